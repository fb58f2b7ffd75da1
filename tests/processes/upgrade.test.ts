import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectPlainly, openDatabase } from '../../src/db/client.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { readEnv } from '../../src/settings/env.ts';
import { everythingAt, operate } from '../support/database/backups.ts';
import {
  databaseKind,
  type FreshDatabase,
  makeDatabase,
  makeDirectory,
  makeEmptyDatabase,
  type Place,
} from '../support/databases.ts';
import { sampled } from '../support/long-run.ts';
import { fullAccessRoles } from '../support/people.ts';
import { freePort, runProgram, settingsOf } from '../support/processes.ts';
import { makeNextRelease } from '../support/programs/next-release.ts';
import { testOn } from '../support/test-on.ts';

// What the next release, with one more migration, does with the tables and backups of this one.

const directory = makeDirectory();
const nextRelease = join(directory.path, 'next-release');
beforeAll(() => makeNextRelease(nextRelease));
afterAll(() => directory.remove());

let place: FreshDatabase;
beforeEach(async () => {
  place = await makeDatabase();
});
afterEach(() => place.remove());

/** Starts the server of the next release, or runs a command of it. */
function run(words: string[], settings: Record<string, string> = {}) {
  const command = [process.execPath, '--no-env-file', 'src/server.ts', ...words];
  return runProgram(command, { ...settingsOf(place), ...settings }, nextRelease);
}

async function lineWith({ nextLine }: ReturnType<typeof run>, text: string): Promise<string | undefined> {
  for (let line = await nextLine(); line !== undefined; line = await nextLine()) if (line.includes(text)) return line;
  return undefined;
}

/** Whether the tables are those of the next release. */
async function isUpgraded(at: Place): Promise<boolean> {
  const { sql, close } = await connectPlainly(at);
  const found = await sql`select from pg_attribute where attrelid = 'articles'::regclass and attname = 'next_release'`;
  await close();
  return found.length > 0;
}

test('check says that the next start applies a migration, and migrate applies it', async () => {
  const kind = databaseKind === 'embedded' ? 'embedded' : 'PostgreSQL';
  expect(await lineWith(run(['check']), ' database: ')).toBe(
    `warning database: ${kind}, 1 migration is applied at the next start`,
  );
  expect(await isUpgraded(place)).toBe(false);
  expect(await run(['migrate']).end()).toEqual({ code: 0, errors: '' });
  expect(await isUpgraded(place)).toBe(true);
});

test('every command asks for "migrate", and changes nothing', async () => {
  const before = await everythingAt(place);
  const commands = [
    [['account', 'list'], 1],
    [['account', 'create', 'sari'], 1],
    [['audit', 'verify'], 2],
    [['audit', 'adopt'], 2],
    [['backup', '--erasures', join(directory.path, 'erasures')], 1],
  ] as const;
  for (const [words, code] of sampled(commands, 1, 3, 4)) {
    expect(await run([...words]).end()).toEqual({
      code,
      errors:
        'The tables are those of an earlier release: one migration of this one is missing. Make a backup, then run "migrate". ' +
        'Nothing was changed.\n',
    });
  }
  expect(await everythingAt(place)).toEqual(before);
});

test('a backup of this release is restored, and brought up to the next one', async () => {
  const database = await openDatabase(place);
  await openAudit(database.db, readEnv(settingsOf(place)));
  await createAccount(database.db, 'rini', 'a good long password', fullAccessRoles);
  await database.close();
  const archive = join(directory.path, 'site.tar');
  expect(await operate(place, 'backup', [archive, '--unencrypted'])).toBe(0);
  const to = await makeEmptyDatabase();
  const target = to.databaseUrl ? to : { ...to, dataDirectory: join(to.dataDirectory, 'empty') };
  expect(await run(['restore', archive], settingsOf(target)).end()).toEqual({ code: 0, errors: '' });
  expect(await isUpgraded(target)).toBe(true);
  expect((await everythingAt(target)).accounts).toEqual((await everythingAt(place)).accounts);
  await to.remove();
});

testOn(
  'postgres',
  'a start and migrate that wait for another node or change large tables say every five seconds how far they are',
  async () => {
    const { sql, close } = await connectPlainly(place);
    await sql`select pg_advisory_lock(736201)`;
    const server = run([], { SEED: 'none', PORT: String(freePort()) });
    expect(await lineWith(server, '"starting"')).toContain(
      '"doing":"waiting for another node that changes the tables"',
    );
    const command = run(['migrate']);
    expect(await command.nextLine()).toMatch(/^waiting for another node that changes the tables \(\d+ s\)$/);
    await sql`begin`;
    await sql`lock table articles`;
    await sql`select pg_advisory_unlock(736201)`;
    expect(await lineWith(server, ' migrations applied')).toMatch(
      /"doing":"\d+ of \d+ migrations applied","seconds":\d+/,
    );
    await sql`rollback`;
    expect(await lineWith(command, 'has all')).toBe('The database has all migrations of this release.');
    expect(await command.end()).toEqual({ code: 0, errors: '' });
    expect(await lineWith(server, '"listening"')).toBeDefined();
    server.process.kill('SIGTERM');
    expect((await server.end()).code).toBe(0);
    await close();
  },
);

testOn(
  'postgres',
  'a start with another key is refused with one sentence: the tables and DATA_DIR stay as they were',
  async () => {
    const { sql, close } = await connectPlainly(place);
    await sql`insert into activity_chain (position, hash) values (1, 'x')`;
    await sql`insert into activity_logs (username, action_type, event, resource_type, resource_name, resource_id, position)
      values ('system', 'other', 'activity log.begun', 'activity log', 'abcd 0123', 'chain', 1)`;
    await close();
    const before = await everythingAt(place);
    const dataDirectory = join(place.dataDirectory, 'other');
    const stranger = { DATA_DIR: dataDirectory, AUDIT_KEY: Buffer.alloc(32, 9).toString('base64') };
    expect(await run([], stranger).end()).toEqual({
      code: 1,
      errors:
        'The activity log of this database is sealed with the key abcd 0123, which is not here: a start would take the log over. ' +
        'Use the DATA_DIR that holds audit/key, or the AUDIT_KEY of the other nodes. If that key is lost, stop all nodes and run ' +
        '"audit adopt".\n',
    });
    expect(await everythingAt(place)).toEqual(before);
    expect(existsSync(dataDirectory)).toBe(false);
  },
);
