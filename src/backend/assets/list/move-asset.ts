import type { Actor } from '../../../domain/activity/commands.ts';
import type { AssetDesk } from '../../../domain/assets/commands.ts';
import { assetOrder } from '../../../domain/assets/input.ts';
import { reorderAssets } from '../../../domain/assets/reorder.ts';
import { readForm } from '../../../web/http/body.ts';
import { done, failed } from '../../ui/frame/screen.tsx';
import { type ListQuery, listAddress, orderedList } from './list-query.ts';

/** Moves one asset of the list to the position that its buttons or its field say. */
export async function moveAsset(desk: AssetDesk, actor: Actor, request: Request, query: ListQuery): Promise<Response> {
  const form = await readForm(request);
  const back = listAddress({ ...query, ordering: true });
  const wanted = { id: Number(form.get('id')), sort_order: Number(form.get('to') ?? form.get('position')) };
  const parsed = assetOrder.safeParse({ assets: [wanted], list: orderedList(query) });
  if (!parsed.success) return failed(back, 'Reorder failed', 'That is no position in the list.');
  const missing = await reorderAssets(desk, actor, parsed.data);
  return missing === undefined
    ? done(back, 'Reorder successful')
    : failed(back, 'Reorder failed', 'The asset is no longer in this list.');
}
