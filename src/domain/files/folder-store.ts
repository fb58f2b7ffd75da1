import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageRoom } from '../storage/storage-room.ts';
import {
  type ByteRange,
  type FileStore,
  type ListedFile,
  type OpenFile,
  requireName,
  type ShownTimes,
} from './file-store.ts';
import { Scratch } from './scratch.ts';

export class FolderStore implements FileStore {
  readonly scratch: Scratch;

  constructor(
    private readonly directory: string,
    readonly room = new StorageRoom(directory),
  ) {
    this.scratch = new Scratch(join(directory, 'assets', '.incoming'));
  }

  async state(): Promise<'ok' | 'low' | 'unavailable'> {
    const assets = join(this.directory, 'assets');
    await mkdir(assets, { recursive: true, mode: 0o700 });
    await access(assets, constants.W_OK);
    return (await this.room.state()).isLow ? 'low' : 'ok';
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const path = this.pathOf(name);
    const found = await stat(path).catch(ignoreMissing);
    if (!found?.isFile()) return undefined;
    const file = Bun.file(path);
    const body = async (range?: ByteRange) => (range ? file.slice(range.start, range.end + 1, file.type) : file);
    return { size: found.size, modified: found.mtime, body };
  }

  openPublic(name: string): Promise<OpenFile | undefined> {
    return this.open(name);
  }

  async write(name: string, content: AsyncIterable<Uint8Array>, shown?: ShownTimes): Promise<void> {
    const path = await this.placeFor(name);
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const piece of content) await file.writeFile(piece);
      // Files must be durable before what refers to them is acknowledged.
      await file.datasync();
      await syncFolderOf(path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
      if (shown) await show(path, shown);
    }
  }

  async put(name: string, path: string): Promise<void> {
    const file = await open(path, 'r+');
    await file.datasync();
    await file.close();
    const target = await this.placeFor(name);
    await linkOrCopy(path, target);
    await syncFolderOf(target);
  }

  async copy(from: string, to: string): Promise<void> {
    await linkOrCopy(this.pathOf(from), await this.placeFor(to));
  }

  async remove(names: readonly string[], shownFolder?: Date): Promise<void> {
    await Promise.all(names.map((name) => this.removeOne(name)));
    const folders = new Set(names.map((name) => dirname(this.pathOf(name))));
    if (shownFolder) for (const folder of folders) await utimes(folder, shownFolder, shownFolder).catch(ignoreMissing);
  }

  async list(folder: string, beginning = ''): Promise<ListedFile[]> {
    const directory = join(this.directory, folder);
    // Made by a timer and not by the first file, whose time the parent folder would record.
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const names = (await readdir(directory)).filter((name) => name.startsWith(beginning));
    const found = await Promise.all(names.map((name) => stat(join(directory, name)).catch(() => undefined)));
    return names.flatMap((name, index) => {
      const facts = found[index];
      if (!facts?.isFile()) return [];
      return [{ name: `${folder}/${name}`, size: facts.size, modified: facts.mtime, created: facts.ctime }];
    });
  }

  async folders(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.directory, folder), { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
  }

  async forgetTime(name: string, shown: ShownTimes): Promise<void> {
    const path = this.pathOf(name);
    const copy = `${path}.copy`;
    await copyFile(path, copy);
    await rename(copy, path);
    await show(path, shown);
  }

  async withLocal<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result | undefined> {
    return (await this.open(name)) && work(this.pathOf(name));
  }

  forgetPublic(): void {}

  /** A folder is removed with its last file. */
  private async removeOne(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
    const folder = dirname(this.pathOf(name));
    const isNested = name.split('/').length > 3;
    // Refused by the system while a file is in it, also one that has just been written.
    if (isNested) await rmdir(folder).catch(() => {});
  }

  private async placeFor(name: string): Promise<string> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return path;
  }

  private pathOf(name: string): string {
    requireName(name);
    return join(this.directory, name);
  }
}

/** A file whose name is not in its folder on the disk is lost when the power fails. */
async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function show(path: string, { file, folder }: ShownTimes): Promise<void> {
  await utimes(path, file, file).catch(ignoreMissing);
  await utimes(dirname(path), folder, folder).catch(ignoreMissing);
}

/** Links take no space. Some file systems have none. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
  await link(from, to).catch(async (error: unknown) => {
    if (!isThere(error)) await copyFile(from, to);
  });
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
