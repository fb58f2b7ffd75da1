import type { Sql, TransactionSql } from 'postgres';
import { connectPlainly, openDatabase } from '../../db/client.ts';
import { DirectoryInUseError, lockDirectory } from '../../db/directory-lock.ts';
import { sessions } from '../../db/schema/index.ts';
import { CommandError, StartError } from '../../start-error.ts';
import { operator } from '../accounts/operator-commands.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { AuditKeyError, joinAudit } from '../audit/open.ts';
import type { Erasure } from '../erasures/commands.ts';
import { type FileStore, piecesOf } from '../files/file-store.ts';
import { FolderStore } from '../files/folder-store.ts';
import { isNearlyFull } from '../storage/data-directory.ts';
import { isStorageFull } from '../storage/storage-room.ts';
import type { About } from './archive/format.ts';
import { type ReadArchive, readArchive } from './archive/read-archive.ts';
import { packRows, RowLoader, sameTexts, setSequences, unpackRows } from './archive/table-rows.ts';
import { DamagedArchiveError } from './archive/tar.ts';
import { eraseAgain } from './erase-again.ts';
import {
  leaveStaging,
  makeStaging,
  markFinished,
  markUnfinished,
  removeStaging,
  requireEmptyDatabase,
  requireEmptyDirectory,
} from './restore-place.ts';

export type Place = { databaseUrl: string | undefined; dataDirectory: string };

type Options = {
  to: Place;
  auditKey: string | undefined;
  /** Erasures since the backup; undefined when there is no list. */
  erasures: readonly Erasure[] | undefined;
  /** The site moves: sessions stay valid. */
  keepsSessions?: boolean;
  /** Reads every row and file again and compares it with the archive. */
  readsBack?: boolean;
};

export class NoRoomError extends CommandError {}

export type Restored = ReadArchive & { erasedAgain: number; isLogged: boolean };

/**
 * Restores an archive into an empty place, all of it or nothing: the rows in one transaction, everything else in a staging
 * directory. Throws CommandError.
 */
export async function restoreArchive(archive: AsyncIterable<Uint8Array>, options: Options): Promise<Restored> {
  const { to } = options;
  const lock = lockPlace(to);
  try {
    return await restoreAlone(archive, options);
  } finally {
    lock.release();
  }
}

/** Another restore into the same folder would remove what this one has restored so far. Throws CommandError. */
function lockPlace({ dataDirectory }: Place): { release: () => void } {
  try {
    return lockDirectory(dataDirectory);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CommandError(
      `The folder ${dataDirectory} (DATA_DIR) is in use: by a site, or by another restore into it.`,
    );
  }
}

async function restoreAlone(archive: AsyncIterable<Uint8Array>, options: Options): Promise<Restored> {
  const { to, auditKey, erasures = [], keepsSessions = false, readsBack = false } = options;
  await requireEmpty(to);
  const staged = { databaseUrl: to.databaseUrl, dataDirectory: makeStaging(to.dataDirectory) };
  let restored: Restored;
  try {
    const read = await load(archive, staged, readsBack ? new ReadBack() : undefined);
    restored = { ...read, ...(await follow(staged, read.about, { auditKey, erasures, keepsSessions })) };
  } catch (error) {
    const explanation = explained(error, to);
    removeStaging(to.dataDirectory);
    throw explanation;
  }
  leaveStaging(to.dataDirectory);
  if (to.databaseUrl !== undefined) await withPlain(to, markFinished);
  return restored;
}

/** Throws CommandError unless both the folder and the database are empty. */
export async function requireEmptyPlace(to: Place): Promise<void> {
  const lock = lockPlace(to);
  try {
    await requireEmpty(to);
  } finally {
    lock.release();
  }
}

async function requireEmpty(to: Place): Promise<void> {
  requireEmptyDirectory(to.dataDirectory);
  if (to.databaseUrl !== undefined) await withPlain(to, requireEmptyDatabase);
}

const diskFull = '53100';

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** Damage is reported as such; a value that the database refuses counts as damage. */
function explained(error: unknown, { databaseUrl, dataDirectory }: Place): unknown {
  const isDatabaseFull = codeOf(error) === diskFull;
  if (isDatabaseFull && databaseUrl !== undefined)
    return new NoRoomError('There is no room on the database server to restore the backup.');
  // PGlite names no reason when a new database does not fit.
  const isNewOneDamaged = error instanceof StartError && databaseUrl === undefined && isNearlyFull(dataDirectory);
  if (isDatabaseFull || isStorageFull(error) || isNewOneDamaged)
    return new NoRoomError(`There is no room on the volume of ${dataDirectory} to restore the backup.`);
  if (error instanceof DamagedArchiveError) return new CommandError(error.message);
  if (
    error instanceof Error &&
    error.name === 'PostgresError' &&
    'code' in error &&
    /^2[23]/.test(String(error.code))
  ) {
    return new CommandError(`The backup is damaged: the database refuses a row of it (${error.message}).`);
  }
  return error;
}

