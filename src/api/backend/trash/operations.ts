import { z } from 'zod';
import { wholeNumber } from '../../../domain/input.ts';
import { trashKinds } from '../../../domain/trash/kinds.ts';
import { errorSchema } from '../../operation.ts';
import { staffArticleJson } from '../articles/bodies.ts';
import { staffAssetJson } from '../assets/staff-asset-json.ts';
import { guardedOperation, successSchema } from '../guard.ts';
import { leaderJson } from '../leaders/calls.ts';

const maxItems = 100;

export const trashQuery = z.strictObject({
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

const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const missing = { description: 'Not in the trash', schema: errorSchema };

export const listed = guardedOperation({
  summary: 'Deleted articles, assets and leaders, most recently deleted first; X-Total-Count is the total number',
  query: trashQuery,
  answers: { 200: { description: 'The items', schema: z.array(trashedJson) }, 400: wrong },
});

export const restored = guardedOperation({
  summary: 'Restores an item with its id, texts and files; an article whose scheduled hour has passed becomes a draft',
  answers: {
    200: {
      description: 'The item in the shape of its kind',
      schema: z.union([staffArticleJson, staffAssetJson, leaderJson]),
    },
    404: missing,
    409: { description: 'Something else has taken its place', schema: errorSchema },
  },
});

export const purged = guardedOperation({
  summary: 'Deletes an item in the trash for good, with its files',
  answers: { 200: { description: 'Done', schema: successSchema }, 404: missing },
});
