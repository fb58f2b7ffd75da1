import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ProofKind } from '../db/schema/index.ts';
import type { Pages } from '../domain/backups/archive/format.ts';
import { readArchive } from '../domain/backups/archive/read-archive.ts';
import { DamagedArchiveError } from '../domain/backups/archive/tar.ts';
import { makeTrialDirectory } from '../domain/backups/database-copy.ts';
import { isEncrypted, openArchiveFile, readKeyFile } from '../domain/backups/encryption.ts';
import { erasureListName, parseErasures } from '../domain/backups/erase-again.ts';
import { NoRoomError, type Restored, requireEmptyPlace, restoreArchive } from '../domain/backups/restore.ts';
import type { Erasure } from '../domain/erasures/commands.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { StorageRoom } from '../domain/storage/storage-room.ts';
import { buildName } from '../manifest.ts';
import type { Env } from '../settings/env.ts';
import { CommandError, UsageError } from '../start-error.ts';
import { type Command, print, readFlags } from './command.ts';
import { filesCommand } from './files-command.ts';
import { readPagesOf } from './site-archive.ts';

const help = `Usage: restore FILE [--identity FILE] [--erasures FILE]
       restore FILE --verify [--identity FILE]
       restore FILE --prove [--identity FILE] [--sha256 HEX] [--json]

Restores a backup into an empty place: an empty DATA_DIR and, with DATABASE_URL, an empty database. It reads the whole backup and checks it first; then
everything is restored, or nothing. A backup of an earlier release is brought up to this one. All sessions end.

  --identity FILE  the private key of age; without it, the one in BACKUP_AGE_IDENTITY_FILE
  --erasures FILE  what was erased since the backup, to be erased again; without it, "erasures.ndjson" beside the backup
  --verify         only checks the backup
  --prove          restores it on trial into a scratch folder in DATA_DIR, which is removed again: every row and file is read back,
                   and every public page is compared with what it said when the backup was made
  --sha256 HEX     the checksum that the file has to have; without it, the one in FILE.sha256
  --json           prints the outcome of --prove as one line of JSON

Stop the old site before you start the restored one: both would send mail and publish what is scheduled.`;

export const restoreCommand: Command = {
  summary: 'restores a backup into an empty place',
  help,
  async run(env, given) {
    const { flags, words } = readFlags(
      given,
      {
        identity: { type: 'string' },
        erasures: { type: 'string' },
        verify: { type: 'boolean' },
        prove: { type: 'boolean' },
        sha256: { type: 'string' },
        json: { type: 'boolean' },
      },
      help,
      1,
    );
    const [name] = words;
    if (name === undefined) throw new UsageError(`The backup is not named.\n\n${help}`);
    const path = resolve(name);
    if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
    const keyFile = typeof flags.identity === 'string' ? flags.identity : env.backups.identityFile;
    const identity = keyFile === undefined ? undefined : await readKeyFile(keyFile);
    if (flags.prove === true) {
      prepareDataDirectory(env.dataDirectory);
      const sha256 = typeof flags.sha256 === 'string' ? flags.sha256 : undefined;
      const proof = await proveBackup(env, { path, identity, sha256 });
      print(flags.json === true ? JSON.stringify(proof) : describeProof(proof));
      return 0;
    }
    const open = openArchiveFile(path, identity);
    if (flags.verify === true) return verify(open);
    prepareDataDirectory(env.dataDirectory);
    const to = { databaseUrl: env.databaseUrl, dataDirectory: env.dataDirectory };
    await requireEmptyPlace(to);
    const erasures = erasuresFor(path, typeof flags.erasures === 'string' ? flags.erasures : undefined);
    await verify(open);
    const restored = await restoreArchive(await open(), { to, auditKey: env.auditKey, erasures });
    print(summaryOf(restored, erasures));
    // A separate command, which can be repeated after a failure, copies the files to object storage.
    return env.bucket ? filesCommand.run(env, ['move', '--to', 's3', '--delete-source']) : 0;
  },
};

function describeProof({ proof, seconds, rows = 0, files = 0, pages = 0 }: Proof): string {
  const time = `${seconds.toFixed(1)} s`;
  if (proof === 'read') {
    return `The file is the one that was written (${time}). It was not restored: that takes its private key.`;
  }
  const compared =
    proof === 'restored' ? `${pages} pages` : 'pages not compared, since none were noted for this release';
  return `Restored on trial in ${time}: ${rows} rows, ${files} files, ${compared}.`;
}

async function verify(open: () => Promise<AsyncIterable<Uint8Array>>): Promise<number> {
  try {
    const { about, contents } = await readArchive(await open());
    const rows = Object.values(contents.rows).reduce((sum, count) => sum + count, 0);
    print(
      `The backup is whole: made ${about.createdAt} by release ${about.release}, build ${about.build}, ${rows} rows, ${contents.files} files.`,
    );
    return 0;
  } catch (error) {
    throw error instanceof DamagedArchiveError ? new CommandError(error.message) : error;
  }
}

/** Undefined when there is no list. Throws CommandError. */
function erasuresFor(backup: string, named: string | undefined): Erasure[] | undefined {
  const path = named ?? join(dirname(backup), erasureListName);
  if (named === undefined && !existsSync(path)) return undefined;
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
  const list = parseErasures(readFileSync(path, 'utf8'));
  if (!list) throw new CommandError(`${path} is not a list of erasures.`);
  return list;
}

function summaryOf({ contents, erasedAgain, isLogged }: Restored, erasures: readonly Erasure[] | undefined): string {
  const lines = ['Restored. All sessions have ended.'];
  if (erasures === undefined) {
    lines.push(
      `No list of erasures was found: what was erased after the backup is back. Erase it again (${erasureListName}).`,
    );
  } else lines.push(`${erasedAgain} erasures since the backup were repeated.`);
  if (contents.vanished.length > 0)
    lines.push(`${contents.vanished.length} files had been deleted while the backup was made.`);
  if (!isLogged) lines.push('The key of the activity log is not in the backup: start the site with its AUDIT_KEY.');
  return lines.join('\n');
}

type Proof = {
  proof: ProofKind;
  seconds: number;
  rows?: number;
  files?: number;
  pages?: number;
};

type Options = {
  path: string;
  identity: string | undefined;
  /** SHA-256 of the file as it was written; without it, the one in the file beside it. */
  sha256: string | undefined;
};

const maxNamed = 3;

/**
 * Restores a backup into a scratch place that is removed again, and compares every row, file and page with what was noted when
 * it was made. Throws CommandError that says what is wrong.
 */
async function proveBackup(env: Env, { path, identity, sha256 }: Options): Promise<Proof> {
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
    // Another build may say the same in other words.
    const compared = pages && about.build === buildName() ? comparePages(pages, found) : undefined;
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
