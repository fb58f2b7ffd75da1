import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { type OpenDatabase, openDatabase } from '../../../src/db/client.ts';
import { ErasedRows, erasedCases } from '../../../src/db/erased-rows.ts';
import { baikCaseKeys, baikCases, baikRewrites } from '../../../src/db/schema/index.ts';
import { joinAudit } from '../../../src/domain/audit/open.ts';
import { eraseDueCases } from '../../../src/domain/baik/cases/case-commands.ts';
import { today } from '../../../src/domain/days.ts';
import { type Application, openApplication } from '../../support/application/application.ts';
import { caseKeys, cases, entries, receiptOf, recipient, storeOf, submit, toMailbox } from '../../support/baik.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../../support/databases.ts';
import { CollectedLog } from '../../support/log.ts';
import { slow } from '../../support/slow.ts';
import type { World } from '../../support/world.ts';

setDefaultTimeout(2 * slow);

let place: FreshDatabase;
let database: OpenDatabase;
let application: Application;
let world: World;
beforeAll(async () => {
  place = await makeDatabase();
  database = await openDatabase(place);
  const { dataDirectory } = place;
  await joinAudit(database.db, { dataDirectory, auditKey: undefined });
  application = await openApplication({ database, dataDirectory, log: new CollectedLog() });
  const handle = (path: string, init?: RequestInit) =>
    Promise.resolve(application.served.answer(new Request(`http://localhost${path}`, init)));
  // What the helpers of this channel use of a world.
  world = { db: database.db, handle, get: handle } as unknown as World;
}, slow);
afterAll(async () => {
  await application.close();
  await database.close();
  await place.remove();
});

/** Where the database keeps its files. */
async function databaseDirectory(): Promise<string> {
  if (databaseKind === 'embedded') return join(place.dataDirectory, 'postgres');
  const [row] = await world.db.execute(sql`select current_setting('data_directory') as path`);
  return String(row?.path);
}

/** Empty for a file that the database has removed meanwhile. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** The files of the database that contain a text: `table` stands for all tables and indexes, `log` for the write-ahead log. */
async function filesWith(text: string): Promise<string[]> {
  await world.db.execute(sql`checkpoint`);
  const directory = await databaseDirectory();
  const found = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && bytesOf(join(entry.parentPath, entry.name)).includes(text))
    .map((entry) => (entry.parentPath.includes('pg_wal') ? 'log' : 'table'));
  return [...new Set(found)].sort();
}

/** Keeps reading a server's database as it is now, as a backup does, until the returned function is called. */
async function readAsItIs(): Promise<() => Promise<void>> {
  if (databaseKind === 'embedded') return async () => {};
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reading = database.alone(async (own) => {
    await own.begin('isolation level repeatable read', async (tx) => {
      await tx.unsafe('select from baik_cases');
      begun.resolve();
      await end.promise;
    });
  });
  await Promise.race([begun.promise, reading]);
  return () => {
    end.resolve();
    return reading;
  };
}

async function isWaitingForReaders(): Promise<boolean> {
  const [row] = await world.db.execute(sql`select exists (select from pg_stat_activity where pid <> pg_backend_pid()
    and datname = current_database() and query like '%age(backend_xmin)%') as found`);
  return row?.found === true;
}

/** A line from the middle of an armoured text. */
function lineOf(sealed: string): string {
  return sealed.split('\n')[4] ?? '';
}

/** Closes a case whose period is over, and erases it. */
async function erase(id: number): Promise<void> {
  const closed = { status: 'closed', reason: 'duplicate', closedOn: today(), eraseOn: today() } as const;
  await world.db.update(baikCases).set(closed).where(eq(baikCases.id, id));
  expect(await eraseDueCases(storeOf({ db: world.db, place }))).toBe(1);
}

