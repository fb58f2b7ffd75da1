import { LRUCache } from 'lru-cache';
import { SerialRunner } from '../../domain/jobs.ts';
import { latestEntries } from '../../domain/limits/memory-counts.ts';
import type { PublicEffect } from '../../domain/publishing/page-change.ts';
import { htmlHeaders } from '../http/headers.ts';
import { chooseEncoding, type Encoded, type Encoding, encode, matchesEtag } from '../http/responses/encodings.ts';
import { type SharedCaching, sharedHeaders, usualFreshness } from '../http/shared-caching.ts';
import type { LoadedPage } from './public-page.ts';

/** `headers` is one object for all answers: building it for each costs a third of the speed. */
type Variant = {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** Those that let shared caches keep it for the usual time; undefined when they must not. */
  shared: Headers | undefined;
  etag: string;
};
type Entry = {
  variants: Readonly<Record<Encoding, Variant>>;
  /** Set by a change; it is served only while the database is unavailable. */
  stale: boolean;
};

/** `headers` are those of an HTML page when left out. */
type Rendered = {
  html: Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
  /** Whether shared caches in front of the site may keep it. */
  isShared?: boolean;
};

type Fill = (key: string) => Promise<void>;

/** How many addresses are remembered that lead to no article. */
const maxMissing = 10_000;
/** How many pages are rendered again after a change, before visitors ask for them. */
const maxPagesToRefresh = 256;

