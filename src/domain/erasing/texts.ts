import { or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { containsAddress, withoutAddress } from './address.ts';

export function anyHolds(texts: readonly AnyPgColumn[], address: string): SQL | undefined {
  return or(...texts.map((column) => containsAddress(textOf(column), address)));
}

/** Takes an address out of these columns of rows, of text or JSON. */
export async function eraseFrom(
  tx: Transaction,
  table: PgTable,
  texts: readonly AnyPgColumn[],
  address: string,
  rows: SQL = sql`true`,
): Promise<void> {
  const erased = texts.map((column) => {
    const left = withoutAddress(textOf(column), address);
    return sql`${sql.identifier(column.name)} = ${isJson(column) ? sql`${left}::jsonb` : left}`;
  });
  await tx.execute(
    sql`update ${table} set ${sql.join(erased, sql`, `)} where ${rows} and (${anyHolds(texts, address)})`,
  );
}

/** What a column holds, as the text that is searched. */
export function textOf(column: AnyPgColumn): AnyPgColumn | SQL {
  return isJson(column) ? sql`${column}::text` : column;
}

function isJson(column: AnyPgColumn): boolean {
  return column.getSQLType() === 'jsonb';
}

/** All columns of a table with text of any length. */
export function textColumnsOf(table: PgTable): AnyPgColumn[] {
  return getTableConfig(table).columns.filter((column) => column.getSQLType() === 'text');
}
