import { passwordWords } from '../../../i18n/backend/accounts/passwords.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { maxNewPasswordCharacters, minPasswordCharacters, type PasswordProblem } from './password-rules.ts';

/** The problem in words. */
export function passwordProblemText(language: Language, problem: PasswordProblem): string {
  const t = passwordWords(language);
  if (problem === 'too-short') return t.atLeast({ count: minPasswordCharacters });
  if (problem === 'too-long') return t.atMost({ count: maxNewPasswordCharacters });
  return t[problem];
}

/** For those whose language is not known, such as operators at a command line. */
export function passwordProblemInBothLanguages(problem: PasswordProblem): string {
  return `${passwordProblemText('en', problem)}.\n${passwordProblemText('id', problem)}.`;
}
