import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BucketStore } from '../../../src/domain/files/bucket-store.ts';
import { bytesOf, type FileStore, FilesUnavailableError } from '../../../src/domain/files/file-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { type ObjectStorage, startObjectStorage } from '../../support/object-storage/object-storage.ts';

let storage: ObjectStorage;
let directory: string;
let withdrawn: string[];
beforeAll(async () => {
  storage = await startObjectStorage();
});
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'files-'));
  withdrawn = [];
  await storage.empty();
});
afterAll(async () => {
  await storage.stop();
  rmSync(directory, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;

function bucketStore(
  options: { dataDirectory?: string; maxCopiesInBytes?: number; settings?: object } = {},
): BucketStore {
  return new BucketStore({
    settings: { ...storage.settings, ...options.settings },
    dataDirectory: options.dataDirectory ?? directory,
    maxCopiesInBytes: options.maxCopiesInBytes ?? 64 * megabyte,
    isWithdrawn: async (name) => withdrawn.includes(name),
  });
}

async function* content(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* brokenOff() {
  yield Buffer.from('begun');
  throw new Error('The upload was aborted');
}

async function textOf(store: FileStore, name: string, open = store.open): Promise<string | undefined> {
  const file = await open.call(store, name);
  return file && Buffer.from(await bytesOf(file)).toString();
}

const publicText = (store: FileStore, name: string) => textOf(store, name, store.openPublic);

/** Bytes that differ everywhere, so that a wrong offset shows. */
function manyBytes(length: number): Uint8Array<ArrayBuffer> {
  const numbers = new Uint32Array(Math.ceil(length / 4));
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = Math.imul(index, 2_654_435_761);
  return new Uint8Array(numbers.buffer, 0, length);
}

async function putBytes(store: FileStore, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(directory, 'to-be-stored');
  writeFileSync(path, bytes);
  await store.put(name, path);
}

describe.each([
  ['a folder', (): FileStore => new FolderStore(directory)],
  ['a bucket', (): FileStore => bucketStore()],
  ['a bucket with a prefix', (): FileStore => bucketStore({ settings: { prefix: 'sites/one/' } })],
])('files in %s', (_name, open) => {
  test('are read as they were written, whole and in part', async () => {
    const store = open();
    await store.write('contact/a.pdf', content('first ', 'second'));
    const file = await store.open('contact/a.pdf');
    expect(file?.size).toBe(12);
    expect(await textOf(store, 'contact/a.pdf')).toBe('first second');
    expect(file && Buffer.from(await bytesOf(file, { start: 6, end: 8 })).toString()).toBe('sec');
    expect(await store.open('contact/b.pdf')).toBeUndefined();
  });

  test('are there completely or not at all', async () => {
    const store = open();
    await expect(store.write('contact/a.pdf', brokenOff())).rejects.toThrow('The upload was aborted');
    expect(await store.list('contact')).toEqual([]);
  });

  test('are copied, listed and removed; all of that can be repeated', async () => {
    const store = open();
    await store.write('assets/a.png', content('a'));
    await store.write('assets/empty.png', content());
    await store.copy('assets/a.png', 'assets/.kept/1/a.png');
    await store.copy('assets/a.png', 'assets/.kept/1/a.png');
    expect((await store.list('assets')).map(({ name, size }) => [name, size])).toEqual([
      ['assets/a.png', 1],
      ['assets/empty.png', 0],
    ]);
    expect((await store.list('assets/.kept/1', 'a.')).map(({ name }) => name)).toEqual(['assets/.kept/1/a.png']);
    expect(await store.list('assets/.kept/1', 'b')).toEqual([]);
    expect(await store.folders('assets/.kept')).toEqual(['assets/.kept/1']);
    expect(await textOf(store, 'assets/.kept/1/a.png')).toBe('a');
    expect(await textOf(store, 'assets/empty.png')).toBe('');
    const names = ['assets/a.png', 'assets/.kept/1/a.png', 'assets/empty.png'];
    for (let time = 0; time < 2; time += 1) await store.remove(names);
    expect([await store.list('assets'), await store.folders('assets/.kept')]).toEqual([[], []]);
  });

  test('have a local path while something works on them', async () => {
    const store = open();
    await store.write('contact/a.pdf', content('text'));
    expect(await store.withLocal('contact/a.pdf', (path) => Bun.file(path).text())).toBe('text');
    expect(await store.withLocal('contact/b.pdf', (path) => Bun.file(path).text())).toBeUndefined();
  });

  test('have no name that leads out of their folder', async () => {
    for (const name of ['../secret/a', 'assets/../../a', 'assets', '/etc/passwd', 'assets/a b', 'assets//a']) {
      await expect(open().open(name)).rejects.toThrow('Not the name of a stored file');
      await expect(open().write(name, content('a'))).rejects.toThrow('Not the name of a stored file');
    }
  });

  test('of more than one part come back byte for byte', async () => {
    const store = open();
    const bytes = manyBytes(18 * megabyte + 7);
    await putBytes(store, 'assets/film.mp4', bytes);
    const file = await store.open('assets/film.mp4');
    expect(file && Bun.hash(await bytesOf(file))).toBe(Bun.hash(bytes));
    const shown = await store.openPublic('assets/film.mp4');
    expect(shown && Bun.hash(await bytesOf(shown))).toBe(Bun.hash(bytes));
    const range = { start: 2 * megabyte - 3, end: 4 * megabyte + 2 };
    const part = await bytesOf(shown ?? failed(), range);
    expect(Bun.hash(part)).toBe(Bun.hash(bytes.slice(range.start, range.end + 1)));
  });
});

function failed(): never {
  throw new Error('The file is missing.');
}

describe('a bucket that misbehaves', () => {
  test('is asked again after an error, a cut connection and silence', async () => {
    const store = bucketStore();
    await storage.behave({ kind: 'failing', times: 2 });
    await store.write('contact/a.pdf', content('text'));
    await storage.behave({ kind: 'cutting', methods: ['GET'], times: 2 });
    expect(await textOf(store, 'contact/a.pdf')).toBe('text');
    const { requests } = await storage.state();
    await storage.behave({ kind: 'slow', methods: ['GET'], times: 1 });
    expect(await textOf(store, 'contact/a.pdf')).toBe('text');
    expect((await storage.state()).requests.GET).toBe((requests.GET ?? 0) + 2);
  });

  test('makes an operation fail in the end, and the next ones at once', async () => {
    const store = bucketStore();
    await storage.behave({ kind: 'failing' });
    await expect(store.write('contact/a.pdf', content('text'))).rejects.toBeInstanceOf(FilesUnavailableError);
    const { requests } = await storage.state();
    expect(requests).toEqual({ PUT: 3 });
    await expect(store.open('contact/a.pdf')).rejects.toBeInstanceOf(FilesUnavailableError);
    expect((await storage.state()).requests).toEqual({ PUT: 3 });
    expect(readdirSync(join(directory, 'files/incoming'))).toEqual([]);
  });

  test('is not asked again after a refusal', async () => {
    await storage.behave({ kind: 'refusing' });
    await expect(bucketStore().write('contact/a.pdf', content('text'))).rejects.toThrow(
      'refused with status 403 (AccessDenied)',
    );
    expect((await storage.state()).requests).toEqual({ PUT: 1 });
  });

  test('gets a large file in parts, once more when one fails, and no part stays', async () => {
    const store = bucketStore();
    await storage.behave({ kind: 'failing', methods: ['PUT'], times: 1 });
    const bytes = manyBytes(17 * megabyte);
    await putBytes(store, 'assets/film.mp4', bytes);
    expect(Bun.hash((await storage.object('assets/film.mp4')) ?? '')).toBe(Bun.hash(bytes));
    expect((await storage.state()).uploads).toBe(0);
  });

  test('refuses a wrong key', async () => {
    const store = bucketStore({ settings: { secretAccessKey: 'wrong' } });
    await expect(store.write('contact/a.pdf', content('text'))).rejects.toThrow('SignatureDoesNotMatch');
  });
});

describe('copies of public files', () => {
  test('are served while the storage fails, also after a restart', async () => {
    const store = bucketStore();
    await store.write('assets/a.png', content('picture'));
    await store.write('assets/b.png', content('unseen'));
    expect(await publicText(store, 'assets/a.png')).toBe('picture');
    await storage.behave({ kind: 'failing' });
    store.forgetPublic();
    expect(await publicText(store, 'assets/a.png')).toBe('picture');
    expect(await publicText(bucketStore(), 'assets/a.png')).toBe('picture');
    await expect(store.openPublic('assets/b.png')).rejects.toBeInstanceOf(FilesUnavailableError);
  });

  test('are not served once the file was withdrawn, whether the storage answers or not', async () => {
    const store = bucketStore();
    await store.write('assets/a.png', content('picture'));
    expect(await publicText(store, 'assets/a.png')).toBe('picture');
    await storage.behave({ kind: 'failing' });
    withdrawn = ['assets/a.png'];
    store.forgetPublic();
    expect(await store.openPublic('assets/a.png')).toBeUndefined();
  });

  test('are fetched once for all who ask, and not again', async () => {
    const store = bucketStore();
    await store.write('assets/a.png', content('picture'));
    const asked = await Promise.all(Array.from({ length: 20 }, () => publicText(store, 'assets/a.png')));
    expect(new Set(asked)).toEqual(new Set(['picture']));
    expect((await storage.state()).requests).toEqual({ PUT: 1, HEAD: 1, GET: 1 });
    await publicText(store, 'assets/a.png');
    expect((await storage.state()).requests).toEqual({ PUT: 1, HEAD: 1, GET: 1 });
  });

  test('of a part of a video are only the blocks it is in', async () => {
    const store = bucketStore();
    await putBytes(store, 'assets/film.mp4', manyBytes(9 * megabyte));
    const file = await store.openPublic('assets/film.mp4');
    await bytesOf(file ?? failed(), { start: 5 * megabyte, end: 5 * megabyte + 99 });
    expect((await storage.state()).requests).toEqual({ PUT: 1, HEAD: 1, GET: 1 });
    expect(readdirSync(join(directory, 'files/copies'))).toHaveLength(1);
  });

  test('stay below their limit: those not used for longest go', async () => {
    const store = bucketStore({ maxCopiesInBytes: 5 * megabyte });
    for (const name of ['a', 'b', 'c']) {
      await putBytes(store, `assets/${name}.png`, manyBytes(2 * megabyte));
      await publicText(store, 'assets/a.png');
      await publicText(store, `assets/${name}.png`);
    }
    const copies = readdirSync(join(directory, 'files/copies')).map((name) => name.split('~')[0]);
    expect(copies.sort()).toEqual(['assets=a.png', 'assets=c.png']);
  });

  test('are not used when another process has removed or shortened them', async () => {
    const store = bucketStore();
    await store.write('assets/a.png', content('picture'));
    await publicText(store, 'assets/a.png');
    const [copy = ''] = readdirSync(join(directory, 'files/copies'));
    writeFileSync(join(directory, 'files/copies', copy), 'pic');
    expect(await publicText(store, 'assets/a.png')).toBe('picture');
  });
});
