import type { SignedHead } from '../../chain/head.ts';
import type { Db } from '../../db/client.ts';
import { headMailWords } from '../../i18n/backend/audit.words.ts';
import type { Jobs } from '../jobs.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { enqueueMail, type MailDraft } from '../mail/commands.ts';
import type { AuditLog } from './audit-log.ts';
import { fingerprint } from './key.ts';
import { shortenLog } from './retention.ts';
import type { Verification } from './verify.ts';

/** A start is busy enough without the first check of the whole log. */
const firstVerifyDelayInMilliseconds = 300_000;

type Options = {
  db: Db;
  audit: AuditLog;
  /** Where the head of each day is mailed; nowhere when undefined. */
  mailTo: string | undefined;
  /** Days after which entries are removed. */
  keepInDays: number;
  wakeOutbox: () => void;
  /** The log is not as it was written: once for each start. */
  onBroken: (verification: Verification) => void;
};

/** Signs new entries, and checks the whole log and removes what is old enough; one after the other. */
export function auditWork({ db, audit, mailTo, keepInDays, wakeOutbox, onBroken }: Options) {
  let isBroken = false;
  const verify = async () => {
    if (isBroken) return;
    const verification = await audit.verify();
    if (verification.ok) {
      // A log that is not intact stays as it is, as evidence.
      await shortenLog(db, audit.key, keepInDays);
      return;
    }
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
  const turns = new FairQueue({ maxRunning: 1 });
  return { sign: () => turns.run({}, sign), verify: () => turns.run({}, verify) };
}

/** An entry that is changed later than a minute after it was written is found by its signed head. */
export function startAuditWork(jobs: Jobs, { sign, verify }: ReturnType<typeof auditWork>): void {
  jobs.every('minute', 'log.sign', sign);
  jobs.every('day', 'log.verify', verify, { delay: firstVerifyDelayInMilliseconds });
}

/** The signed head of a day as a mail, which can prove later that the log was changed. */
function mailOfHead(head: SignedHead, to: string): MailDraft {
  const { day, public_key } = head;
  const position = String(head.position);
  const key = fingerprint(public_key);
  const [id, en] = [headMailWords('id'), headMailWords('en')];
  return {
    recipients: [to],
    subject: `${en.subject({ day, position })} / ${id.subject({ day, position })}`,
    body: `${en.body({ position, key })}\n\n${id.body({ position, key })}\n\n${JSON.stringify([head], null, 2)}\n`,
    submissionKey: `audit-head-${day}`,
  };
}
