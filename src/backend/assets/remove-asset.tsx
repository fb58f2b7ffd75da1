import type { Staff } from '../../domain/accounts/staff.ts';
import { type AssetDesk, deleteAsset } from '../../domain/assets/commands.ts';
import type { Asset } from '../../domain/assets/queries.ts';
import { usesOf } from '../../domain/assets/usage.ts';
import { assetWords } from '../../i18n/backend/assets.ts';
import { done, failed, type Screen } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { type ListQuery, listAddress, listQueryIn } from './list/list-query.ts';

export async function deleteScreen(desk: AssetDesk, asset: Asset, query: ListQuery, again = false): Promise<Screen> {
  const uses = await usesOf(desk.db, asset);
  return {
    title: (language) => assetWords(language).deleteTitle,
    section: 'assets',
    body: <DeletePage again={again} asset={asset} query={query} uses={uses} />,
  };
}

/** Deletes an asset; one in use only after the second confirmation. */
export async function removeAsset(
  desk: AssetDesk,
  actor: Staff,
  asset: Asset,
  query: URLSearchParams,
): Promise<Screen | Response> {
  const t = assetWords(actor.language);
  const list = listQueryIn(query);
  const isAnswered = query.get('in_use') === 'delete';
  if (!isAnswered && (await usesOf(desk.db, asset)).length > 0) return deleteScreen(desk, asset, list, true);
  return (await deleteAsset(desk, actor, asset.id))
    ? done(listAddress(list), t.deleted)
    : failed(listAddress(list), t.deleteFailed, t.goneAlready);
}
