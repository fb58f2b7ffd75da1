import type { FileStore } from '../files/file-store.ts';

const publicFolder = 'assets';
const folder = `${publicFolder}/.trash`;

/**
 * The files of assets in the trash. Those that were uploaded are only kept by versions; those that come with the program stay where they
 * are. An empty file of the same name says that they are not to be served. All of this can be repeated.
 */
export class TrashedFiles {
  constructor(private readonly files: FileStore) {}

  /** Whether a file that comes with the program was deleted. */
  async hides(file: string): Promise<boolean> {
    return (await this.files.openPublic(`${folder}/${file}`)) !== undefined;
  }

  async hide([main, ...variants]: readonly string[]): Promise<void> {
    const mark = `${folder}/${main}`;
    if (!(await this.files.open(mark))) await this.files.write(mark, nothing());
    await this.files.remove([main, ...variants].map((file) => `${publicFolder}/${file}`));
  }

  async unhide([main]: readonly string[]): Promise<void> {
    await this.files.remove([`${folder}/${main}`]);
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
