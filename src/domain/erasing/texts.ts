import { or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { holds, without } from './address.ts';

export function anyHolds(texts: readonly AnyPgColumn[], address: string): SQL | undefined {
  return or(...texts.map((text) => holds(text, address)));
}

/** Takes an address out of these columns of rows. */
export async function eraseFrom(
  tx: Transaction,
  table: PgTable,
  texts: readonly AnyPgColumn[],
  address: string,
  rows: SQL = sql`true`,
): Promise<void> {
  const erased = texts.map((text) => sql`${sql.identifier(text.name)} = ${without(text, address)}`);
  await tx.execute(
    sql`update ${table} set ${sql.join(erased, sql`, `)} where ${rows} and (${anyHolds(texts, address)})`,
  );
}

/** All columns of a table with text of any length. */
export function textColumnsOf(table: PgTable): AnyPgColumn[] {
  return getTableConfig(table).columns.filter((column) => column.getSQLType() === 'text');
}
