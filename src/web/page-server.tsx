import { counterpart, matchRoute, type RouteMatch } from '../routes.ts';
import { Document } from '../ui/document.tsx';
import type { Reading } from '../ui/page.ts';
import { contentSecurityWithNonce, htmlHeaders } from './headers.ts';
import type { Log } from './log.ts';
import { makeNonce } from './nonce.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRequest, PublicPage, Staff, TaggedPage } from './public-page.ts';
import { renderCompletePage, renderPage } from './render.tsx';

type Options = {
  pages: readonly PublicPage[];
  cache: PageCache;
  siteUrl: string;
  log: Log;
  staffOf: (request: Request) => Promise<Staff | undefined>;
};

/** Asks for the page complete, however long it takes: the way for readers without script out of a streamed page. */
export const completeParameter = 'complete';

const longestQueryValue = 200;
const headers = { ...htmlHeaders, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };

/** Answers public pages: from memory, else rendered complete, else streamed while one render fills the memory. */
export class PageServer {
  private readonly pages: Map<string, PublicPage>;

  constructor(private readonly options: Options) {
    this.pages = new Map(options.pages.map((page) => [page.route.key, page]));
  }

  /** The bytes in memory for this very address, or undefined. */
  fromMemory(request: Request): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const start = request.url.indexOf('/', 8);
    return start < 0 ? undefined : this.fromMemoryAt(request.url.slice(start), request);
  }

  async answer(page: PublicPage, match: RouteMatch, request: Request): Promise<Response> {
    const search = new URL(request.url).searchParams;
    const reading = this.reading(page, match, search);
    if (!page.cached) return this.render(page, reading, request, undefined);
    const key = counterpart(match, match.language, reading.query);
    const known = this.fromMemoryAt(key, request);
    if (known) return known;
    if (search.has(completeParameter)) {
      await this.options.cache.fillOnce(key, () => this.fill(key));
      const filled = this.fromMemoryAt(key, request);
      if (filled) return filled;
    }
    return this.render(page, reading, request, key);
  }

  /** Renders pages ahead of their first visitor; used after a start and by tests. */
  async fill(key: string): Promise<void> {
    const url = new URL(key, 'http://localhost');
    const match = matchRoute(decodeURIComponent(url.pathname));
    const page = match && this.pages.get(match.route.key);
    if (!page) throw new Error(`No page answers ${key}.`);
    const { cache } = this.options;
    const generation = cache.generation;
    const render = new PageRender(this.options, this.reading(page, match, url.searchParams));
    const loaded = await render.load(page, undefined);
    const html = await renderCompletePage(render.document(loaded), render.rendering);
    if (render.failed) throw new Error(`The page ${key} could not be renewed.`);
    if ((loaded.status ?? 200) === 200) await cache.put(key, { html, tags: loaded.tags }, generation);
    else cache.drop(key);
  }

  private fromMemoryAt(key: string, request: Request): Response | undefined {
    return this.options.cache.match(key, request, (stale) => this.fill(stale));
  }

  private async render(page: PublicPage, reading: Reading, request: Request, key: string | undefined) {
    const { cache } = this.options;
    const generation = cache.generation;
    const render = new PageRender(this.options, reading);
    const loaded = await render.load(page, request);
    const status = loaded.status ?? 200;
    const rendered = await renderPage(render.document(loaded), render.rendering);
    const keep = key !== undefined && status === 200;
    if (rendered.kind === 'streaming') {
      if (keep) void cache.fillOnce(key, () => this.fill(key)).catch(() => {});
      const policy = contentSecurityWithNonce(render.nonce);
      return new Response(rendered.stream, { status, headers: { ...headers, 'content-security-policy': policy } });
    }
    if (keep && !render.failed) {
      void cache.fillOnce(key, () => cache.put(key, { html: rendered.html, tags: loaded.tags }, generation));
    }
    return new Response(rendered.html, { status, headers });
  }

  private reading(page: PublicPage, match: RouteMatch, search: URLSearchParams): Reading {
    const query: Record<string, string> = {};
    for (const name of page.query) {
      const value = search.get(name)?.trim();
      if (value) query[name] = value.slice(0, longestQueryValue);
    }
    const { language, route, parameters } = match;
    return { language, route, parameters, query, siteUrl: this.options.siteUrl };
  }
}

/** One render of one page, and whether all of it went well. */
class PageRender {
  readonly nonce = makeNonce();
  failed = false;

  constructor(
    private readonly options: Options,
    private readonly reading: Reading,
  ) {}

  get rendering() {
    return { nonce: this.nonce, onError: (error: unknown) => this.fail(error) };
  }

  async load(page: PublicPage, request: Request | undefined): Promise<TaggedPage> {
    const { language, parameters, query } = this.reading;
    const asked: PageRequest = {
      language,
      parameters,
      query: query as Record<string, string>,
      siteUrl: this.options.siteUrl,
      staff: async () => (request ? this.options.staffOf(request) : undefined),
      degrade: (error) => this.fail(error),
    };
    return page.load(asked);
  }

  document(page: TaggedPage) {
    return <Document page={page} reading={this.reading} />;
  }

  private fail(error: unknown): void {
    this.failed = true;
    this.options.log.error('page_degraded', error, { page: this.reading.route?.key });
  }
}
