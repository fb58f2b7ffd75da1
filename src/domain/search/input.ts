import { z } from 'zod';
import { languageCodes } from '../../i18n/site/language.ts';

/** In characters. */
export const maxSearchCharacters = 200;

export const searchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(maxSearchCharacters)
    .optional()
    .describe('What to search for; without it pages are suggested'),
  language: z
    .enum(languageCodes)
    .default('id')
    .describe('That of the words, and of the pages that the results lead to'),
});
