import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoded, type Encoding, encode } from '../files/encodings.ts';
import { matchesEtag } from '../http/etag.ts';
import { htmlHeaders } from '../http/headers.ts';

/** `headers` is one object for all answers: building it anew for each costs a third of the speed. */
type Variant = { body: Uint8Array<ArrayBuffer>; headers: Headers; etag: string };
type Entry = {
  variants: Readonly<Record<Encoding, Variant>>;
  tags: readonly string[];
  /** Set when its content has changed; it is served until it is replaced. */
  stale: boolean;
  /** True while its replacement is being rendered. */
  renewing: boolean;
  /** Earliest retry of a failed renewal, in milliseconds since the epoch. */
  retryAt: number;
};

/** `headers` are those of an HTML page when left out. */
type Rendered = {
  html: Uint8Array<ArrayBuffer>;
  tags: readonly string[];
  headers?: Readonly<Record<string, string>>;
};

const retryAfterMilliseconds = 2000;

/**
 * Complete pages as bytes, by address. A hit costs a lookup and a Response. Tags name what a page shows; a page whose tags
 * have changed is served until one render has replaced it.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly flights = new Map<string, Promise<void>>();
  /** Incremented by each announced change, so that a render that began before it is not stored as fresh. */
  private changes = 0;

  /** `maximumBytes` of 0 keeps nothing, and every page is rendered anew. */
  constructor(private readonly maximumBytes: number) {
    this.entries = new LRUCache({ maxSize: Math.max(1, maximumBytes), sizeCalculation: sizeOf });
  }

  /** False when every page is rendered anew. */
  get keeps(): boolean {
    return this.maximumBytes > 0;
  }

  get generation(): number {
    return this.changes;
  }

  /** The cached response, or undefined. Calls `renew` when the entry is stale. */
  match(key: string, request: Request, renew: (key: string) => Promise<void>): Response | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.stale && !entry.renewing && Date.now() >= entry.retryAt) void this.renew(key, entry, renew);
    const { body, headers, etag } = entry.variants[chooseEncoding(request.headers.get('accept-encoding'))];
    const known = request.headers.get('if-none-match');
    if (known !== null && matchesEtag(known, etag)) return notModified(headers);
    return new Response(body, { headers });
  }

  /** Stores a complete page. `generation` is its value at the start of the render. */
  async put(key: string, rendered: Rendered, generation: number): Promise<void> {
    if (!this.keeps) return;
    const encoded = await encode(rendered.html);
    const stale = generation !== this.changes;
    this.entries.set(key, {
      variants: variantsOf(encoded, rendered.headers ?? htmlHeaders),
      tags: rendered.tags,
      stale,
      renewing: false,
      retryAt: 0,
    });
  }

  /** Single flight: concurrent callers for an address share one fill. */
  fillOnce(key: string, fill: () => Promise<void>): Promise<void> {
    const running = this.flights.get(key);
    if (running) return running;
    const flight = fill().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** The running fill of an address, if any; never rejects. */
  flight(key: string): Promise<void> | undefined {
    return this.flights.get(key)?.catch(() => {});
  }

  /** Marks pages with one of these tags as stale; all pages without tags. */
  markStale(tags?: readonly string[]): void {
    this.changes += 1;
    for (const entry of this.entries.values()) {
      if (!tags || entry.tags.some((tag) => tags.includes(tag))) {
        entry.stale = true;
        entry.retryAt = 0;
      }
    }
  }

  drop(key: string): void {
    this.entries.delete(key);
  }

  /** Waits for running fills; used at shutdown and in tests. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.flights.values());
  }

  private async renew(key: string, entry: Entry, renew: (key: string) => Promise<void>): Promise<void> {
    entry.renewing = true;
    try {
      await this.fillOnce(key, () => renew(key));
    } catch {
      // Already logged by the renderer; the old page is served meanwhile.
      entry.retryAt = Date.now() + retryAfterMilliseconds;
    } finally {
      entry.renewing = false;
    }
  }
}

function variantsOf(encoded: Encoded, common: Readonly<Record<string, string>>): Entry['variants'] {
  const digest = Bun.hash(encoded.identity).toString(36);
  const variant = (encoding: Encoding): Variant => {
    const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers = new Headers({ ...common, 'cache-control': 'no-cache', vary: 'Accept-Encoding', etag });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return { body: encoded[encoding], headers, etag };
  };
  return { identity: variant('identity'), gzip: variant('gzip'), br: variant('br'), zstd: variant('zstd') };
}

function sizeOf(entry: Entry): number {
  return Object.values(entry.variants).reduce((sum, variant) => sum + variant.body.byteLength, 1024);
}

function notModified(headers: Headers): Response {
  const kept = new Headers(headers);
  kept.delete('content-type');
  kept.delete('content-encoding');
  return new Response(null, { status: 304, headers: kept });
}
