import type { Db } from '../../db/client.ts';
import { bytesOf, type FileStore } from '../files/file-store.ts';
import { SerialRunner } from '../jobs.ts';
import {
  type ClaimedMail,
  claimMails,
  giveUpMail,
  markSent,
  type Pace,
  pauseOutbox,
  postponeMail,
  renewLease,
} from './commands.ts';
import { nextDue } from './queries.ts';

/**
 * Result of an attempt. `never`: the mail itself is invalid. `refused`: the mailbox refuses access until a setting is
 * changed. `pause`: the mailbox accepts no mail for so long, in milliseconds.
 */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'later'; error: string; pause?: number }
  | { kind: 'refused'; error: string }
  | { kind: 'never'; error: string };

/** The content of a file that a mail carries. */
export async function attachmentBytes(files: FileStore, name: string): Promise<Uint8Array> {
  const file = await files.open(name);
  if (!file) throw new Error('An attachment of the mail is missing.');
  return bytesOf(file);
}

export type SendMail = (mail: ClaimedMail) => Promise<SendResult>;

export type OutboxPace = Pace & {
  /** Delay after the first failure in milliseconds; doubles with each further one. */
  firstDelayInMilliseconds: number;
  maxDelayInMilliseconds: number;
  maxAttempts: number;
  /** Polling interval for mails queued by other nodes. */
  pollIntervalInMilliseconds: number;
};

/** How long to wait at least when there was nothing to take. */
const minIdleInMilliseconds = 100;

/** Lower bound for `Retry-After: 0`. */
const minPauseInMilliseconds = 1000;

const minute = 60_000;
const hour = 60 * minute;

/** Limits of Exchange Online per mailbox; retries span about three days. */
const defaultPace: OutboxPace = {
  atOnce: 4,
  perMinute: 30,
  leaseInMilliseconds: 15_000,
  firstDelayInMilliseconds: minute,
  maxDelayInMilliseconds: hour,
  maxAttempts: 78,
  pollIntervalInMilliseconds: 10_000,
};

type Options = {
  db: Db;
  send: SendMail;
  onFailure: (error: unknown, mail?: { id: number; attempts: number }) => void;
  pace?: Partial<OutboxPace>;
};

export type Outbox = { wake: () => void; stop: () => Promise<void> };

/** Sends queued mails when they are due, until it is stopped. */
export function startOutbox({ db, send, onFailure, pace: given }: Options): Outbox {
  const pace = { ...defaultPace, ...given };
  const underWay = new Set<Promise<void>>();
  /** Mails sent while the database was unreachable; they must not be sent again. */
  const accepted = new Set<string>();
  let timer: Timer | undefined;

  const rounds = new SerialRunner(async (isStopped) => {
    clearTimeout(timer);
    let delay = pace.pollIntervalInMilliseconds;
    try {
      const claimed = await claimMails(db, pace);
      for (const mail of claimed) begin(mail);
      delay = Math.min((await nextDue(db, pace)) ?? pace.pollIntervalInMilliseconds, pace.pollIntervalInMilliseconds);
      // Due, but not to be had: another node is sending as much as the mailbox takes.
      if (claimed.length === 0) delay = Math.max(delay, minIdleInMilliseconds);
    } catch (error) {
      onFailure(error);
    }
    // When everything due is being sent, wait for an attempt to end.
    if (!isStopped())
      timer = setTimeout(wake, underWay.size >= pace.atOnce ? pace.pollIntervalInMilliseconds : Math.max(delay, 10));
  });
  const wake = () => rounds.wake();
  const begin = (mail: ClaimedMail) => {
    // Only the lease of a dead worker ends. A renewal that fails is made up for by the next.
    const renew = () => void renewLease(db, mail, pace.leaseInMilliseconds).catch(() => {});
    const renewing = setInterval(renew, pace.leaseInMilliseconds / 3);
    const attempt = deliver(mail)
      .catch((error: unknown) => onFailure(error, mail))
      .finally(() => {
        clearInterval(renewing);
        underWay.delete(attempt);
        wake();
      });
    underWay.add(attempt);
  };
  const deliver = async (mail: ClaimedMail) => {
    const result: SendResult = accepted.has(mail.messageId)
      ? { kind: 'sent' }
      : await send(mail).catch((error: unknown) => ({ kind: 'later', error: String(error) }));
    if (result.kind === 'sent') {
      accepted.add(mail.messageId);
      await markSent(db, mail);
      accepted.delete(mail.messageId);
      return;
    }
    onFailure(new Error(result.error), mail);
    if (isOver(result, mail) || mail.attempts >= pace.maxAttempts) return giveUpMail(db, mail, result.error);
    const growing = Math.min(pace.firstDelayInMilliseconds * 2 ** (mail.attempts - 1), pace.maxDelayInMilliseconds);
    const pause = result.kind === 'later' ? result.pause : undefined;
    if (pause !== undefined) await pauseOutbox(db, pause);
    await postponeMail(db, mail, result.error, pause === undefined ? growing : Math.max(pause, minPauseInMilliseconds));
  };

  wake();
  return {
    wake,
    async stop() {
      clearTimeout(timer);
      await rounds.stop();
      await Promise.all(underWay);
    },
  };
}

/**
 * Mail about a visitor's message is retried until the mailbox works again. Staff see a refusal at once, and a mail that
 * is sent days later would surprise them.
 */
function isOver({ kind }: SendResult, { author }: ClaimedMail): boolean {
  return kind === 'never' || (kind === 'refused' && author !== null);
}
