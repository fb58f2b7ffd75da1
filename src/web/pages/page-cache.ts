import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoded, type Encoding, encode } from '../files/encodings.ts';
import { matchesEtag } from '../http/etag.ts';
import { htmlHeaders } from '../http/headers.ts';

/** `headers` is one object for all answers: building it anew for each costs a third of the speed. */
type Variant = { body: Uint8Array<ArrayBuffer>; headers: Headers; etag: string };
type Entry = {
  variants: Readonly<Record<Encoding, Variant>>;
  tags: readonly string[];
  /** Set when what it shows has changed; it is served until its replacement is there. */
  stale: boolean;
  /** True while a replacement is being rendered. */
  renewing: boolean;
  /** Milliseconds since the epoch; a renewal that failed is not tried again before. */
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
 * Complete pages as bytes, by address. A hit costs a lookup and a Response; what it shows is named by tags, and a page
 * whose tags have changed is served until one render has replaced it, for as long as that takes.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly flights = new Map<string, Promise<void>>();
  /** Counts the changes that were heard of, so that a render that began before one is not kept as fresh. */
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

  /** The answer from memory, or undefined. `renew` is called when the entry asks to be replaced. */
  match(key: string, request: Request, renew: (key: string) => Promise<void>): Response | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.stale && !entry.renewing && Date.now() >= entry.retryAt) void this.renew(key, entry, renew);
    const { body, headers, etag } = entry.variants[chooseEncoding(request.headers.get('accept-encoding'))];
    const known = request.headers.get('if-none-match');
    if (known !== null && matchesEtag(known, etag)) return notModified(headers);
    return new Response(body, { headers });
  }

  /** Keeps a complete page. `generation` is what it was when its render began. */
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

  /** Runs one fill per address at a time; whoever comes meanwhile waits for the same one. */
  fillOnce(key: string, fill: () => Promise<void>): Promise<void> {
    const running = this.flights.get(key);
    if (running) return running;
    const flight = fill().finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** The fill under way for an address, if there is one; it never rejects. */
  flight(key: string): Promise<void> | undefined {
    return this.flights.get(key)?.catch(() => {});
  }

  /** Marks what shows one of these tags as stale; every page, when none are given. */
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

  /** Waits for the fills under way; a clean shutdown and tests ask for it. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.flights.values());
  }

  private async renew(key: string, entry: Entry, renew: (key: string) => Promise<void>): Promise<void> {
    entry.renewing = true;
    try {
      await this.fillOnce(key, () => renew(key));
    } catch {
      // Whoever rendered has logged it; the old page goes on being served.
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
