import { type AnyColumn, and, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A part of an order. Its expression is never null. */
export type SortKey = { by: SQL | AnyColumn; descending: boolean };

/** The orders of a list by name, each as its index has it. The last key is unique. */
export type Sorts<Name extends string> = Readonly<Record<Name, readonly SortKey[]>>;

export type Ordering = { keys: readonly SortKey[]; isReversed: boolean };

/** `title`, or with a minus `-title` for the other way round: the sign tells the direction of the first key. */
export type SortName<Name extends string> = Name | `-${Name}`;

/** The names that a client may ask for. */
export function sortNames<Name extends string>(sorts: Sorts<Name>): [SortName<Name>, ...SortName<Name>[]] {
  const names = Object.keys(sorts) as Name[];
  return names.flatMap((name): SortName<Name>[] => [name, `-${name}`]) as [SortName<Name>, ...SortName<Name>[]];
}

export function orderingOf<Name extends string>(sorts: Sorts<Name>, asked: SortName<Name>): Ordering {
  const isDescending = asked.startsWith('-');
  const keys = sorts[(isDescending ? asked.slice(1) : asked) as Name];
  return { keys, isReversed: isDescending !== keys[0]?.descending };
}

/** The nulls stand where an index has them, which Postgres uses only then, although nothing is null. */
export function orderBy({ keys, isReversed }: Ordering): SQL[] {
  const nulls = isReversed ? sql`nulls first` : sql`nulls last`;
  return keys.map(({ by, descending }) => sql`${by} ${descending === isReversed ? sql`asc` : sql`desc`} ${nulls}`);
}

/**
 * Condition: the row comes after the one with this id. Compared in the database, whose timestamps have microseconds; a
 * Date has milliseconds. Matches nothing when the row is gone.
 */
export function comesAfter(table: PgTable & { id: PgColumn }, { keys, isReversed }: Ordering, id: number): SQL {
  const [first, ...rest] = keys;
  if (!first) throw new Error('An order has at least one key.');
  const descends = first.descending !== isReversed;
  const storedIn = (by: SortKey['by']) => sql`(select ${by} from ${table} where ${table.id} = ${id})`;
  if (rest.every((key) => key.descending === first.descending)) {
    const all = sql.join(
      keys.map(({ by }) => sql`${by}`),
      sql`, `,
    );
    const row = sql`(select ${all} from ${table} where ${table.id} = ${id})`;
    return descends ? sql`(${all}) < ${row}` : sql`(${all}) > ${row}`;
  }
  const value = storedIn(first.by);
  const [beyond, from] = descends ? [lt, lte] : [gt, gte];
  const by = sql`${first.by}`;
  const tie = and(eq(by, value), comesAfter(table, { keys: rest, isReversed }, id));
  // The first condition bounds the part of the index that is read.
  return sql`(${from(by, value)} and ${or(beyond(by, value), tie)})`;
}
