import { registerWords } from '../../i18n/backend/privacy/register.words.ts';

const problems = ['required', 'tooLong', 'unreadable', 'dateInvalid', 'addressInvalid', 'full'] as const;

/** A problem of a form in the language of the request. */
export function problemText(problem: string): string {
  return registerWords[problems.find((one) => one === problem) ?? 'required'];
}
