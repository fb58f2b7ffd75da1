import type { Actor } from '../../domain/activity/commands.ts';
import { type AssetDesk, deleteAsset } from '../../domain/assets/commands.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { usesOf } from '../../domain/assets/usage.ts';
import { done, failed, type Screen } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { type ListQuery, listAddress, listQueryIn } from './list/list-query.ts';

export async function deleteScreen(desk: AssetDesk, asset: Asset, query: ListQuery, again = false): Promise<Screen> {
  const uses = await usesOf(desk.db, asset);
  return {
    title: 'Delete asset',
    section: 'assets',
    body: <DeletePage again={again} asset={asset} query={query} uses={uses} />,
  };
}

/** Deletes an asset; one in use only after the second confirmation. */
export async function removeAsset(
  desk: AssetDesk,
  actor: Actor,
  asset: Asset,
  query: URLSearchParams,
): Promise<Screen | Response> {
  const list = listQueryIn(query);
  const isAnswered = query.get('in_use') === 'delete';
  if (!isAnswered && (await usesOf(desk.db, asset)).length > 0) return deleteScreen(desk, asset, list, true);
  return (await deleteAsset(desk, actor, asset.id))
    ? done(listAddress(list), 'Delete successful')
    : failed(listAddress(list), 'Delete failed', 'It is gone already.');
}
