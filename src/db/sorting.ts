import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from './client.ts';

/** A part of an order. Its expression is never null. */
export type SortKey = { by: SQL | AnyColumn; descending: boolean };

/** The orders of a list by name, each as its index has it. The last key is unique. */
export type Sorts<Name extends string> = Readonly<Record<Name, readonly SortKey[]>>;

export type Ordering = { keys: readonly SortKey[]; isReversed: boolean };

/** `title`, or with a minus `-title` for the other way round: the sign is the direction of the first key. */
export type SortName<Name extends string> = Name | `-${Name}`;

/** The names that a client may ask for. */
export function sortNames<Name extends string>(sorts: Sorts<Name>): [SortName<Name>, ...SortName<Name>[]] {
  const names = Object.keys(sorts) as Name[];
  return names.flatMap((name): SortName<Name>[] => [name, `-${name}`]) as [SortName<Name>, ...SortName<Name>[]];
}

export function orderingOf<Name extends string>(sorts: Sorts<Name>, sort: SortName<Name>): Ordering {
  const isDescending = sort.startsWith('-');
  const keys = sorts[(isDescending ? sort.slice(1) : sort) as Name];
  return { keys, isReversed: isDescending !== keys[0]?.descending };
}

/** The nulls stand where an index has them, which Postgres uses only then, although nothing is null. */
export function orderBy({ keys, isReversed }: Ordering): SQL[] {
  const nulls = isReversed ? sql`nulls first` : sql`nulls last`;
  return keys.map(({ by, descending }) => sql`${by} ${descending === isReversed ? sql`asc` : sql`desc`} ${nulls}`);
}

type Part = {
  condition: SQL | undefined;
  ordering: Ordering;
  limit: number;
  offset?: number;
  after?: number | undefined;
  /** Condition on the row of `after`; without such a row the list is empty. */
  anchor?: SQL | undefined;
};
type ListedTable = PgTable & { id: PgColumn };

/**
 * Condition: the row is in a part of a list. An index-only scan finds the ids, so that deep pages do not read the rows they
 * skip. With `after` the part may have rows too many: the caller orders and limits them.
 */
export function isInPart(db: Db | Transaction, table: ListedTable, part: Part): SQL {
  const { condition, ordering, limit, offset = 0, after, anchor } = part;
  const ranges = after === undefined ? [undefined] : rangesAfter(table, ordering, after, anchor);
  const ids = ranges.map(
    (range) =>
      sql`${db
        .select({ id: table.id })
        .from(table)
        .where(and(condition, range))
        .orderBy(...orderBy(ordering))
        .limit(limit)
        .offset(offset)}`,
  );
  return sql`${table.id} in (${sql.join(ids, sql` union all `)})`;
}

/**
 * Conditions for what comes after the row with this id, each of them a range of the index. Compared in the database, whose
 * timestamps have microseconds; a Date has milliseconds. They match nothing when the row is gone.
 */
function rangesAfter(table: ListedTable, { keys, isReversed }: Ordering, id: number, anchor?: SQL): SQL[] {
  const [first, ...rest] = keys;
  if (!first) throw new Error('orderingOf: the sort has no keys.');
  const descends = first.descending !== isReversed;
  const isRow = and(eq(table.id, id), anchor);
  const rowOf = (expressions: SQL) => sql`(select ${expressions} from ${table} where ${isRow})`;
  if (rest.every((key) => key.descending === first.descending)) {
    const all = sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    );
    return [descends ? sql`(${all}) < ${rowOf(all)}` : sql`(${all}) > ${rowOf(all)}`];
  }
  const by = sql`${first.by}`;
  const value = rowOf(by);
  const ties = rangesAfter(table, { keys: rest, isReversed }, id, anchor).map(
    (range) => sql`(${by} = ${value} and ${range})`,
  );
  return [...ties, descends ? sql`${by} < ${value}` : sql`${by} > ${value}`];
}

/** All rows in batches, each read after the last row of the one before. */
export async function* inBatches<Row extends { id: number }>(
  size: number,
  read: (part: { limit: number; after: number | undefined }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: number | undefined;
  do {
    const rows = await read({ limit: size, after });
    if (rows.length > 0) yield rows;
    after = rows.length === size ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
