import type { Db } from '../../db/client.ts';
import { enqueueMail } from '../mail/commands.ts';
import type { AuditLog } from './audit-log.ts';
import { mailOfHead } from './head-mail.ts';
import type { Verification } from './verify.ts';

/** Interval in milliseconds: an entry that is changed later than this after it was written is found by its signed head. */
const signIntervalInMilliseconds = 60_000;
const verifyIntervalInMilliseconds = 24 * 3_600_000;
/** A start is busy enough without the first check of the whole log. */
const firstVerifyDelayInMilliseconds = 300_000;

type Options = {
  db: Db;
  audit: AuditLog;
  /** Where the head of each day is mailed; nowhere when undefined. */
  mailTo: string | undefined;
  wakeOutbox: () => void;
  /** The log is not as it was written: once for each start. */
  onBroken: (verification: Verification) => void;
  onError: (error: unknown) => void;
};

/** Signs new entries every minute and checks the whole log every day. */
export function startAuditClock({ db, audit, mailTo, wakeOutbox, onBroken, onError }: Options) {
  let isBroken = false;
  const verify = async () => {
    if (isBroken) return;
    const verification = await audit.verify();
    if (verification.ok) return;
    isBroken = true;
    onBroken(verification);
  };
  const sign = async () => {
    if (!(await audit.sign())) return verify();
    const head = mailTo ? audit.headOfLastDay() : undefined;
    if (!head || !mailTo) return;
    // The key prevents a second mail by other nodes and later rounds.
    const id = await db.transaction((tx) => enqueueMail(tx, mailOfHead(head, mailTo)));
    if (id !== undefined) wakeOutbox();
  };
  let running: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    running = running.then(work).catch(onError);
    return running;
  };
  void next(sign);
  const timers = [
    setInterval(() => void next(sign), signIntervalInMilliseconds),
    setInterval(() => void next(verify), verifyIntervalInMilliseconds),
  ];
  const first = setTimeout(() => void next(verify), firstVerifyDelayInMilliseconds);
  return {
    /** Signs what was written last. Resolves when the running round has ended. */
    stop: (): Promise<void> => {
      clearTimeout(first);
      for (const timer of timers) clearInterval(timer);
      return next(sign);
    },
  };
}
