import type { MediaHit, NewsHit, PageHit } from '../../domain/search/marked.ts';
import type { SearchResults } from '../../domain/search/queries.ts';
import type { GroupKey, TopHit } from '../../domain/search/ranking.ts';
import type { SearchGroup, SearchJson, SearchResult } from '../../domain/search/search-json.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { demoPicture } from '../../web/files/demo-picture.ts';

/** Search results with the field names of the API. */
export function resultsAsJson(query: string, found: SearchResults, language: Language): SearchJson {
  const { top, pages, products, leadership, news, media, total, isExact, similar, corrected, order, unread } = found;
  const groups: Record<GroupKey, Omit<SearchGroup, 'key'>> = {
    pages: { total: pages.length, results: pages.map(pageAsJson) },
    products: { total: products.length, results: products.map(pageAsJson) },
    leadership: { total: leadership.length, results: leadership.map(pageAsJson) },
    news: { total: news.total, results: news.hits.map((hit) => newsAsJson(hit, language)) },
    media: { total: media.total, results: media.hits.map((hit) => mediaAsJson(hit, language)) },
  };
  const best: SearchGroup = { key: 'top', total: top.length, results: top.map((hit) => hitAsJson(hit, language)) };
  const ordered = [best, ...order.map((key) => ({ key, ...groups[key] }))].filter(({ results }) => results.length > 0);
  return {
    query,
    total,
    total_exact: isExact,
    similar,
    ...(corrected && { corrected }),
    ...(unread.length > 0 && { unread: unread.map(({ href }) => href) }),
    groups: ordered,
  };
}

function hitAsJson(hit: TopHit, language: Language): SearchResult {
  if (hit.kind === 'news') return newsAsJson(hit, language);
  return hit.kind === 'media' ? mediaAsJson(hit, language) : pageAsJson(hit);
}

function pageAsJson({ kind, id, title, description, href }: PageHit): SearchResult {
  return { kind, id, title, description, href };
}

function newsAsJson({ publishedAt, topic: _topic, ...hit }: NewsHit, language: Language): SearchResult {
  return { ...hit, note: formatLongDate(publishedAt, language) };
}

function mediaAsJson({ asset, ...hit }: MediaHit, language: Language): SearchResult {
  const t = searchWords(language);
  const note = { document: t.document, video: t.video }[asset.mediaType] ?? t.image;
  const thumbnail = demoPicture(asset.filename)?.avif[0]?.[1];
  return { ...hit, note, media_type: asset.mediaType, ...(thumbnail && { thumbnail }) };
}
