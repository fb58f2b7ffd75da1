import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemIndonesian } from '@orama/stemmers/indonesian';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../i18n/site/language.ts';

/** A longer word is an address or a key, and has no inflection. */
const maxStemmedCharacters = 40;
const maxKnownStems = 20_000;

const stemmers = { id: stemIndonesian, en: stemEnglish };
const known = { id: stemCache(), en: stemCache() };

/** The stem of a folded word, by the Snowball algorithm of its language. */
export function stemOf(word: string, language: Language): string {
  if (word.length > maxStemmedCharacters) return word;
  const stem = known[language].get(word) ?? stemmers[language](word);
  known[language].set(word, stem);
  return stem;
}

function stemCache() {
  return new LRUCache<string, string>({ max: maxKnownStems });
}
