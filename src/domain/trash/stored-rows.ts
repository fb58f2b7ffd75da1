import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { type TrashKind, tableOf } from './kinds.ts';

/** A table that holds rows of an item, and the condition for them. */
type Part = { table: PgTable; name: string; columns: readonly string[]; ofItem: (id: number) => SQL };

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/**
 * The item's row and the rows that would be deleted with it, as JSON by table name. It is written and read by the database
 * alone, so that no value passes through a JavaScript type.
 */
export function rowsAsJson(kind: TrashKind, id: number): SQL<Rows> {
  const entries = partsOf(kind).map(({ table, name, columns, ofItem }) => {
    const listed = sql.join(columns.map(column), sql`, `);
    return sql`${name}::text, (
      select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (select ${listed} from ${table} where ${ofItem(id)}) one)`;
  });
  return sql<Rows>`jsonb_build_object(${sql.join(entries, sql`, `)})`;
}

/** Inserts the rows again, with their ids. Columns that a later release has added get their defaults. */
export async function putBack(tx: Transaction, kind: TrashKind, id: number, rows: Rows): Promise<void> {
  for (const { table, name, columns } of partsOf(kind)) {
    const [first] = rows[name] ?? [];
    if (!first) continue;
    const known = sql.join(columns.filter((one) => one in first).map(column), sql`, `);
    await tx.execute(sql`
      insert into ${table} (${known}) overriding system value
      select ${known} from jsonb_populate_recordset(null::${table},
        (select rows -> ${name} from trash where kind = ${kind} and item_id = ${id}))`);
  }
}

const remembered = new Map<TrashKind, readonly Part[]>();

/** The item's own table first, then those whose rows the database deletes with it, parents before children. */
export function partsOf(kind: TrashKind): readonly Part[] {
  const parts = remembered.get(kind) ?? findParts(kind);
  remembered.set(kind, parts);
  return parts;
}

function findParts(kind: TrashKind): Part[] {
  const root = tableOf[kind];
  const parts: Part[] = [partOf(root, (id) => sql`${column('id')} = ${id}`)];
  // The list grows while it is walked through.
  for (const parent of parts) {
    for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
      if (parts.some((part) => part.table === table)) continue;
      for (const { onDelete, reference } of getTableConfig(table).foreignKeys) {
        const { foreignTable, columns, foreignColumns } = reference();
        const [own, foreign] = [columns[0], foreignColumns[0]];
        if (foreignTable !== parent.table || onDelete !== 'cascade' || !own || !foreign) continue;
        const ofItem = (id: number) => sql`${column(own.name)} in (
          select ${column(foreign.name)} from ${parent.table} where ${parent.ofItem(id)})`;
        parts.push(partOf(table, ofItem));
        break;
      }
    }
  }
  return parts;
}

function partOf(table: PgTable, ofItem: Part['ofItem']): Part {
  const { name, columns } = getTableConfig(table);
  const written = columns.filter(({ generated }) => generated === undefined);
  return { table, name, columns: written.map((one) => one.name), ofItem };
}

const column = (name: string) => sql.identifier(name);
