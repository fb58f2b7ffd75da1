import { z } from 'zod';
import { lineInput } from '../../fields/texts.ts';

const minPreviewInHours = 1;
const maxPreviewInHours = 14 * 24;

export const maxPreviewNoteCharacters = 100;

/** A new preview link. */
export const previewLinkInput = z.strictObject({
  valid_for_hours: z
    .int('Must be a whole number')
    .min(minPreviewInHours, 'Is too small')
    .max(maxPreviewInHours, 'Is too large')
    .describe('From 1 hour to 14 days'),
  version: z
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('The number of the version that the link shows; null: the newest one, also when it changes'),
  note: lineInput(maxPreviewNoteCharacters).default('').describe('For whom the link is'),
});
