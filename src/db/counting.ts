import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from './client.ts';

/** Rows of a list are counted up to this number. Longer lists have no page numbers: each page continues after a row. */
export const maxExactCount = 10_000;

/** `isExact` is false when there are more rows than `total`. */
export type Count = { total: number; isExact: boolean };

export async function countUpTo(
  db: Db | Transaction,
  table: PgTable,
  condition: SQL | undefined,
  maxCount = maxExactCount,
): Promise<Count> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(maxCount + 1)
    .as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  const found = row?.count ?? 0;
  return { total: Math.min(found, maxCount), isExact: found <= maxCount };
}
