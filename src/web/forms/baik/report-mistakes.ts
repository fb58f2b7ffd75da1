import { type BaikMistake, baikLimits } from '../../../domain/baik/input.ts';
import { baikProblemTexts, baikWords } from '../../../i18n/public/baik/baik.ts';
import type { Language } from '../../../i18n/site/language.ts';
import type { SaidMistake } from './file-mistakes.ts';

/** Texts beside the fields, and the one that the specification has for what is missing. */
export function sayMistakes(mistakes: readonly BaikMistake[], anonymous: boolean, language: Language) {
  const texts = baikProblemTexts(language, baikLimits);
  const said: SaidMistake[] = mistakes.map(({ field, problem }) => ({ field, text: texts[problem] }));
  return { said, error: isMissing(mistakes[0]) && !anonymous ? baikWords(language).requiredBoth : undefined };
}

function isMissing(mistake: BaikMistake | undefined): boolean {
  return mistake?.problem === 'contactRequired' || mistake?.problem === 'reportRequired';
}
