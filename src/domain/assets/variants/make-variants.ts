import { readdir } from 'node:fs/promises';
import type { Db } from '../../../db/client.ts';
import { FilesBusyError, FileTooComplexError } from '../../attachments/refused-files.ts';
import { FilesUnavailableError } from '../../files/file-store.ts';
import { findFileDigest } from '../../versions/kept-files.ts';
import type { AssetStore } from '../asset-store.ts';
import { replacedFileLifetimeInMilliseconds } from '../asset-store.ts';
import { fileOf, variantsOf } from '../pictures/picture-files.ts';
import { claimPicture, finishVariants, giveUpVariants, releaseClaim, storeProgress } from './pending-variants.ts';

/** Encodes variants of the picture `source` into a directory, in a process of its own. Throws FileTooComplexError and FilesBusyError. */
export type VariantEncoder = (
  source: string,
  requested: { file: string; directory: string; variants: readonly string[] },
) => Promise<void>;

type Options = { db: Db; store: AssetStore; encode: VariantEncoder };

/** How often finished variants are taken from the process that makes them. */
const takeEveryMilliseconds = 250;

/** Makes the variants of all uploaded pictures that lack some, one picture after the other, the newest first. */
export async function makeVariants(options: Options, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    const path = await claimPicture(options.db);
    if (path === undefined) return;
    try {
      await makeVariantsOf(options, path);
    } catch (error) {
      if (error instanceof FileTooComplexError) {
        await giveUpVariants(options.db, path);
        continue;
      }
      // No fault of the picture.
      if (error instanceof FilesBusyError || error instanceof FilesUnavailableError)
        await releaseClaim(options.db, path);
      throw error;
    }
  }
}

/** What was made before, by a process that was killed, stays. */
async function makeVariantsOf({ db, store, encode }: Options, path: string): Promise<void> {
  const variants = await store.missingVariants(path);
  const sha256 = await findFileDigest(db, path);
  // So that a crash leaves no variants of a picture that is deleted meanwhile.
  const note = await store.note(path, Date.now() + replacedFileLifetimeInMilliseconds);
  const directory = await store.makeDirectory();
  const total = variantsOf(path).length;
  const placed = new Set<string>();
  const take = async () => {
    const finished = (await readdir(directory)).filter((file) => variants.includes(file) && !placed.has(file));
    for (const file of finished) {
      if (!(await store.placeVariant(directory, path, file, sha256))) return;
      placed.add(file);
    }
    if (finished.length > 0) await storeProgress(db, path, total - variants.length + placed.size);
  };
  try {
    await store.withFile(path, async (source) => {
      let isEnded = variants.length === 0;
      const encoded = isEnded ? undefined : encode(source, { file: fileOf(path), directory, variants });
      const ended = Promise.resolve(encoded).finally(() => {
        isEnded = true;
      });
      ended.catch(() => {});
      while (!isEnded) {
        await Promise.race([ended.catch(() => {}), Bun.sleep(takeEveryMilliseconds)]);
        await take();
      }
      await ended;
      await take();
    });
    if (placed.size === variants.length) await finishVariants(db, path);
  } finally {
    await store.discard({ directory });
    await store.settle(db, note);
    await store.removeStrayVariants(path, sha256);
  }
}
