import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../i18n/site/language.ts';

/** From this length on a word may be the beginning of a longer one. */
const minPrefixCharacters = 2;

/**
 * All the words, as the text search of Postgres asks for them: by their stems in a language, or as they are. The last
 * one may be half typed.
 */
export function textQuery(words: readonly string[], language: Language): SQL {
  const last = words.length - 1;
  const asked = words
    .map((word, index) => `'${word}'${index === last && word.length >= minPrefixCharacters ? ':*' : ''}`)
    .join(' & ');
  return sql`(to_tsquery(search_configuration(${language}), ${asked}) || to_tsquery('pg_catalog.simple', ${asked}))`;
}
