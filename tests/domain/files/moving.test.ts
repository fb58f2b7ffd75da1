import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BucketStore } from '../../../src/domain/files/bucket-store.ts';
import type { FileStore } from '../../../src/domain/files/file-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { MoveJournal, moveFiles } from '../../../src/domain/files/move-files.ts';
import { prepareDataDirectory } from '../../../src/domain/storage/data-directory.ts';
import { type ObjectStorage, startObjectStorage } from '../../support/object-storage/object-storage.ts';

const names = [
  'assets/.kept/5f2e/a.png',
  'assets/.notes/1.json',
  'assets/.trash/b.png',
  'assets/a.png',
  'baik-spool/0a.1.file',
  'baik/1.age',
  'contact/1.pdf',
];

let storage: ObjectStorage;
let directory: string;
let folder: FileStore;
let bucket: FileStore;
beforeAll(async () => {
  storage = await startObjectStorage();
});
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'moving-'));
  await storage.empty();
  prepareDataDirectory(directory);
  folder = new FolderStore(directory);
  bucket = new BucketStore({
    settings: storage.settings,
    dataDirectory: directory,
    maxCopiesInBytes: 1024 * 1024,
    isWithdrawn: async () => false,
  });
  for (const name of names) await folder.write(name, content(`content of ${name}`));
});
afterAll(async () => {
  await storage.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function* content(text: string) {
  yield Buffer.from(text);
}

const journal = () => new MoveJournal(join(directory, 'files/moved-to-s3'));
const toBucket = (options: { dryRun?: boolean; deleteSource?: boolean } = {}) =>
  moveFiles({ from: folder, to: bucket, journal: journal(), ...options });

async function objects(): Promise<string[]> {
  return (await storage.state()).names;
}

test('a dry run counts and changes nothing', async () => {
  expect(await toBucket({ dryRun: true })).toMatchObject({ files: 7, before: 0, failed: [] });
  expect(await objects()).toEqual([]);
});

test('all files are in the bucket afterwards, and stay in the folder unless asked otherwise', async () => {
  expect(await toBucket()).toMatchObject({ files: 7, before: 0, failed: [] });
  expect(await objects()).toEqual(names);
  expect(Buffer.from((await storage.object('baik/1.age')) ?? []).toString()).toBe('content of baik/1.age');
  expect(await folder.open('assets/a.png')).toBeDefined();
});

test('a second run copies what is new, and removes what was deleted in the meantime', async () => {
  await toBucket();
  await folder.write('assets/new.png', content('new'));
  await folder.remove(['baik/1.age']);
  expect(await toBucket()).toMatchObject({ files: 1, before: 6, removed: 1, failed: [] });
  expect(await objects()).toEqual([...names.filter((name) => name !== 'baik/1.age'), 'assets/new.png'].sort());
});

test('with the flag the folder is empty afterwards, and the way back brings everything home', async () => {
  await toBucket();
  expect(await toBucket({ deleteSource: true })).toMatchObject({ files: 0, before: 7 });
  expect(await folder.list('assets')).toEqual([]);
  expect(await objects()).toEqual(names);
  const back = new MoveJournal(join(directory, 'files/moved-to-folder'));
  const moved = await moveFiles({ from: bucket, to: folder, journal: back, deleteSource: true });
  expect(moved).toMatchObject({ files: 7, failed: [] });
  expect(await objects()).toEqual([]);
  const spool = (await folder.list('baik-spool'))[0];
  expect(spool?.modified.getTime()).toBe(Math.floor((spool?.modified.getTime() ?? 0) / 3_600_000) * 3_600_000);
});

test('a wrong file of an earlier run is replaced', async () => {
  await bucket.write('assets/a.png', content('cut off'));
  await toBucket();
  expect(Buffer.from((await storage.object('assets/a.png')) ?? []).toString()).toBe('content of assets/a.png');
});

test('a run that is killed is completed by the next one', async () => {
  for (let number = 0; number < 40; number += 1) await folder.write(`contact/many-${number}.pdf`, content('x'));
  const run = () =>
    Bun.spawn([process.execPath, resolve('src/server.ts'), 'files', 'move', '--to', 's3'], {
      env: { ...process.env, ...storage.variables, DATA_DIR: directory, NODE_ENV: 'production' },
      stdout: 'pipe',
      stderr: 'inherit',
    });
  const killed = run();
  while (killed.exitCode === null && (await objects()).length < 10) await Bun.sleep(2);
  killed.kill('SIGKILL');
  await killed.exited;
  const begun = (await objects()).length;
  expect(begun).toBeLessThan(47);
  const second = run();
  expect(await second.exited).toBe(0);
  expect(await new Response(second.stdout).text()).toContain('47 files are in the bucket');
  expect(await objects()).toHaveLength(47);
});
