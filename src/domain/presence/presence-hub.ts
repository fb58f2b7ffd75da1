import { sql } from 'drizzle-orm';
import { outsideOfRequests } from '../../current.ts';
import type { OpenDatabase } from '../../db/client.ts';
import { type ActiveEditor, activeEditors, type Lease, renewLeases, shortenLease, takeLease } from './leases.ts';

const channel = 'article_presence';

/** A crashed node or a window that was closed unnoticed is gone after this many seconds. */
const leaseInSeconds = 15;
/** Delay after a window was closed: it may only be reloading. */
export const closedLeaseInSeconds = 5;
/** How often leases are renewed and, where the database sends no notifications, others are looked for. */
const usualIntervalInMilliseconds = 4000;
/** Connections of one account to this node; browsers open no more than six to a site. */
const maxWindowsPerAccount = 4;
const maxWindows = 1000;
const unlistenTimeoutInMilliseconds = 1000;

/** A connection that is notified of who has the article open. */
type Window = {
  lease: Lease;
  notify: (present: readonly ActiveEditor[]) => void;
  /** The session has ended, or the site stops: `stopping` asks the client to connect again. */
  end: (reason: 'session' | 'stopping') => void;
};

type Options = Pick<OpenDatabase, 'db' | 'notifications'> & {
  intervalInMilliseconds?: number;
  onError: (error: unknown) => void;
};

/**
 * Keeps the leases of all windows that are connected to this node and notifies them of who else is there. Nodes hear of each
 * other through the database: by notification, and by looking every few seconds. The cost of looking does not grow with the
 * number of windows.
 */
export class PresenceHub {
  private readonly windows = new Set<Window>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private listening: Promise<{ unlisten: () => Promise<void> } | undefined> | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly options: Options) {}

  /** Connects a window; `close` says that its connection has ended, and whether the window has left or connects again. */
  async open(
    window: Window,
  ): Promise<{ kind: 'open'; close: (hasLeft: boolean) => Promise<void> } | { kind: 'full' | 'missing' }> {
    const { lease } = window;
    const ofAccount = [...this.windows].filter((one) => one.lease.accountId === lease.accountId);
    if (this.stopped || this.windows.size >= maxWindows || ofAccount.length >= maxWindowsPerAccount) {
      return { kind: 'full' };
    }
    this.windows.add(window);
    try {
      if (!(await takeLease(this.options.db, lease, leaseInSeconds))) {
        this.windows.delete(window);
        return { kind: 'missing' };
      }
    } catch (error) {
      this.windows.delete(window);
      throw error;
    }
    this.listen();
    this.timer ??= this.startTimer();
    await this.announce(lease.articleId);
    return { kind: 'open', close: (hasLeft) => this.close(window, hasLeft) };
  }

  /** A window without a connection has sent a request, and is present for this many more seconds. */
  async visit(lease: Lease, seconds: number): Promise<boolean> {
    const isTaken = await takeLease(this.options.db, lease, seconds);
    if (isTaken) await this.announce(lease.articleId);
    return isTaken;
  }

  /** Ends all connections; their leases stay until their windows have connected to another node. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    for (const { end } of this.windows) end('stopping');
    this.windows.clear();
    const subscription = await Promise.race([this.listening, Bun.sleep(unlistenTimeoutInMilliseconds)]);
    await Promise.race([subscription?.unlisten(), Bun.sleep(unlistenTimeoutInMilliseconds)]);
  }

  private startTimer(): ReturnType<typeof setInterval> {
    const { intervalInMilliseconds = usualIntervalInMilliseconds } = this.options;
    const timer = outsideOfRequests(() => setInterval(() => void this.look(), intervalInMilliseconds));
    timer.unref();
    return timer;
  }

  private async close(window: Window, hasLeft: boolean): Promise<void> {
    if (!this.windows.delete(window)) return;
    if (this.windows.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    if (!hasLeft) return;
    try {
      await shortenLease(this.options.db, window.lease, closedLeaseInSeconds);
    } catch (error) {
      // The lease ends by itself.
      this.options.onError(error);
    }
  }

  /** Renews all leases, ends the connections of ended sessions, and notifies the others. Without an overlap. */
  private look(): Promise<void> {
    this.looking ??= this.lookOnce()
      .catch(this.options.onError)
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const known = [...this.windows];
    const renewed = await renewLeases(
      this.options.db,
      known.map(({ lease }) => lease),
      leaseInSeconds,
    );
    for (const window of known) {
      if (renewed.has(window.lease.window) || !this.windows.delete(window)) continue;
      window.end('session');
    }
    await this.notify([...new Set([...this.windows].map(({ lease }) => lease.articleId))]);
  }

  /** Reads who has these articles open and notifies the windows of this node. */
  private async notify(articleIds: readonly number[]): Promise<void> {
    const present = Map.groupBy(await activeEditors(this.options.db, articleIds), ({ articleId }) => articleId);
    for (const { lease, notify } of this.windows) {
      if (articleIds.includes(lease.articleId)) notify(present.get(lease.articleId) ?? []);
    }
  }

  private async announce(articleId: number): Promise<void> {
    await this.notify([articleId]);
    if (!this.options.notifications) return;
    await this.options.db.execute(sql`select pg_notify(${channel}, ${String(articleId)})`);
  }

  /** Where notifications do not arrive, as behind some connection pools, looking finds the others. */
  private listen(): void {
    this.listening ??= this.options.notifications
      ?.listen(channel, (articleId) => {
        const isWatched = [...this.windows].some(({ lease }) => lease.articleId === Number(articleId));
        if (isWatched) this.notify([Number(articleId)]).catch(this.options.onError);
      })
      .catch((error: unknown) => {
        this.options.onError(error);
        return undefined;
      });
  }
}
