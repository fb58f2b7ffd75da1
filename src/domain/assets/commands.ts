import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';
import { findCategory, type MediaType, mediaTypes } from '../../fields/asset-categories.ts';
import { assetFields } from '../../fields/assets.ts';
import { valuesFrom } from '../../fields/derive.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { articlesTag, assetsTag } from '../publishing/page-tags.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import { keepVersions, type VersionReason } from '../versions/commands.ts';
import { recordFile } from '../versions/kept-files.ts';
import { loggedAssetFields, resourceOf } from './asset-entry.ts';
import { type AssetStore, replacedFileLifetimeInMilliseconds } from './asset-store.ts';
import type { AssetChanges, UploadDetails } from './input.ts';
import { type Asset, findAsset } from './queries.ts';
import type { PreparedFile } from './upload/prepared-file.ts';
import { renameEverywhere } from './usage.ts';
import { requestVariants } from './variants/pending-variants.ts';

/** What commands of assets need of the site. */
export type AssetSite = { db: Db; staleness: Staleness; assetStore: AssetStore };

/** An invalid combination and its field. */
type AssetMistake = { field: string; message: string };

/** Error of a category and subcategory for a media type, if any. */
export function mistakeOfPlace(
  category: string,
  subcategory: string | null | undefined,
  mediaType: MediaType,
): AssetMistake | undefined {
  const known = findCategory(category);
  if (!known) return { field: 'category', message: 'There is no such category' };
  if (!known.mediaTypes.includes(mediaType)) {
    const allowed = mediaTypes.filter((type) => known.mediaTypes.includes(type)).join(' and ');
    return { field: 'media_type', message: `${known.label} holds ${allowed} only` };
  }
  if (subcategory && !known.subcategories.some(({ value }) => value === subcategory)) {
    return { field: 'subcategory', message: `${known.label} has no such subcategory` };
  }
  return undefined;
}

/** Stores a processed file as a new asset. A failure leaves neither file nor row. */
export async function createAsset(
  { db, staleness, assetStore: store }: AssetSite,
  actor: Actor,
  file: PreparedFile,
  details: UploadDetails & { name: string; listed: boolean },
): Promise<Asset> {
  const note = await store.note(file.facts.path);
  try {
    const sha256 = await store.place(file, file.facts.path);
    return await staleness.change([assetsTag], async (tx) => {
      const { category, name } = details;
      const sortOrder = details.sort_order ?? (await nextPlace(tx, category, file.mediaType));
      const row = {
        ...file.facts,
        ...valuesFrom(assetFields, details),
        name,
        category,
        mediaType: file.mediaType,
        sortOrder,
        listed: details.listed,
      };
      const [asset] = await tx.insert(assets).values(row).returning();
      if (!asset) throw new Error('The database returned no row for a new asset.');
      await recordFile(tx, asset.path, sha256);
      await requestVariants(tx, asset.path);
      await keepVersions(tx, 'assets', [asset.id], { by: actor, kind: 'save' });
      await recordActivity(tx, actor, {
        action: 'upload',
        description: `Uploaded asset "${asset.name}"`,
        resource: resourceOf(asset),
        changes: changesBetween(undefined, asset, [...loggedAssetFields, 'filename', 'size']),
      });
      return asset;
    });
  } finally {
    await store.discard(file);
    // If the database is unavailable, the next sweep removes the file.
    await store.settle(db, note).catch(() => {});
  }
}

/** A save lists an asset, unless it says otherwise. */
type ListedChanges = AssetChanges & { listed?: boolean };

export type UpdateResult = { kind: 'saved'; asset: Asset } | { kind: 'missing' } | Refusal;
type Refusal = { kind: 'conflict'; asset: Asset } | { kind: 'mistake'; mistake: AssetMistake };

/** Updates the fields of an asset. With a version, nothing is changed after a save by someone else. */
export function updateAsset(
  { staleness }: AssetSite,
  actor: Actor,
  id: number,
  given: ListedChanges,
  reason: Omit<VersionReason, 'by'> = { kind: 'save' },
): Promise<UpdateResult> {
  return staleness.change([assetsTag], (tx, declare) => updateAssetIn(tx, declare, actor, id, given, reason));
}

