import { Elysia } from 'elysia';
import type { ReactNode } from 'react';
import { sharedRender } from '../../current.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import type { PublicEffect } from '../../domain/publishing/page-change.ts';
import type { PageText } from '../../domain/search/entries.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { completeParameter, counterpart, matchRoute, type Route, type RouteMatch } from '../../routes.ts';
import { heroFirstHash } from '../../ui/media/hero-first.tsx';
import { queryOf } from '../http/body.ts';
import { discreetHeaders, movedPermanently } from '../http/discreet.ts';
import { contentSecurityWith, htmlHeaders } from '../http/headers.ts';
import { streamAnswer } from '../http/responses/stream-answer.ts';
import type { Log } from '../log/log.ts';
import type { MissingAddresses } from '../log/missing-addresses.ts';
import { isSlowLine, lightPage, slowLineHeaders } from './light-page.ts';
import type { PageCache } from './page-cache.ts';
import { type PageReading, PageRender, readingOf } from './page-render.tsx';
import type { LoadedPage, PublicPage, Staff } from './public-page.ts';
import { readMain } from './readable-text.ts';
import { completeTimeoutInMilliseconds, type RenderedPage, renderCompletePage, renderPage } from './render.tsx';

type Options = {
  siteUrl: string;
  log: Log;
  missingAddresses: MissingAddresses;
  staffOf: (request: Request) => Promise<Staff | undefined>;
  cache: PageCache;
  /** Called with each change, before pages are rendered again. */
  onChange?: (effect: PublicEffect) => void;
  /** Called with the duration of each render in milliseconds. */
  observeRender?: ((milliseconds: number) => void) | undefined;
};

/** How often a page is rendered for one request when content keeps changing. */
const maxRenders = 10;
const pageHeaders = {
  ...htmlHeaders,
  'content-security-policy': contentSecurityWith(heroFirstHash),
  // Browsers tell how fast the connection is only to sites that ask.
  'accept-ch': 'ECT',
  vary: `Accept-Encoding, ${slowLineHeaders}`,
};
type PageHeaders = Readonly<Record<string, string>> & { 'cache-control': 'no-cache' | 'private, no-store' };
const headers: PageHeaders = { ...pageHeaders, 'cache-control': 'no-cache' };
/** For pages that differ between visitors, and those of which there are too many: no cache stores them. */
const privateHeaders: PageHeaders = { ...headers, 'cache-control': 'private, no-store' };

/** Prefix of the cache keys of pages for slow lines; the rest is the address, which begins with a slash. */
const lightPrefix = 'light:';

/** What a page is rendered for. `isLight`: for a slow line. */
type Variant = { reading: PageReading; isLight: boolean };

/** Answers public pages: from the cache, else complete, else streamed while one render fills the cache. */
export class PageServer {
  private readonly pages = new Map<string, PublicPage>();

  constructor(private readonly options: Options) {}

  /** Answers these pages in every language. */
  plugin(pages: readonly PublicPage[]) {
    const app = new Elysia();
    for (const page of pages) {
      const { route } = page;
      this.pages.set(route.key, page);
      for (const language of languageCodes) {
        const path = route.path[language];
        app.get(`/${language}${path && `/${path}`}`, ({ request, params }) =>
          this.answer(page, { route, language, parameters: params }, request),
        );
      }
    }
    return app;
  }

