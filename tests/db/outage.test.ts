import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Stored } from '../../src/current.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { withRequestScope, withTimeLimit } from '../../src/db/request-scope.ts';
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../support/servers/database-proxy.ts';

type Outage = {
  proxy: DatabaseProxy;
  database: OpenDatabase;
  ask: () => PromiseLike<unknown>;
  /** Creates a table; returns the outcome and whether it was stored. */
  write: (table: string) => Promise<[string, Stored]>;
  recovered: () => Promise<void>;
};

const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'answered',
    (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : `failed: ${error}`),
  );

// Most of the time is spent waiting for deadlines, so the tests wait together, each with connections of its own.
describe.if(databaseKind === 'postgres')('a database server that', () => {
  let place: FreshDatabase;
  beforeAll(async () => {
    place = await makeDatabase();
  });
  afterAll(() => place.remove());

  const outage = (name: string, check: (outage: Outage) => Promise<void>) =>
    test.concurrent(name, async () => {
      const proxy = await openDatabaseProxy(place.databaseUrl ?? '');
      const database = await openDatabase({ ...place, databaseUrl: proxy.url });
      const write = (table: string) =>
        withRequestScope(async (stored): Promise<[string, Stored]> => {
          const outcome = await failureOf(
            database.db.transaction((tx) => tx.execute(sql.raw(`create table ${table} (id int)`))),
          );
          return [outcome, stored()];
        });
      const recovered = () =>
        new Promise<void>((resolve) => void database.health.onChange((isAvailable) => isAvailable && resolve()));
      try {
        await check({ proxy, database, ask: () => database.db.execute(sql`select 1`), write, recovered });
      } finally {
        proxy.thaw();
        await database.close();
        await proxy.close();
      }
    });

  outage(
    'freezes is given up within the deadline, then at once, and is used again when it answers',
    async ({ proxy, ask, recovered }) => {
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
    },
  );

  outage('refuses connections is used again when it takes them', async ({ proxy, ask, recovered }) => {
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

  outage('loses its connections, but is there, is not taken for dead', async ({ proxy, database, ask }) => {
    await Promise.all(Array.from({ length: 10 }, ask));
    proxy.cut();
    proxy.mend();
    // Each of the ten may fail one query.
    const outcomes: string[] = [];
    while (outcomes.at(-1) !== 'answered') outcomes.push(await failureOf(ask()));
    expect(outcomes.length).toBeLessThan(12);
    expect(database.health.state).toBe('closed');
  });

  outage('takes longer for one query than the deadline ends that query alone', async ({ database, ask }) => {
    const sleeping = failureOf(database.db.execute(sql`select pg_sleep(30)`));
    expect(await failureOf(ask())).toBe('answered');
    expect(await sleeping).toBe('unavailable');
    expect(database.health.state).toBe('closed');
  });

  outage('gives work that may take longer that time for its statements, and no lock', async ({ database, ask }) => {
    const sleep = sql`select pg_sleep(3.5)`;
    const held = Promise.withResolvers<void>();
    const longer = withTimeLimit(20_000, () => [
      failureOf(database.db.execute(sleep)),
      failureOf(database.db.transaction((tx) => tx.execute(sleep))),
      failureOf(
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(8)`);
          held.resolve();
          await tx.execute(sleep);
        }),
      ),
      held.promise.then(() => failureOf(database.db.execute(sql`select pg_advisory_lock(8)`))),
    ]);
    expect(await failureOf(database.db.execute(sleep))).toBe('unavailable');
    expect(await Promise.all(longer)).toEqual(['answered', 'answered', 'answered', 'unavailable']);
    // The connections are as they were.
    const limits = await Promise.all(
      Array.from({ length: 10 }, () => database.db.execute(sql`show statement_timeout`)),
    );
    expect(new Set(limits.map(([row]) => row?.statement_timeout))).toEqual(new Set(['2500ms']));
    expect(await failureOf(ask())).toBe('answered');
  });

  outage('is slow in many queries of a change ends the change, and undoes it at once', async ({ database, ask }) => {
    const change = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7)`);
      for (let query = 1; query <= 8; query += 1) await tx.execute(sql`select pg_sleep(0.6)`);
    });
    expect(await failureOf(change)).toBe('unavailable');
    // Waits for the lock as long as a query may take.
    expect(await failureOf(database.db.execute(sql`select pg_advisory_lock(7)`))).toBe('answered');
    expect(await failureOf(ask())).toBe('answered');
    expect(database.health.state).toBe('closed');
  });

  outage('is slow in every query of a request lets it begin none after six seconds', async ({ database, ask }) => {
    const asked = await withRequestScope(async () => {
      for (let queries = 0; queries < 12; queries += 1) {
        if ((await failureOf(database.db.execute(sql`select pg_sleep(1)`))) !== 'answered') return queries;
      }
      return Number.POSITIVE_INFINITY;
    });
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(7);
    expect(await failureOf(ask())).toBe('answered');
  });

  outage('is slow does not end what an answered request has left to the background', async ({ database, ask }) => {
    const begun = Promise.withResolvers<void>();
    let background: Promise<string[]> | undefined;
    await withRequestScope(async () => {
      background = begun.promise.then(async () => {
        const outcomes: string[] = [];
        for (let seconds = 0; seconds < 8; seconds += 1)
          outcomes.push(await failureOf(database.db.execute(sql`select pg_sleep(1)`)));
        return outcomes;
      });
    });
    begun.resolve();
    expect(new Set(await background)).toEqual(new Set(['answered']));
    expect(await failureOf(ask())).toBe('answered');
  });

  outage(
    'freezes before a change has stored nothing, and stores nothing afterwards',
    async ({ proxy, database, ask, write }) => {
      await ask();
      const frozen = proxy.freezeAt('create table');
      expect(await write('lost')).toEqual(['unavailable', 'nothing']);
      await frozen;
      proxy.thaw();
      while ((await failureOf(ask())) !== 'answered') await Bun.sleep(20);
      const [found] = await database.db.execute(sql`select to_regclass('lost') as name`);
      expect(found).toEqual({ name: null });
    },
  );

  outage('freezes at the end of a change leaves open whether it was stored', async ({ proxy, ask, write }) => {
    await ask();
    const frozen = proxy.freezeAt('commit');
    expect(await write('uncertain')).toEqual(['unavailable', 'unknown']);
    await frozen;
  });

  outage('cuts the connection within a change leaves a process that goes on', async ({ proxy, database, ask }) => {
    await ask();
    const outcome = await withRequestScope(async (stored) => {
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

  outage('answers stores what it is given, and says so', async ({ write }) => {
    expect(await write('written')).toEqual(['answered', 'something']);
  });
});
