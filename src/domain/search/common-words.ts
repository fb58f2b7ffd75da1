import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/site/language.ts';

/** Texts in one language that are looked up by their words; words that more have are common. */
export const maxMatchingTexts = 12_000;

/** Until words are counted again. Meanwhile they may have become less common, and are still searched in the newest articles. */
const lifetimeInMilliseconds = 10 * 60_000;
const maxKnownQueries = 2000;

const known = new WeakMap<Db, LRUCache<string, true>>();

/** Whether these words were found in more than `maxMatchingTexts` texts of this language a short time ago. */
export function areKnownAsCommon(db: Db, words: readonly string[], language: Language): boolean {
  return known.get(db)?.has(keyOf(words, language)) ?? false;
}

/** Counting reads the index of all texts with the words, which takes most of the time of a search. */
export function rememberAsCommon(db: Db, words: readonly string[], language: Language): void {
  const ofDatabase = known.get(db) ?? new LRUCache({ max: maxKnownQueries, ttl: lifetimeInMilliseconds });
  known.set(db, ofDatabase.set(keyOf(words, language), true));
}

function keyOf(words: readonly string[], language: Language): string {
  return [language, ...words].join(' ');
}
