import { z } from 'zod';
import { articleFields } from '../../fields/articles.ts';
import { assetFields } from '../../fields/assets.ts';

/** Items of one action. While they are changed, others who write wait for the activity log. */
export const maxBulkItems = 50;

const positive = z.int().min(1).max(2_147_483_647);

const items = z
  .array(
    z.strictObject({
      id: positive,
      version: positive.optional().describe('As it was read: an item that was saved since is refused'),
    }),
  )
  .min(1, 'Must name at least one item')
  .max(maxBulkItems, `Must name at most ${maxBulkItems} items`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Must name no item twice');

const unknownAction = { error: 'Must be a known action' };

/** A change of several articles. */
export const articleBulk = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('publish'), items }),
    z.strictObject({ action: z.literal('archive'), items }),
    z.strictObject({ action: z.literal('topic'), topic: articleFields.topic.input, items }),
    z.strictObject({ action: z.literal('delete'), items }),
  ],
  unknownAction,
);
export type ArticleBulk = z.output<typeof articleBulk>;

const tags = assetFields.tags.input.refine((given) => given !== '', 'Is required');

/** A change of several assets. */
export const assetBulk = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('tag'), tags, items }),
    z.strictObject({ action: z.literal('untag'), tags, items }),
    z.strictObject({
      action: z.literal('move'),
      category: assetFields.category.input,
      subcategory: assetFields.subcategory.input.default(null),
      items,
    }),
    z.strictObject({ action: z.literal('delete'), items }),
  ],
  unknownAction,
);
export type AssetBulk = z.output<typeof assetBulk>;

export type BulkItem = ArticleBulk['items'][number];