/** The same within a transaction. */
export async function updateAssetIn(
  tx: Transaction,
  declare: Declare,
  actor: Actor,
  id: number,
  given: ListedChanges,
  reason: Omit<VersionReason, 'by'> = { kind: 'save' },
): Promise<UpdateResult> {
  declare('none');
  const before = await lockAsset(tx, id);
  if (!before) return { kind: 'missing' };
  if (given.version !== undefined && given.version !== before.version) return { kind: 'conflict', asset: before };
  const mistake = mistakeOfChange(before, given);
  if (mistake) return { kind: 'mistake', mistake };
  const [after] = await tx
    .update(assets)
    .set({
      ...valuesFrom(assetFields, given),
      version: before.version + 1,
      listed: given.listed ?? true,
    })
    .where(eq(assets.id, id))
    .returning();
  if (!after) return { kind: 'missing' };
  await keepVersions(tx, 'assets', [id], { ...reason, by: actor });
  declare(isElsewhere(before, after) ? 'withdrawn' : 'changed');
  await recordActivity(tx, actor, {
    action: 'update',
    description: `Updated asset "${after.name}"`,
    resource: resourceOf(after),
    changes: changesBetween(before, after, loggedAssetFields),
  });
  return { kind: 'saved', asset: after };
}

/** Replaces an asset's file under a new path and updates all references. */
export async function replaceAssetFile(
  { db, staleness, assetStore: store }: AssetSite,
  actor: Actor,
  id: number,
  file: PreparedFile,
  version?: number,
): Promise<UpdateResult> {
  const known = await findAsset(db, id);
  const notes = await Promise.all([
    store.note(file.facts.path),
    ...(known ? [store.note(known.path, Date.now() + replacedFileLifetimeInMilliseconds)] : []),
  ]);
  try {
    const sha256 = await store.place(file, file.facts.path);
    return await staleness.change([assetsTag, articlesTag], async (tx): Promise<UpdateResult> => {
      const before = await lockAsset(tx, id);
      if (!before) return { kind: 'missing' };
      const isOutdated = before.path !== known?.path || (version !== undefined && version !== before.version);
      if (isOutdated) return { kind: 'conflict', asset: before };
      if (before.mediaType !== file.mediaType) {
        const only = file.mediaType === 'document' ? '' : ` The new file is a ${file.mediaType}.`;
        return {
          kind: 'mistake',
          mistake: { field: 'file', message: `Please select a valid ${before.mediaType} file.${only}` },
        };
      }
      const [after] = await tx
        .update(assets)
        .set({ ...file.facts, version: before.version + 1 })
        .where(eq(assets.id, id))
        .returning();
      if (!after) return { kind: 'missing' };
      await recordFile(tx, after.path, sha256);
      await requestVariants(tx, after.path);
      await keepVersions(tx, 'assets', [id], { by: actor, kind: 'save', cause: 'file' });
      await renameEverywhere(tx, actor, before.path, after.path);
      await recordActivity(tx, actor, {
        action: 'update',
        description: `Replaced the file of asset "${after.name}"`,
        resource: resourceOf(after),
        changes: changesBetween(before, after, ['path', 'filename', 'size', 'width', 'height', 'pages']),
      });
      return { kind: 'saved', asset: after };
    });
  } finally {
    await store.discard(file);
    for (const note of notes) await store.settle(db, note).catch(() => {});
  }
}

function mistakeOfChange(before: Asset, given: AssetChanges): AssetMistake | undefined {
  if (given.media_type !== undefined && given.media_type !== before.mediaType) {
    return { field: 'media_type', message: 'The media type is that of the file and cannot be changed' };
  }
  const { category = before.category, subcategory = before.subcategory } = given;
  // Values stored under older rules stay valid until they are changed.
  if (category === before.category && subcategory === before.subcategory) return undefined;
  return mistakeOfPlace(category, subcategory, before.mediaType as MediaType);
}

async function lockAsset(tx: Transaction, id: number): Promise<Asset | undefined> {
  const [asset] = await tx.select().from(assets).where(eq(assets.id, id)).for('update');
  return asset;
}

/** Pages find an asset by its place and its name: with another one it may be on none of them any more. */
function isElsewhere(before: Asset, after: Asset): boolean {
  return before.name !== after.name || before.category !== after.category || before.subcategory !== after.subcategory;
}

/** After the last one that is listed with it. */
async function nextPlace(tx: Transaction, category: string, mediaType: MediaType): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${assets.sortOrder}), 0)::int` })
    .from(assets)
    .where(and(eq(assets.category, category), eq(assets.mediaType, mediaType)));
  return Math.min((last?.place ?? 0) + 1, 1_000_000);
}
