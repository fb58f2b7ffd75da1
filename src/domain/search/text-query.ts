import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../i18n/site/language.ts';
import { synonymsOf } from './synonyms.ts';
import { stemOf, wordsOf } from './words.ts';

/** From this length on a word may be the beginning of a longer one. */
const minPrefixCharacters = 2;

/**
 * All the words, as the text search of Postgres asks for them: by their stems in a language, or as they are; each may
 * stand there in another spelling or translated. The last one may be half typed.
 */
export function textQuery(words: readonly string[], language: Language): SQL {
  const isHalfTyped = (word: string, index: number) => index === words.length - 1 && word.length >= minPrefixCharacters;
  // The beginning of a stem is another word: `tailings` is no `tailgate`.
  const stemmed = queryOf(words, (word, index) => isHalfTyped(word, index) && stemOf(word, language) === word);
  const asTyped = queryOf(words, isHalfTyped);
  return sql`(to_tsquery(search_configuration(${language}), ${stemmed}) || to_tsquery('pg_catalog.simple', ${asTyped}))`;
}

function queryOf(words: readonly string[], isPrefix: (word: string, index: number) => boolean): string {
  return words
    .map((word, index) => {
      const spelt = spellingsOf(word, isPrefix(word, index));
      return `(${[...spelt, ...synonymsOf(word).same.map((other) => `'${other}'`)].join(' | ')})`;
    })
    .join(' & ');
}

/** A folded word for `to_tsquery`; a number as texts of either language write it: `614.000` is one word, `614,000` are two. */
function spellingsOf(word: string, isPrefix: boolean): string[] {
  const end = isPrefix ? ':*' : '';
  const typed = `'${word}'${end}`;
  if (!/^[1-9]\d{3,11}$/.test(word)) return [typed];
  const groups = Number(word).toLocaleString('en').split(',');
  return [typed, `'${groups.join('.')}'${end}`, `(${groups.map((group) => `'${group}'`).join(' <-> ')}${end})`];
}

/**
 * Condition: the row contains all words of the text, without stemming; the last word may be a prefix.
 * Undefined for a text without words.
 */
export function rowsWithWords(table: PgTable & { id: PgColumn }, vector: SQL, text: string): SQL | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const pattern = words
    .map((word, index) => `(${spellingsOf(word, index === words.length - 1).join(' | ')})`)
    .join(' & ');
  // As an array subquery: with ORDER BY … LIMIT, Postgres would otherwise scan by date, because it overestimates the number
  // of rows with a rare word.
  const found = sql`select ${table.id} from ${table} where ${vector} @@ to_tsquery('simple', ${pattern})`;
  return sql`${table.id} = any(array(${found}))`;
}
