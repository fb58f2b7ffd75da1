import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { backups, type ProofKind } from '../../db/schema/index.ts';

const hourInMilliseconds = 3_600_000;
const hoursOfADay = 24;

/** A process updates its row every minute. One that has not done so for longer than this has died. */
const maxSilenceInMilliseconds = 300_000;

/** How long the rows stay; the files go earlier. */
const maxRowAgeInDays = 400;

/** Problem in the row of a process that ended without a result. */
export const brokenOff = 'The process that made the backup ended before it was complete.';

export type Backup = typeof backups.$inferSelect;

/** A backup that was written completely. `file` is its name in the folder of backups. */
export type GoodBackup = Backup & { file: string; finishedAt: Date };

/** When the scheduled hour began last, in the company's time zone. */
export function lastScheduled(hour: number, now: Date): Date {
  const local = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: company.timeZone });
  let candidate = startOfHour(now);
  for (let back = 0; back < hoursOfADay && Number(local.format(candidate)) !== hour; back += 1) {
    candidate = new Date(+candidate - hourInMilliseconds);
  }
  return candidate;
}

const startOfHour = (moment: Date) => new Date(Math.floor(+moment / hourInMilliseconds) * hourInMilliseconds);

/**
 * Takes on the backup that is due; undefined when none is, or another node makes it. One that failed is due again in the next
 * hour.
 */
export async function claimBackup(db: Db, hour: number, now: Date): Promise<number | undefined> {
  const alive = new Date(+now - maxSilenceInMilliseconds);
  await db
    .update(backups)
    .set({ finishedAt: now, problem: brokenOff })
    .where(and(isNull(backups.finishedAt), lt(backups.aliveAt, alive)));
  const [done] = await db
    .select({ id: backups.id })
    .from(backups)
    .where(or(isNull(backups.finishedAt), and(isNull(backups.problem), gte(backups.dueAt, lastScheduled(hour, now)))))
    .limit(1);
  if (done) return undefined;
  const [row] = await db
    .insert(backups)
    .values({ dueAt: startOfHour(now), startedAt: now, aliveAt: now })
    .onConflictDoNothing({ target: backups.dueAt })
    .returning({ id: backups.id });
  return row?.id;
}

export async function noteAlive(db: Db, id: number, now = new Date()): Promise<void> {
  await db.update(backups).set({ aliveAt: now }).where(eq(backups.id, id));
}

export async function finishBackup(
  db: Db,
  id: number,
  result: { file: string; sizeInBytes: number; sha256: string } | { problem: string },
  now = new Date(),
): Promise<void> {
  await db
    .update(backups)
    // Marks it as idle: no process works on it any more.
    .set({ ...result, finishedAt: now, aliveAt: sql`${backups.startedAt}` })
    .where(eq(backups.id, id));
  const oldest = new Date(+now - maxRowAgeInDays * hoursOfADay * hourInMilliseconds);
  await db.delete(backups).where(lt(backups.dueAt, oldest));
}

/** The site stops in the middle of a backup: the next start makes it. */
export async function giveUpBackup(db: Db, id: number): Promise<void> {
  await db.delete(backups).where(eq(backups.id, id));
}

export async function goodBackups(db: Db): Promise<GoodBackup[]> {
  const rows = await db
    .select()
    .from(backups)
    .where(and(isNull(backups.problem), isNotNull(backups.finishedAt), isNotNull(backups.file)))
    .orderBy(desc(backups.dueAt))
    .limit(maxRowAgeInDays);
  return rows.flatMap((row) =>
    row.file === null || row.finishedAt === null ? [] : [{ ...row, file: row.file, finishedAt: row.finishedAt }],
  );
}

/** Its file is gone, or is another one. */
export async function markLost(db: Db, id: number, problem: string): Promise<void> {
  await db.update(backups).set({ problem }).where(eq(backups.id, id));
}

export async function markFound(db: Db, id: number): Promise<void> {
  await db.update(backups).set({ problem: null }).where(eq(backups.id, id));
}

/**
 * Takes on the proof of the newest backup; undefined when the last proof is recent enough, that backup was tried already, or
 * another node is at work.
 */
export async function claimProof(
  db: Db,
  { proofInDays, hasIdentity, now }: { proofInDays: number; hasIdentity: boolean; now: Date },
): Promise<GoodBackup | undefined> {
  const [newest] = await goodBackups(db);
  if (!newest || newest.provedAt !== null) return undefined;
  // An hour less: backups do not take the same time every night.
  const recent = new Date(+now - (proofInDays * hoursOfADay - 1) * hourInMilliseconds);
  const proven = hasIdentity ? ne(backups.proof, 'read') : isNotNull(backups.proof);
  const [last] = await db
    .select({ id: backups.id })
    .from(backups)
    .where(and(proven, gte(backups.provedAt, recent)))
    .limit(1);
  if (last) return undefined;
  const isIdle = or(
    eq(backups.aliveAt, backups.startedAt),
    lt(backups.aliveAt, new Date(+now - maxSilenceInMilliseconds)),
  );
  const [claimed] = await db
    .update(backups)
    // Never the time at which it was started, which means that no process is at work.
    .set({ aliveAt: new Date(Math.max(+now, +newest.startedAt + 1)) })
    .where(and(eq(backups.id, newest.id), isNull(backups.provedAt), isIdle))
    .returning({ id: backups.id });
  return claimed && newest;
}

export async function finishProof(
  db: Db,
  id: number,
  result: { proof: ProofKind; proofInSeconds: number } | { proofProblem: string },
  now = new Date(),
): Promise<void> {
  await db
    .update(backups)
    .set({ ...result, provedAt: now, aliveAt: sql`${backups.startedAt}` })
    .where(eq(backups.id, id));
}

/** The newest rows of each kind, from which the state of the backups follows. */
export async function recentBackups(db: Db): Promise<Backup[]> {
  return db.select().from(backups).orderBy(desc(backups.dueAt)).limit(maxRowAgeInDays);
}
