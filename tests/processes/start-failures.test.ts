import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { openDatabase } from '../../src/db/client.ts';
import { checkDataDirectory, prepareDataDirectory } from '../../src/domain/storage/data-directory.ts';
import { release } from '../../src/release.ts';
import { type Env, readEnv } from '../../src/settings/env.ts';
import { StartError } from '../../src/start-error.ts';
import { explainStartFailure } from '../../src/web/log/start-failure.ts';
import {
  databaseKind,
  type FreshDatabase,
  makeDatabase,
  makeDirectory,
  makeEmptyDatabase,
} from '../support/databases.ts';
import { sampled } from '../support/long-run.ts';
import { freePort, listening, run, runProgram, settingsOf } from '../support/processes.ts';
import { openDatabaseProxy } from '../support/servers/database-proxy.ts';
import { canHaveOwnVolume, onOwnVolume } from '../support/servers/own-volume.ts';
import { root } from '../support/sources.ts';
import { testOnce } from '../support/test-on.ts';

const database = await makeDatabase();
afterAll(() => database.remove());

/** The database of all tests, with a folder of its own for each. */
let place: FreshDatabase;
beforeEach(() => {
  const { path, remove } = makeDirectory();
  place = { databaseUrl: database.databaseUrl, dataDirectory: path, remove: async () => remove() };
});
afterEach(() => place.remove());

const inDirectory = (name: string) => join(place.dataDirectory, name);

/** Starts the server, which must fail with one sentence, and returns the sentence. */
async function refusal(settings: Record<string, string> = {}): Promise<string> {
  const { code, errors } = await run('src/server.ts', { ...settingsOf(place), ...settings }).end();
  return sentenceOf(code, errors);
}

function sentenceOf(code: number, errors: string): string {
  expect(code).not.toBe(0);
  expect(errors).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
  expect(errors.trim().split('\n')).toHaveLength(1);
  return errors.trim();
}

/** The sentence with which a start fails that reads its settings, and opens the folder and the database. */
async function reasonOf(settings: Record<string, string> = {}): Promise<string> {
  let env: Env | undefined;
  try {
    env = readEnv({ ...settingsOf(place), ...settings });
    checkDataDirectory(env.dataDirectory);
    await (await openDatabase(env)).close();
    prepareDataDirectory(env.dataDirectory);
    return 'It does not fail.';
  } catch (error) {
    return sentenceOf(1, explainStartFailure(error, env).replace('Invalid settings:\n', ''));
  }
}

describe.skipIf(databaseKind === 'embedded')('the start fails with one sentence that explains what to do,', () => {
  test('when DATA_DIR belongs to another user', async () => {
    chownSync(place.dataDirectory, 4711, 4711);
    const { dataDirectory } = place;
    expect(await refusal()).toBe(
      `The folder ${dataDirectory} (DATA_DIR) belongs to user 4711, and this process runs as user ${process.getuid?.()}. ` +
        `Run it as user 4711, or give the folder to this user with "chown -R ${process.getuid?.()} ${dataDirectory}", or ` +
        'choose another DATA_DIR.',
    );
  });

  test('when DATA_DIR is a folder of another program, which is not changed', async () => {
    const other = inDirectory('other');
    mkdirSync(other, { mode: 0o755 });
    writeFileSync(join(other, 'holiday.jpg'), 'a picture');
    expect(await reasonOf({ DATA_DIR: other })).toBe(
      `The folder ${other} (DATA_DIR) holds files that are not of this site, such as holiday.jpg. Choose an empty or new ` +
        'folder as DATA_DIR; if it is the right one, move those files elsewhere first.',
    );
  });

  test('when DATA_DIR is a file, or below one', async () => {
    const file = inDirectory('file');
    writeFileSync(file, '');
    const failures = [
      [file, `The folder ${file} (DATA_DIR) cannot be used: it is a file.`],
      [join(file, 'below'), 'a part of its path is a file'],
    ] as const;
    for (const [folder, sentence] of failures) expect(await reasonOf({ DATA_DIR: folder })).toContain(sentence);
  });

  test('when DATA_DIR was written by a newer version', async () => {
    writeFileSync(inDirectory('alumina-site.json'), '{"layout":2}');
    expect(await reasonOf()).toBe(
      `The folder ${place.dataDirectory} (DATA_DIR) was written by a newer version of the site. Start that version, or ` +
        'restore a backup that was made before the upgrade.',
    );
  });

  test('when the database was changed by a newer version, whose release is named', async () => {
    const changed = await makeDatabase();
    const { sql, close } = await openDatabase(changed);
    const at = Date.UTC(2031, 4, 17);
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${at})`;
    expect(await reasonOf(settingsOf(changed))).toBe(
      `The database was changed by a newer version of the site on 2031-05-17, and this version (${release}) does not know ` +
        'its tables. Start the newer version, or restore a backup that was made before the upgrade.',
    );
    await sql`insert into schema_releases (migration, release) values (${at}, '9.3.0')`;
    expect(await reasonOf(settingsOf(changed))).toBe(
      `The database was changed by release 9.3.0 on 2031-05-17, and this version (${release}) does not know its tables. ` +
        'Start release 9.3.0 or a later one, or restore a backup that was made before the upgrade.',
    );
    await close();
    await changed.remove();
  });
});

describe.skipIf(databaseKind !== 'postgres')('a database server that falls silent', () => {
  const silent =
    'The database behind DATABASE_URL cannot be used: it does not answer. Check that its server runs and that DATABASE_URL is ' +
    'right, then start again.';

  test.each(
    sampled(
      [
        ['the start', [], 'listen "'],
        ['the start with its tables', [], 'pg_advisory_lock'],
        ['migrate', ['migrate'], 'pg_advisory_lock'],
      ],
      1,
    ),
  )('ends %s with one sentence, although queries have no deadline there', async (_name, words, statement) => {
    const proxy = await openDatabaseProxy(place.databaseUrl ?? '');
    void proxy.freezeAt(statement);
    const settings = { ...settingsOf(place), DATABASE_URL: proxy.url };
    const { code, errors } = await run('src/server.ts', settings, words).end();
    await proxy.close();
    expect(sentenceOf(code, errors)).toBe(silent);
  });

  test('is a finding of check', async () => {
    const proxy = await openDatabaseProxy(place.databaseUrl ?? '');
    void proxy.freezeAt('to_regclass');
    const check = run('src/server.ts', { ...settingsOf(place), DATABASE_URL: proxy.url }, ['check']);
    const { said, ...ended } = await check.finish();
    await proxy.close();
    expect(ended).toEqual({ code: 1, errors: '' });
    expect(said).toContain(`failed  database: ${silent}\n`);
  });

  test('is found among several hosts, of which none listens', async () => {
    const url = `postgres://site:secret-word@127.0.0.1,127.0.0.2:${freePort()}/site`;
    const sentence = await refusal({ DATABASE_URL: url });
    expect(sentence).toContain('nothing listens at its address');
    expect(sentence).not.toContain('secret-word');
  });
});

