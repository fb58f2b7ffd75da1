import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { securityHeaders } from '../http/headers.ts';
import type { PageCache } from './page-cache.ts';

type GeneratedDocument = {
  text: string;
  type: string;
  /** Besides, or instead of, those of a document without scripts and pictures. */
  headers?: Readonly<Record<string, string>>;
  /** Whether shared caches in front of the site may keep it. */
  isShared?: boolean;
};

/** Answers documents other than pages (feeds, the sitemap) through the same cache and rules. */
export class DocumentServer {
  constructor(private readonly site: { readonly cache: PageCache }) {}

  async answer(path: string, request: Request, generate: () => Promise<GeneratedDocument>): Promise<Response> {
    // Prefix that no page address has.
    const key = `document:${path}`;
    const { cache } = this.site;
    const known = cache.match(key, request);
    if (known) return known;
    try {
      await cache.fillOnce(key, () => this.fill(key, generate));
    } catch (error) {
      const old = isDatabaseUnavailable(error) ? cache.match(key, request, true) : undefined;
      if (old) return old;
      throw error;
    }
    return cache.match(key, request) ?? unkept(await generate());
  }

  /** A document that is made again for each request. */
  answerOnce(document: GeneratedDocument): Response {
    return unkept(document);
  }

  private async fill(key: string, generate: () => Promise<GeneratedDocument>): Promise<void> {
    const { cache } = this.site;
    const { generation } = cache;
    const document = await generate();
    const { text, isShared = true } = document;
    const html = new TextEncoder().encode(text);
    await cache.put(key, { html, headers: headersOf(document), isShared }, generation);
  }
}

/** The response when nothing is cached. */
function unkept(document: GeneratedDocument): Response {
  return new Response(document.text, { headers: { ...headersOf(document), 'cache-control': 'no-cache' } });
}

function headersOf({ type, headers }: Pick<GeneratedDocument, 'type' | 'headers'>): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': type,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  };
}
