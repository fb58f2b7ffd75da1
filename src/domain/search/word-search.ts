import { type SQL, sql } from 'drizzle-orm';
import { wordsOf } from './folding.ts';

/**
 * Whether the words of a vector, as they are and without a language, hold all of those in a text; the last one may be
 * half typed. A text without any word asks for nothing.
 */
export function holdsWords(vector: SQL, text: string): SQL | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const asked = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
  return sql`${vector} @@ to_tsquery('simple', ${asked})`;
}
