import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mailboxPause, mails } from '../../db/schema/index.ts';

/** Result of sending a mail while the user waits. `waiting`: it is in the outbox and will be sent later. */
export type Delivery = { kind: 'sent' } | { kind: 'waiting'; error?: string } | { kind: 'failed'; error: string };

/** Maximum time until the first attempt has started, and until it has ended. */
type Timeouts = { totalInMilliseconds: number; startInMilliseconds: number };
// A slow database adds a few seconds before and after; the answer must still come within ten.
const defaultTimeouts: Timeouts = { totalInMilliseconds: 6000, startInMilliseconds: 4000 };
const minIntervalInMilliseconds = 40;
const maxIntervalInMilliseconds = 400;

/** Waits for the first attempts to send a mail. Whichever node makes them, they show in the database. */
export async function awaitDelivery(db: Db, id: number, timeouts = defaultTimeouts): Promise<Delivery> {
  const began = performance.now();
  for (let interval = minIntervalInMilliseconds; ; interval = Math.min(interval * 1.5, maxIntervalInMilliseconds)) {
    const mail = await findProgress(db, id);
    if (!mail || mail.status === 'cancelled') return { kind: 'failed', error: 'The email was cancelled' };
    if (mail.status === 'sent') return { kind: 'sent' };
    if (mail.status === 'failed') return { kind: 'failed', error: mail.lastError ?? 'The email could not be sent' };
    const passed = performance.now() - began;
    const isIdle = mail.status === 'waiting';
    const wasNotBegun = isIdle && mail.dueIn <= 0 && passed > timeouts.startInMilliseconds;
    if (
      wasNotBegun ||
      passed > timeouts.totalInMilliseconds ||
      (isIdle && passed + mail.dueIn > timeouts.totalInMilliseconds)
    ) {
      return { kind: 'waiting', ...(mail.lastError ? { error: mail.lastError } : {}) };
    }
    await Bun.sleep(interval);
  }
}

async function findProgress(db: Db, id: number) {
  const due = sql`greatest(${mails.nextAttemptAt}, (select ${mailboxPause.until} from ${mailboxPause}))`;
  const [mail] = await db
    .select({
      status: mails.status,
      lastError: mails.lastError,
      /** Milliseconds until the mail may be sent; zero or negative when it is due. */
      dueIn: sql<number>`extract(epoch from ${due} - clock_timestamp()) * 1000`.mapWith(Number),
    })
    .from(mails)
    .where(eq(mails.id, id));
  return mail;
}
