import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { outsideOfRequests } from '../../current.ts';
import type { Db, Transaction } from '../../db/client.ts';
import { cachePurges } from '../../db/schema/index.ts';

/** What all pages and files of the site have in a shared cache that knows tags. */
export const siteTag = 'pages';

/** How shared caches in front of the site are made to purge its pages and files. */
export type PurgeSettings = {
  endpoints: readonly string[];
  /** `DELETE` removes the folders of a cache, as the WebDAV module of nginx does. */
  method: 'PURGE' | 'DELETE' | 'POST';
  /** What it names: nothing, so that all is forgotten, or the tag of the site, as Cloudflare or Fastly want it. */
  by: 'everything' | 'cache-tag' | 'surrogate-key';
  /** A header that authorises the request. */
  header: { name: string; value: string } | undefined;
  siteUrl: string;
};

/** For the readiness check and for staff: endpoints that have refused their last purge. */
type PurgeState = { failing: number; lastError: string | undefined };

/**
 * Waits before a purge is repeated. Between the commit of a change and the first purge, another node may have refilled a
 * shared cache: none does so later than the first repetition (see web/http/shared-caching.ts). The last one is for
 * answers that were held up on their way, by a machine that was paused.
 */
const repeatsInMilliseconds = [3000, 30_000] as const;
const purgesPerChange = 1 + repeatsInMilliseconds.length;
const maxDelayInMilliseconds = 60_000;
const requestTimeoutInMilliseconds = 2000;
/** How long a purge that is being sent is left alone by other nodes. */
const leaseInMilliseconds = 5000;
/** Interval for purges that another node left unsent. */
const pollIntervalInMilliseconds = 10_000;

/** A cache that has nothing to forget answers 404 or, ngx_cache_purge, 412. */
const purgedStatuses = new Set([404, 412]);

type Options = { db: Db; settings: PurgeSettings; onError: (error: unknown) => void };

/**
 * Tells shared caches of changes. A purge is requested in the transaction of the change, sent when that is committed, and
 * repeated until the endpoint accepts it.
 */
export class CachePurges {
  private timer: Timer | undefined;
  private stopped = false;
  private sending: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  /** Belongs to a change: when that is committed, the purge is due. */
  async request(tx: Transaction): Promise<void> {
    // In one order, so that two changes do not wait for each other.
    for (const endpoint of [...this.options.settings.endpoints].sort()) {
      await tx
        .insert(cachePurges)
        .values({ endpoint, due: purgesPerChange })
        .onConflictDoUpdate({ target: cachePurges.endpoint, set: dueAgain });
    }
  }

  /** The same for a change without a transaction: a scheduled article that went live. */
  async requestNow(): Promise<void> {
    await this.options.db.transaction((tx) => this.request(tx));
    await this.sendNow();
  }

  /** Pages of another build lead to files that this one may not have. Asked at the start; one node purges for all. */
  async requestForBuild(build: string): Promise<void> {
    for (const endpoint of this.options.settings.endpoints) {
      await this.options.db
        .insert(cachePurges)
        .values({ endpoint, due: purgesPerChange, build })
        .onConflictDoUpdate({
          target: cachePurges.endpoint,
          set: { ...dueAgain, build },
          setWhere: sql`${cachePurges.build} is distinct from ${build}`,
        });
    }
    await this.sendNow();
  }

  /** Sends what is due. Resolves when every endpoint has answered or timed out; failures are repeated later. */
  async sendNow(): Promise<void> {
    // One that is under way may have looked before the change.
    await this.sending;
    await this.send();
  }

  start(): void {
    void this.send();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sending;
  }

  async state(): Promise<PurgeState> {
    const rows = await this.options.db
      .select({ lastError: cachePurges.lastError })
      .from(cachePurges)
      .where(and(this.own(), gt(cachePurges.due, 0), gt(cachePurges.attempts, 0)));
    return { failing: rows.length, lastError: rows.find(({ lastError }) => lastError)?.lastError ?? undefined };
  }

