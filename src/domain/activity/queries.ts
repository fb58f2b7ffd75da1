import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { patternOfPart } from '../../db/like.ts';
import { accounts, activityLogs } from '../../db/schema/index.ts';
import type { ActivityFilter } from './input.ts';

export type Entry = typeof activityLogs.$inferSelect;

type Part = { limit: number; offset: number };

/** NULLS LAST as in the indexes, which are not used otherwise. */
const newestFirst = [sql`${activityLogs.timestamp} desc nulls last`, sql`${activityLogs.id} desc nulls last`] as const;

/** One page of the log, newest first. */
export async function activityEntries(db: Db, filter: ActivityFilter, { limit, offset }: Part): Promise<Entry[]> {
  // An index-only scan finds the ids, so that deep pages do not read the rows they skip.
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

/** Search results are counted up to this number. */
export const countedAtMost = 10_000;

/** Number of entries; for a search at most `countedAtMost`. */
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

/** Number of entries in the last days. */
export function countRecentActivity(db: Db, days: number): Promise<number> {
  return db.$count(activityLogs, sql`${activityLogs.timestamp} > now() - make_interval(days => ${days})`);
}

/** The filtered entries in batches, for exports of any length. */
export async function* allActivity(db: Db, filter: ActivityFilter): AsyncGenerator<Entry[]> {
  const size = 1000;
  let last: Entry | undefined;
  do {
    // Compared in the database, whose timestamps have microseconds; a Date has milliseconds.
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

/** Usernames of all accounts, for the filter. */
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

/** A username or an account id. */
function userIs(user: string): SQL | undefined {
  const name = eq(activityLogs.username, user.toLowerCase());
  return /^\d{1,9}$/.test(user) ? or(name, eq(activityLogs.userId, Number(user))) : name;
}

/** Must equal the expression indexed in migration 0004. */
const searched = sql`(${activityLogs.description} || ' ' || coalesce(${activityLogs.resourceName}, '') || ' ' || ${activityLogs.username})`;
