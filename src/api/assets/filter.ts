import type { z } from 'zod';
import type { assetQuery } from '../../domain/assets/input.ts';
import type { AssetFilter } from '../../domain/assets/queries.ts';

/** The query as a domain filter. */
export function filterOf({ category, subcategory, type, media_type }: z.output<typeof assetQuery>): AssetFilter {
  const mediaType = media_type ?? type;
  return {
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(mediaType && { mediaType }),
  };
}
