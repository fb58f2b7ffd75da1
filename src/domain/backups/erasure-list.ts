import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { lastErasure, listErasures } from '../erasures/commands.ts';
import { erasureLine } from './erase-again.ts';

/** In DATA_DIR, and in the folder of the backups. */
export const erasureListName = 'erasures.ndjson';

/**
 * The list of erasures outside of the database: when that is lost, a restored backup needs what was erased since. It is written
 * when the site starts and within a minute after an erasure, into those of the folders that exist.
 */
export class ErasureList {
  private written: number | undefined;

  constructor(
    private readonly db: Db,
    private readonly folders: readonly string[],
  ) {}

  /** Writes it when something was erased since the last time. */
  async write(): Promise<void> {
    const last = await lastErasure(this.db);
    if (last === this.written) return;
    for (const folder of this.folders.filter((path) => existsSync(path)))
      await writeList(this.db, join(folder, erasureListName));
    this.written = last;
  }
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
