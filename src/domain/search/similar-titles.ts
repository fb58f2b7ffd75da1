import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';
import { foldedWords, foldText } from './folding.ts';
import type { Hits, MediaHit, NewsHit } from './hits.ts';
import { mediaHits } from './media.ts';
import { type NewsRow, newsHit, publicNews } from './news.ts';
import { allowedEdits, editDistance } from './words/edit-distance.ts';

/** Minimum word similarity of `pg_trgm`; allows for one missing, extra or swapped letter. */
const threshold = '0.3';
/** Shorter words are similar to too many others. */
const minWordCharacters = 5;

type SimilarTitles = { news: Hits<NewsHit>; media: Hits<MediaHit> };

/** News and files with similar titles, for typing errors. */
export async function findSimilarTitles(
  db: Db,
  words: readonly string[],
  language: Language,
  limit: number,
): Promise<SimilarTitles> {
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
      select a.id, d.language, d.title, d.excerpt, '' as passage, a.published_at, a.topic
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
