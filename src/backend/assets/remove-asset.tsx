import type { Asset } from '../../domain/assets/queries.ts';
import { blocksDeletion, usesOf } from '../../domain/assets/usage.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { trashAsset } from '../../domain/trash/commands.ts';
import { listTrashedUses } from '../../domain/trash/queries.ts';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import type { Site } from '../../site.ts';
import { done, failed, type Screen } from '../ui/frame/screen.tsx';
import { DeletePage } from './delete-page.tsx';
import { type ListQuery, listAddress, listQueryIn } from './list/list-query.ts';

export async function deleteScreen(site: Site, asset: Asset, query: ListQuery, again = false): Promise<Screen> {
  const [uses, inTrash] = [await usesOf(site.db, asset), await listTrashedUses(site.db, asset.path)];
  const prediction = await predictImpact(site.db, { kind: 'assets', id: asset.id, action: 'delete' });
  return {
    title: (language) => assetWords(language).deleteTitle,
    section: 'assets',
    body: (
      <DeletePage again={again} asset={asset} prediction={prediction} inTrash={inTrash} query={query} uses={uses} />
    ),
  };
}

/**
 * Moves an asset to the trash. One that a page asks for by name or place needs a second confirmation; one that articles or
 * portraits use has to be taken out of them.
 */
export async function removeAsset(
  site: Site,
  actor: Staff,
  asset: Asset,
  query: URLSearchParams,
): Promise<Screen | Response> {
  const t = assetWords(actor.language);
  const list = listQueryIn(query);
  const answer = query.get('in_use');
  const uses = await usesOf(site.db, asset);
  const isAnswered = answer === 'unlink' || (answer === 'delete' && !uses.some(blocksDeletion));
  if (uses.length > 0 && !isAnswered) return deleteScreen(site, asset, list, true);
  const result = await trashAsset(site, actor, asset.id, { unlink: answer === 'unlink' });
  if (result.kind === 'in-use') return deleteScreen(site, asset, list, true);
  return result.kind === 'trashed'
    ? done(listAddress(list), t.deleted)
    : failed(listAddress(list), t.deleteFailed, t.goneAlready);
}
