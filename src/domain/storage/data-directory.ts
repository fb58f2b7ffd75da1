import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';

/** Below this much free space, in bytes, neither of the databases can be opened safely. */
const minFreeSpaceInBytes = 64 * 1024 * 1024;

/** Marks a directory as ours, so that a wrong DATA_DIR is never written to. */
const markerName = 'alumina-site.json';
/** Raised when a version lays the directory out in a way that earlier ones cannot read. */
const layout = 1;

/** Names in the directories of versions that wrote no marker, and in new volumes. */
const earlierNames =
  /^(postgres|lock\.sqlite.*|lock\.pid|assets|contact|baik|baik-spool|pg_trgm\.tar\.gz|lost\+found|audit|\.s\.PGSQL\..*|operator\.sock|erasures\.ndjson|restoring|backup-copy-.*|\.probe-\d+|\.DS_Store|\.gitkeep)$/;

/**
 * Makes sure that the data directory exists, belongs to this site and this user, and can be written to. Throws StartError.
 */
export function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    requireOwner(directory);
    requireOwnDirectory(directory);
    requireFreeSpace(directory);
    writeFileSync(join(directory, markerName), `${JSON.stringify({ layout })}\n`, { mode: 0o600, flush: true });
    const probe = join(directory, `.probe-${process.pid}`);
    writeFileSync(probe, new Uint8Array(4096), { flush: true });
    rmSync(probe);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(explain(directory, error));
  }
}

/** The same as far as it can be known before anything is written; the directory may be missing. Throws StartError. */
export function checkDataDirectory(directory: string): void {
  if (!existsSync(directory)) return;
  try {
    // Fails when it is a file.
    mkdirSync(directory, { recursive: true });
    requireOwner(directory);
    requireOwnDirectory(directory);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(explain(directory, error));
  }
}

function requireOwner(directory: string): void {
  const user = process.getuid?.();
  const { uid } = statSync(directory);
  if (user === undefined || uid === user) return;
  throw new StartError(
    `The folder ${directory} (DATA_DIR) belongs to user ${uid}, and this process runs as user ${user}. Run it as user ` +
      `${uid}, or give the folder to this user with "chown -R ${user} ${directory}", or choose another DATA_DIR.`,
  );
}

function requireOwnDirectory(directory: string): void {
  const names = readdirSync(directory);
  if (names.includes(markerName)) {
    requireKnownLayout(directory);
    return;
  }
  const foreign = names.filter((name) => !earlierNames.test(name));
  if (foreign.length === 0) return;
  throw new StartError(
    `The folder ${directory} (DATA_DIR) holds files that are not of this site, such as ${foreign[0]}. Choose an empty or ` +
      `new folder as DATA_DIR; if it is the right one, move those files elsewhere first.`,
  );
}

function requireKnownLayout(directory: string): void {
  const found = layoutIn(readFileSync(join(directory, markerName), 'utf8'));
  if (found <= layout) return;
  throw new StartError(
    `The folder ${directory} (DATA_DIR) was written by a newer version of the site. Start that version, or restore a ` +
      'backup that was made before the upgrade.',
  );
}

/** 0 for a marker that was cut off by a crash, which is rewritten. */
function layoutIn(text: string): number {
  try {
    const { layout: found } = JSON.parse(text) as { layout?: unknown };
    return typeof found === 'number' ? found : 0;
  } catch {
    return 0;
  }
}

function requireFreeSpace(directory: string): void {
  if (isNearlyFull(directory)) throw new StartError(diskFull(directory));
}

/** Whether the volume has too little free space for a database. */
export function isNearlyFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < minFreeSpaceInBytes;
}

function diskFull(directory: string): string {
  const needed = minFreeSpaceInBytes / 1024 / 1024;
  return (
    `The volume of ${directory} (DATA_DIR) is full: the site needs at least ${needed} MB of free space to start. Free ` +
    'space on it, enlarge it, or move DATA_DIR to another volume.'
  );
}

function explain(directory: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory);
  const because = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return (
    `The folder ${directory} (DATA_DIR) cannot be used: ${because}. Make it a folder that this process's user may write ` +
    'to, or choose another DATA_DIR.'
  );
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its volume is mounted read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its path leads in circles',
  EIO: 'its volume reports an error',
};
