import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { lowerContainsPart } from '../../db/contains-part.ts';
import { type Count, countUpTo } from '../../db/counting.ts';
import { accounts, activityLogs } from '../../db/schema/index.ts';
import { inBatches, isInPart, orderBy, orderingOf, type SortKey, type Sorts } from '../../db/sorting.ts';
import { problem } from '../../fields/problem.ts';
import { atMost } from '../../fields/text-rules.ts';
import { dayInput, dayStart } from '../input.ts';
import { list, type Part } from '../list.ts';
import { activityStatuses } from './commands.ts';
import { actionTypes, eventsWith } from './events.ts';

export type Entry = typeof activityLogs.$inferSelect;

export const activityFilter = z.strictObject({
  search: z.string().trim().max(200, atMost(200)).optional(),
  user: z.string().trim().max(64, atMost(64)).optional(),
  action: z.enum(actionTypes, problem('knownAction')).optional(),
  status: z.enum(activityStatuses, problem('knownStatus')).optional(),
  from: dayInput.optional().describe('First day, in the time zone of the company'),
  to: dayInput.optional().describe('Last day, included'),
});

export type ActivityFilter = z.infer<typeof activityFilter>;

const newest: readonly SortKey[] = [
  { by: activityLogs.timestamp, descending: true },
  { by: activityLogs.id, descending: true },
];

/** Each with an index. */
const sorts = {
  time: newest,
  user: [{ by: activityLogs.username, descending: false }, ...newest],
  action: [{ by: activityLogs.actionType, descending: false }, ...newest],
  status: [{ by: activityLogs.status, descending: false }, ...newest],
} as const satisfies Sorts<string>;

export const activityList = list<ActivityFilter, Entry, keyof typeof sorts>({
  needs: 'logs.read',
  filters: activityFilter,
  sorts,
  usual: '-time',
  count: countActivity,
  read: async (db, filter, part) => entriesIn(db, await plannedCondition(db, filter), part),
});

function entriesIn(db: Db, condition: SQL | undefined, part: Omit<Part, 'offset'>): Promise<Entry[]> {
  return db
    .select()
    .from(activityLogs)
    .where(isInPart(db, activityLogs, { condition, ...part }))
    .orderBy(...orderBy(part.ordering))
    .limit(part.limit)
    .execute();
}

function countActivity(db: Db, filter: ActivityFilter): Promise<Count> {
  return countUpTo(db, activityLogs, conditionOf(filter));
}

/** Number of entries in the last days. */
export function countRecentActivity(db: Db, days: number): Promise<number> {
  return db.$count(activityLogs, sql`${activityLogs.timestamp} > now() - make_interval(days => ${days})`);
}

/** The filtered entries in batches, for exports of any length. */
export async function* allActivity(db: Db, filter: ActivityFilter): AsyncGenerator<Entry[]> {
  const condition = await plannedCondition(db, filter);
  const ordering = orderingOf(sorts, '-time');
  yield* inBatches(1000, (part) => entriesIn(db, condition, { ...part, ordering }));
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
async function plannedCondition(db: Db, filter: ActivityFilter): Promise<SQL | undefined> {
  const condition = conditionOf(filter);
  if (!filter.search) return condition;
  const { isExact } = await countActivity(db, filter);
  if (!isExact) return condition;
  const found = sql`select ${activityLogs.id} from ${activityLogs} where ${condition}`;
  return sql`${activityLogs.id} in (with found as materialized (${found}) select id from found)`;
}

function conditionOf({ search = '', user, action, status, from, to }: ActivityFilter): SQL | undefined {
  return and(
    ...search
      .toLowerCase()
      .split(/[\s"'“”#():,;]+/)
      .map(hasWord),
    user ? userIs(user) : undefined,
    from ? gte(activityLogs.timestamp, dayStart(from)) : undefined,
    to ? lt(activityLogs.timestamp, sql`${dayStart(to)} + interval '1 day'`) : undefined,
    action ? eq(activityLogs.actionType, action) : undefined,
    status ? eq(activityLogs.status, status) : undefined,
  );
}

/** A word of the search is in the words of the event or of its noun, or in the texts of the entry. */
function hasWord(word: string): SQL | undefined {
  if (word === '') return undefined;
  const { events, nouns } = eventsWith(word);
  return or(
    events.length > 0 ? inArray(activityLogs.event, events) : undefined,
    nouns.length > 0 ? inArray(activityLogs.resourceType, nouns) : undefined,
    lowerContainsPart(searched, word),
  );
}

/** A username or an account id. */
function userIs(user: string): SQL | undefined {
  const name = eq(activityLogs.username, user.toLowerCase());
  return /^\d{1,9}$/.test(user) ? or(name, eq(activityLogs.userId, Number(user))) : name;
}

/** Must equal the expression of the index activity_logs_search, which the first migration makes. */
const searched = sql`lower(translate(jsonb_path_query_array(${activityLogs.args}, '$.*')::text, '[],"', '    ') || coalesce(${activityLogs.resourceId}, '') || ' ' || coalesce(${activityLogs.resourceName}, '') || ' ' || ${activityLogs.username})`;

export type LastSave = { username: string; at: Date };

/** Author of the last save of a resource, such as `article` 12, from the activity log. */
export async function findLastSave(db: Db | Transaction, type: string, id: number): Promise<LastSave | undefined> {
  const { username, timestamp, resourceType, resourceId, status } = activityLogs;
  const [entry] = await db
    .select({ username, at: timestamp })
    .from(activityLogs)
    .where(and(eq(resourceType, type), eq(resourceId, String(id)), eq(status, 'success')))
    .orderBy(desc(activityLogs.id))
    .limit(1);
  return entry;
}
