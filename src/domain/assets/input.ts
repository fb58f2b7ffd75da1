import { z } from 'zod';
import {
  type AssetCategory,
  assetCategories,
  canonicalSubcategory,
  findCategory,
  mediaTypes,
  noSubcategory,
} from '../../fields/asset-categories.ts';
import { assetLimits } from './limits.ts';

export { mediaTypes };

const word = z.string().trim().toLowerCase().max(100);

/** What may be asked of the public list of assets. */
export const assetQuery = z.strictObject({
  category: word.optional().describe('Without regard to case'),
  subcategory: word.transform(canonicalSubcategory).optional().describe('Without regard to case'),
  media_type: z.enum(mediaTypes).optional(),
  type: z.enum(mediaTypes).optional().describe('The same as media_type'),
});

const count = (most: number) => z.coerce.number().int().min(0).max(most);

/** What staff may ask of it. */
export const staffAssetQuery = assetQuery.extend({
  search: z.string().trim().max(200).optional().describe('In name, alternative text and tags, without regard to case'),
  limit: count(1000).optional().describe('All of them when left out'),
  offset: count(1_000_000).optional(),
});

/** A text of one line: what is pasted from elsewhere brings breaks and tabs along. */
const line = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(longest, `Must have at most ${longest} characters`));

const name = line(assetLimits.name).pipe(z.string().min(1, 'Please give the asset a name'));
const categoryNames = assetCategories.map(({ value }) => value);
const category = z
  .string()
  .transform((given) => findCategory(given.slice(0, 100)))
  .refine((found): found is AssetCategory => found !== undefined, `Must be one of ${categoryNames.join(', ')}`)
  .transform(({ value }) => value)
  .meta({ type: 'string', enum: categoryNames, description: 'Without regard to case' });
const subcategory = z
  .string()
  .max(100, 'Must have at most 100 characters')
  .nullable()
  .transform((given) => canonicalSubcategory(given ?? ''))
  .transform((given) => (given === '' || given === noSubcategory ? null : given))
  .describe('One of the subcategories of the category; empty or "none" for none');
const tags = z
  .string()
  .transform((given) => [...new Set(given.split(',').map((tag) => tag.replace(/\s+/g, ' ').trim()))].filter(Boolean))
  .transform((list) => list.join(', '))
  .pipe(z.string().max(assetLimits.tags, `Must have at most ${assetLimits.tags} characters`))
  .describe('Comma-separated');
const sortOrder = z.int().min(0).max(1_000_000);

const details = {
  name,
  category,
  subcategory,
  media_type: z.enum(mediaTypes),
  sort_order: sortOrder,
  alt_text: line(assetLimits.altText).describe('Indonesian'),
  alt_text_en: line(assetLimits.altText).describe('English'),
  decorative: z.boolean().describe('The picture says nothing that the text around it does not say'),
  title: line(assetLimits.title),
  tags,
};

/** What an asset is changed to; what is left out stays as it is. */
export const assetChanges = z
  .strictObject({
    ...details,
    version: z.int().min(1).describe('As it was read: answers 409 when it is not the newest'),
  })
  .partial();
export type AssetChanges = z.output<typeof assetChanges>;

/** A form says everything in words. */
const flag = z.enum(['', 'on', 'true', 'false', '0', '1']).transform((said) => ['on', 'true', '1'].includes(said));
const number = z
  .string()
  .regex(/^\d{0,7}$/, 'Must be a whole number')
  .transform((said) => (said === '' ? undefined : Number(said)))
  .pipe(sortOrder.optional());

/** What a form says of a file that it uploads. */
export const uploadDetails = z.strictObject({
  category,
  media_type: details.media_type,
  name: line(assetLimits.name).optional(),
  subcategory: subcategory.optional(),
  sort_order: number.optional(),
  alt_text: details.alt_text.default(''),
  alt_text_en: details.alt_text_en.default(''),
  decorative: flag.default(false),
  title: details.title.default(''),
  tags: tags.default(''),
});
export type UploadDetails = z.output<typeof uploadDetails>;

/** What the form for editing says: all of it. */
export const assetForm = z.strictObject({
  name,
  subcategory: subcategory.optional(),
  alt_text: details.alt_text,
  alt_text_en: details.alt_text_en,
  decorative: flag.default(false),
  title: details.title.default(''),
  tags,
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

const id = z.int().min(1).max(2_147_483_647);

/** Where assets stand among those that are listed with them. */
const assetList = z.strictObject({
  category,
  media_type: details.media_type,
  subcategory: z.string().max(100).transform(canonicalSubcategory).optional().describe('"none" for those without one'),
});
export type AssetList = z.output<typeof assetList>;

export const assetOrder = z.strictObject({
  assets: z
    .array(z.strictObject({ id, sort_order: sortOrder.describe('The position, from 1') }))
    .min(1, 'Must name at least one asset')
    .max(1000, 'Must name at most 1000 assets')
    .refine((list) => new Set(list.map((one) => one.id)).size === list.length, 'Must name no asset twice'),
  list: assetList
    .optional()
    .describe('With it the numbers are positions in this list, and all of the list is numbered anew from 1'),
});
export type AssetOrder = z.output<typeof assetOrder>;
