import type { Db } from '../../db/client.ts';
import type { ProofKind } from '../../db/schema/index.ts';
import { type Backup, recentBackups } from './schedule.ts';

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** A nightly backup that is later than this is missing. */
const maxAgeInHours = 36;

export type BackupPlan = {
  folder: string | undefined;
  recipients: readonly string[];
  identityFile: string | undefined;
  hour: number | undefined;
  proofInDays: number;
};

export const noBackups: BackupPlan = {
  folder: undefined,
  recipients: [],
  identityFile: undefined,
  hour: 0,
  proofInDays: 7,
};

/** `off`: the operator's own scheduler makes them. Otherwise what is missing for backups. */
type BackupSetup = 'complete' | 'off' | 'no-folder' | 'no-key';

export type BackupProblem = {
  kind: 'none' | 'failed' | 'overdue' | 'proof-failed' | 'unproven';
  /** Output of the command, in English. */
  detail?: string;
};

export type BackupState = {
  setup: BackupSetup;
  last: { at: Date; sizeInBytes: number; seconds: number } | undefined;
  proof: { at: Date; kind: ProofKind; seconds: number } | undefined;
  hasIdentity: boolean;
  /** Attempts since the last complete one that failed. */
  failures: number;
  problems: BackupProblem[];
};

export function setupOf({ hour, folder, recipients }: BackupPlan): BackupSetup {
  if (hour === undefined) return 'off';
  if (folder === undefined) return 'no-folder';
  return recipients.length === 0 ? 'no-key' : 'complete';
}

/** What the dashboard, the figures and the alerts say of the backups. */
export async function readBackupState(db: Db, plan: BackupPlan, now = new Date()): Promise<BackupState> {
  const setup = setupOf(plan);
  const rows = await recentBackups(db);
  const hasIdentity = plan.identityFile !== undefined;
  const good = rows.find(isGood);
  const finished = rows.filter(({ finishedAt }) => finishedAt !== null);
  const failures = good ? finished.indexOf(good) : finished.length;
  const proven = newestBy(rows, ({ proof, provedAt }) => (proof !== null ? provedAt : null));
  const last = good?.finishedAt
    ? {
        at: good.finishedAt,
        sizeInBytes: good.sizeInBytes ?? 0,
        seconds: secondsBetween(good.startedAt, good.finishedAt),
      }
    : undefined;
  const proof =
    proven?.proof && proven.provedAt
      ? { at: proven.provedAt, kind: proven.proof, seconds: proven.proofInSeconds ?? 0 }
      : undefined;
  const problems = setup === 'off' ? [] : problemsIn(rows, { setup, good, plan, hasIdentity, now });
  return { setup, last, proof, hasIdentity, failures, problems };
}

const isGood = ({ finishedAt, problem, file }: Backup) => finishedAt !== null && problem === null && file !== null;

const secondsBetween = (from: Date, to: Date) => Math.max(0, (+to - +from) / 1000);

function newestBy(rows: readonly Backup[], momentOf: (row: Backup) => Date | null): Backup | undefined {
  return [...rows]
    .filter((row) => momentOf(row) !== null)
    .sort((one, other) => Number(momentOf(other)) - Number(momentOf(one)))[0];
}

type BackupFacts = {
  setup: BackupSetup;
  good: Backup | undefined;
  plan: BackupPlan;
  hasIdentity: boolean;
  now: Date;
};

function problemsIn(rows: readonly Backup[], { setup, good, plan, hasIdentity, now }: BackupFacts): BackupProblem[] {
  if (setup !== 'complete') return [{ kind: 'none' }];
  const problems: BackupProblem[] = [];
  const latest = rows.find(({ finishedAt }) => finishedAt !== null);
  if (latest?.problem) problems.push({ kind: 'failed', detail: latest.problem });
  const first = rows.at(-1);
  const since = good?.finishedAt ?? first?.startedAt;
  if (since && +now - +since > maxAgeInHours * hourInMilliseconds) problems.push({ kind: 'overdue' });
  const tried = newestBy(rows, ({ provedAt }) => provedAt);
  if (tried?.proofProblem) problems.push({ kind: 'proof-failed', detail: tried.proofProblem });
  const isProof = ({ proof }: Backup) => proof !== null && !(hasIdentity && proof === 'read');
  const proven =
    newestBy(rows, (row) => (isProof(row) ? row.provedAt : null))?.provedAt ?? rows.findLast(isGood)?.finishedAt;
  const maxAgeInMilliseconds = (2 * plan.proofInDays + 1) * dayInMilliseconds;
  if (proven && +now - +proven > maxAgeInMilliseconds) problems.push({ kind: 'unproven' });
  return problems;
}
