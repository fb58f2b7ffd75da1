import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { patternOfPart } from '../../db/like.ts';
import { accounts, activityLogs } from '../../db/schema/index.ts';
import type { ActivityFilter } from './input.ts';

export type Entry = typeof activityLogs.$inferSelect;

type Part = { limit: number; offset: number };

/** As the indexes have it: without these words the sort order would be another one. */
const newestFirst = [sql`${activityLogs.timestamp} desc nulls last`, sql`${activityLogs.id} desc nulls last`] as const;

/** A part of the log, newest first. */
export async function activityEntries(db: Db, filter: ActivityFilter, { limit, offset }: Part): Promise<Entry[]> {
  // The ids alone come out of an index, so that far pages need not read what they skip.
  const ids = db
    .select({ id: activityLogs.id })
    .from(activityLogs)
    .where(conditionOf(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return db
    .select()
    .from(activityLogs)
    .where(inArray(activityLogs.id, ids))
    .orderBy(...newestFirst);
}

/** Searches are counted no further than this: that much nobody turns over. */
export const countedAtMost = 10_000;

/** How many entries there are; of a search at most `countedAtMost`. */
export async function countActivity(db: Db, filter: ActivityFilter): Promise<number> {
  if (!filter.search) return db.$count(activityLogs, conditionOf(filter));
  const counted = db
    .select({ id: activityLogs.id })
    .from(activityLogs)
    .where(conditionOf(filter))
    .limit(countedAtMost)
    .as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return row?.count ?? 0;
}

/** How much was done in the last so many days. */
export function countRecentActivity(db: Db, days: number): Promise<number> {
  return db.$count(activityLogs, sql`${activityLogs.timestamp} > now() - make_interval(days => ${days})`);
}

/** The entries of a filter in pieces, for an export of any length. */
export async function* allActivity(db: Db, filter: ActivityFilter): AsyncGenerator<Entry[]> {
  const size = 1000;
  let last: Entry | undefined;
  do {
    // Asked of the database, whose timestamps are finer than a Date.
    const after: SQL | undefined =
      last &&
      sql`(${activityLogs.timestamp}, ${activityLogs.id}) < (select timestamp, id from ${activityLogs} where id = ${last.id})`;
    const entries: Entry[] = await db
      .select()
      .from(activityLogs)
      .where(and(conditionOf(filter), after))
      .orderBy(...newestFirst)
      .limit(size);
    if (entries.length > 0) yield entries;
    last = entries.length === size ? entries.at(-1) : undefined;
  } while (last);
}

/** The names of all staff, for choosing one. */
export async function staffNames(db: Db): Promise<string[]> {
  const rows = await db.select({ username: accounts.username }).from(accounts).orderBy(accounts.username);
  return rows.map(({ username }) => username);
}

function conditionOf({ search, user, action, status }: ActivityFilter): SQL | undefined {
  return and(
    search ? sql`${searched} ilike ${patternOfPart(search)}` : undefined,
    user ? userIs(user) : undefined,
    action ? eq(activityLogs.actionType, action) : undefined,
    status ? eq(activityLogs.status, status) : undefined,
  );
}

/** A name, or the number of an account. */
function userIs(user: string): SQL | undefined {
  const name = eq(activityLogs.username, user.toLowerCase());
  return /^\d{1,9}$/.test(user) ? or(name, eq(activityLogs.userId, Number(user))) : name;
}

/** The very expression that is indexed in migration 0004. */
const searched = sql`(${activityLogs.description} || ' ' || coalesce(${activityLogs.resourceName}, '') || ' ' || ${activityLogs.username})`;