  /** The cached response for this address, or undefined. */
  fromMemory(request: Request): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const start = request.url.indexOf('/', 8);
    return start < 0
      ? undefined
      : this.options.cache.match(keyOf(request.url.slice(start), isSlowLine(request.headers)), request);
  }

  /** Where a page is that may be named by an earlier slug, and how long that may be kept; the address itself for all others. */
  async locate(
    match: RouteMatch,
    request: Request,
  ): Promise<[address: string, caching?: PageHeaders['cache-control']]> {
    const address = counterpart(match, match.language);
    const page = this.pages.get(match.route.key);
    if (!page || Object.keys(match.parameters).length === 0) return [address];
    const render = new PageRender(this.reading(page, match, new URLSearchParams()), {
      staff: () => this.options.staffOf(request),
    });
    const load = () => sharedRender(match.language, () => render.load(page));
    // Without a database, the page there says so.
    const loaded = await load().catch(() => undefined);
    return [loaded?.movedTo ?? address, page.cached({}) ? 'no-cache' : 'private, no-store'];
  }

  /** Applies a change to the cached pages, and renders the most recently used ones again. */
  changed(effect: PublicEffect): void {
    const { cache } = this.options;
    this.options.onChange?.(effect);
    const pages = cache.apply(effect).filter((key) => key.startsWith('/'));
    cache.refresh(pages, (key) => this.fill(key));
  }

  /** The public text of a page; undefined when it is missing or hidden from search engines. */
  async readText(
    route: Route,
    language: Language,
    parameters: Record<string, string> = {},
  ): Promise<PageText | undefined> {
    const page = this.pages.get(route.key);
    if (!page) return undefined;
    const match = { route, language, parameters };
    const reading = this.reading(page, match, new URLSearchParams());
    const { render, loaded, rendered } = await this.render(page, { reading, isLight: false }, undefined, true);
    const { status = 200, meta } = loaded;
    if (rendered.kind !== 'complete' || status !== 200 || meta.hidden) return undefined;
    const { title, description } = meta;
    const address = counterpart(match, language);
    return {
      route,
      href: address,
      title,
      description,
      ...readMain(rendered.html, route),
      incomplete: render.failure !== undefined,
    };
  }

  private async answer(page: PublicPage, match: RouteMatch, request: Request): Promise<Response> {
    const search = queryOf(request);
    const reading = this.reading(page, match, search);
    const variant = { reading, isLight: isSlowLine(request.headers) };
    const { cache } = this.options;
    if (!page.cached(reading.query) || !cache.keeps)
      return this.renderOnce(page, variant, request, search.has(completeParameter));
    const key = keyOf(counterpart(match, match.language, reading.query), variant.isLight);
    const known = cache.match(key, request);
    if (known) return known;
    const missing = cache.missing.get(key);
    if (missing) return this.renderOnce(page, variant, request, true, missing);
    if (cache.hasStale(key)) return this.answerStale(page, variant, request, key);
    if (search.has(completeParameter)) {
      await cache.fillOnce(key, () => this.fill(key)).catch(() => {});
      return cache.match(key, request) ?? this.renderOnce(page, variant, request, true);
    }
    // Concurrent requests wait for the first render, but no longer than for a render of their own.
    const flight = cache.flight(key);
    if (flight) await Promise.race([flight, Bun.sleep(completeTimeoutInMilliseconds)]);
    return cache.match(key, request) ?? this.renderAndKeep(page, variant, request, key);
  }

  /** The page as it is now; as it was before the change only while the database is unavailable. */
  private async answerStale(page: PublicPage, variant: Variant, request: Request, key: string): Promise<Response> {
    const { cache } = this.options;
    try {
      await cache.fillOnce(key, () => this.fill(key));
    } catch (error) {
      const old = isDatabaseUnavailable(error) ? cache.match(key, request, true) : undefined;
      if (old) return old;
    }
    return cache.match(key, request) ?? this.renderOnce(page, variant, request, true);
  }

  /** Renders a complete page and caches it: at start, after a stream and after a change. Throws. */
  async fill(key: string): Promise<void> {
    const isLight = key.startsWith(lightPrefix);
    const url = new URL(isLight ? key.slice(lightPrefix.length) : key, 'http://localhost');
    const match = matchRoute(decodeURIComponent(url.pathname));
    const page = match && this.pages.get(match.route.key);
    if (!page) throw new Error(`No page answers ${key}.`);
    const reading = this.reading(page, match, url.searchParams);
    const { render, loaded, rendered, generation } = await this.render(page, { reading, isLight }, undefined, true);
    if (render.failure) throw new Error(`The page ${key} could not be renewed.`, { cause: render.failure });
    if ((loaded.status ?? 200) !== 200) this.options.cache.drop(key);
    else if (rendered.kind === 'complete') await this.keep(key, rendered.html, loaded, generation);
  }

  private keep(key: string, html: Uint8Array<ArrayBuffer>, { meta }: LoadedPage, generation: number): Promise<boolean> {
    // Some shared caches do not read `Vary`: they would give pages for slow lines to all visitors.
    const isShared = !key.startsWith(lightPrefix) && !meta.hidden;
    return this.options.cache.put(key, { html, headers: pageHeaders, isShared }, generation);
  }

  /** Answers as soon as possible and continues until the page is cached. */
  private renderAndKeep(page: PublicPage, variant: Variant, request: Request, key: string): Promise<Response> {
    const { cache } = this.options;
    const response = Promise.withResolvers<Response>();
    let leads = false;
    const flight = cache.fillOnce(key, async () => {
      leads = true;
      const { render, loaded, rendered, generation } = await this.render(page, variant, request);
      response.resolve(responseOf(rendered, loaded, render.nonce, headers, request));
      if (isMissing(loaded) && generation === cache.generation) cache.missing.set(key, loaded);
      if ((loaded.status ?? 200) !== 200) return;
      if (rendered.kind === 'streaming') await this.fill(key);
      else if (!render.failure) await this.keep(key, rendered.html, loaded, generation);
    });
    // A slow render is already running: this request gets its own stream.
    if (!leads) return this.renderOnce(page, variant, request);
    flight.catch((error: unknown) => response.reject(error));
    return response.promise;
  }

  private async renderOnce(
    page: PublicPage,
    variant: Variant,
    request: Request,
    complete = false,
    known?: LoadedPage,
  ): Promise<Response> {
    const { render, loaded, rendered } = await this.render(page, variant, request, complete, known);
    return responseOf(
      rendered,
      loaded,
      render.nonce,
      page.cached(variant.reading.query) ? headers : { ...privateHeaders, ...page.headers },
      request,
    );
  }

  /**
   * Renders a page, up to `maxRenders` times when something has changed meanwhile: no page should leave with content that was
   * withdrawn while it was rendered. A stream that has begun breaks off instead.
   */
  private async render(
    page: PublicPage,
    { reading, isLight }: Variant,
    request: Request | undefined,
    complete = false,
    known?: LoadedPage,
  ) {
    for (let attempt = 1; ; attempt += 1) {
      const { cache, staffOf, missingAddresses, observeRender } = this.options;
      const { generation } = cache;
      const startedAt = performance.now();
      const render = new PageRender(reading, {
        staff: request && (() => staffOf(request)),
        onFailure: (error) => this.degraded(page, error),
      });
      const { loaded, rendered } = await sharedRender(reading.language, async () => {
        const loaded = known ?? (await render.load(page));
        if (!known && loaded.status === 404) missingAddresses.note(page.route.key);
        if (loaded.movedTo !== undefined) return { loaded, rendered: nothing };
        const document = render.document(loaded);
        const isWithdrawn = () => cache.withdrawn > generation;
        const rendered: RenderedPage =
          complete || isLight
            ? { kind: 'complete', html: await renderWhole(document, render, isLight) }
            : await renderPage(document, { ...render.rendering, isWithdrawn });
        return { loaded, rendered };
      });
      // No figure may show when the report channel was visited.
      if (page.headers !== discreetHeaders) observeRender?.(performance.now() - startedAt);
      if (page.needsDatabase && rendered.kind === 'complete' && isDatabaseUnavailable(render.failure))
        throw render.failure;
      const changedAt = rendered.kind === 'complete' ? cache.generation : cache.withdrawn;
      if (changedAt <= generation || attempt >= maxRenders) return { render, loaded, rendered, generation };
      if (rendered.kind === 'streaming') await rendered.stream.cancel();
    }
  }

  private reading(page: PublicPage, match: RouteMatch, search: URLSearchParams): PageReading {
    return readingOf(page, match, search, this.options.siteUrl);
  }

  private degraded(page: PublicPage, error: unknown): void {
    const { log } = this.options;
    const facts = { page: page.route.key };
    // The breaker in front of the database reports that it is unavailable.
    if (isDatabaseUnavailable(error)) log.warn('page_degraded', facts);
    else log.error('page_degraded', error, facts);
  }
}