  private send(): Promise<void> {
    clearTimeout(this.timer);
    this.sending ??= outsideOfRequests(() => this.sendDue())
      .catch(this.options.onError)
      .then(async () => {
        const delay = await this.nextDelay().catch(() => pollIntervalInMilliseconds);
        if (!this.stopped) this.timer = setTimeout(() => void this.send(), delay);
      })
      .finally(() => {
        this.sending = undefined;
      });
    return this.sending;
  }

  private async sendDue(): Promise<void> {
    const { db } = this.options;
    const claimed = await db
      .update(cachePurges)
      .set({ nextAttemptAt: after(leaseInMilliseconds) })
      .where(and(this.own(), gt(cachePurges.due, 0), sql`${cachePurges.nextAttemptAt} <= clock_timestamp()`))
      .returning();
    await Promise.all(
      claimed.map(async (purge) => {
        const error = await this.purge(purge.endpoint);
        await this.settle(purge, error);
        if (error) this.options.onError(new Error(`The cache behind ${purge.endpoint} was not purged: ${error}`));
      }),
    );
  }

  private async settle(purge: typeof cachePurges.$inferSelect, error: string | undefined) {
    const { endpoint, revision, attempts, due } = purge;
    const untilRepeat = repeatsInMilliseconds[purgesPerChange - due] ?? 0;
    const growing = Math.min(1000 * 2 ** attempts, maxDelayInMilliseconds);
    const outcome = error
      ? { attempts: attempts + 1, lastError: error, nextAttemptAt: after(growing) }
      : { attempts: 0, lastError: null, due: sql`${cachePurges.due} - 1`, nextAttemptAt: after(untilRepeat) };
    await this.options.db
      .update(cachePurges)
      .set(outcome)
      .where(and(eq(cachePurges.endpoint, endpoint), eq(cachePurges.revision, revision), gt(cachePurges.due, 0)));
  }

  /** What went wrong, if anything did. */
  private async purge(endpoint: string): Promise<string | undefined> {
    const { method, by, header, siteUrl } = this.options.settings;
    const headers = new Headers(header && { [header.name]: header.value });
    // A cache knows its entries by the site's own host; a service has a host of its own and wants a body.
    if (method === 'PURGE') headers.set('host', new URL(siteUrl).host);
    else if (method === 'POST') headers.set('content-type', 'application/json');
    if (by === 'surrogate-key') headers.set('surrogate-key', siteTag);
    try {
      const answer = await fetch(endpoint, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutInMilliseconds),
        ...(method === 'POST' && {
          body: JSON.stringify(by === 'cache-tag' ? { tags: [siteTag] } : { purge_everything: true }),
        }),
      });
      await answer.body?.cancel();
      return answer.ok || purgedStatuses.has(answer.status) ? undefined : `HTTP ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async nextDelay(): Promise<number> {
    const [row] = await this.options.db
      .select({
        delay: sql<number | null>`extract(epoch from min(${cachePurges.nextAttemptAt}) - clock_timestamp()) * 1000`,
      })
      .from(cachePurges)
      .where(and(this.own(), gt(cachePurges.due, 0)));
    const delay = Number(row?.delay ?? pollIntervalInMilliseconds);
    return Math.min(Math.max(delay, 50), pollIntervalInMilliseconds);
  }

  private own() {
    return inArray(cachePurges.endpoint, [...this.options.settings.endpoints]);
  }
}

const dueAgain = {
  revision: sql`${cachePurges.revision} + 1`,
  due: purgesPerChange,
  nextAttemptAt: sql`clock_timestamp()`,
};

/** Purges that were refused and are still tried; those of an endpoint that was taken out of the settings are not. */
export const isRefused = sql`${cachePurges.due} > 0 and ${cachePurges.attempts} > 0 and ${cachePurges.nextAttemptAt} > clock_timestamp() - interval '5 minutes'`;

function after(milliseconds: number) {
  return sql<Date>`clock_timestamp() + ${milliseconds}::float8 * interval '1 millisecond'`;
}
