import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { securityHeaders } from '../http/headers.ts';
import type { PageCache } from './page-cache.ts';

type GeneratedDocument = { text: string; type: string; tags: readonly string[] };

/** Answers documents other than pages (feeds, the sitemap) through the same cache and rules. */
export class DocumentServer {
  constructor(private readonly cache: PageCache) {}

  async answer(path: string, request: Request, generate: () => Promise<GeneratedDocument>): Promise<Response> {
    // Prefix that no page address has.
    const key = `document:${path}`;
    const known = this.cache.match(key, request);
    if (known) return known;
    try {
      await this.cache.fillOnce(key, () => this.fill(key, generate));
    } catch (error) {
      const old = isDatabaseUnavailable(error) ? this.cache.match(key, request, true) : undefined;
      if (old) return old;
      throw error;
    }
    return this.cache.match(key, request) ?? unkept(await generate());
  }

  /** A document that is made again for each request. */
  answerOnce(document: Pick<GeneratedDocument, 'text' | 'type'>): Response {
    return unkept(document);
  }

  private async fill(key: string, generate: () => Promise<GeneratedDocument>): Promise<void> {
    const { generation } = this.cache;
    const { text, type, tags } = await generate();
    await this.cache.put(
      key,
      { html: new TextEncoder().encode(text), tags, headers: headersOf(type), isShared: true },
      generation,
    );
  }
}

/** The response when nothing is cached. */
function unkept({ text, type }: Pick<GeneratedDocument, 'text' | 'type'>): Response {
  return new Response(text, { headers: { ...headersOf(type), 'cache-control': 'no-cache' } });
}

function headersOf(type: string): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': type,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}
