import { z } from 'zod';

export const mediaTypes = ['image', 'document', 'video'] as const;

const word = z.string().trim().toLowerCase().max(100);

/** What may be asked of the list of assets. */
export const assetQuery = z.strictObject({
  category: word.optional().describe('Without regard to case'),
  subcategory: word.optional().describe('Without regard to case'),
  media_type: z.enum(mediaTypes).optional(),
  type: z.enum(mediaTypes).optional().describe('The same as media_type'),
});
