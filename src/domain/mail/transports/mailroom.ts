import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { mailboxPause, mails } from '../../../db/schema/index.ts';
import { describeAnswer, describeFailure, type GraphAccess, GraphToken, postMessage } from './graph.ts';

/** Result of sending a mail while the user waits. `waiting`: it is in the outbox and will be sent later. */
export type Delivery = { kind: 'sent' } | { kind: 'waiting'; error?: string } | { kind: 'failed'; error: string };

/** Until the first attempt has started, and until it has ended. A slow database adds a few seconds; the answer must come within ten. */
const maxStartInMilliseconds = 4000;
const maxTotalInMilliseconds = 6000;
const minIntervalInMilliseconds = 40;
const maxIntervalInMilliseconds = 400;

/** Waits for the first attempts to send a mail. Whichever node makes them, they show in the database. */
async function awaitDelivery(db: Db, id: number): Promise<Delivery> {
  const began = performance.now();
  for (let interval = minIntervalInMilliseconds; ; interval = Math.min(interval * 1.5, maxIntervalInMilliseconds)) {
    const mail = await findProgress(db, id);
    if (!mail || mail.status === 'cancelled') return { kind: 'failed', error: 'The email was cancelled' };
    if (mail.status === 'sent') return { kind: 'sent' };
    if (mail.status === 'failed') return { kind: 'failed', error: mail.lastError ?? 'The email could not be sent' };
    const passed = performance.now() - began;
    const isIdle = mail.status === 'waiting';
    const wasNotBegun = isIdle && mail.dueIn <= 0 && passed > maxStartInMilliseconds;
    const wouldEndAt = isIdle ? passed + Math.max(0, mail.dueIn) : passed;
    if (wasNotBegun || wouldEndAt > maxTotalInMilliseconds) {
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

/** `message` is English; errors are in the words of the mail server. */
export type ConnectionTest = { connected: boolean; message: string };

/** What the back-office knows of the system mailbox. */
export type Mailbox = {
  sender: string;
  /** Name of the mail server; undefined: Microsoft Graph. */
  smtpHost?: string;
  test: () => Promise<ConnectionTest>;
};

/** A mailbox with an outbox in front of it. */
export type Mailroom = Mailbox & {
  /** Wakes the outbox for a new mail. */
  wake: () => void;
};

export const notSetUp = 'Email is not set up on this server: the GRAPH settings or SMTP_URL are missing';

/** User-facing timeout in milliseconds. */
const defaultTimeoutInMilliseconds = 15_000;

/**
 * Signs in again and asks Graph to send a message without recipients: Graph checks the token, the permission and the
 * mailbox first and then refuses the message, so everything is tested and nothing is sent.
 */
export async function testGraph(
  access: GraphAccess,
  timeoutInMilliseconds = defaultTimeoutInMilliseconds,
): Promise<ConnectionTest> {
  try {
    const token = await new GraphToken(access).get(timeoutInMilliseconds);
    const answer = await postMessage(
      access,
      token,
      { subject: 'Connection test', toRecipients: [] },
      timeoutInMilliseconds,
    );
    const text = await answer.text().catch(() => '');
    return answer.status === 400 || answer.status === 202
      ? { connected: true, message: `Microsoft Graph accepts mail from ${access.sender}` }
      : { connected: false, message: describeAnswer(answer.status, text) };
  } catch (error) {
    return { connected: false, message: describeFailure(error) };
  }
}

/**
 * Puts a mail into the outbox and waits for the result. Without a mailbox nothing is written: the user pressed "Send" and
 * does not expect the mail to leave at some later time.
 */
export async function sendNow(db: Db, mailroom: Mailroom | undefined, write: () => Promise<number>): Promise<Delivery> {
  if (!mailroom) return { kind: 'failed', error: notSetUp };
  const id = await write();
  mailroom.wake();
  return awaitDelivery(db, id);
}
