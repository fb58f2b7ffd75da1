import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts';
import { type Stored, trackStored } from '../../src/db/work.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../support/database-proxy.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { slow } from '../support/slow.ts';

describe.if(databaseKind === 'postgres')('a database server that', () => {
  let place: FreshDatabase;
  let proxy: DatabaseProxy;
  let database: OpenDatabase;
  beforeAll(async () => {
    place = await makeDatabase();
  }, slow);
  beforeEach(async () => {
    proxy = await openDatabaseProxy(place.databaseUrl ?? '');
    database = await openDatabase({ ...place, databaseUrl: proxy.url });
  });
  afterEach(async () => {
    proxy.thaw();
    await database.close();
    await proxy.close();
  });
  afterAll(() => place.remove());

  const ask = () => database.db.execute(sql`select 1`);
  const failureOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'answered',
      (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : `failed: ${error}`),
    );
  const recovered = () =>
    new Promise<void>((resolve) => void database.health.onChange((isAvailable) => isAvailable && resolve()));

  test('freezes is given up within the deadline, then at once, and is used again when it answers', async () => {
    await ask();
    proxy.freeze();
    // More than there are connections.
    expect(new Set(await Promise.all(Array.from({ length: 30 }, () => failureOf(ask()))))).toEqual(
      new Set(['unavailable']),
    );
    expect(await failureOf(ask())).toBe('unavailable');
    const again = recovered();
    proxy.thaw();
    await again;
    for (let query = 1; query <= 20; query += 1) await ask();
  });

  test('refuses connections is used again when it takes them', async () => {
    await ask();
    proxy.cut();
    expect(await failureOf(ask())).toBe('unavailable');
    expect(await failureOf(ask())).toBe('unavailable');
    const again = recovered();
    proxy.mend();
    await again;
    expect(new Set(await Promise.all(Array.from({ length: 30 }, () => failureOf(ask()))))).toEqual(
      new Set(['answered']),
    );
  });

  test('loses its connections, but is there, is not taken for dead', async () => {
    await Promise.all(Array.from({ length: 10 }, ask));
    proxy.cut();
    proxy.mend();
    // Each of the ten may fail one query.
    const outcomes: string[] = [];
    while (outcomes.at(-1) !== 'answered') outcomes.push(await failureOf(ask()));
    expect(outcomes.length).toBeLessThan(12);
    expect(database.health.state).toBe('closed');
  });

  test('takes longer for one query than the deadline ends that query alone', async () => {
    const sleeping = failureOf(database.db.execute(sql`select pg_sleep(30)`));
    expect(await failureOf(ask())).toBe('answered');
    expect(await sleeping).toBe('unavailable');
    expect(database.health.state).toBe('closed');
  });

  const write = (table: string) =>
    trackStored(async (stored): Promise<[string, Stored]> => {
      const outcome = await failureOf(
        database.db.transaction((tx) => tx.execute(sql.raw(`create table ${table} (id int)`))),
      );
      return [outcome, stored()];
    });

  test('freezes before a change has stored nothing, and stores nothing afterwards', async () => {
    await ask();
    const frozen = proxy.freezeAt('create table');
    expect(await write('lost')).toEqual(['unavailable', 'nothing']);
    await frozen;
    proxy.thaw();
    while ((await failureOf(ask())) !== 'answered') await Bun.sleep(20);
    const [found] = await database.db.execute(sql`select to_regclass('lost') as name`);
    expect(found).toEqual({ name: null });
  });

  test('freezes at the end of a change leaves open whether it was stored', async () => {
    await ask();
    const frozen = proxy.freezeAt('commit');
    expect(await write('uncertain')).toEqual(['unavailable', 'unknown']);
    await frozen;
  });

  test('cuts the connection within a change leaves a process that goes on', async () => {
    await ask();
    const outcome = await trackStored(async (stored) => {
      const failed = await failureOf(
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          proxy.cut();
          await tx.execute(sql`select 2`);
        }),
      );
      return [failed, stored()];
    });
    expect(outcome).toEqual(['unavailable', 'nothing']);
    proxy.mend();
    while ((await failureOf(ask())) !== 'answered') await Bun.sleep(20);
  });

  test('answers stores what it is given, and says so', async () => {
    expect(await write('written')).toEqual(['answered', 'something']);
  });
});
