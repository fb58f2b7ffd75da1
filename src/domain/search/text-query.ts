import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../i18n/site/language.ts';
import { synonymsOf } from './words/synonyms.ts';

/** From this length on a word may be the beginning of a longer one. */
const minPrefixCharacters = 2;

/**
 * All the words, as the text search of Postgres asks for them: by their stems in a language, or as they are; each may
 * stand there in another spelling or translated. The last one may be half typed.
 */
export function textQuery(words: readonly string[], language: Language): SQL {
  const last = words.length - 1;
  const asked = words
    .map((word, index) => {
      const typed = `'${word}'${index === last && word.length >= minPrefixCharacters ? ':*' : ''}`;
      return `(${[typed, ...synonymsOf(word).same.map((other) => `'${other}'`)].join(' | ')})`;
    })
    .join(' & ');
  return sql`(to_tsquery(search_configuration(${language}), ${asked}) || to_tsquery('pg_catalog.simple', ${asked}))`;
}
