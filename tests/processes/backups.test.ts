import { afterAll, expect, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeyFile } from '../../src/domain/backups/encryption.ts';
import { auditKeySetting } from '../support/audit-key.ts';
import { everythingAt, filesOf, operate, restoredIn } from '../support/database/backups.ts';
import { type FreshDatabase, makeDirectory, makeEmptyDatabase, makeSeededDatabase } from '../support/databases.ts';
import { isLongRun, longTest } from '../support/long-run.ts';
import { run, runProgram, settingsOf, startServer } from '../support/processes.ts';
import { canHaveOwnVolume } from '../support/servers/own-volume.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';

const folder = makeDirectory();
const places: FreshDatabase[] = [];
afterAll(async () => {
  for (const place of places) await place.remove();
  folder.remove();
});

async function place(make: () => Promise<FreshDatabase>): Promise<FreshDatabase> {
  const made = await make();
  places.push(made);
  return made;
}

const emptyFolder = async (): Promise<FreshDatabase> => {
  const { path, remove } = makeDirectory();
  return { databaseUrl: undefined, dataDirectory: path, remove: async () => remove() };
};

const command = (at: FreshDatabase, words: string[]) => run('src/server.ts', settingsOf(at), words);

const backup = join(folder.path, 'site.tar.age');
const keyFile = join(folder.path, 'key.txt');
/** More than the volumes hold that fill up. */
const largeFileInBytes = isLongRun ? 40_000_000 : 12_000_000;
let source: FreshDatabase;

test('a backup is made while the site runs and answers, and leaves no copy of the database behind', async () => {
  source = await place(makeSeededDatabase);
  const server = await startServer(source, { SEED: 'demo' });
  await Bun.write(join(source.dataDirectory, 'assets/large.bin'), new Uint8Array(largeFileInBytes));
  const recipient = await makeKeyFile(keyFile);
  const making = command(source, ['backup', backup, '--to', recipient]);
  expect((await fetch(`${server.address}/en`)).status).toBe(200);
  const { code, errors } = await making.end();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(readdirSync(source.dataDirectory).filter((name) => name.startsWith('backup-copy'))).toEqual([]);
  expect(readdirSync(folder.path).sort()).toEqual(['key.txt', 'site.tar.age', 'site.tar.age.sha256']);
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
});

longTest(
  'after a kill -9 in the middle of a restore the site does not start, and a second restore is complete',
  async () => {
    const target = await place(emptyFolder);
    const restoring = command(target, ['restore', backup, '--identity', keyFile]);
    // The rows are in by then, the files are being written.
    const { process: child } = restoring;
    while (child.exitCode === null && !existsSync(join(target.dataDirectory, 'restoring/assets/large.bin')))
      await Bun.sleep(5);
    restoring.process.kill('SIGKILL');
    await restoring.end();
    expect(restoredIn(target.dataDirectory)).toEqual(['restoring']);
    const start = await command(target, ['serve']).end();
    expect(start.code).toBe(1);
    expect(start.errors).toContain('was not finished. Run "restore" again');
    expect(await command(target, ['restore', backup, '--identity', keyFile]).end()).toMatchObject({
      code: 0,
      errors: '',
    });
    expect(restoredIn(target.dataDirectory).sort()).toEqual(
      ['assets', 'audit', 'postgres'].filter((name) => existsSync(join(target.dataDirectory, name))),
    );
    const server = await startServer(target, { SEED: 'none' });
    expect(await (await fetch(`${server.address}/en/news`)).text()).toContain('Alumina');
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  },
  2 * slow,
);

longTest(
  'what a trial leaves after a kill -9 in its middle is removed by the next one, and the site is untouched',
  async () => {
    const target = await place(emptyFolder);
    const trial = ['restore', backup, '--prove', '--identity', keyFile];
    const trying = command(target, trial);
    const scratch = () => readdirSync(target.dataDirectory).filter((name) => name.startsWith('trial-'));
    const hasRows = () =>
      scratch().some((name) => existsSync(join(target.dataDirectory, name, 's/restoring/postgres/PG_VERSION')));
    while (trying.process.exitCode === null && !hasRows()) await Bun.sleep(5);
    trying.process.kill('SIGKILL');
    await trying.end();
    const [left = ''] = scratch();
    expect(restoredIn(target.dataDirectory)).toEqual([]);
    // As if it had been there for an hour.
    utimesSync(join(target.dataDirectory, left), new Date(), new Date(Date.now() - 3_600_000));
    expect(await command(target, trial).end()).toMatchObject({ code: 0, errors: '' });
    expect([scratch(), restoredIn(target.dataDirectory)]).toEqual([[], []]);
  },
  2 * slow,
);

