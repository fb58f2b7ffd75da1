import { afterAll, beforeAll, beforeEach } from 'bun:test';
import type { Db } from '../../../src/db/client.ts';
import { activityLogs } from '../../../src/db/schema/index.ts';
import { eventText } from '../../../src/domain/activity/events.ts';
import { type Staleness, watchStaleness } from '../../../src/domain/publishing/staleness.ts';
import { slow } from '../slow.ts';
import { borrowDatabase, emptyTables } from './database-pool.ts';

type CommandSite = { db: Db; staleness: Staleness };

/** What commands are performed with, for a test file of rules: an empty database before each test, and no application. */
export function commandSite(): CommandSite {
  let open: Awaited<ReturnType<typeof borrowDatabase>>;
  let staleness: Staleness;
  beforeAll(async () => {
    open = await borrowDatabase();
  }, slow);
  beforeEach(async () => {
    await emptyTables(open.database.db);
    await staleness?.close();
    staleness = await watchStaleness(open.database);
  });
  afterAll(async () => {
    await staleness.close();
    await open.giveBack();
  });
  return {
    get db() {
      return open.database.db;
    },
    get staleness() {
      return staleness;
    },
  };
}

/** The newest entry of the activity log. */
export async function lastEntry(db: Db) {
  return (await loggedEntries(db)).at(-1);
}

/** The activity log, oldest first, with what each entry says in English. */
export async function loggedEntries(db: Db) {
  const entries = await db.select().from(activityLogs).orderBy(activityLogs.id);
  return entries.map((entry) => ({ ...entry, description: eventText('en', entry) }));
}
