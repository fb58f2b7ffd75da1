import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { wordsOf } from './folding.ts';
import { spellingsOf } from './text-query.ts';

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
