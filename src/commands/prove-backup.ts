import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofKind } from '../db/schema/index.ts';
import { makeTrialDirectory } from '../domain/backups/database-copy.ts';
import { isEncrypted, openArchiveFile } from '../domain/backups/encryption.ts';
import type { Pages } from '../domain/backups/format.ts';
import { readArchive } from '../domain/backups/read-archive.ts';
import { NoRoomError, restoreArchive } from '../domain/backups/restore.ts';
import { DamagedArchiveError } from '../domain/backups/tar.ts';
import { StorageRoom } from '../domain/storage/storage-room.ts';
import { release } from '../release.ts';
import type { Env } from '../settings/env.ts';
import { CommandError } from '../start-error.ts';
import { readPagesOf } from './site-archive.ts';

export type Proof = {
  proof: ProofKind;
  seconds: number;
  rows?: number;
  files?: number;
  /** How many pages are as they were. */
  pages?: number;
};

type Options = {
  path: string;
  identity: string | undefined;
  /** SHA-256 of the file as it was written; without it, the one in the file beside it. */
  sha256: string | undefined;
};

/** Addresses that a message names. */
const maxNamed = 3;

/**
 * Restores a backup into a scratch place that is removed again, and compares every row, file and page with what was noted when
 * it was made. Throws CommandError that says what is wrong.
 */
export async function proveBackup(env: Env, { path, identity, sha256 }: Options): Promise<Proof> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const expected = sha256 ?? checksumBeside(path);
  if (expected !== undefined) await requireChecksum(path, expected);
  if (identity === undefined && (await isEncrypted(path))) {
    if (expected !== undefined) return { proof: 'read', seconds: seconds() };
    throw new CommandError('Without the private key and without the checksum of the file, nothing can be proven.');
  }
  const open = openArchiveFile(path, identity);
  await requireWhole(open);
  const { directory, remove } = makeTrialDirectory(env.dataDirectory);
  try {
    const place = { databaseUrl: undefined, dataDirectory: join(directory, 's') };
    const room = new StorageRoom(env.dataDirectory, env.storageReserve);
    const archive = room.whileRoom(await open());
    const { about, contents, pages } = await restoreArchive(archive, {
      to: place,
      auditKey: env.auditKey,
      erasures: undefined,
      readsBack: true,
    });
    const found = await readPagesOf(place, about.siteUrl, new Date(about.createdAt));
    // Another release may say the same in other words.
    const compared = pages && about.release === release ? comparePages(pages, found) : undefined;
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
    const proof = compared === undefined ? 'rows' : 'restored';
    return { proof, seconds: seconds(), rows, files: contents.files, pages: compared ?? 0 };
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    throw new CommandError(`There is no room on the volume of ${env.dataDirectory} to restore the backup on trial.`);
  } finally {
    remove();
  }
}

/** Before a database is made for it. */
async function requireWhole(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<void> {
  try {
    await readArchive(await open());
  } catch (error) {
    throw error instanceof DamagedArchiveError ? new CommandError(error.message) : error;
  }
}

function checksumBeside(path: string): string | undefined {
  const beside = `${path}.sha256`;
  if (!existsSync(beside) || statSync(beside).size > 1000) return undefined;
  return /^[\da-f]{64}(?= )/.exec(readFileSync(beside, 'utf8'))?.[0];
}

async function requireChecksum(path: string, expected: string): Promise<void> {
  const hash = new Bun.CryptoHasher('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece);
  if (hash.digest('hex') === expected) return;
  throw new CommandError('The file is not the one that was written: its checksum is another one.');
}

/** Returns how many pages there are. */
function comparePages(noted: Pages, found: Pages): number {
  const changed = Object.entries(noted).flatMap(([address, digest]) => (found[address] === digest ? [] : [address]));
  const added = Object.keys(found).filter((address) => !Object.hasOwn(noted, address));
  const wrong = [...changed, ...added];
  if (wrong.length === 0) return Object.keys(noted).length;
  const named = wrong.slice(0, maxNamed).join(', ');
  throw new CommandError(`${wrong.length} pages of the restored site are not as they were: ${named}.`);
}
