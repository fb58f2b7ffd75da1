import type { Sql } from 'postgres';
import { StartError } from '../start-error.ts';

const minDelayInMilliseconds = 200;
const maxDelayInMilliseconds = 5000;

type Subscriber = { receive: (payload: string) => void; onListen: () => void };

/** Opens a client with one connection, with these options of the driver; its types do not know `onnotify`. */
type OpenClient = (options: { onnotify: (channel: string, payload: string) => void; onclose: () => void }) => Sql;

/**
 * Listens to all channels through one connection, which is opened again after a delay that grows with each failure. The
 * driver's own `listen` asks for every channel anew at each failure, so that its queries multiply during an outage.
 */
export class Notifications {
  private readonly channels = new Map<string, Set<Subscriber>>();
  private readonly client: Sql;
  private timer: Timer | undefined;
  private failures = 0;
  private isLost = false;
  private isStopped = false;

  constructor(open: OpenClient) {
    this.client = open({
      onnotify: (name, payload) => {
        for (const { receive } of this.channels.get(name) ?? []) receive(payload);
      },
      onclose: () => {
        this.isLost = true;
        this.retry();
      },
    });
  }

  /**
   * Resolves when the channel is listened to. Rejects when that fails; it is tried again until it succeeds all the same.
   * `onListen` is called each time the channel is listened to: notifications may have been missed before.
   */
  async listen(channel: string, receive: (payload: string) => void, onListen: () => void = () => {}) {
    const subscriber = { receive, onListen };
    this.channels.set(channel, (this.channels.get(channel) ?? new Set()).add(subscriber));
    try {
      await this.ask(channel);
    } catch (error) {
      this.retry();
      throw error;
    }
    onListen();
    return { unlisten: () => this.unlisten(channel, subscriber) };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client.end({ timeout: 1 });
  }

  private async unlisten(channel: string, subscriber: Subscriber): Promise<void> {
    const subscribers = this.channels.get(channel);
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    this.channels.delete(channel);
    // A connection that is lost listens to nothing.
    if (!this.isStopped) await this.client.unsafe(`unlisten "${channel}"`).catch(() => {});
  }

  private async ask(channel: string): Promise<void> {
    await this.client.unsafe(`listen "${channel}"`);
  }

  /** One attempt for all channels at a time. */
  private retry(): void {
    if (this.isStopped || this.timer || this.channels.size === 0) return;
    const delay = Math.min(minDelayInMilliseconds * 2 ** this.failures, maxDelayInMilliseconds);
    this.failures += 1;
    this.timer = setTimeout(() => void this.listenAgain(), delay);
    this.timer.unref();
  }

  private async listenAgain(): Promise<void> {
    this.isLost = false;
    try {
      for (const channel of this.channels.keys()) await this.ask(channel);
    } catch {
      this.isLost = true;
    }
    this.timer = undefined;
    if (this.isLost) return this.retry();
    this.failures = 0;
    for (const subscribers of this.channels.values()) for (const { onListen } of subscribers) onListen();
  }
}

/** How long a notification between connected clients may take before it counts as lost, in milliseconds, and how often it is sent meanwhile. */
const maxDelayOfProbeInMilliseconds = 2000;
const notifyIntervalInMilliseconds = 200;

/**
 * Makes sure that notifications sent through one client arrive at the other: behind a pooler in transaction mode they do not, nor does
 * anything else that belongs to a session. Throws StartError.
 */
export async function requireNotifications(listener: Sql, sender: Sql, advice: string): Promise<void> {
  const channel = `probe_${crypto.randomUUID().replaceAll('-', '')}`;
  const received = Promise.withResolvers<boolean>();
  let late: Timer | undefined;
  let timer: Timer | undefined;
  try {
    const { unlisten } = await listener.listen(channel, () => received.resolve(true));
    const send = () => sender.unsafe(`notify ${channel}`);
    await send();
    late = setTimeout(received.resolve, maxDelayOfProbeInMilliseconds, false);
    timer = setInterval(() => void send().then(undefined, received.reject), notifyIntervalInMilliseconds);
    const isReceived = await received.promise;
    clearInterval(timer);
    if (!isReceived) throw new StartError(advice);
    await unlisten();
  } catch (error) {
    throw isRefusedSetting(error) ? new StartError(advice) : error;
  } finally {
    clearTimeout(late);
    clearInterval(timer);
  }
}

/** PgBouncer accepts no settings for a session. */
function isRefusedSetting(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/i.test(error.message);
}

export const needsDirectUrl =
  'DATABASE_URL leads to a connection pooler such as PgBouncer in transaction mode, through which nodes cannot hear of each ' +
  'other and the tables cannot be changed safely. Set DATABASE_DIRECT_URL to the PostgreSQL server itself, past the pooler. ' +
  'It is used for notifications and migrations; all other queries go through DATABASE_URL.';

export const directUrlIsElsewhere =
  'DATABASE_DIRECT_URL and DATABASE_URL do not lead to the same database, or DATABASE_DIRECT_URL leads to a pooler too: a ' +
  'notification that was sent through one did not arrive at the other.';