function keyOf(address: string, isLight: boolean): string {
  return isLight ? lightPrefix + address : address;
}

async function renderWhole(document: ReactNode, { rendering }: PageRender, isLight: boolean) {
  const html = await renderCompletePage(document, rendering);
  return isLight ? lightPage(html) : html;
}

const nothing: RenderedPage = { kind: 'complete', html: new Uint8Array() };

/** No article has that address, or none any more. */
function isMissing({ status }: LoadedPage): boolean {
  return status === 404 || status === 410;
}

/** The answer with a page, complete or as a stream. */
function responseOf(
  rendered: RenderedPage,
  { status = 200, movedTo }: LoadedPage,
  nonce: string,
  common: PageHeaders,
  request: Request,
): Response {
  if (movedTo !== undefined) return movedPermanently(movedTo + new URL(request.url).search, common['cache-control']);
  if (rendered.kind === 'complete') return new Response(atOnce(rendered.html), { status, headers: common });
  const policy = contentSecurityWith(heroFirstHash, `nonce-${nonce}`);
  return streamAnswer(rendered.stream, { status, headers: { ...common, 'content-security-policy': policy } });
}

/**
 * Bytes as a stream of one chunk. Bun writes a response that is returned asynchronously in many small writes, one
 * per header name and value, unless its body is a stream: then it takes two.
 */
function atOnce(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
