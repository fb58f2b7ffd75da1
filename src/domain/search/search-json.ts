import { z } from 'zod';
import { languageCodes } from '../../i18n/site/language.ts';

const markedJson = z.object({
  text: z.string(),
  marks: z
    .array(z.tuple([z.int(), z.int()]).readonly())
    .readonly()
    .describe('Where it says what was searched for: from a character up to the one before another'),
});

const resultJson = z.object({
  kind: z.enum(['page', 'product', 'leadership', 'news', 'media']),
  id: z.string(),
  title: markedJson,
  description: markedJson,
  href: z.string(),
  language: z
    .enum(languageCodes)
    .optional()
    .describe('Of title and description, where it may differ from the asked one'),
  note: z.string().optional().describe('The date of news, the kind of a media asset'),
  media_type: z.string().optional(),
  thumbnail: z.string().optional(),
});

const groupJson = z.object({
  key: z.enum(['top', 'pages', 'products', 'leadership', 'news', 'media']),
  total: z.int(),
  results: z.array(resultJson),
});

export const searchJson = z.object({
  query: z.string(),
  total: z.int(),
  total_exact: z.boolean().describe('False when there are more than `total`'),
  similar: z.boolean().describe('Nothing matches; the results are for other words, or have similar titles'),
  corrected: z.string().optional().describe('The words that the results are for, without typing mistakes'),
  unread: z
    .array(z.string())
    .optional()
    .describe('Addresses of pages that were not read in time, after a start or a change: results may be missing'),
  groups: z
    .array(groupJson)
    .describe(
      'The best results of all kinds, when there are several, then the others by kind; empty groups are left out',
    ),
});

export type SearchJson = z.output<typeof searchJson>;
export type SearchGroup = SearchJson['groups'][number];
export type SearchResult = SearchGroup['results'][number];

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
