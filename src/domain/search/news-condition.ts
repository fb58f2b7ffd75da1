import { type SQL, sql } from 'drizzle-orm';
import { type Language, otherLanguage } from '../../i18n/site/language.ts';
import { wordsOf } from './folding.ts';
import { textQuery } from './text-query.ts';

/** Condition on `articles`: the text in the reader's language, or the only one there is, has all these words. */
export function articleContains(text: string, language: Language): SQL {
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  const other = otherLanguage(language);
  return sql`articles.id in (
    select d.article_id from article_details d
    where d.language = ${language} and d.search_words @@ ${textQuery(words, language)}
    union all
    select d.article_id from article_details d
    where d.language = ${other} and d.search_words @@ ${textQuery(words, other)} and not exists (
      select 1 from article_details own where own.article_id = d.article_id and own.language = ${language}))`;
}