testOnce(
  'commands of an operator check DATA_DIR as the start does, and write nothing into the folder of another program',
  async () => {
    const other = inDirectory('other');
    mkdirSync(other, { mode: 0o755 });
    writeFileSync(join(other, 'holiday.jpg'), 'a picture');
    const settings = { ...settingsOf(place), DATA_DIR: other };
    const sentence =
      `The folder ${other} (DATA_DIR) holds files that are not of this site, such as holiday.jpg. Choose an empty or new ` +
      'folder as DATA_DIR; if it is the right one, move those files elsewhere first.';
    const account = await run('src/server.ts', settings, ['account', 'unlock']).end();
    expect(sentenceOf(account.code, account.errors)).toBe(sentence);
    const audit = await run('src/server.ts', settings, ['audit', 'verify']).end();
    expect(sentenceOf(audit.code, audit.errors)).toBe(sentence);
    expect([account.code, audit.code]).toEqual([1, 2]);
    expect(readdirSync(other)).toEqual(['holiday.jpg']);
  },
);

testOnce('the start says which HOST is no address of this machine', async () => {
  for (const host of sampled(['no.such.host.invalid', '300.1.1.1', '::zz'], 1)) {
    const { code, errors } = await run('src/server.ts', { ...settingsOf(place), SEED: 'none', HOST: host }).end();
    expect(sentenceOf(code, errors)).toBe(
      `The site cannot listen on "${host}" (HOST): it is no address of this machine. Choose 127.0.0.1, 0.0.0.0, or one of ` +
        'its addresses.',
    );
  }
});

testOnce('the start says that another program has the port', async () => {
  const taken = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const sentence = await refusal({ SEED: 'none', PORT: String(taken.port) });
  expect(sentence).toContain(`Port ${taken.port} on 127.0.0.1 is taken by another program.`);
  taken.stop(true);
});

test.skipIf(databaseKind !== 'postgres')('every other reason for which a start fails is one sentence too', async () => {
  const changed = (changes: Partial<URL>) => Object.assign(new URL(place.databaseUrl ?? ''), changes).href;
  const foreign = await makeEmptyDatabase();
  const foreignTables = postgres(foreign.databaseUrl ?? '');
  await foreignTables`create table articles (name text)`;
  await foreignTables.end();
  const failures: [settings: Record<string, string>, sentence: string][] = [
    [{ DATABASE_URL: 'localhost/site' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATABSE_URL: 'postgres://localhost/site' }, 'DATABSE_URL is not a setting: the nearest name is DATABASE_URL'],
    [{ DATABASE_URL: changed({ username: 'stranger', password: 'wrong' }) }, 'the user name or the password is wrong'],
    [{ DATABASE_URL: changed({ pathname: '/none' }) }, 'there is no database of that name'],
    ...sampled(['require', 'verify-full', 'always'], 0).map((mode): (typeof failures)[number] => [
      { DATABASE_URL: changed({ search: `?sslmode=${mode}` }) },
      `it closed the connection, perhaps because it has no TLS, which sslmode=${mode} asks for. Check that`,
    ]),
    [
      { DATABASE_URL: foreign.databaseUrl ?? '' },
      'it holds tables of another program, or only a part of those of the site',
    ],
  ];
  for (const [settings, sentence] of failures) {
    expect(await reasonOf(settings)).toContain(sentence);
  }
  await foreign.remove();
});