test('the key of an erased case is in no file of the database, nor are its entries, and the other cases stay', async () => {
  await recipient(world);
  await submit(world, { report: 'Akan dihapus' });
  const receipt = await submit(world, { report: 'Tetap ada' }).then(receiptOf);
  await submit(world, { report: 'Dihapus sesudahnya' });
  const [first, second, third] = await cases(world);
  const [erased, kept, later] = (await caseKeys(world)).map(({ sealed }) => lineOf(sealed));
  const [entry] = (await entries(world)).map(({ sealed }) => lineOf(sealed));
  // The log of a server is written over by the tests beside this one too, and may hold them no longer.
  expect(await filesWith(erased ?? '')).toContain('table');
  expect(await filesWith(entry ?? '')).toContain('table');

  const endReading = await readAsItIs();
  await erase(first?.id ?? 0);
  // Deleted rows are still there.
  expect(await filesWith(erased ?? '')).toContain('table');
  // In the hours in which it is tomorrow here already, the day of the migration is another one.
  expect(await world.db.$count(baikRewrites)).toBeGreaterThan(0);

  const rewritten = new ErasedRows(database, erasedCases, () => {}).rewrite();
  if (databaseKind === 'postgres') {
    while (!(await isWaitingForReaders())) await Bun.sleep(20);
    expect(await filesWith(erased ?? '')).toContain('table');
    expect(await world.db.$count(baikRewrites)).toBeGreaterThan(0);
    await erase(third?.id ?? 0);
  }
  await endReading();
  await rewritten;
  if (databaseKind === 'postgres') {
    // Another case was erased on the same day meanwhile.
    expect(await world.db.$count(baikRewrites)).toBe(1);
    await new ErasedRows(database, erasedCases, () => {}).rewrite();
    expect(await filesWith(later ?? '')).toEqual([]);
  }
  expect(await filesWith(erased ?? '')).toEqual([]);
  expect(await filesWith(entry ?? '')).toEqual([]);
  expect(await world.db.$count(baikRewrites)).toBe(0);

  expect(await filesWith(kept ?? '')).toContain('table');
  expect((await cases(world)).find(({ id }) => id === second?.id)?.erasedOn).toBeNull();
  expect(await (await toMailbox(world, { receipt })).text()).toContain('Tetap ada');
});

test('a rewriting that is interrupted while the log is moved on is repeated', async () => {
  await submit(world, { report: 'Dihapus dari log' });
  const last = (await cases(world)).at(-1)?.id ?? 0;
  const [key] = await world.db.select().from(baikCaseKeys).where(eq(baikCaseKeys.caseId, last));
  const line = lineOf(key?.sealed ?? '');
  await erase(last);
  const alone: OpenDatabase['alone'] = (work) =>
    database.alone((own) => {
      const unsafe = (text: string) => {
        if (text === 'checkpoint') throw new Error('terminating connection due to administrator command');
        return own.unsafe(text);
      };
      return work({ unsafe } as unknown as Sql);
    });
  const interrupted = new ErasedRows({ db: database.db, kind: database.kind, alone }, erasedCases, () => {});
  await expect(interrupted.rewrite()).rejects.toThrow('terminating connection');
  expect(await world.db.$count(baikRewrites)).toBe(1);
  await new ErasedRows(database, erasedCases, () => {}).rewrite();
  expect(await world.db.$count(baikRewrites)).toBe(0);
  expect(await filesWith(line)).toEqual([]);
});

if (databaseKind === 'postgres') {
  test('a session that holds a table stops neither readers nor reports for longer than a second, and the rewriting is repeated', async () => {
    await submit(world, { report: 'Dihapus sesudah tabel dilepas' });
    await erase((await cases(world)).at(-1)?.id ?? 0);
    const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = database.alone(async (own) => {
      await own.begin(async (tx) => {
        await tx.unsafe('lock table baik_cases in access share mode');
        held.resolve();
        await end.promise;
      });
    });
    await Promise.race([held.promise, holding]);
    await expect(new ErasedRows(database, erasedCases, () => {}).rewrite()).rejects.toThrow('lock timeout');
    expect(await world.db.$count(baikRewrites)).toBe(1);
    expect((await submit(world, { report: 'Masuk sementara itu' })).status).toBe(200);
    end.resolve();
    await holding;
    await new ErasedRows(database, erasedCases, () => {}).rewrite();
    expect(await world.db.$count(baikRewrites)).toBe(0);
  });
}