/** Runs a command with a small volume mounted in a place, and lists what is left on it. */
async function onSmallVolume(small: string, size: string, settings: Record<string, string>, words: string[]) {
  const script = `mount -t tmpfs -o size=${size} none "$SMALL" && "$@"; code=$?; ls -A "$SMALL"; exit $code`;
  const isolated = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'];
  const program = [...isolated, process.execPath, '--no-env-file', 'src/server.ts', ...words];
  const running = runProgram(program, { ...settings, SMALL: small }, root);
  const left: string[] = [];
  for (let line = await running.nextLine(); line !== undefined; line = await running.nextLine())
    // Not the locks, and not what the command prints.
    if (/^(assets|backup-copy|postgres|restoring|site|trial)/.test(line)) left.push(line);
  return { ...(await running.end()), left };
}

async function smallFolder(): Promise<string> {
  const small = join((await place(emptyFolder)).dataDirectory, 'small');
  mkdirSync(small);
  return small;
}

test.skipIf(!canHaveOwnVolume)(
  'a volume that fills up ends a backup with a sentence, and no part of it is left',
  async () => {
    const small = await smallFolder();
    const into = join(small, 'site.tar');
    expect(await onSmallVolume(small, '8m', settingsOf(source), ['backup', into, '--unencrypted'])).toEqual({
      code: 1,
      errors: `There is no room for the backup ${into}: its volume is full.\n`,
      left: [],
    });
  },
);

if (canHaveOwnVolume)
  longTest(
    'a volume that fills up ends a restore and a trial with a sentence, and leaves nothing behind',
    async () => {
      const small = await smallFolder();
      const settings = { DATA_DIR: small, AUDIT_KEY: auditKeySetting, STORAGE_RESERVE: '1MB' };
      const restoring = ['restore', backup, '--identity', keyFile];
      const noRoom = `There is no room on the volume of ${small} to restore the backup`;
      // The first one is too small for the database, the second one for the file as well.
      for (const size of ['66m', '90m']) {
        expect(await onSmallVolume(small, size, settings, restoring)).toEqual({
          code: 1,
          errors: `${noRoom}.\n`,
          left: [],
        });
        expect(await onSmallVolume(small, size, settings, [...restoring, '--prove'])).toEqual({
          code: 1,
          errors: `${noRoom} on trial.\n`,
          left: [],
        });
      }
    },
    2 * slow,
  );

test('a kill -9 in the middle of a backup leaves no backup and no lock; the next one succeeds', async () => {
  const path = join(folder.path, 'second.tar');
  // Again when it was complete before this process saw its beginning.
  do {
    rmSync(path, { force: true });
    const making = command(source, ['backup', path, '--unencrypted']);
    while (making.process.exitCode === null && !existsSync(`${path}.part`)) await Bun.sleep(5);
    making.process.kill('SIGKILL');
    await making.end();
  } while (!existsSync(`${path}.part`));
  expect(existsSync(path)).toBe(false);
  expect(await command(source, ['backup', path, '--unencrypted']).end()).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(path) && !existsSync(`${path}.part`)).toBe(true);
});

test('a stopped site moves to another place with everything, sessions included', async () => {
  const before = await everythingAt(source);
  const target = await place(source.databaseUrl === undefined ? emptyFolder : makeEmptyDatabase);
  const words = [
    '--data-dir',
    target.dataDirectory,
    ...(target.databaseUrl ? ['--database-url', target.databaseUrl] : []),
  ];
  if (source.databaseUrl !== undefined) {
    // With the folder of another site, whose key it holds, the files would be missing.
    const stranger = { ...settingsOf(source), AUDIT_KEY: Buffer.alloc(32, 9).toString('base64') };
    expect(await run('src/server.ts', stranger, ['move', ...words]).end()).toMatchObject({
      code: 1,
      errors: expect.stringContaining('(DATA_DIR) does not belong to this database'),
    });
  }
  expect(await command(source, ['move', ...words]).end()).toMatchObject({ code: 0, errors: '' });
  const after = await everythingAt(target);
  const ignored = ['activity_logs', 'activity_chain', 'sequences'];
  const kept = (all: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !ignored.includes(name)));
  expect(kept(after)).toEqual(kept(before));
  expect(await filesOf(target.dataDirectory)).toEqual(await filesOf(source.dataDirectory));
  await expect(operate(source, 'move', words)).rejects.toThrow(/holds a site already|is not empty/);
});