/**
 * Complete pages as bytes, by address. A hit costs a lookup and a Response. A change of public content makes all of them stale; one
 * that takes content back drops them all.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly flights = new Map<string, { fill: Promise<void>; generation: number }>();
  /** Incremented by each change, so that a render that began before it is not stored. */
  generation = 0;
  /** The generation of the last change that took content back. */
  withdrawn = 0;
  private readonly toRefresh = new Map<string, Fill>();
  /** What addresses show that led to nothing since the last change, by key. */
  readonly missing = latestEntries<LoadedPage>(maxMissing);
  private readonly refreshing = new SerialRunner(() => this.refreshAll());

  /** `maximumBytes` of 0 keeps nothing, and every page is rendered again. */
  constructor(
    private readonly maximumBytes: number,
    /** Sent with every page. */
    private readonly transport: Readonly<Record<string, string>> = {},
    /** Undefined when no shared cache is notified of changes: then none may store a page. */
    private readonly sharedCaching?: SharedCaching | undefined,
  ) {
    this.entries = new LRUCache({ maxSize: Math.max(1, maximumBytes), sizeCalculation: sizeOf });
  }

  /** False when every page is rendered again. */
  get keeps(): boolean {
    return this.maximumBytes > 0;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** The cached response, or undefined. A stale one only on request. */
  match(key: string, request: Request, allowStale = false): Response | undefined {
    const entry = this.entries.get(key);
    if (!entry || (entry.stale && !allowStale)) return undefined;
    const variant = entry.variants[chooseEncoding(request.headers.get('accept-encoding'))];
    const { body, etag } = variant;
    const headers = allowStale ? variant.headers : this.headersFor(variant);
    const known = request.headers.get('if-none-match');
    if (known !== null && matchesEtag(known, etag)) return notModified(headers);
    return new Response(body, { headers });
  }

  private headersFor({ headers, shared }: Variant): Headers {
    const freshness = shared && this.sharedCaching?.freshness();
    if (!freshness) return headers;
    if (freshness === usualFreshness) return shared;
    const limited = new Headers(shared);
    for (const [name, value] of Object.entries(sharedHeaders(freshness))) limited.set(name, value);
    return limited;
  }

  /** Whether a cached page has outdated content. */
  hasStale(key: string): boolean {
    return this.entries.peek(key)?.stale === true;
  }

  /**
   * Stores a complete page. `generation` is its value at the start of the render. False when something has changed since
   * then: it is not stored.
   */
  async put(key: string, rendered: Rendered, generation: number): Promise<boolean> {
    if (!this.keeps) return true;
    const encoded = await encode(rendered.html);
    if (generation !== this.generation) return false;
    this.entries.set(key, {
      variants: variantsOf(
        encoded,
        { ...this.transport, ...(rendered.headers ?? htmlHeaders) },
        this.sharedCaching !== undefined && rendered.isShared === true,
      ),
      stale: false,
    });
    return true;
  }

  /** Single flight: concurrent callers for an address share one fill, but none that began before the last change. */
  fillOnce(key: string, fill: () => Promise<void>): Promise<void> {
    const running = this.flights.get(key);
    if (running?.generation === this.generation) return running.fill;
    const flight = {
      generation: this.generation,
      fill: fill().finally(() => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
      }),
    };
    this.flights.set(key, flight);
    return flight.fill;
  }

  /** The running fill of an address that began after the last change, if any; never rejects. */
  flight(key: string): Promise<void> | undefined {
    const running = this.flights.get(key);
    return running?.generation === this.generation ? running.fill.catch(() => {}) : undefined;
  }

  /** Applies a change to all pages. Returns their addresses, most recently used first. */
  apply(effect: PublicEffect): string[] {
    this.generation += 1;
    this.missing.clear();
    const keys = [...this.entries.keys()];
    if (effect === 'withdrawn') {
      this.withdrawn = this.generation;
      this.entries.clear();
    } else for (const entry of this.entries.values()) entry.stale = true;
    return keys;
  }

  drop(key: string): void {
    this.entries.delete(key);
  }

  /** Renders these pages again, one after the other, so that requests of visitors come first. */
  refresh(keys: readonly string[], fill: Fill): void {
    for (const key of keys) if (this.toRefresh.size < maxPagesToRefresh) this.toRefresh.set(key, fill);
    this.refreshing.wake();
  }

  /** Waits for running fills; used at shutdown and in tests. */
  async settled(): Promise<void> {
    while (this.flights.size > 0 || this.refreshing.running) {
      await Promise.allSettled([...[...this.flights.values()].map(({ fill }) => fill), this.refreshing.running]);
    }
  }

  /** Gives up what would be rendered without a request. */
  stopRefreshing(): void {
    this.toRefresh.clear();
  }

  private async refreshAll(): Promise<void> {
    for (const [key, fill] of this.toRefresh) {
      // A timer comes after the requests that have arrived meanwhile.
      await Bun.sleep(0);
      this.toRefresh.delete(key);
      const entry = this.entries.peek(key);
      if (entry && !entry.stale) continue;
      // Logged by the renderer; the next visitor tries it again.
      await this.fillOnce(key, () => fill(key)).catch(() => {});
    }
  }
}

/** `isShared`: whether shared caches may keep the page. */
function variantsOf(encoded: Encoded, common: Readonly<Record<string, string>>, isShared: boolean): Entry['variants'] {
  const digest = Bun.hash(encoded.identity).toString(36);
  const variant = (encoding: Encoding): Variant => {
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers = new Headers({ vary: 'Accept-Encoding', ...common, 'cache-control': 'no-cache', etag });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return { body: encoded[encoding], headers, shared: isShared ? sharedOf(headers) : undefined, etag };
  };
  return { identity: variant('identity'), gzip: variant('gzip'), br: variant('br'), zstd: variant('zstd') };
}

function sharedOf(headers: Headers): Headers {
  const shared = new Headers(headers);
  for (const [name, value] of Object.entries(sharedHeaders(usualFreshness))) shared.set(name, value);
  return shared;
}

/** What headers and address of an entry take, besides its bodies. */
const entryOverheadInBytes = 1024;

function sizeOf(entry: Entry): number {
  return Object.values(entry.variants).reduce((sum, variant) => sum + variant.body.byteLength, entryOverheadInBytes);
}

function notModified(headers: Headers): Response {
  const kept = new Headers(headers);
  kept.delete('content-type');
  kept.delete('content-encoding');
  return new Response(null, { status: 304, headers: kept });
}
