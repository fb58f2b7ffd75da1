import type { MediaHit, NewsHit } from '../../domain/search/hits.ts';
import type { SearchResults } from '../../domain/search/queries.ts';
import type { SearchGroup, SearchJson, SearchResult } from '../../domain/search/search-json.ts';
import { searchWords } from '../../i18n/public/search.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { demoPicture } from '../../web/files/demo-picture.ts';

/** Search results with the field names of the API. */
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
