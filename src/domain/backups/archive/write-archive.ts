import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { release } from '../../../release.ts';
import { type FileStore, piecesOf } from '../../files/file-store.ts';
import {
  type About,
  archiveFormat,
  type Contents,
  contentFolders,
  filePathOf,
  memberNames,
  type Pages,
} from './format.ts';
import { packRows, readMigrations, readSequences, readTables, sameTexts } from './table-rows.ts';
import { type Member, tarEnd, tarMember } from './tar.ts';

type Options = {
  dataDirectory: string;
  files: FileStore;
  siteUrl: string;
  build: string;
  /** Opened after the first files. */
  openRows: () => Promise<OpenRows>;
  /** Called with the contents of the complete archive. */
  onComplete?: (contents: Contents) => void;
};

/** A single connection, inside of a transaction that sees the rows of one moment. */
export type OpenRows = {
  sql: Sql;
  /** Digests of the public pages of that moment, computed when the rows have been read; undefined: they are not known. */
  pages: () => Promise<Pages | undefined>;
  close: () => Promise<void>;
};

export async function beginReading(sql: Sql): Promise<void> {
  await sql.unsafe('begin isolation level repeatable read read only');
  await sql.unsafe(sameTexts);
}

/**
 * The pieces of an archive (tar) of the whole site: all rows of one moment, all files, and the SHA-256 of each member at the
 * end. Nothing of it is held in memory but one member of rows.
 */
export async function* writeArchive(options: Options): AsyncGenerator<Uint8Array> {
  const [firstFolder, ...otherFolders] = contentFolders;
  const contents: Contents = { rows: {}, files: 0, fileBytes: 0, vanished: [] };
  const sums: string[] = [];
  const add = (member: Member) => summed(member, sums);
  const addFiles = async function* (folder: string) {
    for await (const file of listFiles(options.files, folder)) {
      const content = await file.content();
      if (!content) {
        contents.vanished.push(file.path);
        continue;
      }
      contents.files += 1;
      contents.fileBytes += file.size;
      yield* add({ path: `files/${file.path}`, size: file.size, content });
    }
  };

  // Before the rows: a head of the activity log that its entries do not reach yet would look like a loss.
  const early = await readLocalFiles(options.dataDirectory, firstFolder);
  const { sql, pages: readPages, close } = await options.openRows();
  let pages: Pages | undefined;
  try {
    const tables = await readTables(sql);
    yield* add(jsonMember(memberNames.about, await aboutSite(sql, tables, options)));
    for (const { path, bytes } of early) {
      contents.files += 1;
      contents.fileBytes += bytes.length;
      yield* add(bytesMember(`files/${path}`, bytes));
    }
    for (const [table, columns] of tables) {
      contents.rows[table] = 0;
      let part = 0;
      for await (const { rows, packed } of packRows(sql, table, [...columns.keys()])) {
        part += 1;
        contents.rows[table] += rows;
        yield* add(bytesMember(`rows/${table}/${String(part).padStart(6, '0')}.ndjson.gz`, packed));
      }
    }
    yield* add(jsonMember(memberNames.sequences, await readSequences(sql)));
    await sql.unsafe('commit');
    pages = await readPages();
  } finally {
    await close();
  }
  for (const folder of otherFolders) yield* addFiles(folder);
  if (pages) yield* add(jsonMember(memberNames.pages, pages));
  yield* add(jsonMember(memberNames.contents, contents));
  yield* tarMember(bytesMember(memberNames.sums, Buffer.from(sums.join(''))));
  yield tarEnd();
  options.onComplete?.(contents);
}

async function aboutSite(
  sql: Sql,
  tables: Awaited<ReturnType<typeof readTables>>,
  { siteUrl, build }: Options,
): Promise<About> {
  return {
    format: archiveFormat,
    release,
    build,
    createdAt: new Date().toISOString(),
    siteUrl,
    migrations: await readMigrations(sql),
    tables: Object.fromEntries([...tables].map(([table, columns]) => [table, [...columns.keys()]])),
  };
}

async function* summed(member: Member, sums: string[]): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const content = async function* () {
    for await (const piece of member.content) {
      hash.update(piece);
      yield piece;
    }
  };
  yield* tarMember({ ...member, content: content() });
  // As `sha256sum --check` reads it.
  sums.push(`${hash.digest('hex')}  ${member.path}\n`);
}

const jsonMember = (path: string, value: unknown) => bytesMember(path, Buffer.from(JSON.stringify(value)));

function bytesMember(path: string, bytes: Uint8Array): Member {
  const content = async function* () {
    yield bytes;
  };
  return { path, size: bytes.length, content: content() };
}

const passing = '.incoming';

/** `content` is undefined for a file that is gone. */
type StoredFile = { path: string; size: number; content: () => Promise<AsyncIterable<Uint8Array> | undefined> };

/** The uploaded files below a folder, wherever they are stored. Throws for a name that no part of the site writes. */
async function* listFiles(files: FileStore, folder: string): AsyncGenerator<StoredFile> {
  for (const { name, size } of await files.list(folder)) {
    requireKnownName(name);
    const content = async () => {
      const file = await files.open(name);
      return file && piecesOf(file);
    };
    yield { path: name, size, content };
  }
  for (const inner of await files.folders(folder)) if (!inner.endsWith(`/${passing}`)) yield* listFiles(files, inner);
}

/** The small files of a folder that is always local, such as the key of the activity log. */
async function readLocalFiles(dataDirectory: string, folder: string): Promise<{ path: string; bytes: Uint8Array }[]> {
  const entries = await readdir(join(dataDirectory, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error;
      return [];
    },
  );
  const read = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const location = join(entry.parentPath, entry.name);
      const path = location.slice(dataDirectory.length + 1);
      requireKnownName(path);
      return { path, bytes: await readFile(location) };
    });
  return Promise.all(read);
}

function requireKnownName(path: string): void {
  if (filePathOf(`files/${path}`)) return;
  throw new Error(`The name of ${path} is not one of the site's: move that file away.`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
