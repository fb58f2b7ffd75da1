import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { assetFiles, versions } from '../../db/schema/index.ts';

const sha256Pattern = /^[0-9a-f]{64}$/;

/**
 * The bytes of files of assets, by the digest of the first file, with the variants that were made of it. They are linked, so that they
 * take no space while the asset has them too.
 */
export class KeptFiles {
  private readonly directory: string;

  /** `published` is the directory of the files that the public finds. */
  constructor(private readonly published: string) {
    this.directory = join(published, '.kept');
  }

  /** Keeps published files. Returns the digest of the first. */
  async keep(files: readonly string[]): Promise<string> {
    const [main = ''] = files;
    const sha256 = await digestOf(join(this.published, main));
    const target = this.folderOf(sha256);
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const file of files) await linkOrCopy(join(this.published, file), join(target, file));
    return sha256;
  }

  /** Puts kept files back to where the public finds them. False when they are not kept. */
  async putBack(sha256: string, files: readonly string[]): Promise<boolean> {
    const kept = await this.namesIn(sha256);
    if (!files.every((file) => kept.includes(file))) return false;
    for (const file of files) await linkOrCopy(join(this.folderOf(sha256), file), join(this.published, file));
    return true;
  }

  /** Where a kept file is, or undefined. */
  async find(sha256: string, file: string): Promise<string | undefined> {
    return (await this.namesIn(sha256)).includes(file) ? join(this.folderOf(sha256), file) : undefined;
  }

  /** Keeps these published files no longer; others with the same bytes stay. */
  async drop(files: readonly string[]): Promise<void> {
    const [main = ''] = files;
    const sha256 = await digestOf(join(this.published, main)).catch(() => undefined);
    if (!sha256) return;
    for (const file of files) await rm(join(this.folderOf(sha256), file), { force: true });
    if ((await this.namesIn(sha256)).length === 0) await this.remove(sha256);
  }

  /** Digests that have been kept for longer than these milliseconds: younger ones may be of an upload that is not stored yet. */
  async listOlderThan(milliseconds: number, now: Date): Promise<string[]> {
    const names = (await readdir(this.directory).catch(() => [])).filter((name) => sha256Pattern.test(name));
    const changed = await Promise.all(names.map((name) => stat(join(this.directory, name)).catch(() => undefined)));
    return names.filter((_, index) => now.getTime() - (changed[index]?.mtimeMs ?? now.getTime()) > milliseconds);
  }

  async remove(sha256: string): Promise<void> {
    await rm(this.folderOf(sha256), { recursive: true, force: true });
  }

  private namesIn(sha256: string): Promise<string[]> {
    return readdir(this.folderOf(sha256)).catch(() => []);
  }

  private folderOf(sha256: string): string {
    if (!sha256Pattern.test(sha256)) throw new Error('Not a digest of a file.');
    return join(this.directory, sha256);
  }
}

/** Notes in the database which bytes the file of a path has. */
export async function recordFile(db: Db | Transaction, path: string, sha256: string): Promise<void> {
  await db.insert(assetFiles).values({ path, sha256 }).onConflictDoNothing();
}

/** The same for a file that is older than this table, with the versions of its asset that were stored without a digest. */
export async function recordOlderFile(
  db: Db,
  { id, path }: { id: number; path: string },
  sha256: string,
): Promise<void> {
  await recordFile(db, path, sha256);
  await db
    .update(versions)
    .set({ fileDigest: sha256 })
    .where(and(eq(versions.noun, 'assets'), eq(versions.itemId, id), isNull(versions.fileDigest)));
}

export async function findFileDigest(db: Db | Transaction, path: string): Promise<string | undefined> {
  const [found] = await db.select({ sha256: assetFiles.sha256 }).from(assetFiles).where(eq(assetFiles.path, path));
  return found?.sha256;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Some file systems have no hard links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';
  await link(from, to).catch(async (error: unknown) => {
    if (!isThere(error)) await copyFile(from, to);
  });
}
