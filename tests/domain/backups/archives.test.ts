import { afterAll, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArchive } from '../../../src/domain/backups/archive/read-archive.ts';
import { insertRows } from '../../../src/domain/backups/archive/table-rows.ts';
import { readTar, tarEnd, tarMember } from '../../../src/domain/backups/archive/tar.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { makeDirectory } from '../../support/databases.ts';

const folder = makeDirectory();
afterAll(() => folder.remove());

const about = {
  format: 1,
  release: '0.1.0',
  build: '0123456789ab',
  createdAt: '2026-11-22T10:00:00.000Z',
  siteUrl: 'https://www.example.test',
  migrations: [],
  tables: { articles: ['id'] },
};
const contents = { rows: {}, files: 0, fileBytes: 0, vanished: [] };

type Forged = [path: string, content: string | Uint8Array];

/** An archive with correct checksums, as a forger would write it. */
async function forge(members: Forged[], change: (tar: Buffer) => void = () => {}): Promise<AsyncIterable<Uint8Array>> {
  const pieces: Uint8Array[] = [];
  let sums = '';
  const add = async (path: string, bytes: Uint8Array) => {
    const member = tarMember({ path, size: bytes.length, content: one(bytes) });
    pieces.push(...(await Array.fromAsync(member)));
    sums += `${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}  ${path}\n`;
  };
  for (const [path, content] of members) await add(path, Buffer.from(content));
  await add('SHA256SUMS', Buffer.from(sums));
  const tar = Buffer.concat([...pieces, tarEnd()]);
  change(tar);
  return one(tar);
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Makes the header that begins there a valid one again. */
function writeChecksum(tar: Buffer, at: number): void {
  tar.fill(' ', at + 148, at + 156);
  const sum = tar.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148);
}

/** Reads the archive and writes its files, as a restore does. */
async function read(members: Forged[], change?: (tar: Buffer) => void): Promise<string> {
  const files = new FolderStore(join(folder.path, 'site'));
  const archive = await forge(
    [['backup.json', JSON.stringify(about)], ...members, ['contents.json', JSON.stringify(contents)]],
    change,
  );
  const handler = { file: (path: string, content: AsyncIterable<Uint8Array>) => files.write(path, content) };
  return readArchive(archive, handler).then(
    () => 'read',
    (error: Error) => error.message,
  );
}

test('a forged archive that is right in everything else is read', async () => {
  expect(await read([])).toBe('read');
});

test.each([
  'files/../outside',
  'files/assets/../../outside',
  'files/assets/..',
  '/etc/cron.d/outside',
  'files//etc/passwd',
  'files/postgres/PG_VERSION',
  'files/lock.sqlite',
  'files/assets/a\\..\\b',
  'files/assets/a\nb',
  'outside',
  'rows/../articles/000001.ndjson.gz',
])('the name %j is refused, and nothing is written', async (path) => {
  expect(await read([[path, 'x']])).toContain('holds a name that no backup has');
  expect(readdirSync(folder.path)).toEqual([]);
});

test('links, folders and devices are refused', async () => {
  for (const type of ['1', '2', '3', '4', '5', '6', 'L', 'x']) {
    const change = (tar: Buffer) => {
      const at = tar.indexOf('files/assets/a');
      tar.write(type, at + 156);
      writeChecksum(tar, at);
    };
    expect(await read([['files/assets/a', 'x']], change)).toBe('The backup holds something that is no regular file.');
  }
});

test('rows of a table that is not listed are refused', async () => {
  expect(await read([['rows/pg_authid/000001.ndjson.gz', 'x']])).toBe(
    'The backup has rows of an unknown table "pg_authid".',
  );
});

test('a description that claims more than memory holds is refused before it is read', async () => {
  const member = tarMember({ path: 'backup.json', size: 0, content: one(new Uint8Array()) });
  const tar = Buffer.concat(await Array.fromAsync(member));
  tar.write(`${(2 ** 32).toString(8).padStart(11, '0')}\0`, 124);
  writeChecksum(tar, 0);
  await expect(readArchive(one(tar))).rejects.toThrow('a member of a size that no backup has');
});

test('rows that unpack to more than any row has are refused without unpacking them', async () => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, 32));
  expect(bomb.length).toBeLessThan(400_000);
  const table = { table: 'articles', columns: ['id'], types: new Map([['id', 'integer']]) };
  // Refused before the database is asked anything.
  await expect(insertRows(undefined as never, table, bomb)).rejects.toThrow('rows cannot be unpacked');
});

test('a changed byte, a missing member and one too many are found', async () => {
  const flip = (text: string) => (tar: Buffer) => void tar.write('X', tar.indexOf(text));
  expect(await read([['files/assets/whole', 'a file as it was']], flip('a file as'))).toContain(
    'does not have the checksums',
  );
  expect(await read([['files/assets/more', 'not listed']])).toContain('does not hold what it lists');
  const cut = (tar: Buffer) => void tar.fill(0, tar.indexOf('SHA256SUMS'));
  expect(await read([], cut)).toBe('The backup is incomplete: it ends in the middle.');
});

test('what is unpacked with other tools can be read and written by its owner only', async () => {
  const member = tarMember({ path: 'files/assets/a', size: 1, content: one(Buffer.from('a')) });
  const [header] = await Array.fromAsync(member);
  const text = Buffer.from(header ?? []).toString('latin1');
  // POSIX.1, ustar: mode, uid and gid of eight bytes each.
  expect([text.slice(100, 108), text.slice(108, 116), text.slice(116, 124)]).toEqual([
    '0000600\0',
    '0000000\0',
    '0000000\0',
  ]);
});

test('an archive of a later format names the release that made it', async () => {
  const later = { ...about, format: 2, release: '7.1.0' };
  const archive = await forge([['backup.json', JSON.stringify(later)]]);
  await expect(readArchive(archive)).rejects.toThrow(
    'made by release 7.1.0, in a format that this release does not know',
  );
});

test('any bytes at all are answered with an explanation', async () => {
  for (let round = 0; round < 200; round += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array((round * 97) % 5000));
    await expect(readArchive(one(bytes))).rejects.toMatchObject({ name: 'DamagedArchiveError' });
  }
});

test('names up to what tar allows come back as they went', async () => {
  const paths = [
    'a',
    `files/assets/.kept/${'b'.repeat(64)}/${'c'.repeat(99)}`,
    'd'.repeat(100),
    `${'e'.repeat(150)}/${'f'.repeat(100)}`,
  ];
  for (const path of paths) {
    const pieces = [
      ...(await Array.fromAsync(tarMember({ path, size: 3, content: one(Buffer.from('abc')) }))),
      tarEnd(),
    ];
    const members = await Array.fromAsync(readTar(one(Buffer.concat(pieces))), ({ path: found, size }) => [
      found,
      size,
    ]);
    expect(members).toEqual([[path, 3]]);
  }
});
