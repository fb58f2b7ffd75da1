import { and, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from './client.ts';

/** Ids of matching rows, and the highest id that was looked at. */
export type ScannedRows = { ids: readonly number[]; upTo: number };

const firstBatchInRows = 5000;
const minBatchInRows = 50;
const maxBatchInRows = 100_000;
/** A statement that took longer, in milliseconds, is followed by one for fewer rows. */
const maxBatchInMilliseconds = 500;

/**
 * Finds rows by a condition without an index. Every statement looks at one range of ids, so that none comes near the time
 * that a statement may take, and others get their turn on the one connection of the embedded database. With `known`, only
 * newer rows are looked at.
 */
export async function scanRows(
  db: Db | Transaction,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  known: ScannedRows = { ids: [], upTo: 0 },
): Promise<ScannedRows> {
  const [range] = await db.select({ last: sql<number>`coalesce(max(${table.id}), 0)`.mapWith(Number) }).from(table);
  const last = range?.last ?? 0;
  const ids = [...known.ids];
  let from = known.upTo;
  for (let size = firstBatchInRows; from < last; ) {
    const to = Math.min(from + size, last);
    const began = performance.now();
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(gt(table.id, from), lte(table.id, to), condition));
    for (const { id } of rows) ids.push(Number(id));
    from = to;
    const took = performance.now() - began;
    if (took > maxBatchInMilliseconds) size = Math.max(Math.floor(size / 4), minBatchInRows);
    else if (took < maxBatchInMilliseconds / 2) size = Math.min(size * 2, maxBatchInRows);
  }
  return { ids, upTo: Math.max(last, known.upTo) };
}

/** Condition: the row is one of these. A list of parameters would end at 65,535. */
export function isOneOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::text::bigint[])`;
}
