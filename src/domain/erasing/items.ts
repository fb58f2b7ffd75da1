import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { contentErasures, versions } from '../../db/schema/index.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { erasedToday } from './today.ts';

/**
 * Erases the content of all versions of an item that is not there any more, with the bytes of its files. What is left says when
 * there was a version and when it was erased. Other items with the same blocks or bytes keep them. The blocks and files go when
 * the erasure is carried out, after the transaction.
 */
export async function eraseItem(tx: Transaction, noun: VersionedNoun, itemId: number): Promise<void> {
  const chosen = and(eq(versions.noun, noun), eq(versions.itemId, itemId));
  const rows = await tx
    .select({ blocks: versions.blocks, fileDigest: versions.fileDigest })
    .from(versions)
    .where(chosen)
    .for('update');
  if (rows.length === 0) return;
  const blocks = [...new Set(rows.flatMap((row) => row.blocks))];
  const files = [...new Set(rows.flatMap(({ fileDigest }) => fileDigest ?? []))];
  await tx
    .update(versions)
    .set({ title: '', note: null, fileDigest: null, digest: '', blocks: [], erasedOn: erasedToday })
    .where(chosen);
  await tx.insert(contentErasures).values({ blocks, files });
}
