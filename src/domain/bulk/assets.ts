import { asc, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { assets } from '../../db/schema/index.ts';
import { assetFields } from '../../fields/assets.ts';
import { type AssetSite, updateAssetIn } from '../assets/commands.ts';
import type { AssetChanges } from '../assets/input.ts';
import { type Asset, findAsset } from '../assets/queries.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { articlesTag, assetsTag, leadersTag } from '../publishing/page-tags.ts';
import { type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { trashAssetIn } from '../trash/commands.ts';
import type { AssetBulk, BulkItem } from './input.ts';
import { type BulkOutcome, type BulkRefusal, changeEach, maxBulkInMilliseconds, recordBulk } from './outcome.ts';

const verbs = { tag: 'Tagged', untag: 'Removed tags of', move: 'Moved', delete: 'Deleted' } as const;

/**
 * Changes several assets in one transaction, as `changeArticles` does. A deleted one that articles or leaders use stays
 * where it is. Throws ForbiddenError.
 */
export async function changeAssets(site: AssetSite, actor: RoleHolder, change: AssetBulk): Promise<BulkOutcome[]> {
  requirePermission(actor, change.action === 'delete' ? 'assets.delete' : 'assets.write');
  const { db, assetStore: store } = site;
  const notes: string[] = [];
  if (change.action === 'delete') {
    for (const asset of await readAssets(db, change.items)) notes.push(await store.note(asset.path));
  }
  try {
    return await withTimeLimit(maxBulkInMilliseconds, () => changeIn(site, actor, change));
  } finally {
    // If the database is unavailable, the next sweep moves the files.
    for (const note of notes) await store.settle(db, note).catch(() => {});
  }
}

function changeIn({ staleness }: AssetSite, actor: RoleHolder, change: AssetBulk): Promise<BulkOutcome[]> {
  return staleness.change([assetsTag, articlesTag, leadersTag], async (tx, declare) => {
    await readAssets(tx, change.items, { lock: true });
    const call = { tx, actor, change };
    const outcomes = await changeEach(change.items, declare, (item, declareOne) => changeOne(call, item, declareOne));
    const action = change.action === 'delete' ? 'delete' : 'update';
    await recordBulk(tx, actor, { action, verb: verbs[change.action], noun: 'asset' }, outcomes);
    return outcomes;
  });
}

/** Locks them in the order of their ids, so that two actions never wait for each other. */
function readAssets(db: Db | Transaction, items: readonly BulkItem[], { lock = false } = {}): Promise<Asset[]> {
  const ids = items.map(({ id }) => id);
  const query = db.select().from(assets).where(inArray(assets.id, ids)).orderBy(asc(assets.id));
  return (lock ? query.for('update') : query).execute();
}

type Call = { tx: Transaction; actor: RoleHolder; change: AssetBulk };

async function changeOne(
  { tx, actor, change }: Call,
  { id, version }: BulkItem,
  declare: (effect: PublicEffect) => void,
): Promise<BulkOutcome> {
  const asset = await findAsset(tx, id);
  if (!asset) return { id, name: '', result: 'refused', reason: 'missing' };
  const named = { id, name: asset.name };
  const refuse = (reason: BulkRefusal) => ({ ...named, result: 'refused', reason }) as const;
  if (version !== undefined && version !== asset.version) return refuse('conflict');
  if (change.action === 'delete') {
    const trashed = await trashAssetIn(tx, actor, { id, path: asset.path });
    if (trashed.kind === 'in-use') return { ...refuse('in-use'), uses: trashed.uses };
    if (trashed.kind === 'missing') return refuse('missing');
    declare('withdrawn');
    return { ...named, result: 'done' };
  }
  const changes = changesOf(change, asset);
  if (!changes) return { ...named, result: 'unchanged' };
  if ('problem' in changes) return { ...refuse('invalid'), problem: changes.problem };
  const saved = await updateAssetIn(tx, declare, actor, id, changes);
  if (saved.kind === 'saved') return { ...named, result: 'done' };
  return saved.kind === 'mistake' ? { ...refuse('invalid'), problem: saved.mistake.message } : refuse(saved.kind);
}

type ChangedAsset = Exclude<AssetBulk, { action: 'delete' }>;

/** Undefined when the asset is as it should be. */
function changesOf(change: ChangedAsset, asset: Asset): AssetChanges | { problem: string } | undefined {
  if (change.action === 'move') {
    const { category, subcategory } = change;
    return category === asset.category && subcategory === asset.subcategory ? undefined : { category, subcategory };
  }
  const had = listed(asset.tags);
  const given = listed(change.tags);
  const isAmong = (tags: readonly string[]) => {
    const folded = new Set(tags.map((tag) => tag.toLowerCase()));
    return (tag: string) => folded.has(tag.toLowerCase());
  };
  const added = given.filter((tag) => !isAmong(had)(tag));
  const wanted = change.action === 'tag' ? [...had, ...added] : had.filter((tag) => !isAmong(given)(tag));
  if (wanted.length === had.length) return undefined;
  const tags = assetFields.tags.input.safeParse(wanted.join(', '));
  return tags.success ? { tags: tags.data } : { problem: tags.error.issues[0]?.message ?? '' };
}

function listed(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
