import type { Db } from '../../db/client.ts';
import {
  type ClaimedMail,
  claimMails,
  giveUpMail,
  markSent,
  type Pace,
  pauseOutbox,
  postponeMail,
} from './commands.ts';
import { nextDue } from './queries.ts';

/**
 * How an attempt ended. `never`: the mail itself is wrong. `refused`: the mailbox is not ours to use until somebody
 * changes a setting. `pause`: it wants no mail at all for so long, in milliseconds.
 */
export type SendResult =
  | { kind: 'sent' }
  | { kind: 'later'; error: string; pause?: number }
  | { kind: 'refused'; error: string }
  | { kind: 'never'; error: string };

export type SendMail = (mail: ClaimedMail) => Promise<SendResult>;

export type OutboxPace = Pace & {
  /** After the first failure; doubled with each further one. Milliseconds. */
  firstDelay: number;
  maxDelayInMilliseconds: number;
  maxReceiptCollisions: number;
  /** Between two looks for mails that another node has put there. */
  lookEvery: number;
};

/** Even for a mailbox that says "again at once". */
const minPauseInMilliseconds = 1000;

const minute = 60_000;
const hour = 60 * minute;

/** What Exchange Online allows a mailbox; retries go on for about three days. */
const defaultPace: OutboxPace = {
  atOnce: 4,
  perMinute: 30,
  leaseInMilliseconds: 5 * minute,
  firstDelay: minute,
  maxDelayInMilliseconds: hour,
  maxReceiptCollisions: 78,
  lookEvery: minute,
};

type Options = {
  db: Db;
  send: SendMail;
  onFailure: (error: unknown, mail?: { id: number; attempts: number }) => void;
  pace?: Partial<OutboxPace>;
};

export type Outbox = { wake: () => void; stop: () => Promise<void> };

/** Sends what lies in the outbox, now and whenever something comes due, until it is stopped. */
export function startOutbox({ db, send, onFailure, pace: given }: Options): Outbox {
  const pace = { ...defaultPace, ...given };
  const underWay = new Set<Promise<void>>();
  /** Mails that have left while the database could not be told; they must not leave twice. */
  const accepted = new Set<string>();
  let timer: Timer | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let stopped = false;

  const wake = () => {
    if (stopped) return;
    lookAgain = true;
    looking ??= lookUntilQuiet().finally(() => {
      looking = undefined;
    });
  };
  const lookUntilQuiet = async () => {
    clearTimeout(timer);
    let delay = pace.lookEvery;
    while (lookAgain && !stopped) {
      lookAgain = false;
      try {
        for (const mail of await claimMails(db, pace)) begin(mail);
        delay = Math.min((await nextDue(db, pace)) ?? pace.lookEvery, pace.lookEvery);
      } catch (error) {
        onFailure(error);
      }
    }
    // When everything due is under way, the end of an attempt is what to wait for.
    if (!stopped) timer = setTimeout(wake, underWay.size >= pace.atOnce ? pace.lookEvery : Math.max(delay, 10));
  };
  const begin = (mail: ClaimedMail) => {
    const attempt = deliver(mail)
      .catch((error: unknown) => onFailure(error, mail))
      .finally(() => {
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
    if (isOver(result, mail) || mail.attempts >= pace.maxReceiptCollisions) return giveUpMail(db, mail, result.error);
    const growing = Math.min(pace.firstDelay * 2 ** (mail.attempts - 1), pace.maxDelayInMilliseconds);
    const pause = result.kind === 'later' ? result.pause : undefined;
    if (pause !== undefined) await pauseOutbox(db, pause);
    await postponeMail(db, mail, result.error, pause === undefined ? growing : Math.max(pause, minPauseInMilliseconds));
  };

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(underWay);
    },
  };
}

/**
 * What a visitor wrote waits until the mailbox is mended. A member of the staff sees the refusal at once, and a mail that
 * leaves days later by itself would be a surprise.
 */
function isOver({ kind }: SendResult, { author }: ClaimedMail): boolean {
  return kind === 'never' || (kind === 'refused' && author !== null);
}
