import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FileStore, type ListedFile, type OpenFile, piecesOf } from './file-store.ts';

/** All folders that hold stored files, and one that holds folders of them. */
const folders = ['assets', 'assets/.trash', 'assets/.notes', 'contact', 'baik', 'baik-spool'];
const nestedFolder = 'assets/.kept';

const dayInMilliseconds = 86_400_000;

type MoveOptions = {
  from: FileStore;
  to: FileStore;
  journal: MoveJournal;
  dryRun?: boolean;
  /** Removes each file from its old home once all are verified in the new one. */
  deleteSource?: boolean;
  onProgress?: (moved: number, of: number) => void;
};

export type Moved = {
  files: number;
  bytes: number;
  /** Verified by an earlier run. */
  before: number;
  /** In the new home from an earlier run, and gone from the old one since. */
  removed: number;
  /** Names that could not be moved, because they vanished or changed meanwhile. */
  failed: string[];
};

/**
 * Copies every stored file to another home and reads it back there. It can be stopped at any moment and started again: what the journal holds
 * is not copied once more. A file that was deleted in the old home between two runs is deleted in the new one too.
 */
export async function moveFiles(options: MoveOptions): Promise<Moved> {
  const { from, to, journal, dryRun = false, deleteSource = false, onProgress } = options;
  const listed = await listAll(from);
  const moved: Moved = { files: 0, bytes: 0, before: 0, removed: 0, failed: [] };
  const names = new Set(listed.map(({ name }) => name));
  const gone = journal.names().filter((name) => !names.has(name));
  moved.removed = gone.length;
  if (!dryRun && gone.length > 0) {
    await to.remove(gone);
    for (const name of gone) journal.forget(name);
  }
  for (const [index, file] of listed.entries()) {
    if (journal.has(file) && (await sizeIn(to, file.name)) === file.size) moved.before += 1;
    else if (dryRun) count(moved, file);
    else if (await moveOne(from, to, file)) {
      journal.add(file);
      count(moved, file);
    } else moved.failed.push(file.name);
    onProgress?.(index + 1, listed.length);
  }
  if (deleteSource && !dryRun && moved.failed.length === 0) {
    await from.remove(listed.map(({ name }) => name));
    journal.clear();
  }
  return moved;
}

function count(moved: Moved, { size }: ListedFile): void {
  moved.files += 1;
  moved.bytes += size;
}

async function listAll(store: FileStore): Promise<ListedFile[]> {
  const all = [...folders, ...(await store.folders(nestedFolder))];
  const found: ListedFile[] = [];
  for (const folder of all) found.push(...(await store.list(folder)));
  return found;
}

async function sizeIn(store: FileStore, name: string): Promise<number | undefined> {
  return (await store.open(name))?.size;
}

/** False when it is missing, or differs at the second reading. */
async function moveOne(from: FileStore, to: FileStore, { name, modified }: ListedFile): Promise<boolean> {
  const source = await from.open(name);
  if (!source) return false;
  const received = await to.scratch.receive(piecesOf(source));
  try {
    // What a run that was killed may have left is not trusted.
    if ((await to.open(name)) && (await digestIn(to, name)) !== received.sha256) await to.remove([name]);
    await to.put(name, received.path);
    if (name.startsWith('baik')) await to.forgetTime(name, timesOf(name, modified));
    return (await digestIn(to, name)) === received.sha256;
  } finally {
    await to.scratch.discard(received);
  }
}

/** Files of the report channel show no finer time than before. */
function timesOf(name: string, modified: Date): { file: Date; folder: Date } {
  const step = name.startsWith('baik/') ? dayInMilliseconds : dayInMilliseconds / 24;
  const round = (time: number, to: number) => new Date(Math.floor(time / to) * to);
  return { file: round(modified.getTime(), step), folder: round(Date.now(), dayInMilliseconds) };
}

async function digestIn(store: FileStore, name: string): Promise<string | undefined> {
  const file: OpenFile | undefined = await store.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) hash.update(piece);
  return hash.digest('hex');
}

/**
 * Which files have been copied and verified: one line each, written when it is done. The last line may be cut off by a crash; then its file
 * is copied once more.
 */
export class MoveJournal {
  private readonly done = new Map<string, string>();

  constructor(private readonly path: string) {
    if (!existsSync(path)) return;
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) {
      const [name = '', facts = ''] = line.split('\t');
      if (facts) this.done.set(name, facts);
      else this.done.delete(name);
    }
  }

  has(file: ListedFile): boolean {
    return this.done.get(file.name) === factsOf(file);
  }

  names(): string[] {
    return [...this.done.keys()];
  }

  add(file: ListedFile): void {
    this.write(file.name, factsOf(file));
    this.done.set(file.name, factsOf(file));
  }

  forget(name: string): void {
    this.write(name, '');
    this.done.delete(name);
  }

  clear(): void {
    rmSync(this.path, { force: true });
    this.done.clear();
  }

  private write(name: string, facts: string): void {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    appendFileSync(this.path, `${name}\t${facts}\n`, { mode: 0o600, flush: true });
  }
}

function factsOf({ size, modified }: ListedFile): string {
  return `${size} ${modified.getTime()}`;
}
