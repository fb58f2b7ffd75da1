import { afterAll, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeyFile } from '../../src/domain/backups/encryption.ts';
import { everythingAt, filesOf, operate, restoredIn } from '../support/backups.ts';
import { type FreshDatabase, makeDatabase, makeDirectory, makeEmptyDatabase } from '../support/databases.ts';
import { longTest } from '../support/long-run.ts';
import { run, settingsOf, startServer } from '../support/processes.ts';
import { slow } from '../support/slow.ts';

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
let source: FreshDatabase;

test(
  'a backup is made while the site runs and answers, and leaves no copy of the database behind',
  async () => {
    source = await place(makeDatabase);
    const server = await startServer(source, { SEED: 'demo' });
    await Bun.write(join(source.dataDirectory, 'assets/large.bin'), new Uint8Array(40_000_000));
    const recipient = await makeKeyFile(keyFile);
    const making = command(source, ['backup', backup, '--to', recipient]);
    expect((await fetch(`${server.address}/en`)).status).toBe(200);
    const { code, errors } = await making.end();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(readdirSync(source.dataDirectory).filter((name) => name.startsWith('backup-copy'))).toEqual([]);
    expect(readdirSync(folder.path).sort()).toEqual(['key.txt', 'site.tar.age', 'site.tar.age.sha256']);
    server.process.kill('SIGTERM');
    expect(await server.end()).toMatchObject({ code: 0, errors: '' });
  },
  slow,
);

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
    server.process.kill('SIGTERM');
    expect(await server.end()).toMatchObject({ code: 0, errors: '' });
  },
  2 * slow,
);

test(
  'a kill -9 in the middle of a backup leaves no backup and no lock; the next one succeeds',
  async () => {
    const path = join(folder.path, 'second.tar');
    const making = command(source, ['backup', path, '--unencrypted']);
    while (making.process.exitCode === null && !existsSync(`${path}.part`)) await Bun.sleep(5);
    making.process.kill('SIGKILL');
    await making.end();
    expect(existsSync(path)).toBe(false);
    expect(await command(source, ['backup', path, '--unencrypted']).end()).toMatchObject({ code: 0, errors: '' });
    expect(existsSync(path) && !existsSync(`${path}.part`)).toBe(true);
  },
  slow,
);

test(
  'a stopped site moves to another place with everything, sessions included',
  async () => {
    const before = await everythingAt(source);
    const target = await place(source.databaseUrl === undefined ? emptyFolder : makeEmptyDatabase);
    const words = [
      '--data-dir',
      target.dataDirectory,
      ...(target.databaseUrl ? ['--database-url', target.databaseUrl] : []),
    ];
    expect(await command(source, ['move', ...words]).end()).toMatchObject({ code: 0, errors: '' });
    const after = await everythingAt(target);
    const ignored = ['activity_logs', 'activity_chain', 'sequences'];
    const kept = (all: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !ignored.includes(name)));
    expect(kept(after)).toEqual(kept(before));
    expect(await filesOf(target.dataDirectory)).toEqual(await filesOf(source.dataDirectory));
    await expect(operate(source, 'move', words)).rejects.toThrow(/holds a site already|is not empty/);
  },
  slow,
);
