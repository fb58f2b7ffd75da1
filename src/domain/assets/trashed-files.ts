import type { FileStore } from '../files/file-store.ts';

const publicFolder = 'assets';
const folder = `${publicFolder}/.trash`;

/**
 * The files of assets in the trash, in a hidden folder that is not served. Files that come with the program stay where they
 * are; an empty file of the same name says that they are not to be served.
 */
export class TrashedFiles {
  constructor(private readonly files: FileStore) {}

  /** Whether a file that comes with the program was deleted. */
  async hides(file: string): Promise<boolean> {
    return (await this.files.openPublic(`${folder}/${file}`)) !== undefined;
  }

  /** Files that are there already stay; all of this can be repeated. */
  async putIn(files: readonly string[]): Promise<void> {
    for (const file of files) await this.files.move(`${publicFolder}/${file}`, `${folder}/${file}`);
    const [main] = files;
    if (main && (await this.sizeOf(main)) === undefined) await this.files.write(`${folder}/${main}`, nothing());
  }

  async takeOut(files: readonly string[]): Promise<void> {
    for (const file of files) {
      const size = await this.sizeOf(file);
      if (size === 0) await this.files.remove([`${folder}/${file}`]);
      else if (size) await this.files.move(`${folder}/${file}`, `${publicFolder}/${file}`);
    }
  }

  /** Removes the files permanently. What hides a file of the program stays. */
  async remove(files: readonly string[]): Promise<void> {
    await this.files.remove(files.map((file) => `${publicFolder}/${file}`));
    for (const file of files) if (await this.sizeOf(file)) await this.files.remove([`${folder}/${file}`]);
  }

  private async sizeOf(file: string): Promise<number | undefined> {
    return (await this.files.open(`${folder}/${file}`))?.size;
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
