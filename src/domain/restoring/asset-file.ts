import { eq } from 'drizzle-orm';
import { assets } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { replacedFileLifetimeInMilliseconds } from '../assets/asset-store.ts';
import type { AssetSite, UpdateResult } from '../assets/commands.ts';
import { filesOf } from '../assets/picture-files.ts';
import type { Asset } from '../assets/queries.ts';
import { renameEverywhere } from '../assets/usage.ts';
import { requestVariants } from '../assets/variants/pending-variants.ts';
import { articlesTag, assetsTag, leadersTag } from '../publishing/page-tags.ts';
import { keepVersions, type VersionReason } from '../versions/commands.ts';
import { findFileDigest } from '../versions/kept-files.ts';
import type { VersionRecord } from '../versions/record.ts';

/** Gives an asset the file back that a version had, and changes all references to it. */
export async function putFileBack(
  { db, staleness, assetStore: store }: AssetSite,
  actor: Actor,
  known: Asset,
  record: VersionRecord,
  reason: Omit<VersionReason, 'by'>,
): Promise<UpdateResult | 'not-kept'> {
  const facts = factsIn(record);
  if (!facts) return 'not-kept';
  const sha256 = await findFileDigest(db, facts.path);
  const isThere = await store.isPublished(facts.path);
  if (!isThere && !(sha256 && (await store.kept.putBack(sha256, filesOf(facts.path))))) {
    return 'not-kept';
  }
  const notes = await Promise.all([
    store.note(facts.path),
    store.note(known.path, Date.now() + replacedFileLifetimeInMilliseconds),
  ]);
  try {
    return await staleness.change([assetsTag, articlesTag, leadersTag], async (tx): Promise<UpdateResult> => {
      const [before] = await tx.select().from(assets).where(eq(assets.id, known.id)).for('update');
      if (!before) return { kind: 'missing' };
      if (before.version !== known.version) return { kind: 'conflict', asset: before };
      const [after] = await tx
        .update(assets)
        .set({ ...facts, version: before.version + 1 })
        .where(eq(assets.id, known.id))
        .returning();
      if (!after) return { kind: 'missing' };
      await requestVariants(tx, after.path);
      await keepVersions(tx, 'assets', [after.id], { ...reason, by: actor, cause: 'file' });
      await renameEverywhere(tx, actor, before.path, after.path);
      await recordActivity(tx, actor, {
        action: 'update',
        description: `Restored the file of asset "${after.name}"`,
        resource: { type: 'asset', name: after.name, id: after.id },
        changes: changesBetween(before, after, ['path', 'filename', 'size', 'width', 'height', 'pages']),
      });
      return { kind: 'saved', asset: after };
    });
  } finally {
    for (const note of notes) await store.settle(db, note).catch(() => {});
  }
}

function factsIn({ path, filename, width, height, size, pages, placeholder }: VersionRecord) {
  if (typeof path !== 'string' || typeof filename !== 'string') return undefined;
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    path,
    filename,
    width: number(width),
    height: number(height),
    size: number(size),
    pages: number(pages),
    placeholder: typeof placeholder === 'string' ? placeholder : null,
  };
}
