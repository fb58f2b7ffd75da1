import type { Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { assetFields } from '../../fields/assets.ts';
import { recordActivity } from '../activity/commands.ts';
import { deletionOf } from '../assets/asset-entry.ts';
import { type AssetSite, changeAsset } from '../assets/commands.ts';
import type { AssetChanges } from '../assets/input.ts';
import { type Asset, findAsset } from '../assets/queries.ts';
import { command } from '../command.ts';
import type { Declare } from '../publishing/staleness.ts';
import { type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { moveAsset } from '../trash/commands.ts';
import { type AssetBulk, assetBulk, type BulkResult, changeEach, maxBulkInMilliseconds, refuse } from './outcome.ts';

/** Changes several assets in one transaction. Deleting them needs its own right; one that articles or leaders use stays where it is. */
export const changeAssets = command({
  needs: 'assets.write',
  logs: ['update', 'asset'],
  input: assetBulk,
  async around({ by, input: change }, transact, { db, assetStore }: AssetSite) {
    const { action, items } = change;
    const isDeletion = change.action === 'delete';
    if (isDeletion) requirePermission(by, 'assets.delete');
    const known = isDeletion ? await Promise.all(items.map(({ id }) => findAsset(db, id))) : [];
    const paths = known.flatMap((asset) => asset?.path ?? []);
    const bulk = { action, items, find: findAsset, nameOf: ({ name }: Asset) => name, noun: 'asset' } as const;
    return withTimeLimit(maxBulkInMilliseconds, () =>
      assetStore.around(db, { paths }, () =>
        transact(({ tx }) =>
          changeEach(tx, bulk, async (asset, declare) => {
            if (!isDeletion) return changeOne({ tx, by, change }, asset, declare);
            return paths.includes(asset.path) ? remove(tx, by, asset, declare) : refuse('missing');
          }),
        ),
      ),
    );
  },
});

async function remove(tx: Transaction, by: RoleHolder, asset: Asset, declare: Declare): Promise<BulkResult> {
  const { uses, deletedAt } = await moveAsset(tx, by, asset);
  if (uses) return { ...refuse('in-use'), uses };
  await recordActivity(tx, by, deletionOf(asset));
  declare('withdrawn');
  return { result: 'done', deletedAt };
}

type Call = { tx: Transaction; by: RoleHolder; change: ChangedAsset };

async function changeOne({ tx, by, change }: Call, asset: Asset, declare: Declare): Promise<BulkResult> {
  const changes = changesOf(change, asset);
  if (!changes) return { result: 'unchanged' };
  if ('problem' in changes) return refuse('invalid', changes.problem);
  const outcome = await changeAsset(tx, by, asset, changes);
  if (outcome.kind === 'conflict') return refuse('conflict');
  if (outcome.kind === 'refused') return refuse('invalid', outcome.problem);
  for (const entry of outcome.log) await recordActivity(tx, by, entry);
  declare(outcome.shows);
  return { result: 'done' };
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
  const remaining = change.action === 'tag' ? [...had, ...added] : had.filter((tag) => !isAmong(given)(tag));
  if (remaining.length === had.length) return undefined;
  const tags = assetFields.tags.input.safeParse(remaining.join(', '));
  return tags.success ? { tags: tags.data } : { problem: tags.error.issues[0]?.message ?? '' };
}

function listed(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
