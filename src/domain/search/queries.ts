import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { countFoundPages, type FoundPages, findPages, suggestPages } from './found-pages.ts';
import type { Excerpt, Hits, MediaHit, NewsHit } from './hits.ts';
import { findMedia } from './media.ts';
import { findNews } from './news.ts';
import type { SitePages, UnreadPage } from './pages/site-pages.ts';
import { type GroupKey, groupKeys, rank, type TopHit } from './ranking.ts';
import { findSimilarTitles } from './similar-titles.ts';
import { meaningfulWords } from './words/stop-words.ts';

export type SearchResults = FoundPages & {
  news: Hits<NewsHit>;
  media: Hits<MediaHit>;
  total: number;
  /** False when there are more than `total`. */
  isExact: boolean;
  /** The best results of all groups; those are left out of their groups. */
  top: readonly TopHit[];
  /** The groups, the one with the best result first. */
  order: readonly GroupKey[];
  /** True when nothing matches and the results are for other words, or have similar titles. */
  similar: boolean;
  /** The words without typing errors that the results are for. */
  corrected?: string;
  /** Pages that have just changed, or that a site which has just started has not read yet: they may be missing. */
  unread: readonly UnreadPage[];
};

export type SearchSources = { db: Db; sitePages: SitePages };
type Excerpts = { news: Excerpt; media: Excerpt };

/** Public content that matches the text; when nothing does, what matches it without typing errors. */
export async function searchSite(
  { db, sitePages }: SearchSources,
  text: string,
  language: Language,
  wanted: Excerpts,
): Promise<SearchResults> {
  const words = meaningfulWords(text);
  const { index, unread } = await sitePages.in(language);
  if (text.trim() === '') return withoutNews(suggestPages(index));

  const find = async (someWords: readonly string[]): Promise<SearchResults> => {
    const query = index.parseQuery(someWords);
    const pages = findPages(index, query);
    const [news, media] = await Promise.all([
      findNews(db, someWords, language, wanted.news),
      findMedia(db, someWords, language, wanted.media),
    ]);
    const found = { ...pages, news, media };
    const total = countFoundPages(pages) + news.total + media.total;
    const isExact = news.isExact && media.isExact;
    return { ...rank(found, query, language), total, isExact, similar: false, unread };
  };

  const found = await find(words);
  if (found.news.total + found.media.total > 0) return found;
  const corrected = index.correct(words);
  if (corrected) {
    const results = await find(corrected);
    if (results.total > 0) return { ...results, similar: true, corrected: corrected.join(' ') };
  }
  if (found.total > 0) return found;
  const alike = await findSimilarTitles(db, words, language, wanted.news.limit);
  const total = alike.news.total + alike.media.total;
  return { ...found, ...alike, total, isExact: true, similar: total > 0 };
}

/** Matching pages only, of those that have been read: for when the database does not answer. */
export function searchPagesOnly(sitePages: SitePages, text: string, language: Language): SearchResults {
  const index = sitePages.now(language);
  const query = index.parseQuery(meaningfulWords(text));
  const results = withoutNews(findPages(index, query));
  return { ...results, ...rank(results, query, language) };
}

function withoutNews(pages: FoundPages): SearchResults {
  const none = { total: 0, isExact: true, hits: [] };
  return {
    ...pages,
    news: none,
    media: none,
    total: countFoundPages(pages),
    isExact: true,
    top: [],
    order: groupKeys,
    similar: false,
    unread: [],
  };
}
