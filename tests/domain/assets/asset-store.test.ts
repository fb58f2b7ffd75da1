import { beforeEach, expect, test } from 'bun:test';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets } from '../../../src/db/schema/index.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { freshWorld } from '../../support/world.ts';

const path = '/assets/peta-0123456789abcdef-400x300.png';
const hour = 3_600_000;

const world = await freshWorld();
const directory = join(world.place.dataDirectory, 'assets');
const store = new AssetStore(new FolderStore(world.place.dataDirectory));
beforeEach(() => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
});

const files = () => readdirSync(directory).filter((name) => !name.startsWith('.'));

function writeFiles(): void {
  for (const ending of ['.png', '-320.avif', '-400.jpeg', '-social.jpeg'])
    writeFileSync(join(directory, `peta-0123456789abcdef-400x300${ending}`), 'x');
}

/** Sets the age of a file or directory in milliseconds. */
function age(file: string, by: number): void {
  const then = new Date(Date.now() - by);
  utimesSync(file, then, then);
}

/** Notes a change of the files two hours ago. */
async function noteEarlier(keptUntil?: number): Promise<void> {
  age(join(world.place.dataDirectory, await store.note(path, keptUntil)), 2 * hour);
}

test('files of an interrupted change are removed after an hour, with all their variants', async () => {
  writeFiles();
  await noteEarlier();
  await store.sweep(world.db);
  expect(files()).toEqual([]);
});

test('files of a change that may be in progress are kept', async () => {
  writeFiles();
  await store.note(path);
  await store.sweep(world.db);
  expect(files()).toHaveLength(4);
});

test('files of an existing asset are kept, and their journal entry is removed', async () => {
  const row = { name: 'Peta', path, filename: 'peta.png', category: 'news', mediaType: 'image' };
  await world.db.insert(assets).values(row);
  writeFiles();
  await noteEarlier();
  await store.sweep(world.db);
  expect(files()).toHaveLength(4);
  expect(readdirSync(join(directory, '.notes'))).toEqual([]);
});

test('a replaced file is available until its retention period ends', async () => {
  writeFiles();
  await noteEarlier(Date.now() + hour);
  await store.sweep(world.db);
  expect(files()).toHaveLength(4);
  await noteEarlier(Date.now() - hour);
  await store.sweep(world.db);
  expect(files()).toEqual([]);
});

test('files without a journal entry are ignored', async () => {
  writeFileSync(join(directory, 'by-hand.pdf'), 'x');
  age(join(directory, 'by-hand.pdf'), 48 * hour);
  await store.sweep(world.db);
  expect(files()).toEqual(['by-hand.pdf']);
});

test('an interrupted upload is removed after an hour', async () => {
  const left = join(directory, '.incoming', 'left');
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'original'), 'half');
  age(left, 2 * hour);
  await store.sweep(world.db);
  expect(readdirSync(join(directory, '.incoming'))).toEqual([]);
});
