import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { lastErasure, listErasures } from '../erasures/commands.ts';
import { erasureLine } from './erase-again.ts';

/** In DATA_DIR, and in the folder of the backups. */
export const erasureListName = 'erasures.ndjson';

const intervalInMilliseconds = 60_000;

type Options = {
  db: Db;
  /** Folders that get the list; those that are missing are left out. */
  folders: readonly string[];
  onError: (error: unknown) => void;
  /** When the list is looked at again; by default every minute. */
  interval?: number;
};

/**
 * Keeps the list of erasures outside of the database: when that is lost, a restored backup needs what was erased since. The
 * list is written when the site starts and within a minute after an erasure.
 */
export function startErasureList({ db, folders, onError, interval = intervalInMilliseconds }: Options) {
  let written: number | undefined;
  const write = async () => {
    const last = await lastErasure(db);
    if (last === written) return;
    for (const folder of folders.filter((path) => existsSync(path))) await writeList(db, join(folder, erasureListName));
    written = last;
  };
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = running.then(write).catch(onError);
    return running;
  };
  void next();
  const timer = setInterval(() => void next(), interval);
  return {
    /** Writes what was erased last. */
    stop: (): Promise<void> => {
      clearInterval(timer);
      return next();
    },
  };
}

async function writeList(db: Db, path: string): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    for await (const erasure of listErasures(db)) await file.appendFile(erasureLine(erasure));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}
