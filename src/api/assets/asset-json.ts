import { z } from 'zod';
import type { assetQuery } from '../../domain/assets/input.ts';
import type { Asset, AssetFilter } from '../../domain/assets/queries.ts';
import { publicAssetFields } from '../../fields/assets.ts';
import { answersOf, asJson } from '../../fields/derive.ts';
import { inOrder } from '../member-order.ts';

export const assetJson = z.object({
  id: z.int(),
  path: z.string().describe('`/assets/<file>`; the same file answers under `/asset_files/<file>`'),
  ...answersOf(publicAssetFields),
  filename: z.string(),
  width: z.int().nullable().describe('Pixels'),
  height: z.int().nullable().describe('Pixels'),
  size: z.int().nullable().describe('Bytes'),
  pages: z.int().nullable(),
  created_at: z.iso.datetime(),
});

const order = [
  ...['id', 'name', 'path', 'alt_text', 'category', 'subcategory', 'media_type', 'sort_order', 'tags', 'filename'],
  ...['title', 'width', 'height', 'size', 'pages', 'created_at'],
];

export function assetAsJson(asset: Asset) {
  const { id, path, filename, width, height, size, pages, createdAt } = asset;
  const file = { path, filename, width, height, size, pages };
  return inOrder(order, { id, ...file, ...asJson(publicAssetFields, asset), created_at: createdAt });
}

export function filterOf({ category, subcategory, type, media_type }: z.output<typeof assetQuery>): AssetFilter {
  const mediaType = media_type ?? type;
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(mediaType && { mediaType }),
  };
}
