import { z } from 'zod';
import type { MediaHit, NewsHit } from '../../domain/search/hits.ts';
import type { SearchResults } from '../../domain/search/queries.ts';
import { searchWords } from '../../i18n/public/search.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { demoPicture } from '../../web/files/demo-picture.ts';

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
  key: z.enum(['pages', 'products', 'leadership', 'news', 'media']),
  total: z.int(),
  results: z.array(resultJson),
});

export const searchJson = z.object({
  query: z.string(),
  total: z.int(),
  similar: z.boolean().describe('Nothing says it; the titles that are listed are much like it'),
  groups: z.array(groupJson).describe('Kinds of which nothing was found are left out'),
});

export type SearchJson = z.output<typeof searchJson>;
export type SearchGroup = SearchJson['groups'][number];
export type SearchResult = SearchGroup['results'][number];

/** What was found in the field names of the API. */
export function resultsAsJson(query: string, found: SearchResults, language: Language): SearchJson {
  const { pages, products, leadership, news, media, total, similar } = found;
  const groups: SearchGroup[] = [
    { key: 'pages', total: pages.length, results: pages },
    { key: 'products', total: products.length, results: products },
    { key: 'leadership', total: leadership.length, results: leadership },
    { key: 'news', total: news.total, results: news.hits.map((hit) => newsAsJson(hit, language)) },
    { key: 'media', total: media.total, results: media.hits.map((hit) => mediaAsJson(hit, language)) },
  ];
  return { query, total, similar, groups: groups.filter(({ results }) => results.length > 0) };
}

function newsAsJson({ publishedAt, topic: _topic, ...hit }: NewsHit, language: Language): SearchResult {
  return { ...hit, note: formatLongDate(publishedAt, language) };
}

function mediaAsJson({ asset, ...hit }: MediaHit, language: Language): SearchResult {
  const t = searchWords(language);
  const note = { document: t.document, video: t.video }[asset.mediaType] ?? t.image;
  const thumbnail = demoPicture(asset.filename)?.webp[0]?.[1];
  return { ...hit, note, media_type: asset.mediaType, ...(thumbnail && { thumbnail }) };
}
