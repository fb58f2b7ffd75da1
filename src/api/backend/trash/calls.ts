import { z } from 'zod';
import { wholeNumber } from '../../../domain/input.ts';
import { readPart } from '../../../domain/list.ts';
import { purgeItem } from '../../../domain/trash/purge.ts';
import { type TrashedItem, trashKinds, trashList } from '../../../domain/trash/queries.ts';
import { type RestoredItem, restoreItem } from '../../../domain/trash/restore.ts';
import { restoreTogether } from '../../../domain/trash/restore-together.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { shaped } from '../../member-order.ts';
import { staffArticleAsJson, staffArticleJson } from '../articles/calls.ts';
import { staffAssetAsJson, staffAssetJson } from '../assets/staff-asset-json.ts';
import { answer, calls, success } from '../calls.ts';
import { leaderAsJson, leaderJson } from '../leaders/calls.ts';

const maxItems = 100;

const query = z.strictObject({
  limit: wholeNumber(1, maxItems).optional(),
  offset: wholeNumber(0, 1_000_000).optional(),
});

const trashedJson = z.object({
  kind: z.enum(trashKinds),
  id: z.int(),
  name: z.string().describe('The title of an article, else the name'),
  deleted_at: z.iso.datetime(),
  deleted_by: z.string(),
  expires_at: z.iso.datetime().describe('Deleted for good from then on'),
});

const items = answer('The items', z.array(trashedJson), (found: TrashedItem[]) =>
  found.map((item) => shaped(trashedJson, item)),
);
const restored = answer(
  'The item in the shape of its kind',
  z.union([staffArticleJson, staffAssetJson, leaderJson]),
  (item: { restored: RestoredItem }) => restoredAsJson(item.restored),
);

const togetherJson = z.object({
  restored: z.int(),
  left: z.int().describe('Not in the trash any more, or something else has taken their place'),
});

/** The trash for staff. */
export function trashCalls(site: Site) {
  const { db } = site;
  const one = `${endpoints.apiTrash}/:kind/:id`;
  const missing = { missing: 'notInTrash', 404: 'Not in the trash' } as const;
  return calls(site, { name: 'trash', noun: 'item' })
    .read(
      endpoints.apiTrash,
      'trash.read',
      {
        says: 'Deleted articles, assets and leaders, most recently deleted first; X-Total-Count is the total number',
        query,
        200: items,
        400: 'Missing or invalid field',
      },
      async ({ query: { limit, offset = 0 } }) => {
        const { total } = await trashList.count(db, {});
        const found = await readPart(db, trashList, {}, { limit: limit ?? total, offset });
        return json(items.json(found), { headers: { 'x-total-count': String(total) } });
      },
    )
    .on('POST', `${one}/restore`, restoreItem, {
      says: 'Restores an item with its id, texts and files; an article whose scheduled hour has passed becomes a draft',
      200: restored,
      409: 'Something else has taken its place',
      ...missing,
    })
    .on('POST', `${endpoints.apiTrash}/restore`, restoreTogether, {
      says: 'Restores several items, each by itself',
      200: answer('What was restored', togetherJson, ({ restored, left }: z.output<typeof togetherJson>) => ({
        restored,
        left,
      })),
    })
    .on('DELETE', one, purgeItem, {
      says: 'Deletes an item in the trash for good, with its files',
      200: success,
      ...missing,
    }).routes;
}

function restoredAsJson({ kind, item }: RestoredItem): object {
  if (kind === 'articles') return staffArticleAsJson(item);
  return kind === 'assets' ? staffAssetAsJson(item) : leaderAsJson(item);
}
