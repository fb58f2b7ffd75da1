import type { Sql } from 'postgres';
import { StartError } from '../start-error.ts';

/** How long a notification between connected clients may take before it counts as lost, in milliseconds, and how often it is sent meanwhile. */
const maxDelayInMilliseconds = 2000;
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
    late = setTimeout(received.resolve, maxDelayInMilliseconds, false);
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
