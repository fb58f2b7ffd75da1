import { assetOrder } from '../../../domain/assets/input.ts';
import { reorderAssets } from '../../../domain/assets/reorder.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { assetOrderWords } from '../../../i18n/backend/assets/asset-upload.words.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { done, failed } from '../../ui/frame/screen.tsx';
import { type ListQuery, listAddress, orderedList } from './list-query.ts';

/** Moves an asset to the position given by the pressed button or the position field. */
export async function moveAsset(site: Site, actor: Staff, request: Request, query: ListQuery): Promise<Response> {
  const t = assetOrderWords(actor.language);
  const form = await readForm(request);
  const back = listAddress({ ...query, ordering: true });
  const wanted = { id: Number(form.get('id')), sort_order: Number(form.get('to') ?? form.get('position')) };
  const parsed = assetOrder.safeParse({ assets: [wanted], list: orderedList(query) });
  if (!parsed.success) return failed(back, t.failed, t.noPosition);
  const missing = await reorderAssets(site, actor, parsed.data);
  return missing === undefined ? done(back, t.successful) : failed(back, t.failed, t.notInList);
}
