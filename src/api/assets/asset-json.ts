import { z } from 'zod';
import { mediaTypes } from '../../domain/assets/input.ts';
import type { Asset } from '../../domain/assets/queries.ts';

export const assetJson = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string().describe('`/assets/<file>`; the same file answers under `/asset_files/<file>`'),
  alt_text: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  media_type: z.enum(mediaTypes),
  sort_order: z.int(),
  tags: z.string().describe('Comma-separated'),
  filename: z.string(),
  title: z.string(),
  width: z.int().nullable().describe('Pixels'),
  height: z.int().nullable().describe('Pixels'),
  size: z.int().nullable().describe('Bytes'),
  pages: z.int().nullable(),
  created_at: z.iso.datetime(),
});

/** An asset in the field names of the API. */
export function assetAsJson(asset: Asset) {
  return {
    id: asset.id,
    name: asset.name,
    path: asset.path,
    alt_text: asset.altText,
    category: asset.category,
    subcategory: asset.subcategory,
    media_type: asset.mediaType,
    sort_order: asset.sortOrder,
    tags: asset.tags,
    filename: asset.filename,
    title: asset.title,
    width: asset.width,
    height: asset.height,
    size: asset.size,
    pages: asset.pages,
    created_at: asset.createdAt,
  };
}
