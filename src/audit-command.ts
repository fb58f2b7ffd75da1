import { type Db, openDatabase } from './db/client.ts';
import type { AuditLog } from './domain/audit/audit-log.ts';
import { recordAcceptedLoss } from './domain/audit/begin.ts';
import { describeBreak, describeVerification } from './domain/audit/describe.ts';
import { fingerprint } from './domain/audit/key.ts';
import { joinAudit } from './domain/audit/open.ts';
import { verifyLog } from './domain/audit/verify.ts';
import type { Env } from './env.ts';

const usage = `Usage:
  audit verify             checks the activity log from its first entry to its last
  audit accept <reason>    after an older backup was restored: accepts that the entries since then are missing

Exit code: 0 intact, 1 not intact, 2 could not be checked.`;

type Result = { text: string; code: 0 | 1 | 2 };

/** Runs an `audit` command. Returns what to print and the exit code; throws what an operator can fix. */
export async function runAuditCommand(settings: Env, [command, ...words]: string[]): Promise<Result> {
  if (command === 'verify' && words.length === 0) return withAudit(settings, verify);
  const reason = words.join(' ').trim();
  if (command === 'accept' && reason !== '') return withAudit(settings, (context) => accept(context, reason));
  return { text: usage, code: 2 };
}

type Context = { db: Db; audit: AuditLog };

async function verify({ db, audit }: Context): Promise<Result> {
  const found = await verifyLog(db, audit.heads.read());
  const key = `Key: ${fingerprint(audit.key.publicKey)}`;
  return { text: `${describeVerification(found)}\n${key}`, code: found.ok ? 0 : 1 };
}

/** Takes signed heads that the log no longer leads to out of the check, and says so in the log. */
async function accept({ db, audit }: Context, reason: string): Promise<Result> {
  const { broken } = await verifyLog(db, audit.heads.read());
  if (!broken) return { text: 'The activity log is intact: there is nothing to accept.', code: 0 };
  const { broken: other } = await verifyLog(db, { heads: [], invalid: [] });
  if (other || !broken.position) {
    return { text: `Only a missing end can be accepted.\n${describeBreak(other ?? broken)}`, code: 1 };
  }
  const missing = audit.heads.setAside(broken.position - 1);
  const last = missing.at(-1)?.position ?? broken.position;
  await recordAcceptedLoss(db, broken.position, last, reason);
  return { text: `Recorded in the log that the entries ${broken.position} to ${last} are missing: ${reason}`, code: 0 };
}

async function withAudit(settings: Env, work: (context: Context) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(settings);
  try {
    return await work({ db: database.db, audit: await joinAudit(database.db, settings) });
  } finally {
    await database.close();
  }
}
