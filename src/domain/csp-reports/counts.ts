import { desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cspReports } from '../../db/schema/index.ts';
import { periods } from '../data-protection/periods.ts';

/** What a browser has blocked: no address, page or script. */
export type CspViolation = { directive: string; blocked: string };
export type CspCount = CspViolation & { count: number };

/** Counts violations of today. */
export async function countViolations(db: Db, violations: readonly CspCount[]): Promise<void> {
  if (violations.length === 0) return;
  const { day, directive, blocked, count } = cspReports;
  // In one order, so that two nodes do not wait for each other.
  const keyOf = (one: CspViolation) => `${one.directive} ${one.blocked}`;
  const rows = [...violations].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db
    .insert(cspReports)
    .values(rows.map((row) => ({ ...row, day: sql`current_date` })))
    .onConflictDoUpdate({ target: [day, directive, blocked], set: { count: sql`${count} + excluded.count` } });
}

/** The most frequent of the last 30 days first. */
export async function violationsOfLastDays(db: Db): Promise<CspCount[]> {
  const { directive, blocked, count } = cspReports;
  const total = sql<number>`sum(${count})`.mapWith(Number);
  return db
    .select({ directive, blocked, count: total })
    .from(cspReports)
    .groupBy(directive, blocked)
    .orderBy(desc(total), directive, blocked);
}

/** Deletes the counts of earlier days. */
export async function sweepViolations(db: Db): Promise<void> {
  await db.delete(cspReports).where(lt(cspReports.day, sql`current_date - ${periods.browserReports.count}::int`));
}
