import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { type MailAttachment, mailAttempts, mailboxPause, mails } from '../../db/schema/index.ts';
import { isSendable, isShownToStaff, readableBody } from './confidential.ts';
import { recordRefused, recordSent } from './mail-log.ts';

export type MailDraft = {
  contactMessageId?: number;
  /** The system's own mailbox when left out. */
  recipients?: string[];
  cc?: string[];
  bcc?: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  body: string;
  isHtml?: boolean;
  /** Hides the body from the history of sent mail. */
  isConfidential?: boolean;
  attachments?: MailAttachment[];
  /** Message-IDs of the earlier mails of the conversation, oldest first. */
  references?: string[];
  /** Written by the site in answer to a visitor. */
  isAutomatic?: boolean;
  /** To the owner of an account or to who reads reports: other staff neither see nor change it. */
  isPrivate?: boolean;
  /** The member of staff who wrote it. */
  author?: string;
  /** Idempotency key: two drafts with the same key are one mail. */
  submissionKey?: string;
};

export type ClaimedMail = typeof mails.$inferSelect & { attemptId: number };

/** What one mailbox can take from all nodes together, and how long a worker may be silent. */
export type Pace = { atOnce: number; perMinute: number; leaseInMilliseconds: number };

/** Advisory lock key; arbitrary, but the same on every node. */
const outboxLock = 736_203;

/** Puts a mail into the outbox, in the transaction of the change that it reports. Returns its id; undefined if it was there already. */
export async function enqueueMail(tx: Transaction, draft: MailDraft): Promise<number | undefined> {
  const [mail] = await tx
    .insert(mails)
    .values({ ...draft, messageId: crypto.randomUUID() })
    .onConflictDoNothing({ target: mails.submissionKey })
    .returning({ id: mails.id });
  return mail?.id;
}

/** Claims due mails, as many as the pace allows, including those of a worker that died. */
export function claimMails(db: Db, { atOnce, perMinute, leaseInMilliseconds }: Pace): Promise<ClaimedMail[]> {
  return db.transaction(async (tx) => {
    // The pace is that of the mailbox, so nodes count one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(${outboxLock})`);
    if (await isPaused(tx)) return [];
    const allowance = Math.min(atOnce - (await countUnderWay(tx)), perMinute - (await countOfLastMinute(tx)));
    if (allowance <= 0) return [];
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        or(
          and(eq(mails.status, 'waiting'), lte(mails.nextAttemptAt, moment)),
          and(eq(mails.status, 'sending'), lte(mails.claimedUntil, moment)),
        ),
      )
      .orderBy(mails.nextAttemptAt, mails.id)
      .limit(allowance)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const claimed = await tx
      .update(mails)
      .set({ status: 'sending', attempts: sql`${mails.attempts} + 1`, claimedUntil: after(leaseInMilliseconds) })
      .where(
        inArray(
          mails.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
    const begun = await tx
      .insert(mailAttempts)
      .values(claimed.map(({ id }) => ({ mailId: id, startedAt: moment })))
      .returning({ id: mailAttempts.id, mailId: mailAttempts.mailId });
    const attemptOf = new Map(begun.map(({ id, mailId }) => [mailId, id]));
    return claimed.map((mail) => ({ ...mail, attemptId: attemptOf.get(mail.id) ?? 0 }));
  });
}

/** What only the recipient may read is not stored: a link in it works for days, also for a thief of the database. */
export function markSent(db: Db, mail: ClaimedMail): Promise<void> {
  const outcome = { status: 'sent', sentAt: moment, lastError: null, body: readableBody };
  return finish(db, mail, outcome, null, (tx) => recordSent(tx, mail));
}

/** The mail is tried again after this many milliseconds. Only the first refusal is logged. */
export function postponeMail(db: Db, mail: ClaimedMail, error: string, delay: number): Promise<void> {
  const outcome = { status: 'waiting', nextAttemptAt: after(delay), lastError: error };
  return finish(db, mail, outcome, error, async (tx) => {
    if (mail.attempts === 1) await recordRefused(tx, mail, error, 'waiting');
  });
}

/** No further attempts; staff see the mail with its error. The text stays for another try, unless it holds a secret. */
export function giveUpMail(db: Db, mail: ClaimedMail, error: string): Promise<void> {
  const outcome = { status: 'failed', lastError: error, body: readableBody };
  return finish(db, mail, outcome, error, (tx) => recordRefused(tx, mail, error, 'failed'));
}

/** Extends the lease of a mail that is being sent, so that only the mails of a dead worker become free. */
export async function renewLease(db: Db, mail: ClaimedMail, milliseconds: number): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil: after(milliseconds) })
    .where(isOurs(mail));
}

/** Moves a mail that staff see to the head of the outbox, when it is in one of these states and has its text; undefined when not. */
export async function tryAgainNow(
  tx: Transaction,
  id: number,
  from: readonly string[],
): Promise<{ subject: string } | undefined> {
  const [mail] = await tx
    .update(mails)
    .set({ status: 'waiting', nextAttemptAt: moment })
    .where(and(eq(mails.id, id), inArray(mails.status, [...from]), isSendable, isShownToStaff))
    .returning({ subject: mails.subject });
  return mail;
}

/** The mailbox requested a pause: no mail goes before it is over, not even one that is yet to be written. */
export async function pauseOutbox(db: Db, milliseconds: number): Promise<void> {
  const until = after(milliseconds);
  await db
    .insert(mailboxPause)
    .values({ until })
    .onConflictDoUpdate({ target: mailboxPause.id, set: { until: sql`greatest(${mailboxPause.until}, ${until})` } });
}

// Not now(): inside a transaction that one stands still, even while it waits for a lock.
const moment = sql<Date>`clock_timestamp()`;

function after(milliseconds: number) {
  return sql<Date>`clock_timestamp() + ${Math.round(milliseconds)}::float8 * interval '1 millisecond'`;
}

async function isPaused(tx: Transaction): Promise<boolean> {
  return (await tx.$count(mailboxPause, sql`${mailboxPause.until} > clock_timestamp()`)) > 0;
}

async function countUnderWay(tx: Transaction): Promise<number> {
  return tx.$count(mails, and(eq(mails.status, 'sending'), sql`${mails.claimedUntil} > clock_timestamp()`));
}

async function countOfLastMinute(tx: Transaction): Promise<number> {
  return tx.$count(mailAttempts, sql`${mailAttempts.startedAt} > clock_timestamp() - interval '1 minute'`);
}

type Outcome = {
  status: string;
  sentAt?: typeof moment;
  nextAttemptAt?: typeof moment;
  lastError: string | null;
  body?: SQL<string>;
};

/** A worker whose lease expired changes nothing when it returns: another worker has taken the mail over. */
async function finish(
  db: Db,
  mail: ClaimedMail,
  outcome: Outcome,
  error: string | null,
  record: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mailAttempts).set({ endedAt: moment, error }).where(eq(mailAttempts.id, mail.attemptId));
    const finished = await tx
      .update(mails)
      .set({ ...outcome, claimedUntil: null })
      .where(isOurs(mail))
      .returning({ id: mails.id });
    if (finished.length > 0) await record(tx);
  });
}

/** Not taken over by another worker since it was claimed. */
function isOurs(mail: ClaimedMail) {
  return and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts), eq(mails.status, 'sending'));
}
