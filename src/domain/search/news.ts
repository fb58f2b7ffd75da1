import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { maxExactCount } from '../../db/counting.ts';
import { articles } from '../../db/schema/index.ts';
import { withoutEntities } from '../../fields/html-limits.ts';
import { articleWords } from '../../i18n/public/articles/articles.words.ts';
import { type Language, otherLanguage } from '../../i18n/site/language.ts';
import { articleHref } from '../articles/addresses/article-address.ts';
import { present } from '../publishing/present.ts';
import {
  asPassage,
  type Excerpt,
  fromFirstMark,
  type Hits,
  type Marked,
  markSigns,
  type NewsHit,
  readMarks,
} from './marked.ts';
import { textQuery } from './text-query.ts';
import { wordsOf } from './words.ts';

/** Number of matching articles that are ranked and listed. */
export const maxRankedNews = 300;

export type NewsRow = {
  id: number;
  language: Language;
  slug: string;
  title: string;
  excerpt: string | null;
  /** The best matching passage of the content, without tags but with entities. */
  passage: string;
  published_at: string;
  topic: string | null;
  total: string;
  is_common: boolean;
  is_exact: boolean;
};

/**
 * Matching public news: those in the reader's language first, then those without it; titles weigh most, and of equal rank
 * the newest comes first. Of words that more than `maxMatchingTexts` texts have, only the newest articles are ranked, and the
 * total is what was found until then; the other language is looked at only while the reader's own has fewer.
 */
export async function findNews(
  db: Db,
  words: readonly string[],
  language: Language,
  { limit, offset = 0 }: Excerpt,
): Promise<Hits<NewsHit>> {
  if (words.length === 0) return { total: 0, isExact: true, hits: [] };
  const other = otherLanguage(language);
  const isCommon = areKnownAsCommon(db, words, language);
  const rows = await db.execute<NewsRow>(sql`
    with search as materialized (
      select ${textQuery(words, language)} as own, ${textQuery(words, other)} as other
    ), ${isCommon ? newestMatching(language) : allMatching(language)}, best as (
      select * from matching
      order by foreign_words, in_title desc, published_at desc, article_id desc limit ${maxRankedNews}
    ), wanted as (
      select best.*, ts_rank('{0.05, 0.3, 0.6, 1}', d.search_words,
        ${queryOfRow}) as weight
      from best join article_details d on d.id = best.detail_id
      order by foreign_words, weight desc, published_at desc, article_id desc limit ${limit} offset ${offset}
    )
    select wanted.article_id as id, wanted.published_at, wanted.topic, d.language, d.slug,
      counted.total, counted.is_common, counted.is_exact,
      ${headline(sql`d.title`, whole)} as title,
      ${headline(sql`d.excerpt`, whole)} as excerpt,
      ${headline(withoutTags, passage)} as passage
    from wanted join article_details d on d.id = wanted.detail_id cross join counted
    order by foreign_words, weight desc, wanted.published_at desc, wanted.article_id desc`);
  const [first] = rows;
  if (first?.is_common) rememberAsCommon(db, words, language);
  const total = Math.min(Number(first?.total ?? 0), maxExactCount);
  const isExact = (first?.is_exact ?? true) && total === Number(first?.total ?? 0);
  return { total, isExact, hits: rows.map((row) => newsHit(row, language)) };
}

/** A row as a search result; the page language decides its address. */
export function newsHit(row: NewsRow, language: Language): NewsHit {
  const title = row.title.trim() ? row.title : articleWords(language).untitled;
  return {
    kind: 'news',
    id: `news.${row.id}`,
    article: row.id,
    title: readMarks(title),
    description: descriptionOf(row),
    href: articleHref(row.id, row.slug, language),
    publishedAt: new Date(row.published_at),
    topic: row.topic,
    language: row.language,
  };
}

/** The same condition as `isPublic`, in SQL for the alias `a`. */
export const publicNews = sql`a.category = 'news' and a.status = 'published' and a.published_at <= ${present}
  and (a.unpublish_at is null or a.unpublish_at > ${present})`;

/** For a common word only this many of the newest articles are ranked. */
const maxRankedFrom = 3000;

/** Matching articles of words that are known as common, and their number. */
function newestMatching(language: Language): SQL {
  return sql`
    matching as materialized (select *, false as foreign_words from (${newestWith(language, sql`true`)}) newest),
    counted as (select count(*) as total, true as is_common, false as is_exact from matching)`;
}

