import { problemText } from '../../domain/activity/problem-text.ts';
import { inputProblemWords, otherProblemWords } from '../../i18n/backend/problems.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { sourceTexts } from '../../i18n/site/words.ts';
import type { ProblemTexts } from './problem-text.ts';

/** For the browser: the problems of fields and files. */
export function problemTexts(language: Language): ProblemTexts {
  return { texts: sourceTexts(inputProblemWords(language)), otherwise: otherProblemText(language) };
}

/** A problem in the language of the account. */
export function inputProblem(language: Language, problem: string): string {
  return problemText(language, problem, otherProblemText(language));
}

/** Undefined in English: texts that are no problems are English. */
function otherProblemText(language: Language): string | undefined {
  return language === 'en' ? undefined : otherProblemWords(language).refused;
}
