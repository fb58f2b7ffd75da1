import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { assets } from '../../db/schema/index.ts';
import { findCategory, type MediaType, mediaTypes } from '../../fields/asset-categories.ts';
import { assetFields } from '../../fields/assets.ts';
import { valuesFrom } from '../../fields/derive.ts';
import { problem } from '../../fields/problem.ts';
import { type Actor, changesBetween, event } from '../activity/commands.ts';
import { command, conflict, done, missing, refused } from '../command.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { isListedFrom, type RoleHolder, requireUploadTo } from '../rights/permissions.ts';
import { keepVersions, storeFirstVersions, type VersionReason } from '../versions/commands.ts';
import { recordFile } from '../versions/kept-files.ts';
import { loggedAssetFields } from './asset-entry.ts';
import type { AssetStore } from './asset-store.ts';
import {
  type AssetChanges,
  type AssetList,
  type AssetOrder,
  assetChanges,
  assetOrder,
  type UploadDetails,
  uploadDetails,
} from './input.ts';
import { type Asset, among, findAsset, findSameFile } from './queries.ts';
import type { PreparedFile } from './upload/process-upload.ts';
import { renameEverywhere } from './usage.ts';
import { requestVariants } from './variants/pending-variants.ts';

export type AssetSite = { db: Db; staleness: Staleness; assetStore: AssetStore };

export function placeProblem(category: string, subcategory: string | null | undefined, mediaType: MediaType) {
  const known = findCategory(category);
  if (!known) return refused('category', 'noSuchCategory');
  if (!known.mediaTypes.includes(mediaType)) {
    const allowed = mediaTypes.filter((type) => known.mediaTypes.includes(type)).join(' and ');
    return refused('media_type', problem('otherMediaTypes', { category: known.label, types: allowed }));
  }
  if (subcategory && !known.subcategories.some(({ value }) => value === subcategory)) {
    return refused('subcategory', problem('noSubcategory', { category: known.label }));
  }
  return undefined;
}

/** The asset that has the same file already, when the upload is to use it; one that is sent without a word about it is stored again. */
export async function findSameUpload(
  db: Db,
  { facts, mediaType }: PreparedFile,
  { category, if_stored }: UploadDetails,
): Promise<Asset | undefined> {
  const sha256 = facts.sentSha256;
  return if_stored === 'use' && sha256 ? findSameFile(db, { sha256, mediaType, category }) : undefined;
}

/** Stores a processed file as a new asset. A failure leaves neither file nor row. */
export function assetUpload(file: PreparedFile) {
  const { facts, mediaType } = file;
  return command({
    needs: 'assets.add',
    logs: ['upload', 'asset'],
    input: uploadDetails,
    async around({ by, input: details }, transact, { db, assetStore }: AssetSite) {
      const { category, subcategory, media_type: requested, name = nameFromFile(facts.filename) } = details;
      requireUploadTo(by, category);
      if (name === '') return refused('name', 'assetName');
      const problem = placeProblem(category, subcategory, requested);
      if (problem) return problem;
      if (requested !== mediaType) return refused('file', `${requested}File`);
      return assetStore.around(db, { paths: [facts.path] }, async () => {
        const sha256 = await assetStore.place(file, facts.path);
        return transact(async ({ tx }) => {
          const sortOrder = details.sort_order ?? (await nextPlace(tx, category, mediaType));
          const values = { ...valuesFrom(assetFields, details), name, category, mediaType, sortOrder };
          const [asset] = await tx
            .insert(assets)
            .values({ ...facts, ...values, listed: isListedFrom(by) })
            .returning();
          if (!asset) throw new Error('The database returned no row for a new asset.');
          await recordFile(tx, asset.path, sha256);
          await requestVariants(tx, asset.path);
          await storeFirstVersions(tx, 'assets', [asset], by);
          const changes = changesBetween(undefined, asset, [...loggedAssetFields, 'filename', 'size']);
          return done(asset, {
            log: event('asset.uploaded', { id: asset.id, name: asset.name }, { changes }),
            shows: 'changed',
          });
        });
      });
    },
  });
}

