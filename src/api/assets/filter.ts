import type { z } from 'zod';
import type { assetQuery } from '../../domain/assets/input.ts';
import type { AssetFilter } from '../../domain/assets/queries.ts';

/** What was asked for, as the domain knows it. */
export function filterOf({ category, subcategory, type, media_type }: z.output<typeof assetQuery>): AssetFilter {
  const mediaType = media_type ?? type;
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(mediaType && { mediaType }),
  };
}
