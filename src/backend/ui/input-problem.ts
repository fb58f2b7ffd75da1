import { inputProblemWords, otherProblemWords } from '../../i18n/backend/input-problems.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { sourceTexts } from '../../i18n/site/words.ts';
import { type ProblemTexts, problemText } from './problem-text.ts';

/** Undefined in English, the language of schema messages. */
export function problemTexts(language: Language): ProblemTexts | undefined {
  if (language === 'en') return undefined;
  const own = sourceTexts(inputProblemWords(language));
  const known = Object.entries(sourceTexts(inputProblemWords('en'))).map(([key, english]) => ({
    english,
    own: own[key] ?? '',
  }));
  return { known, otherwise: otherProblemWords(language).refused };
}

/** Translates an English error of a schema or file check into the signed-in user's language. */
export function inputProblem(language: Language, problem: string): string {
  return problemText(problem, problemTexts(language));
}
