import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { assetFiles } from '../../db/schema/index.ts';
import { type FileStore, type OpenFile, piecesOf } from '../files/file-store.ts';

const publicFolder = 'assets';
const keptFolder = `${publicFolder}/.kept`;
const sha256Pattern = /^[0-9a-f]{64}$/;

/**
 * The bytes of files of assets, by the digest of the first file, with the variants that were made of it. In a folder they are linked, so
 * that they take no space while the asset has them too.
 */
export class KeptFiles {
  constructor(private readonly files: FileStore) {}

  /** Keeps published files. Returns the digest of the first. */
  async keep(files: readonly string[]): Promise<string> {
    const sha256 = await this.digestOf(files[0] ?? '');
    if (!sha256) throw new Error('The file to be kept is missing.');
    // Variants that are not made yet follow later.
    for (const file of files)
      if (await this.files.open(`${publicFolder}/${file}`))
        await this.files.copy(`${publicFolder}/${file}`, nameOf(sha256, file));
    return sha256;
  }

  /** Keeps a variant that was made later, with the bytes of its picture. */
  async keepVariant(sha256: string, directory: string, file: string): Promise<void> {
    await this.files.put(nameOf(sha256, file), join(directory, file));
  }

  async dropVariants(sha256: string, files: readonly string[]): Promise<void> {
    await this.files.remove(files.map((file) => nameOf(sha256, file)));
  }

  /** The same for files that are in a local directory too. */
  async keepLocal(directory: string, files: readonly string[]): Promise<string> {
    const sha256 = await hashOf(Bun.file(join(directory, files[0] ?? '')).stream());
    for (const file of files) await this.files.put(nameOf(sha256, file), join(directory, file));
    return sha256;
  }

  /** Puts kept files back to where the public finds them, the variants as far as they were made. False when the first is not kept. */
  async putBack(sha256: string, files: readonly string[]): Promise<boolean> {
    const kept = await this.namesIn(sha256);
    if (!kept.includes(nameOf(sha256, files[0] ?? ''))) return false;
    for (const file of files)
      if (kept.includes(nameOf(sha256, file))) await this.files.copy(nameOf(sha256, file), `${publicFolder}/${file}`);
    return true;
  }

  /** Keeps these published files no longer; others with the same bytes stay. */
  async drop(files: readonly string[]): Promise<void> {
    const sha256 = await this.digestOf(files[0] ?? '');
    if (sha256) await this.files.remove(files.map((file) => nameOf(sha256, file)));
  }

  /** The digests under which something is kept. */
  async list(): Promise<string[]> {
    const folders = await this.files.folders(keptFolder);
    return folders.map((folder) => folder.slice(keptFolder.length + 1)).filter((name) => sha256Pattern.test(name));
  }

  /** Removes what has been kept for longer than these milliseconds: younger files may be of an upload that is not stored yet. */
  async removeOlderThan(milliseconds: number, sha256: string, now: Date): Promise<void> {
    const kept = await this.files.list(folderOf(sha256));
    const newest = Math.max(...kept.map(({ created }) => created.getTime()));
    if (now.getTime() - newest > milliseconds) await this.files.remove(kept.map(({ name }) => name));
  }

  /** A kept file, or undefined. */
  open(sha256: string, file: string): Promise<OpenFile | undefined> {
    return this.files.open(nameOf(sha256, file));
  }

  /** Removes the bytes, also where the public still finds them some time after the asset got another file. */
  async erase(sha256: string): Promise<void> {
    const kept = await this.namesIn(sha256);
    const published = kept.map((name) => name.replace(`${folderOf(sha256)}/`, `${publicFolder}/`));
    await this.files.remove([...published, ...kept]);
  }

  private async namesIn(sha256: string): Promise<string[]> {
    return (await this.files.list(folderOf(sha256))).map(({ name }) => name);
  }

  private async digestOf(file: string): Promise<string | undefined> {
    const found = await this.files.open(`${publicFolder}/${file}`);
    return found && hashOf(piecesOf(found));
  }
}

function folderOf(sha256: string): string {
  if (!sha256Pattern.test(sha256)) throw new Error('Not a digest of a file.');
  return `${keptFolder}/${sha256}`;
}

function nameOf(sha256: string, file: string): string {
  return `${folderOf(sha256)}/${file}`;
}

/** Notes in the database which bytes the file of a path has. */
export async function recordFile(db: Db | Transaction, path: string, sha256: string): Promise<void> {
  await db
    .insert(assetFiles)
    .values({ path, sha256 })
    .onConflictDoUpdate({ target: assetFiles.path, set: { erasedOn: null } });
}

export async function findFileDigest(db: Db | Transaction, path: string): Promise<string | undefined> {
  const [found] = await db.select({ sha256: assetFiles.sha256 }).from(assetFiles).where(eq(assetFiles.path, path));
  return found?.sha256;
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
