import { assetFields } from '../../fields/assets.ts';
import { loggedNames } from '../../fields/derive.ts';
import { type ActivityEntry, changesBetween, event } from '../activity/commands.ts';
import type { Asset } from './queries.ts';

export const loggedAssetFields = [...loggedNames(assetFields), 'path'] as const;

export function deletionOf(asset: Asset): ActivityEntry {
  const { id, name } = asset;
  return event(
    'deleted',
    { noun: 'asset', id, name },
    { changes: changesBetween(asset, undefined, loggedAssetFields) },
  );
}