async function load(
  archive: AsyncIterable<Uint8Array>,
  place: Place,
  readBack: ReadBack | undefined,
): Promise<ReadArchive> {
  const files = new FolderStore(place.dataDirectory);
  const connection = await connectPlainly(place);
  try {
    return await connection.sql.begin(async (tx) => {
      await tx.unsafe('set local statement_timeout = 0');
      const loader = new RowLoader(tx);
      const read = await readArchive(archive, {
        about: (about) => loader.begin(about),
        rows(table, packed) {
          readBack?.noteRows(table, packed);
          return loader.insert(table, packed);
        },
        file: (path, content) => files.write(path, readBack ? readBack.noteFile(path, content) : content),
        sequences: (sequences) => setSequences(tx, sequences),
      });
      await readBack?.compareRows(tx, read.about);
      await readBack?.compareFiles(files);
      await loader.finish();
      if (connection.kind === 'server') await markUnfinished(tx);
      return read;
    });
  } finally {
    await connection.close();
  }
}

type Following = { auditKey: string | undefined; erasures: readonly Erasure[]; keepsSessions: boolean };

/** What a restored site has to be before it may start. */
async function follow(place: Place, about: About, { auditKey, erasures, keepsSessions }: Following) {
  const database = await openDatabase(place);
  try {
    const { db } = database;
    const isLogged = await canLog(database, place.dataDirectory, auditKey);
    if (!isLogged && erasures.length > 0) {
      throw new CommandError(
        'The key of the activity log is not in the backup, and erasures have to be logged: set AUDIT_KEY.',
      );
    }
    // A session that was ended since must not be valid again.
    if (!keepsSessions) await db.delete(sessions);
    const erasedAgain = await eraseAgain(
      database,
      new FolderStore(place.dataDirectory),
      erasures,
      new Date(about.createdAt),
    );
    const entry = keepsSessions
      ? event('movedHere')
      : event('backupRestored', { moment: about.createdAt, count: erasedAgain });
    if (isLogged) await recordActivity(db, operator, entry);
    return { erasedAgain, isLogged };
  } finally {
    await database.close();
  }
}

async function canLog(
  database: Awaited<ReturnType<typeof openDatabase>>,
  dataDirectory: string,
  auditKey: string | undefined,
) {
  try {
    await joinAudit(database.db, { dataDirectory, auditKey });
    return true;
  } catch (error) {
    if (error instanceof AuditKeyError) return false;
    throw error;
  }
}

async function withPlain(
  place: Place,
  work: (sql: Awaited<ReturnType<typeof connectPlainly>>['sql']) => Promise<void>,
) {
  const { sql, close } = await connectPlainly(place);
  try {
    await work(sql);
  } finally {
    await close();
  }
}

const modulus = 1n << 64n;

/** Number and digest of rows; their order does not change the digest. */
type Tally = { count: number; sum: bigint };

/**
 * Notes what goes into a place while a backup is restored, and compares it afterwards with what the place answers: each row by its
 * text, each file by its bytes.
 */
class ReadBack {
  private readonly rows = new Map<string, Tally>();
  private readonly files = new Map<string, string>();

  noteRows(table: string, packed: Uint8Array): void {
    this.rows.set(table, add(this.rows.get(table), packed));
  }

  /** The same content, which is digested on its way. */
  async *noteFile(path: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const hash = new Bun.CryptoHasher('sha256');
    for await (const piece of content) {
      hash.update(piece);
      yield piece;
    }
    this.files.set(path, hash.digest('hex'));
  }

  /** Throws DamagedArchiveError that names the table. In the transaction of the rows, before the tables are changed. */
  async compareRows(tx: TransactionSql, { tables }: About): Promise<void> {
    await tx.unsafe(sameTexts);
    for (const [table, columns] of Object.entries(tables)) {
      let found: Tally = { count: 0, sum: 0n };
      for await (const { packed } of packRows(tx as unknown as Sql, table, columns)) found = add(found, packed);
      const noted = this.rows.get(table) ?? { count: 0, sum: 0n };
      if (found.count === noted.count && found.sum === noted.sum) continue;
      throw new DamagedArchiveError(
        `The restored table "${table}" (${found.count} rows) is not the one in the backup (${noted.count} rows).`,
      );
    }
  }

  /** Throws DamagedArchiveError that names the file. */
  async compareFiles(store: FileStore): Promise<void> {
    for (const [path, expected] of this.files) {
      const file = await store.open(path);
      const hash = new Bun.CryptoHasher('sha256');
      if (file) for await (const piece of await piecesOf(file)) hash.update(piece);
      if (!file || hash.digest('hex') !== expected)
        throw new DamagedArchiveError(`The restored file ${path} is not the one in the backup.`);
    }
  }
}

function add(tally: Tally = { count: 0, sum: 0n }, packed: Uint8Array): Tally {
  let { count, sum } = tally;
  for (const line of unpackRows(packed)) {
    count += 1;
    // A sum, so that rows that are there twice do not cancel each other out.
    sum = (sum + new Bun.CryptoHasher('sha256').update(line).digest().readBigUInt64BE(0)) % modulus;
  }
  return { count, sum };
}