/** Matching articles of words of which it is not known how many texts have them, and their number. */
function allMatching(language: Language): SQL {
  const other = otherLanguage(language);
  return sql`
    own as materialized (${textsWith(language, ownQuery)}),
    own_size as materialized (select count(*) > ${maxMatchingTexts} as is_common from own),
    foreign_texts as materialized (${textsWith(other, otherQuery, sql`and not (select is_common from own_size)`)}),
    foreign_size as materialized (select count(*) > ${maxMatchingTexts} as is_common from foreign_texts),
    one_language as materialized (
      select a.id, a.published_at, a.topic from articles a
      where (select is_common from foreign_size) and ${publicNews} and ${isInOneLanguage} and ${isWithout(language, sql`a.id`)}
      order by coalesce(a.published_at, a.created_at) desc nulls last, a.id desc nulls last limit ${maxMatchingTexts + 1}
    ),
    matching as materialized (
      select own.detail_id, own.article_id, own.in_title, a.published_at, a.topic, false as foreign_words from own ${publicArticle}
      where not (select is_common from own_size)
      union all
      select *, false from (${newestWith(language, sql`(select is_common from own_size)`)}) newest
      union all
      select own.detail_id, own.article_id, own.in_title, a.published_at, a.topic, true from foreign_texts own ${publicArticle}
      where not (select is_common from foreign_size) and ${isWithout(language)}
      union all
      select *, true from (${thoseWith(other, otherQuery, sql`select * from one_language`)}) foreign_newest
    ),
    counted as (
      select (select count(*) from matching) as total, is_common,
        not is_common and (select count(*) <= ${maxMatchingTexts} from one_language) as is_exact
      from own_size)`;
}

/** As subqueries the words are no constants: the indexes are read independently of the statistics of the words. */
function textsWith(language: Language, terms: SQL, condition: SQL = sql``): SQL {
  return sql`
    select d.id as detail_id, d.article_id, d.search_title_words @@ ${terms} as in_title from article_details d
    where d.language = ${literal(language)} and d.search_words @@ ${terms} ${condition} limit ${maxMatchingTexts + 1}`;
}

/** Looked up one by one: joined at once, all public articles would be read. */
const publicArticle = sql`cross join lateral (
  select a.published_at, a.topic from articles a where a.id = own.article_id and ${publicNews} offset 0) a`;

function isWithout(language: Language, article: SQL = sql`own.article_id`): SQL {
  return sql`not exists (
    select from article_details reader where reader.article_id = ${article} and reader.language = ${language} offset 0)`;
}

function newestWith(language: Language, condition: SQL): SQL {
  const newest = sql`
    select a.id, a.published_at, a.topic from articles a where ${condition} and ${publicNews}
    order by a.published_at desc nulls last, a.id desc nulls last limit ${maxRankedFrom}`;
  return thoseWith(language, ownQuery, newest);
}

/** Those of some articles with the words in this language. */
function thoseWith(language: Language, terms: SQL, some: SQL): SQL {
  return sql`
    select d.detail_id, a.id as article_id, d.in_title, a.published_at, a.topic from (${some}) a cross join lateral (
      select d.id as detail_id, d.search_title_words @@ ${terms} as in_title from article_details d
      where d.article_id = a.id and d.language = ${language} and d.search_words @@ ${terms} offset 0) d`;
}

// Subqueries are evaluated once, an expression once per row.
const ownQuery = sql`(select own from search)`;
const otherQuery = sql`(select other from search)`;
const queryOfRow = sql`case when foreign_words then ${otherQuery} else ${ownQuery} end`;

const signs = `StartSel=${markSigns.start}, StopSel=${markSigns.end}`;
const whole = `${signs}, HighlightAll=true`;
const passage = `${signs}, MaxFragments=1, MinWords=18, MaxWords=32`;

/** Inline tags are removed, all others become a space. */
const withoutTags = sql`regexp_replace(
  regexp_replace(d.content, '</?(a|b|code|em|i|s|span|strong|sub|sup|u)(\\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g')`;

function headline(text: SQL, options: string): SQL {
  return sql`ts_headline(search_configuration(d.language), ${text}, ${queryOfRow}, ${options})`;
}

/** The excerpt when it matches, else the matching part of the content. */
function descriptionOf({ excerpt, passage }: NewsRow): Marked {
  const written = readMarks(excerpt ?? '');
  if (written.marks.length > 0) return fromFirstMark(written);
  const marked = readMarks(withoutEntities(passage));
  return marked.marks.length > 0 || written.text === '' ? fromFirstMark(asPassage(marked)) : written;
}

/** Texts in one language that are looked up by their words; words that more have are common. */
const maxMatchingTexts = 12_000;

/** Until words are counted again. Meanwhile they may have become less common, and are still searched in the newest articles. */
const lifetimeInMilliseconds = 10 * 60_000;
const maxKnownQueries = 2000;

