import { afterAll, beforeAll, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { DatabaseService } from '../../src/db/database-service.ts';
import { type DatabaseCall, describeError, forwardedDatabase, restoreError } from '../../src/db/forwarded.ts';
import { withRequestScope, writeOutcome } from '../../src/db/request-scope.ts';
import { accounts } from '../../src/db/schema/index.ts';
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../support/databases.ts';

let place: FreshDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  place = await makeDatabase();
  database = await openDatabase(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

/** As between two processes: everything is copied. */
function forwarded() {
  const service = new DatabaseService(database.sql, () => {});
  const db = forwardedDatabase(async (call: DatabaseCall) => {
    try {
      return structuredClone(await service.answer(structuredClone(call)));
    } catch (error) {
      throw restoreError(structuredClone(describeError(error)));
    }
  });
  return { db, service };
}

const row = (username: string) => ({ username, passwordHash: 'x' });
const named = (username: string) => database.db.$count(accounts, eq(accounts.username, username));

test('a process reads and writes rows through the server, with dates, lists and numbers as they are', async () => {
  const { db } = forwarded();
  const [written] = await db.insert(accounts).values(row('budi')).returning();
  const [read] = await database.db.select().from(accounts).where(eq(accounts.username, 'budi'));
  expect(written?.createdAt).toBeInstanceOf(Date);
  expect(written).toEqual(read as typeof written & object);
  expect(await db.$count(accounts)).toBe(1);
});

test('a transaction of a process is stored as a whole or not at all', async () => {
  const { db } = forwarded();
  await withRequestScope(async () => {
    await db.transaction(async (tx) => {
      await tx.insert(accounts).values(row('citra'));
      await tx.transaction((inner) => inner.insert(accounts).values(row('dewi')));
      const failing = tx.transaction(async (inner) => {
        await inner.insert(accounts).values(row('eka'));
        throw new Error('inner');
      });
      await failing.catch(() => {});
    });
    expect(writeOutcome()).toBe('something');
  });
  expect([await named('citra'), await named('dewi'), await named('eka')]).toEqual([1, 1, 0]);
  await withRequestScope(async () => {
    const failing = db.transaction(async (tx) => {
      await tx.insert(accounts).values(row('fajar'));
      throw new Error('outer');
    });
    expect(await failing.catch((error: Error) => error.message)).toBe('outer');
    expect(writeOutcome()).toBe('nothing');
  });
  expect(await named('fajar')).toBe(0);
});

test('what a process that ends has left open is undone, and the database answers others', async () => {
  const { db, service } = forwarded();
  const isOpen = Promise.withResolvers<void>();
  const left = db.transaction(async (tx) => {
    await tx.insert(accounts).values(row('gita'));
    isOpen.resolve();
    return new Promise(() => {});
  });
  left.catch(() => {});
  await isOpen.promise;
  service.end();
  expect(await named('gita')).toBe(0);
});

test('a process that leaves a transaction alone is ended', async () => {
  const isStuck = Promise.withResolvers<void>();
  const service = new DatabaseService(database.sql, isStuck.resolve, 20);
  await service.answer({ name: 'begin' });
  await isStuck.promise;
  service.end();
  expect(await named('gita')).toBe(0);
});

test.skipIf(databaseKind === 'embedded')(
  'a process whose transaction is lost between two queries is told that the database is unavailable',
  async () => {
    const { db } = forwarded();
    const afterLoss = db.transaction(async (tx) => {
      const [backend] = await tx.execute<{ id: number }>(sql`select pg_backend_pid() as id`);
      await tx.insert(accounts).values(row('indra'));
      await database.db.execute(sql`select pg_terminate_backend(${backend?.id ?? 0}, 5000)`);
      return tx.insert(accounts).values(row('joko'));
    });
    const error = await afterLoss.then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect([await named('indra'), await named('joko')]).toEqual([0, 0]);
  },
);

test('errors keep what code asks them for', async () => {
  const { db } = forwarded();
  const twice = db.insert(accounts).values([row('hadi'), row('hadi')]);
  const error = (await twice.then(
    () => undefined,
    (caught: unknown) => caught,
  )) as Error & { cause: { code: string } };
  expect(error.cause.code).toBe('23505');
  expect(
    isDatabaseUnavailable(restoreError(describeError(Object.assign(new Error(), { code: 'CONNECTION_CLOSED' })))),
  ).toBe(true);
});
