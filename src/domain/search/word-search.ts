import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { wordsOf } from './folding.ts';

/**
 * The rows whose words, as they are and without a language, hold all of those in a text; the last one may be half typed.
 * A text without any word asks for nothing.
 */
export function rowsWithWords(table: PgTable & { id: PgColumn }, vector: SQL, text: string): SQL | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const asked = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
  // As an array of its own: in search of the newest rows, Postgres would otherwise read through all of them, a rare word
  // seeming more common to it than it is.
  const found = sql`select ${table.id} from ${table} where ${vector} @@ to_tsquery('simple', ${asked})`;
  return sql`${table.id} = any(array(${found}))`;
}
