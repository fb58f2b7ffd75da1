import { getTableName, sql } from 'drizzle-orm';
import { type Db, type OpenDatabase, openDatabase } from '../../../src/db/client.ts';
import { withTimeLimit } from '../../../src/db/request-scope.ts';
import * as schema from '../../../src/db/schema/index.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from '../databases.ts';

type Opened = { place: FreshDatabase; database: OpenDatabase };
type BorrowedDatabase = Opened & { giveBack: () => Promise<void>; discard: () => Promise<void> };

/** Maximum time for emptying a database, in milliseconds; otherwise it is replaced. */
const maxTimeToEmpty = 10_000;

/** Idle databases of finished test files in this process. They stay open, because opening one takes half a second. */
const idle: Opened[] = [];

/** An empty, migrated database for one test file, with its own data directory. */
export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const opened = (await emptyIdle()) ?? (await open());
  const directory = makeDirectory();
  return {
    database: opened.database,
    place: { ...opened.place, dataDirectory: directory.path },
    giveBack: async () => {
      directory.remove();
      idle.push(opened);
    },
    discard: async () => {
      directory.remove();
      await discard(opened);
    },
  };
}

/**
 * Deletes all rows except the change counter, which must not decrease while an application runs, and daily keys, and restarts ids
 * at 1. TRUNCATE would create new files for all tables and indexes, which takes up to a hundred times as long.
 */
export async function emptyTables(db: Db): Promise<void> {
  // A busy machine may take longer for it than a query of the site may take.
  await withTimeLimit(maxTimeToEmpty, async () => {
    if (!withFunction.has(db)) await db.transaction((tx) => tx.execute(sql.raw(createFunction)));
    withFunction.add(db);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select testing.empty_tables()`);
    });
  });
}

/** Databases that have the function which empties them: its statements are planned once for each session, instead of each time. */
const withFunction = new WeakSet<Db>();

/** The keys of daily hashes stay: applications know them by heart, and two nodes must know the same. */
const kept: Readonly<Record<string, string>> = { secrets: "where secrets.name not like 'limits %'" };

const createFunction = `
  create schema if not exists testing;
  create or replace function testing.empty_tables() returns void language plpgsql as $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    ${Object.values(schema)
      .filter((table) => table !== schema.pageCacheEpoch)
      .map((table) => emptyTable(getTableName(table)))
      .join(' ')}
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      perform setval(quote_ident(name), 1, false);
    end loop;
  end $$`;

function emptyTable(name: string): string {
  return `if exists (select from ${name}) then delete from ${name} ${kept[name] ?? ''}; end if;`;
}

async function open(): Promise<Opened> {
  const place = await makeDatabase();
  return { place, database: await openDatabase(place) };
}

/** An idle database that can still be emptied: some tests drop theirs. */
async function emptyIdle(): Promise<Opened | undefined> {
  for (let opened = idle.pop(); opened; opened = idle.pop()) {
    if (await isEmptied(opened.database.db)) return opened;
    await discard(opened);
  }
  return undefined;
}

async function discard({ database, place }: Opened): Promise<void> {
  await database.close();
  await place.remove();
}

async function isEmptied(db: Db): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), maxTimeToEmpty);
  // No application uses an idle database, so its change counter may be reset too.
  const emptied = emptyTables(db)
    .then(() => db.delete(schema.pageCacheEpoch))
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([emptied, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
