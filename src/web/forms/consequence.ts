import type { Stored } from '../../current.ts';
import { errorWords } from '../../i18n/site/errors.words.ts';
import type { Language } from '../../i18n/site/language.ts';

/** What a form reports when the database did not answer: whether it was stored. */
export function consequenceOf(stored: Stored, language: Language): string {
  const t = errorWords(language);
  return stored === 'nothing' ? t.nothingStored : t.maybeStored;
}