const known = new WeakMap<Db, LRUCache<string, true>>();

/** Whether these words were found in more than `maxMatchingTexts` texts of this language a short time ago. */
function areKnownAsCommon(db: Db, words: readonly string[], language: Language): boolean {
  return known.get(db)?.has(keyOf(words, language)) ?? false;
}

/** Counting reads the index of all texts with the words, which takes most of the time of a search. */
function rememberAsCommon(db: Db, words: readonly string[], language: Language): void {
  const ofDatabase = known.get(db) ?? new LRUCache({ max: maxKnownQueries, ttl: lifetimeInMilliseconds });
  known.set(db, ofDatabase.set(keyOf(words, language), true));
}

function keyOf(words: readonly string[], language: Language): string {
  return [language, ...words].join(' ');
}

/** As an index of the articles `a` has it. */
const isInOneLanguage = sql`(a.status <> 'archived' and a.language_count = 1)`;

export type TextCondition = { condition: SQL; isCommon: boolean };

/**
 * Condition on `articles`: the text in the reader's language, or the only one there is, has all these words. Of rare words
 * the index knows all articles; common ones are found by reading the newest articles one after the other.
 */
export async function articlesWith(db: Db, text: string, language: Language): Promise<TextCondition> {
  const words = wordsOf(text);
  if (words.length === 0) return { condition: sql`false`, isCommon: false };
  const own = await idsWith(db, words, language);
  const foreign = own && (await foreignIdsWith(db, words, language));
  if (foreign) return { condition: isAmong([...own, ...foreign]), isCommon: false };
  const other = otherLanguage(language);
  const has = (spoken: Language) => sql`exists (
    select from article_details d where d.article_id = articles.id and d.language = ${spoken}
      and d.search_words @@ (select ${textQuery(words, spoken)}) offset 0)`;
  const isForeign = sql`not exists (
    select from article_details d where d.article_id = articles.id and d.language = ${language} offset 0)`;
  return { condition: sql`(${has(language)} or ${isForeign} and ${has(other)})`, isCommon: true };
}

/** As a subquery, which is hashed: every row would be compared with all numbers of an array. */
function isAmong(ids: readonly number[]): SQL {
  return sql`${articles.id} in (select unnest(${`{${ids.join(',')}}`}::text::int[]))`;
}

/** Articles with the words in their text of this language; undefined when there are too many. */
async function idsWith(
  db: Db,
  words: readonly string[],
  language: Language,
  condition: SQL = sql`true`,
): Promise<number[] | undefined> {
  if (areKnownAsCommon(db, words, language)) return undefined;
  // As a subquery the words are no constant: the index is read independently of their statistics.
  const rows = await db.execute<{ id: number; count: string }>(sql`
    with found as materialized (
      select d.article_id from article_details d
      where d.language = ${literal(language)} and d.search_words @@ (select ${textQuery(words, language)})
      limit ${maxMatchingTexts + 1}
    ), counted as materialized (select count(*) from found)
    select d.article_id as id, counted.count from found d, counted
    where (counted.count > ${maxMatchingTexts} or ${condition})
    limit (select case when count > ${maxMatchingTexts} then 1 else count end from counted)`);
  const isCommon = Number(rows[0]?.count ?? 0) > maxMatchingTexts;
  if (isCommon) rememberAsCommon(db, words, language);
  return isCommon ? undefined : rows.map(({ id }) => id);
}

/** The same for articles that are not in the reader's language. */
async function foreignIdsWith(db: Db, words: readonly string[], language: Language): Promise<number[] | undefined> {
  const other = otherLanguage(language);
  const isForeign = sql`not exists (
    select from article_details own where own.article_id = d.article_id and own.language = ${language} offset 0)`;
  const found = await idsWith(db, words, other, isForeign);
  if (found) return found;
  // The word is common, mostly in translations of what the reader can read: those in one language are few.
  const rows = await db.execute<{ id: number; found: boolean }>(sql`
    select one.id, exists (
      select from article_details d where d.article_id = one.id and d.language = ${other}
        and d.search_words @@ (select ${textQuery(words, other)}) offset 0) as found
    from (select a.id from articles a where ${isInOneLanguage} limit ${maxMatchingTexts + 1}) one`);
  return rows.length > maxMatchingTexts ? undefined : rows.flatMap(({ id, found: has }) => (has ? [id] : []));
}

/** A literal instead of a parameter: the indexes are partial by language, and the planner must see it. */
function literal(language: Language): SQL {
  return language === 'en' ? sql`'en'` : sql`'id'`;
}