const write = { needs: 'assets.write', logs: ['update', 'asset'], find: findAsset } as const;

/** Saves the given fields. With a version, nothing is changed after a save by someone else. */
export function assetSave(reason: Omit<VersionReason, 'by'>) {
  return command({
    ...write,
    input: assetChanges,
    run: ({ tx, by, row, input }) => changeAsset(tx, by, row, input, { reason }),
  });
}

export const saveAsset = assetSave({ kind: 'save' });

/** Saves what an account says about an asset that it may describe; which ones these are is the caller's to know. */
export const describeAsset = command({
  ...write,
  needs: 'assets.add',
  input: assetChanges,
  run: ({ tx, by, row, input }) => changeAsset(tx, by, row, input, { isListed: row.listed || isListedFrom(by) }),
});

type Change = { reason?: Omit<VersionReason, 'by'>; isListed?: boolean };

/** Changes an asset, which has to be locked. A save lists it, unless it says otherwise. */
export async function changeAsset(
  tx: Transaction,
  by: RoleHolder,
  before: Asset,
  { version = before.version, ...given }: AssetChanges,
  { reason = { kind: 'save' }, isListed = true }: Change = {},
) {
  if (version !== before.version) return conflict(before);
  const problem = problemOfChange(before, given);
  if (problem) return problem;
  const changed = { ...valuesFrom(assetFields, given), listed: isListed };
  const after = await writeAsset(tx, before, changed, { ...reason, by });
  const changes = changesBetween(before, after, loggedAssetFields);
  const log = event('updated', { noun: 'asset', id: after.id, name: after.name }, { changes });
  return done(after, { log, shows: isElsewhere(before, after) ? 'withdrawn' : 'changed' });
}

/** Replaces an asset's file under a new path and updates all references. */
export function fileReplacement(file: PreparedFile) {
  const { path } = file.facts;
  return command({
    ...write,
    input: z.strictObject({ version: z.coerce.number().int().min(1).optional() }),
    async around({ id, input }, transact, { db, assetStore }: AssetSite) {
      const known = await findAsset(db, id);
      if (!known) return missing();
      return assetStore.around(db, { paths: [path], replaced: [known.path] }, async () => {
        const sha256 = await assetStore.place(file, path);
        return transact(async ({ tx, by, row: before }) => {
          const { version = before.version } = input;
          if (before.path !== known.path || version !== before.version) return conflict(before);
          if (before.mediaType !== file.mediaType) {
            const [expected, found] = [before.mediaType as MediaType, file.mediaType];
            const isDocument = found === 'document';
            return refused('file', isDocument ? `${expected}File` : problem('otherMediaType', { expected, found }));
          }
          await recordFile(tx, path, sha256);
          return changeFile(tx, by, before, file.facts, { verb: 'Replaced', reason: { kind: 'save' } });
        });
      });
    },
  });
}

async function writeAsset(
  tx: Transaction,
  { id }: Asset,
  changed: Partial<Asset>,
  reason: VersionReason,
): Promise<Asset> {
  const [after] = await tx.update(assets).set(changed).where(eq(assets.id, id)).returning();
  if (!after) throw new Error('An asset vanished while it was locked.');
  const numbers = await keepVersions(tx, 'assets', [id], reason);
  return { ...after, version: numbers.get(id) ?? after.version };
}

type FileChange = { verb: 'Replaced' | 'Restored'; reason: Omit<VersionReason, 'by'> };

/** Gives an asset, which has to be locked, another file. */
export async function changeFile(
  tx: Transaction,
  by: RoleHolder,
  before: Asset,
  facts: Omit<PreparedFile['facts'], 'size'> & Pick<Asset, 'size'>,
  { verb, reason }: FileChange,
) {
  const after = await writeAsset(tx, before, { sentSha256: null, ...facts }, { ...reason, by, cause: 'file' });
  await requestVariants(tx, after.path);
  await renameEverywhere(tx, by, before.path, after.path);
  const changes = changesBetween(before, after, ['path', 'filename', 'size', 'width', 'height', 'pages']);
  return done(after, {
    log: event(`asset.file${verb}`, { id: after.id, name: after.name }, { changes }),
    shows: 'changed',
  });
}

