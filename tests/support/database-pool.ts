import { getTableName, sql } from 'drizzle-orm';
import { type Db, type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import * as schema from '../../src/db/schema/index.ts';
import { type FreshDatabase, makeDatabase, makeDirectory } from './databases.ts';

type Opened = { place: FreshDatabase; database: OpenDatabase };
type BorrowedDatabase = Opened & { giveBack: () => Promise<void>; discard: () => Promise<void> };

/** How long emptying a database may take, in milliseconds; one that takes longer is replaced. */
const maxTimeToEmpty = 10_000;

/** The databases that test files of this process have done with. They stay open: opening one costs half a second. */
const idle: Opened[] = [];

/** An empty, migrated database for one test file, with a data directory of its own. */
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
 * Deletes all rows but the counter of changes, which must never run backwards under a living application, and lets ids
 * begin at 1. Truncating makes new files for every table and index, which takes up to a hundred times as long.
 */
export async function emptyTables(db: Db): Promise<void> {
  const tables = Object.values(schema).filter((table) => table !== schema.pageCacheEpoch);
  await db.execute(
    sql.raw(`do $$ declare name text; begin
    set local session_replication_role = replica;
    ${tables.map((table) => emptyTable(getTableName(table))).join(' ')}
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      perform setval(quote_ident(name), 1, false);
    end loop;
  end $$`),
  );
}

const emptyTable = (name: string) => `if exists (select from ${name}) then delete from ${name}; end if;`;

async function open(): Promise<Opened> {
  const place = await makeDatabase();
  return { place, database: await openDatabase(place) };
}

/** An idle database that can still be emptied: some tests take theirs away. */
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
  // No application lives on an idle database, so its counter of changes may begin again too.
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
