import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { openCurrentDatabase } from '../db/client.ts';
import type { Contents } from '../domain/backups/archive/format.ts';
import { backupName, missingFolder } from '../domain/backups/backup-files.ts';
import { encrypted, makeKeyFile, parseRecipients } from '../domain/backups/encryption.ts';
import { erasureLine, erasureListName } from '../domain/backups/erase-again.ts';
import { listErasures } from '../domain/erasures/commands.ts';
import { prepareDataDirectory } from '../domain/storage/data-directory.ts';
import { askRunningSite } from '../operator/socket.ts';
import type { Env } from '../settings/env.ts';
import { CommandError, UsageError } from '../start-error.ts';
import { type Command, print, readFlags } from './command.ts';
import { archiveOf } from './site-archive.ts';

const help = `Usage: backup [FILE] [--to age1…]... [--unencrypted]
       backup --make-key FILE
       backup --erasures FILE

Writes the whole site into one archive while it runs: all rows of one moment with the site's own keys, and all files, with a checksum for
each. Settings are not in it: keep them (and AUDIT_KEY, when it is set) elsewhere.

  FILE             a new file, a folder, or "-" for standard output; without it, a new file in BACKUP_TO or in the current folder
  --to age1…       public keys of age that can open the archive; without it, those in BACKUP_AGE_RECIPIENT
  --unencrypted    writes it as it is, for its owner only (mode 0600): the file gives access to all data and keys of the site
  --make-key FILE  makes a private key of age in a new file and prints its public key. Keep the file where the site does not run
  --json           prints name, size and SHA-256 of the new file as one line of JSON
  --erasures FILE  writes only the list of what was erased, which "restore --erasures FILE" erases again

The archive is an ordinary tar file inside of age: "age --decrypt -i KEY FILE | tar -t" lists it, SHA256SUMS is its last member.`;

type WrittenBackup = { file: string; sizeInBytes: number; sha256: string };

export const backupCommand: Command = {
  summary: 'writes the whole site into one encrypted archive while it runs',
  help,
  async run(env, given) {
    const { flags, words } = readFlags(
      given,
      {
        to: { type: 'string', multiple: true },
        unencrypted: { type: 'boolean' },
        'make-key': { type: 'string' },
        erasures: { type: 'string' },
        json: { type: 'boolean' },
      },
      help,
      1,
    );
    if (typeof flags['make-key'] === 'string') {
      print(`Public key: ${await makeKeyFile(flags['make-key'])}`);
      return 0;
    }
    prepareDataDirectory(env.dataDirectory);
    if (typeof flags.erasures === 'string') return writeErasures(env, flags.erasures);
    const recipients = recipientsIn(env, flags);
    await writeBackup(env, { target: words[0], recipients, isJson: flags.json === true });
    return 0;
  },
};

function recipientsIn({ backups }: Env, flags: ReturnType<typeof readFlags>['flags']): string[] {
  const named = Array.isArray(flags.to) ? parseRecipients(flags.to) : [];
  if (flags.unencrypted === true) {
    if (named.length > 0) throw new UsageError('Either --to or --unencrypted.');
    return [];
  }
  const recipients = named.length > 0 ? named : backups.recipients;
  if (recipients.length > 0) return recipients;
  throw new UsageError(
    'A backup holds the keys of the site, so it is encrypted: name a public key with --to age1… or BACKUP_AGE_RECIPIENT. ' +
      '"backup --make-key FILE" makes one; --unencrypted writes the archive as it is.',
  );
}

type Writing = { target: string | undefined; recipients: readonly string[]; isJson: boolean };

/** Writes the archive, and its own checksum beside it. */
async function writeBackup(env: Env, { target, recipients, isJson }: Writing): Promise<void> {
  let contents: Contents | undefined;
  const archive = archiveOf(env, (complete) => {
    contents = complete;
  });
  // Encrypting begins to read at once: not before there is a file to write to.
  const begin = async () => (recipients.length > 0 ? await encrypted(archive, recipients) : archive);
  if (target === '-') {
    for await (const piece of await begin()) {
      if (!process.stdout.write(piece)) await new Promise((written) => process.stdout.once('drain', written));
    }
    return;
  }
  const { folder } = env.backups;
  if (target === undefined && folder !== undefined && !existsSync(folder))
    throw new CommandError(missingFolder(folder));
  const path = await pathFor(target ?? folder ?? '.', recipients.length > 0);
  const sha256 = await writeWhole(path, begin);
  await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`, { mode: 0o600 });
  const { size } = statSync(path);
  if (isJson) print(JSON.stringify({ file: basename(path), sizeInBytes: size, sha256 } satisfies WrittenBackup));
  else print(`${path}\n${summaryOf(contents, size)}`);
}

async function pathFor(target: string, isEncrypted: boolean): Promise<string> {
  const given = resolve(target);
  const isFolder = target.endsWith('/') || (existsSync(given) && statSync(given).isDirectory());
  if (!isFolder && existsSync(given)) throw new CommandError(`${given} exists already. A backup is never overwritten.`);
  if (isFolder) await mkdir(given, { recursive: true, mode: 0o700 });
  return isFolder ? join(given, backupName(new Date(), isEncrypted)) : given;
}

/** The file has its name only when it is complete. Returns its SHA-256. */
async function writeWhole(path: string, begin: () => Promise<AsyncIterable<Uint8Array>>): Promise<string> {
  const part = `${path}.part`;
  const hash = createHash('sha256');
  try {
    await rm(part, { force: true });
    const file = await open(part, 'wx', 0o600);
    try {
      for await (const piece of await begin()) {
        hash.update(piece);
        await file.writeFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    if (isFull(error)) throw new CommandError(`There is no room for the backup ${path}: its volume is full.`);
    const obstacle = obstacleOf(error, part);
    throw obstacle ? new CommandError(`The backup ${path} cannot be written: ${obstacle}.`) : error;
  }
  return hash.digest('hex');
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EIO: 'its volume does not answer',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is a file',
  EROFS: 'its volume is mounted read-only',
  ESTALE: 'its volume does not answer',
};

/** Why the file cannot be written; undefined for errors of what is read. */
function obstacleOf(error: unknown, part: string): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  return 'path' in error && error.path === part ? obstacles[String(error.code)] : undefined;
}

function summaryOf(contents: Contents | undefined, size: number): string {
  const rows = Object.values(contents?.rows ?? {}).reduce((sum, count) => sum + count, 0);
  const number = (value: number) => value.toLocaleString('en');
  return `${number(rows)} rows, ${number(contents?.files ?? 0)} files, ${number(size)} bytes`;
}

async function writeErasures(env: Env, path: string): Promise<number> {
  if (await askRunningSite(env, 'check')) {
    throw new CommandError(
      `The running site keeps this list in ${join(env.dataDirectory, erasureListName)}: copy that file.`,
    );
  }
  const database = await openCurrentDatabase(env);
  try {
    const lines = await Array.fromAsync(listErasures(database.db), erasureLine);
    await writeFile(path, lines.join(''), { mode: 0o600, flag: 'wx' });
    print(`${path}\n${lines.length} erasures`);
    return 0;
  } finally {
    await database.close();
  }
}
