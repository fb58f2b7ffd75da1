import { type ProblemParts, problemParts } from '../../fields/problem.ts';
import { callProblemWords, inputProblemWords } from '../../i18n/backend/problems.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { nounText } from './events.ts';

/** A problem in words. Other texts are returned as they are, unless there is another text for them. */
export function problemText(language: Language, problem: string, otherwise = problem): string {
  return partsText(language, problemParts(problem), otherwise);
}

/** The same for the parts of a problem, as the log stores them. */
export function partsText(language: Language, parts: ProblemParts | undefined, otherwise: string): string {
  const words: Record<string, unknown> = { ...inputProblemWords(language), ...callProblemWords(language) };
  const text = parts && words[parts.code];
  if (!parts || !text) return otherwise;
  const { field, noun = '', ...values } = parts.values;
  try {
    const message =
      typeof text === 'function' ? text({ ...values, noun: nounText(language, String(noun)) }) : String(text);
    return `${message[0]?.toUpperCase()}${message.slice(1)}${field ? ` (${field})` : ''}`;
  } catch {
    // It was logged by a release whose words take other values.
    return otherwise;
  }
}
