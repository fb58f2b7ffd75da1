import { securityHeaders } from '../http/headers.ts';
import type { PageCache } from './page-cache.ts';

type GeneratedDocument = { text: string; type: string; tags: readonly string[] };

/** Answers documents other than pages (feeds, the sitemap) through the same cache and rules. */
export class DocumentServer {
  constructor(private readonly cache: PageCache) {}

  async answer(path: string, request: Request, generate: () => Promise<GeneratedDocument>): Promise<Response> {
    // Prefix that no page address has.
    const key = `document:${path}`;
    const fill = () => this.fill(key, generate);
    const known = this.cache.match(key, request, fill);
    if (known) return known;
    await this.cache.fillOnce(key, fill);
    return this.cache.match(key, request, fill) ?? unkept(await generate());
  }

  private async fill(key: string, generate: () => Promise<GeneratedDocument>): Promise<void> {
    const { generation } = this.cache;
    const { text, type, tags } = await generate();
    await this.cache.put(key, { html: new TextEncoder().encode(text), tags, headers: headersOf(type) }, generation);
  }
}

/** The response when nothing is cached. */
function unkept({ text, type }: GeneratedDocument): Response {
  return new Response(text, { headers: { ...headersOf(type), 'cache-control': 'no-cache' } });
}

function headersOf(type: string): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': type,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}
