import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type ReceivedFile = { directory: string; path: string; size: number; sha256: string };

/** Maximum duration of an upload; older temporary files were left by a process that died. */
const abandonedAfterInMilliseconds = 3_600_000;

export class Scratch {
  constructor(private readonly directory: string) {}

  /** Writes content to a temporary file. Throws any error of its source; leaves nothing behind. */
  async receive(content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
    const directory = await this.make();
    try {
      const path = join(directory, 'original');
      const file = await open(path, 'wx', 0o600);
      const hash = createHash('sha256');
      let size = 0;
      try {
        for await (const piece of content) {
          size += piece.length;
          hash.update(piece);
          await file.writeFile(piece);
        }
        await file.datasync();
      } finally {
        await file.close();
      }
      return { directory, path, size, sha256: hash.digest('hex') };
    } catch (error) {
      await this.discard({ directory });
      throw error;
    }
  }

  async make(): Promise<string> {
    const directory = join(this.directory, crypto.randomUUID());
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return directory;
  }

  async discard({ directory }: Pick<ReceivedFile, 'directory'>): Promise<void> {
    await rm(directory, { recursive: true, force: true });
  }

  /** Removes what a process that was killed has left. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      const path = join(this.directory, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > abandonedAfterInMilliseconds)
        await rm(path, { recursive: true, force: true });
    }
  }
}
