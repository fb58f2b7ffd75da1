import { afterAll, beforeAll, describe, expect } from 'bun:test';
import { openDatabase } from '../../src/db/client.ts';
import { watchStaleness } from '../../src/domain/publishing/staleness.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { run, settingsOf } from '../support/processes.ts';
import { pgbouncerProgram, startPgbouncer } from '../support/servers/pgbouncer.ts';
import { testOn } from '../support/test-on.ts';

let place: FreshDatabase;
let strict: Awaited<ReturnType<typeof startPgbouncer>>;
let lenient: typeof strict;

/** Poolers ignore settings of sessions when they are told to; then nothing fails at once. */
const ignoring = 'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits';

describe.skipIf(!pgbouncerProgram)('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    place = await makeDatabase();
    if (!place.databaseUrl) return;
    strict = await startPgbouncer(place.databaseUrl);
    lenient = await startPgbouncer(place.databaseUrl, ignoring);
  });
  afterAll(async () => {
    await strict?.stop();
    await lenient?.stop();
    await place.remove();
  });

  const failedStart = async (databaseUrl: string, env: Record<string, string> = {}) =>
    (await run('src/server.ts', { ...settingsOf({ ...place, databaseUrl }), SEED: 'none', PORT: '0', ...env }).end())
      .errors;

  testOn(
    'postgres',
    'the start names the missing setting, whatever the pooler does with settings of sessions',
    async () => {
      const message = 'Set DATABASE_DIRECT_URL to the PostgreSQL server itself, past the pooler.';
      expect(await failedStart(strict.url)).toContain(message);
      expect(await failedStart(lenient.url)).toContain(message);
    },
  );

  testOn('postgres', 'a direct address that leads to a pooler too is refused', async () => {
    const errors = await failedStart(lenient.url, { DATABASE_DIRECT_URL: lenient.url });
    expect(errors).toContain('DATABASE_DIRECT_URL and DATABASE_URL do not lead to the same database, or');
  });

  testOn('postgres', 'queries go through the pooler, and nodes hear of changes past it', async () => {
    const { dataDirectory } = place;
    const settings = { databaseUrl: strict.url, databaseDirectUrl: place.databaseUrl, dataDirectory };
    const [one, other] = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    const nodes = await Promise.all([watchStaleness(one), watchStaleness(other)]);
    const heard = Promise.withResolvers<string>();
    nodes[1]?.subscribe((effect) => heard.resolve(effect));
    // More transactions at once than the pooler has connections.
    const changes = Array.from({ length: 40 }, () =>
      nodes[0]?.change(async (tx, declare) => {
        declare('changed');
        await tx.execute('select 1');
      }),
    );
    await Promise.all(changes);
    expect(await heard.promise).toBe('changed');
    // The pooler keeps no settings of sessions: each transaction brings its own.
    const timeouts = await one.db.transaction(async (tx) => [
      ...(await tx.execute('show statement_timeout')),
      ...(await tx.execute('show lock_timeout')),
    ]);
    expect(timeouts).toEqual([{ statement_timeout: '2500ms' }, { lock_timeout: '2500ms' }]);
    await Promise.all(nodes.map((node) => node.close()));
    await Promise.all([one.close(), other.close()]);
  });
});
