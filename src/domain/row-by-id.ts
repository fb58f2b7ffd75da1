import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../db/client.ts';

/** The parameters of an address, by name. */
export type At = Readonly<Record<string, string>>;

/** Finds the row that an address names by its id and other parameters; `lock` keeps it as it is until the transaction ends. */
export type FindRow<Row> = (db: Db | Transaction, id: number, lock?: 'lock', at?: At) => Promise<Row | undefined>;

export function rowById<Table extends PgTable & { id: AnyPgColumn; $inferSelect: unknown }>(
  table: Table,
): FindRow<Table['$inferSelect']> {
  return async (db, id, lock) => {
    const query = db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .$dynamic();
    const [row] = await (lock ? query.for('update') : query);
    return row as Table['$inferSelect'] | undefined;
  };
}
