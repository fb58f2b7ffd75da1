import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, piecesOf } from '../files/file-store.ts';
import { filePathOf } from './format.ts';

/** Uploads that are being received. */
const passing = '.incoming';

/** `content` is undefined for a file that is gone. */
type StoredFile = { path: string; size: number; content: () => Promise<AsyncIterable<Uint8Array> | undefined> };

/** The uploaded files below a folder, wherever they are stored. Throws for a name that no part of the site writes. */
export async function* listFiles(files: FileStore, folder: string): AsyncGenerator<StoredFile> {
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
export async function readLocalFiles(
  dataDirectory: string,
  folder: string,
): Promise<{ path: string; bytes: Uint8Array }[]> {
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