test('an unknown name in .env is refused', async () => {
  writeFileSync(inDirectory('.env'), 'SITE_NAME=Alumina\n');
  const command = [process.execPath, join(root, 'src/server.ts'), 'migrate'];
  const { code, errors } = await runProgram(command, settingsOf(place), place.dataDirectory).end();
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'Invalid settings:\n  SITE_NAME in .env is not a setting: the nearest name is SITE_URL\n',
  });
});

const server = [process.execPath, '--no-env-file', 'src/server.ts'];

describe.skipIf(!canHaveOwnVolume || databaseKind === 'embedded')(
  'on a separate volume, the start fails with one sentence,',
  () => {
    test('when the volume is full', async () => {
      const command = onOwnVolume('size=80m', 'dd if=/dev/zero of="$DATA_DIR/lost+found" bs=1M count=75 status=none');
      const { code, errors } = await runProgram([...command, ...server], settingsOf(place), root).end();
      expect(sentenceOf(code, errors)).toBe(
        `The volume of ${place.dataDirectory} (DATA_DIR) is full: the site needs at least 64 MB of free space to start. ` +
          'Free space on it, enlarge it, or move DATA_DIR to another volume.',
      );
    });

    test('which leaves nothing behind, so that the next start with room works', async () => {
      const fill = 'dd if=/dev/zero of="$DATA_DIR/lost+found" bs=1M count=195 status=none';
      const first = '{ "$@" 2>"$DATA_DIR/said" || true; }';
      const look = 'test "$(ls -A "$DATA_DIR" | tr "\\n" " ")" = "lost+found said "';
      const free = 'rm "$DATA_DIR/lost+found" "$DATA_DIR/said"';
      const command = onOwnVolume('size=256m,mode=700', [fill, first, look, free].join(' && '));
      const site = await listening((env) => runProgram([...command, ...server], env, root), settingsOf(place));
      expect((await fetch(`${site.address}/health`)).status).toBe(200);
      await site.stop();
    });

    test('when the volume cannot be written to', async () => {
      const { code, errors } = await runProgram([...onOwnVolume('ro'), ...server], settingsOf(place), root).end();
      expect(sentenceOf(code, errors)).toBe(
        `The folder ${place.dataDirectory} (DATA_DIR) cannot be used: its volume is mounted read-only. Make it a folder that ` +
          "this process's user may write to, or choose another DATA_DIR.",
      );
    });
  },
);

describe.skipIf(databaseKind !== 'embedded')('a damaged embedded database', () => {
  const sentence = (detail: string) =>
    `The embedded database in ${inDirectory('postgres')} is damaged and cannot be opened (${detail}). Restore DATA_DIR from ` +
    'a backup; without one, move that folder away and start again: the site then begins with an empty database.';

  beforeEach(async () => {
    await place.remove();
    place = await makeDatabase();
  });

  test.each([
    ['whose creation was broken off', () => rmSync(inDirectory('postgres/PG_VERSION')), 'PG_VERSION is missing'],
    ['without its control file', () => truncateSync(inDirectory('postgres/global/pg_control')), 'Aborted'],
  ])('%s stops the start with one sentence', async (_state, damage, detail) => {
    damage();
    expect(await refusal()).toBe(sentence(detail));
  });

  test('with an empty catalogue is not opened', async () => {
    truncateSync(inDirectory('postgres/base/5/1259'));
    await expect(openDatabase(place)).rejects.toThrow(new StartError(sentence('Aborted')));
  });

  test('of another version of PostgreSQL is reported as such', async () => {
    writeFileSync(inDirectory('postgres/PG_VERSION'), '17\n');
    await expect(openDatabase(place)).rejects.toThrow(
      'was made by PostgreSQL 17, and this version of the site brings PostgreSQL 18',
    );
  });

  test('leaves the folder unlocked, so that it can be opened again after a repair', async () => {
    chmodSync(place.dataDirectory, 0o700);
    rmSync(inDirectory('postgres/PG_VERSION'));
    await expect(openDatabase(place)).rejects.toThrow('is damaged');
    writeFileSync(inDirectory('postgres/PG_VERSION'), '18\n');
    await (await openDatabase(place)).close();
  });
});
