import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Excerpt, Hits, MediaHit, NewsHit } from './marked.ts';
import { findMedia, mediaHits } from './media.ts';
import { findNews, type NewsRow, newsHit, publicNews } from './news.ts';
import {
  countFoundPages,
  type FoundPages,
  findPages,
  type GroupKey,
  groupKeys,
  rank,
  suggestPages,
  type TopHit,
} from './ranking.ts';
import type { SitePages, UnreadPage } from './site-pages.ts';
import { allowedEdits, editDistance, foldedWords, foldText, meaningfulWords } from './words.ts';

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

/** Public content that matches the text; when nothing does, what matches it without typing errors. */
export async function searchSite(
  { db, sitePages }: SearchSources,
  text: string,
  language: Language,
  limits: { news: Excerpt; media: Excerpt },
): Promise<SearchResults> {
  const words = meaningfulWords(text);
  const { index, unread } = await sitePages.in(language);
  if (text.trim() === '') return withoutNews(suggestPages(index));

  const find = async (someWords: readonly string[]): Promise<SearchResults> => {
    const query = index.parseQuery(someWords);
    const pages = findPages(index, query);
    const [news, media] = await Promise.all([
      findNews(db, someWords, language, limits.news),
      findMedia(db, someWords, language, limits.media),
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
  const alike = await findSimilarTitles(db, words, language, limits.news.limit);
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

/** Minimum word similarity of `pg_trgm`; allows for one missing, extra or swapped letter. */
const threshold = '0.3';
/** Shorter words are similar to too many others. */
const minWordCharacters = 5;

/** News and files with similar titles, for typing errors. */
async function findSimilarTitles(
  db: Db,
  words: readonly string[],
  language: Language,
  limit: number,
): Promise<Pick<SearchResults, 'news' | 'media'>> {
  const long = words.filter((word) => word.length >= minWordCharacters);
  const [similarNews, similarAssets] = long.length > 0 ? await similarRows(db, long, language, limit) : [[], []];
  const news = similarNews.filter(({ title }) => hasAlmost(title, long));
  const ids = similarAssets.filter(({ search_title }) => hasAlmost(search_title, long)).map(({ id }) => id);
  return {
    news: { total: news.length, isExact: true, hits: news.map((row) => newsHit(row, language)) },
    media: { total: ids.length, isExact: true, hits: await mediaHits(db, ids, [], language) },
  };
}

/** Whether the title contains each word with few typing errors; titles that only share letters with it are no match. */
function hasAlmost(title: string, words: readonly string[]): boolean {
  const titleWords = foldedWords(foldText(title));
  return words.every((word) => {
    const allowed = allowedEdits(word);
    // The typed word may be the beginning of the one in the title.
    return titleWords.some((one) => isAlmost(word, one, allowed) || isAlmost(word, one.slice(0, word.length), allowed));
  });
}

function isAlmost(word: string, titleWord: string, allowed: number): boolean {
  return editDistance(word, titleWord, allowed) <= allowed;
}

type SimilarAsset = { id: number; search_title: string };

function similarRows(
  db: Db,
  words: readonly string[],
  language: Language,
  limit: number,
): Promise<[news: NewsRow[], assets: SimilarAsset[]]> {
  return db.transaction(async (tx) => {
    if (!(await prepareComparison(tx))) return [[], []];
    const news = await tx.execute<NewsRow>(sql`
      select a.id, d.language, d.slug, d.title, d.excerpt, '' as passage, a.published_at, a.topic
      from article_details d join articles a on a.id = d.article_id
      where ${resembles(words, sql`d.search_title`)} and d.language = ${language} and ${publicNews}
      order by ${likeness(words, sql`d.search_title`)} desc, a.published_at desc, a.id desc limit ${limit}`);
    const assets = await tx.execute<SimilarAsset>(sql`
      select id, search_title from assets
      where ${resembles(words, sql`search_title`)} and media_type <> 'captions' and listed
      order by ${likeness(words, sql`search_title`)} desc, sort_order, id limit ${limit}`);
    return [[...news], [...assets]];
  });
}

/** Sets the threshold for this transaction. False when the database has no `pg_trgm`. */
async function prepareComparison(tx: Transaction): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }>(sql`
    select to_regoperator('<%(text,text)') is not null as known,
      set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`);
  return row?.known ?? false;
}

function resembles(words: readonly string[], title: SQL): SQL {
  return sql.join(
    words.map((word) => sql`${word} <% ${title}`),
    sql` and `,
  );
}

function likeness(words: readonly string[], title: SQL): SQL {
  return sql.join(
    words.map((word) => sql`word_similarity(${word}, ${title})`),
    sql` + `,
  );
}
