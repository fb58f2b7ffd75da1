import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { company } from '../../company.ts';
import type { Db } from '../../db/client.ts';
import { lowerContainsPart, lowerHasParts } from '../../db/contains-part.ts';
import { type Count, countUpTo } from '../../db/counting.ts';
import { accounts, activityLogs } from '../../db/schema/index.ts';
import { isInPart, type Ordering, orderBy, orderingOf } from '../../db/sorting.ts';
import type { ActivityFilter, StoredTexts } from './input.ts';
import { activitySorts } from './sorts.ts';

export type Entry = typeof activityLogs.$inferSelect;

/** A filter, and what its search also finds for readers of another language. */
type Wanted = ActivityFilter & { storedTexts?: StoredTexts };

type Part = { limit: number; offset: number; ordering?: Ordering; after?: number | undefined };

const byNewest = orderingOf(activitySorts, '-time');
const newestFirst = orderBy(byNewest);

/** One page of the log, newest first unless another order is requested. */
export async function activityEntries(db: Db, filter: Wanted, part: Part): Promise<Entry[]> {
  const { limit, offset, ordering = byNewest, after } = part;
  const condition = await plannedCondition(db, filter);
  return db
    .select()
    .from(activityLogs)
    .where(isInPart(db, activityLogs, { condition, ordering, limit, offset, after }))
    .orderBy(...orderBy(ordering))
    .limit(limit)
    .execute();
}

export function countActivity(db: Db, filter: Wanted): Promise<Count> {
  return countUpTo(db, activityLogs, conditionOf(filter));
}

/** Number of entries in the last days. */
export function countRecentActivity(db: Db, days: number): Promise<number> {
  return db.$count(activityLogs, sql`${activityLogs.timestamp} > now() - make_interval(days => ${days})`);
}

/** The filtered entries in batches, for exports of any length. */
export async function* allActivity(db: Db, filter: Wanted): AsyncGenerator<Entry[]> {
  const size = 1000;
  const condition = await plannedCondition(db, filter);
  let last: Entry | undefined;
  do {
    // Compared in the database, whose timestamps have microseconds; a Date has milliseconds.
    const after: SQL | undefined =
      last &&
      sql`(${activityLogs.timestamp}, ${activityLogs.id}) < (select timestamp, id from ${activityLogs} where id = ${last.id})`;
    const entries: Entry[] = await db
      .select()
      .from(activityLogs)
      .where(and(condition, after))
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

/**
 * Several texts together look more frequent than they are: the database would read the log from its newest entry on, to its
 * end when there are few. The entries are found by the index of parts first, unless there are many.
 */
async function plannedCondition(db: Db, filter: Wanted): Promise<SQL | undefined> {
  const condition = conditionOf(filter);
  if (!filter.search || !filter.storedTexts?.length) return condition;
  const { isExact } = await countActivity(db, filter);
  if (!isExact) return condition;
  const found = sql`select ${activityLogs.id} from ${activityLogs} where ${condition}`;
  return sql`${activityLogs.id} in (with found as materialized (${found}) select id from found)`;
}

function conditionOf({ search, storedTexts = [], user, action, status, from, to }: Wanted): SQL | undefined {
  return and(
    search
      ? or(lowerContainsPart(searched, search), ...storedTexts.map((parts) => lowerHasParts(searched, parts)))
      : undefined,
    user ? userIs(user) : undefined,
    from ? gte(activityLogs.timestamp, startOf(from)) : undefined,
    to ? lt(activityLogs.timestamp, sql`${startOf(to)} + interval '1 day'`) : undefined,
    action ? eq(activityLogs.actionType, action) : undefined,
    status ? eq(activityLogs.status, status) : undefined,
  );
}

/** The first moment of a day in the company's time zone. */
function startOf(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${company.timeZone})`;
}

/** A username or an account id. */
function userIs(user: string): SQL | undefined {
  const name = eq(activityLogs.username, user.toLowerCase());
  return /^\d{1,9}$/.test(user) ? or(name, eq(activityLogs.userId, Number(user))) : name;
}

/** Must equal the expression of the index activity_logs_search, which the first migration makes. */
const searched = sql`lower(${activityLogs.description} || ' ' || coalesce(${activityLogs.resourceName}, '') || ' ' || ${activityLogs.username})`;
