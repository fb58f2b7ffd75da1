import type { Db } from '../../db/client.ts';
import type { Hits, MediaHit, NewsHit } from '../../domain/search/marked.ts';
import { findMedia, maxRankedMedia } from '../../domain/search/media.ts';
import { findNews, maxRankedNews } from '../../domain/search/news.ts';
import { type SearchResults, type SearchSources, searchPagesOnly, searchSite } from '../../domain/search/queries.ts';
import { meaningfulWords } from '../../domain/search/words.ts';
import { countPages } from '../../web/http/paging.ts';
import { type PageRequest, withFallback } from '../../web/pages/public-page.ts';

/** All results; without a database, only those that need none. */
export type Everything = SearchResults & { incomplete: boolean };

export type ListedKind = 'news' | 'media';
/** One page of the results of a kind, and the number of pages. */
export type OneKind = ({ kind: 'news'; hits: NewsHit[] } | { kind: 'media'; hits: MediaHit[] }) & {
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
  pages: number;
};

export type Results =
  | { kind: 'everything'; found: Promise<Everything> }
  | { kind: 'one'; page: number; found: Promise<OneKind | undefined> };

const overview = { news: { limit: 6 }, media: { limit: 6 } };
const onPage = { news: 10, media: 24 };

export function isListedKind(value: string): value is ListedKind {
  return value === 'news' || value === 'media';
}

export function searchEverything(
  sources: SearchSources,
  { language, late, degrade }: PageRequest,
  text: string,
): Results {
  const found = searchSite(sources, text, language, overview)
    .then((results) => ({ ...results, incomplete: false }))
    .catch((error: unknown) => {
      degrade(error);
      return { ...searchPagesOnly(sources.sitePages, text, language), incomplete: true };
    });
  return { kind: 'everything', found: late(found) };
}

type ListQuery = { text: string; kind: ListedKind; page: number };

/** One page of results for a text; undefined when the database is unavailable. */
export function searchOneKind(
  db: Db,
  { language, late, degrade }: PageRequest,
  { text, kind, page }: ListQuery,
): Results {
  const words = meaningfulWords(text);
  const limit = onPage[kind];
  const excerpt = { limit, offset: (page - 1) * limit };
  const counted = <One>({ total, isExact, hits }: Hits<One>, maxRanked: number) => ({
    total,
    isExact,
    hits,
    pages: countPages(Math.min(total, maxRanked), limit),
  });
  const found =
    kind === 'news'
      ? findNews(db, words, language, excerpt).then((hits) => ({ kind, ...counted(hits, maxRankedNews) }))
      : findMedia(db, words, language, excerpt).then((hits) => ({ kind, ...counted(hits, maxRankedMedia) }));
  return { kind: 'one', page, found: late(withFallback<OneKind, undefined>(found, undefined, degrade)) };
}
