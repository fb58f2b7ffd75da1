import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articles } from '../../db/schema/index.ts';
import { type Language, otherLanguage } from '../../i18n/site/language.ts';
import { areKnownAsCommon, maxMatchingTexts, rememberAsCommon } from './common-words.ts';
import { wordsOf } from './folding.ts';
import { textQuery } from './text-query.ts';

/** As an index of the articles `a` has it. */
export const isInOneLanguage = sql`(a.status <> 'archived' and a.language_count = 1)`;

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
export function literal(language: Language): SQL {
  return language === 'en' ? sql`'en'` : sql`'id'`;
}