function problemOfChange(before: Asset, given: AssetChanges) {
  if (given.media_type !== undefined && given.media_type !== before.mediaType) {
    return refused('media_type', 'mediaTypeFixed');
  }
  const { category = before.category, subcategory = before.subcategory } = given;
  // Values stored under older rules stay valid until they are changed.
  if (category === before.category && subcategory === before.subcategory) return undefined;
  return placeProblem(category, subcategory, before.mediaType as MediaType);
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

export function nameFromFile(filename: string): string {
  return filename
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, assetFields.name.control.maxCharacters)
    .toWellFormed();
}

/** Advisory lock key; arbitrary, but the same on every node. */
const reorderLock = 736_204;

/** Puts assets into another order, all of them or none. One that does not exist (in that list) is missing. */
export const reorderAssets = command({
  needs: 'assets.write',
  logs: ['update', 'asset'],
  input: assetOrder,
  async run({ tx, by, input: { assets: requested, list } }) {
    // Two who reorder at once would each number the list as they saw it.
    await tx.execute(sql`select pg_advisory_xact_lock(${reorderLock})`);
    const ids = requested.map(({ id }) => id);
    const found = await tx
      .select({ id: assets.id, name: assets.name, position: assets.sortOrder })
      .from(assets)
      .where(inArray(assets.id, ids))
      .orderBy(assets.sortOrder, assets.id);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    const known = list ? await idsIn(tx, list) : [...names.keys()];
    const unknown = ids.find((id) => !known.includes(id));
    if (unknown !== undefined) return missing(problem('noSuchAsset', { id: unknown }), 'assets');

    const order = list ? places(known, requested) : new Map(requested.map(({ id, sort_order }) => [id, sort_order]));
    await number(tx, by, order);
    const name = list ? `${list.category} ${list.media_type}` : null;
    const [only, ...others] = found;
    if (only && others.length === 0) {
      const before = { position: list ? known.indexOf(only.id) + 1 : only.position };
      const after = { position: order.get(only.id) };
      const changes = changesBetween(before, after, ['position']);
      const args = { name, asset: only.name, position: after.position ?? 0 };
      return done(undefined, { log: event('asset.moved', args, { changes }), shows: 'changed' });
    }
    const inOrder = ids.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    const before = { order: found.map(({ name }) => name).join(', ') };
    const after = { order: inOrder.map((id) => names.get(id)).join(', ') };
    const changes = changesBetween(before, after, ['order']);
    const count = requested.length;
    const log = list
      ? event('asset.placeReordered', { name, count, place: list.category }, { changes })
      : event('asset.reordered', { count }, { changes });
    return done(undefined, { log, shows: 'changed' });
  },
});

async function idsIn(tx: Transaction, { category, media_type, subcategory }: AssetList): Promise<number[]> {
  const rows = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(among({ category, mediaType: media_type, ...(subcategory && { subcategory }) }))
    .orderBy(assets.sortOrder, assets.id);
  return rows.map(({ id }) => id);
}

/** The whole list numbered from 1, with the wanted ones at their positions and the others in the order that they had. */
function places(known: readonly number[], requested: AssetOrder['assets']): Map<number, number> {
  const moved = new Set(requested.map(({ id }) => id));
  const order = known.filter((id) => !moved.has(id));
  for (const { id, sort_order } of [...requested].sort((one, other) => one.sort_order - other.sort_order)) {
    order.splice(Math.max(0, sort_order - 1), 0, id);
  }
  return new Map(order.map((id, index) => [id, index + 1]));
}

async function number(tx: Transaction, actor: Actor, order: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...order.keys()];
  const rows = JSON.stringify([...order].map(([id, place]) => ({ id, place })));
  await tx.execute(sql`
    update ${assets} set sort_order = numbered.place, updated_at = now()
    from json_to_recordset(${rows}::json) as numbered(id integer, place integer)
    where ${assets.id} = numbered.id and ${assets.sortOrder} <> numbered.place`);
  await keepVersions(tx, 'assets', ids, { by: actor, kind: 'save', cause: 'order' });
}
