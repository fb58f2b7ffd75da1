import { currentLanguage } from '../../current.ts';
import type { Language } from '../site/language.ts';
import { type Checked, type Vocabulary, type Words, words } from '../site/words.ts';

/**
 * Texts of the back-office, in the language of the request that reads them: `t.title`. Called with a language they are those of
 * that language, for mail and for data of the browser. Public pages have no such texts: they are shown to many.
 */
export function staffTexts<const Pairs extends Vocabulary>(
  pairs: Pairs & Checked<Pairs>,
): ((language: Language) => Words<Pairs>) & Words<Pairs> {
  const inLanguage = words<Pairs>(pairs);
  const texts = (language: Language) => inLanguage(language);
  for (const key of Object.keys(pairs))
    Object.defineProperty(texts, key, { get: () => inLanguage(currentLanguage())[key], enumerable: true });
  // The compiler does not see properties that are defined.
  return texts as typeof texts & Words<Pairs>;
}
