import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Below the directory of assets. */
const folder = '.trash';

/**
 * The files of assets in the trash, in a hidden directory that is not served. Files that come with the program stay where they
 * are; an empty file of the same name says that they are not to be served.
 */
export class TrashedFiles {
  private readonly trash: string;

  constructor(private readonly directory: string) {
    this.trash = join(directory, folder);
  }

  /** Whether a file that comes with the program was deleted. */
  async hides(file: string): Promise<boolean> {
    return (await sizeOf(join(this.trash, file))) !== undefined;
  }

  /** Files that are there already stay; all of this can be repeated. */
  async putIn(files: readonly string[]): Promise<void> {
    await mkdir(this.trash, { recursive: true, mode: 0o700 });
    for (const file of files) await rename(join(this.directory, file), join(this.trash, file)).catch(ignoreMissing);
    const [main] = files;
    if (main && !(await this.hides(main))) await writeFile(join(this.trash, main), '');
  }

  async takeOut(files: readonly string[]): Promise<void> {
    for (const file of files) {
      const size = await sizeOf(join(this.trash, file));
      if (size === 0) await rm(join(this.trash, file), { force: true });
      else if (size) await rename(join(this.trash, file), join(this.directory, file)).catch(ignoreMissing);
    }
  }

  /** Removes the files for good. What hides a file of the program stays. */
  async remove(files: readonly string[]): Promise<void> {
    for (const file of files) {
      await rm(join(this.directory, file), { force: true });
      if (await sizeOf(join(this.trash, file))) await rm(join(this.trash, file), { force: true });
    }
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(ignoreMissing))?.size;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
