import { openCurrentDatabase } from '../db/client.ts';
import { recordAcceptedLoss } from '../domain/audit/begin.ts';
import { doNodesListen } from '../domain/audit/foreign-starts.ts';
import { fingerprint } from '../domain/audit/key.ts';
import { adoptAudit } from '../domain/audit/open.ts';
import { describeBreak, describeVerification, verifyLog } from '../domain/audit/verify.ts';
import type { Env } from '../settings/env.ts';
import { askRunningSite, type LoggedSite, type OperatorAnswer, onIdleSite } from './socket.ts';

export const auditUsage = `Usage:
  audit verify             checks the activity log from its first entry to its last
  audit accept <reason>    after an older backup was restored: accepts that the entries since then are missing
  audit adopt              when the key of the log is lost: seals the log with the key of these settings from here on. Stop all
                           nodes first; those with the former key do not start any more

Exit code: 0 intact, 1 not intact, 2 could not be checked.`;

/**
 * Runs an `audit` command. A site that runs on the embedded database does it itself. Returns what to print and the exit
 * code; throws what an operator can fix.
 */
export async function runAuditCommand(settings: Env, words: string[]): Promise<OperatorAnswer> {
  const isAdoption = words.length === 1 && words[0] === 'adopt';
  const work = isAdoption ? verify : commandIn(words);
  if (!work) return { text: auditUsage, code: 2 };
  const answer = await askRunningSite(settings, 'audit', isAdoption ? ['verify'] : words);
  if (answer) return isAdoption ? { text: 'The running site has the key of the log.', code: 0 } : answer;
  return isAdoption ? adopt(settings) : onIdleSite(settings, work);
}

export async function answerAuditCommand(context: LoggedSite, words: readonly string[]): Promise<OperatorAnswer> {
  const work = commandIn(words);
  return work ? work(context) : { text: auditUsage, code: 2 };
}

type Work = (context: LoggedSite) => Promise<OperatorAnswer>;

function commandIn([command, ...words]: readonly string[]): Work | undefined {
  if (command === 'verify' && words.length === 0) return verify;
  const reason = words.join(' ').trim();
  if (command === 'accept' && reason !== '') return (context) => accept(context, reason);
  return undefined;
}

async function verify({ db, audit }: LoggedSite): Promise<OperatorAnswer> {
  const found = await verifyLog(db, audit.heads.read());
  const key = `Key: ${fingerprint(audit.key.publicKey)}`;
  return { text: `${describeVerification(found)}\n${key}`, code: found.ok ? 0 : 1 };
}

/** Takes signed heads that the log no longer leads to out of the check, and says so in the log. */
async function accept({ db, audit }: LoggedSite, reason: string): Promise<OperatorAnswer> {
  const { broken } = await verifyLog(db, audit.heads.read());
  if (!broken) return { text: 'The activity log is intact: there is nothing to accept.', code: 0 };
  const { broken: other } = await verifyLog(db, { heads: [], invalid: [] });
  if (other || !broken.position) {
    return { text: `Only a missing end can be accepted.\n${describeBreak(other ?? broken)}`, code: 1 };
  }
  const last = Math.max(broken.position, audit.heads.newest()?.position ?? 0);
  // First in the log: a command that fails before it has changed nothing, and one that fails after it can be repeated.
  await recordAcceptedLoss(db, broken.position, last, reason);
  audit.heads.setAside(broken.position - 1);
  return { text: `Recorded in the log that the entries ${broken.position} to ${last} are missing: ${reason}`, code: 0 };
}

async function adopt(settings: Env): Promise<OperatorAnswer> {
  const database = await openCurrentDatabase(settings);
  try {
    if (await doNodesListen(database.db)) {
      return { text: 'The site runs on this database. Stop all its nodes, then run "audit adopt" again.', code: 2 };
    }
    const isNew = await adoptAudit(database.db, settings);
    const text = isNew ? 'The activity log is sealed with' : 'The activity log was sealed before with';
    return { text: `${text} the key of these settings.`, code: 0 };
  } finally {
    await database.close();
  }
}
