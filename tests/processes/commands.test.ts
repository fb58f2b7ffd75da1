import { afterAll, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { commands } from '../../src/commands/commands.ts';
import { openDatabase } from '../../src/db/client.ts';
import { manifest } from '../../src/manifest.ts';
import { readEnv } from '../../src/settings/env.ts';
import { databaseKind, makeDatabase, makeDirectory, makeEmptyDatabase } from '../support/databases.ts';
import { freePort, run, settingsOf } from '../support/processes.ts';
import { root } from '../support/sources.ts';

const place = await makeDatabase();
afterAll(() => place.remove());

/** Runs a command as an operator does, in a process of its own with only these settings. */
const operate = (words: string[], settings = settingsOf(place)) => run('src/server.ts', settings, words).finish();

/** Settings with which nothing could start. */
const unusable = { PORT: 'none', DATA_DIR: '/dev/null/site' };

test('--help lists the commands, also when the settings are invalid, and starts nothing', async () => {
  const { code, said, errors } = await operate(['--help'], unusable);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const listed = [...said.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
  expect(listed).toEqual(['serve', 'check', 'migrate', 'files', 'backup', 'restore', 'move', 'account', 'audit']);
  expect(listed).toEqual(Object.keys(commands));
  expect((await operate(['--licenses'], unusable)).said).toContain('PDFium Authors');
  const one = await operate(['check', '--help'], unusable);
  expect(one).toEqual({ code: 0, said: `${commands.check?.help}\n`, errors: '' });
});

test('every command explains itself', () => {
  for (const [name, { help }] of Object.entries(commands)) {
    expect(help).toMatch(/^Usage:/);
    expect(help).toContain(name);
  }
});

test('an unknown command ends with code 2 and a message, and writes nothing', async () => {
  const before = readdirSync(place.dataDirectory);
  for (const [word, message] of [
    ['explode', 'There is no command "explode".'],
    ['--serve', 'There is no option "--serve".'],
  ] as const) {
    const { code, said, errors } = await operate([word]);
    expect([code, said, errors.split('\n')[0]]).toEqual([2, '', message]);
    expect(errors).toContain('Usage:');
  }
  expect(readdirSync(place.dataDirectory)).toEqual(before);
});

test.each([
  ['serve', '--port', "Unknown option '--port'."],
  ['serve', 'now', 'Unexpected "now".'],
  ['migrate', 'down', 'Unexpected "down".'],
  ['check', '-x', "Unknown option '-x'."],
])('%s %s is refused with the help of the command', async (name, word, message) => {
  const command = commands[name];
  const refused = command?.run(readEnv(settingsOf(place)), [word]);
  await expect(refused).rejects.toMatchObject({ exitCode: 2, message: `${message}\n\n${command?.help}` });
});

test('npm start passes a command on instead of starting a server; --version prints release and build', async () => {
  const words = ['--version'];
  const node = Bun.which('node') ?? '';
  const command = Bun.spawn([node, 'scripts/start.mjs', ...words], { cwd: root, stdout: 'pipe', stderr: 'pipe' });
  expect((await new Response(command.stdout).text()).trim().split('\n').at(-1)).toBe(
    `1.1.0 (build ${manifest().quality.sources.slice(0, 12)})`,
  );
  expect(await command.exited).toBe(0);
});

test('check finds a good place in order and names what is wrong with another; migrate makes the tables', async () => {
  const empty = await makeEmptyDatabase();
  const kind = databaseKind === 'embedded' ? 'embedded' : 'PostgreSQL';
  const settings = { ...settingsOf(empty), SITE_URL: 'https://www.example.test' };
  const before = await operate(['check'], settings);
  expect(before.code).toBe(0);
  expect(before.said).toMatch(/^ok {6}settings: the site is https:\/\/www\.example\.test$/m);
  expect(before.said).toContain(`database: ${kind}, empty: the first start makes the tables`);
  expect(before.said).toMatch(/^warning mailbox: not set up/m);
  expect(await operate(['migrate'], settings)).toMatchObject({ code: 0, errors: '' });
  const { said } = await operate(['check'], settings);
  expect(said).toContain(`database: ${kind}, all migrations are applied`);
  expect(said).toContain('database: it refuses update and delete on the activity log');
  const { sql, close } = await openDatabase(empty);
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.UTC(2031, 4, 17)})`;
  await close();
  const storage = {
    S3_ENDPOINT: `http://127.0.0.1:${freePort()}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'site',
    S3_SECRET_ACCESS_KEY: 'a secret of the storage',
  };
  const after = await operate(['check'], { ...settings, ...storage });
  expect(after.code).toBe(1);
  expect(after.said).toContain(
    'failed  object storage: The object storage does not answer. Check that it runs and that S3_ENDPOINT is right.\n',
  );
  expect(after.said).toMatch(
    /^failed {2}database: The database was changed by a newer version of the site on 2031-05-17/m,
  );
  await empty.remove();
});

test.each([
  ['account', ['create', 'sari'], 1],
  ['audit', ['adopt'], 2],
])('%s %p says of an empty place that the first start makes the tables, and makes none', async (name, words, code) => {
  const empty =
    databaseKind === 'embedded' ? { databaseUrl: undefined, ...asPlace(makeDirectory()) } : await makeEmptyDatabase();
  expect(await operate([name, ...words], settingsOf(empty))).toEqual({
    code,
    said: '',
    errors:
      'There is no site in this database yet: its first start, or "migrate", makes the tables. Nothing was changed.\n',
  });
  expect(readdirSync(empty.dataDirectory)).toEqual(['alumina-site.json']);
  await empty.remove();
});

const asPlace = ({ path, remove }: ReturnType<typeof makeDirectory>) => ({
  dataDirectory: path,
  remove: async () => remove(),
});
