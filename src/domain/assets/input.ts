import { z } from 'zod';
import { sortNames } from '../../db/sorting.ts';
import { canonicalSubcategory, mediaTypes } from '../../fields/asset-categories.ts';
import { assetFields, assetNameLine } from '../../fields/assets.ts';
import { formInputsOf, inputsOf } from '../../fields/derive.ts';
import { problem } from '../../fields/problem.ts';
import { listAfter, listOffset } from '../input.ts';
import { assetSorts } from './queries.ts';

const word = z.string().trim().toLowerCase().max(100);

const maxListedAssets = 1000;

const count = (maxCount: number) => z.coerce.number().int().min(0).max(maxCount);

export const assetQuery = z.strictObject({
  category: word.optional().describe('Without regard to case'),
  subcategory: word.transform(canonicalSubcategory).optional().describe('Without regard to case'),
  media_type: z.enum(mediaTypes).optional(),
  type: z.enum(mediaTypes).optional().describe('The same as media_type'),
  limit: count(maxListedAssets)
    .optional()
    .default(maxListedAssets)
    .describe(`The first ${maxListedAssets} when left out`),
  offset: listOffset.optional(),
  after: listAfter.optional(),
});

export const staffAssetQuery = assetQuery.extend({
  search: z.string().trim().max(200).optional().describe('In name, alternative text and tags, without regard to case'),
  sort: z.enum(sortNames(assetSorts), problem('knownOrder')).optional().describe('By position when left out'),
});

const version = z.int().min(1).describe('As it was read: answers 409 when it is not the newest');

/** Partial update of an asset; omitted fields stay unchanged. */
export const assetChanges = z.strictObject({ ...inputsOf(assetFields), version }).partial();
export type AssetChanges = z.output<typeof assetChanges>;

export const uploadDetails = z.strictObject({
  ...formInputsOf(assetFields),
  category: assetFields.category.input,
  media_type: assetFields.mediaType.input,
  name: assetNameLine.optional(),
  if_stored: z
    .enum(['use', 'store'])
    .optional()
    .describe('"use": when an asset has the same file, it is answered with 200, and nothing is stored'),
});
export type UploadDetails = z.output<typeof uploadDetails>;

const id = z.int().min(1).max(2_147_483_647);

const assetList = z.strictObject({
  category: assetFields.category.input,
  media_type: assetFields.mediaType.input,
  subcategory: z.string().max(100).transform(canonicalSubcategory).optional().describe('"none" for those without one'),
});
export type AssetList = z.output<typeof assetList>;

export const assetOrder = z.strictObject({
  assets: z
    .array(z.strictObject({ id, sort_order: assetFields.sortOrder.input.describe('The position, from 1') }))
    .min(1, problem('nothingNamed', { noun: 'asset' }))
    .max(1000, problem('tooManyNamed', { count: 1000, noun: 'asset' }))
    .refine(
      (list) => new Set(list.map((one) => one.id)).size === list.length,
      problem('namedTwice', { noun: 'asset' }),
    ),
  list: assetList
    .optional()
    .describe('With it the numbers are positions in this list, and all of the list is numbered anew from 1'),
});
export type AssetOrder = z.output<typeof assetOrder>;
