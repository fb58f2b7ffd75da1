import type { ZodError } from 'zod';
import { registerWords } from '../../i18n/backend/privacy/register.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { FormError } from '../../ui/forms/form-text.ts';

const problems = ['required', 'tooLong', 'unreadable', 'dateInvalid', 'addressInvalid', 'full'] as const;

/** The first error of each field in the language of the member of staff. */
export function issueTexts({ issues }: ZodError, language: Language): FormError[] {
  const t = registerWords(language);
  const seen = new Map<string, FormError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    const problem = problems.find((one) => one === message) ?? 'required';
    if (!seen.has(field)) seen.set(field, { field, text: t[problem] });
  }
  return [...seen.values()];
}

/** A problem of a form in the language of the request. */
export function problemText(problem: string): string {
  return registerWords[problems.find((one) => one === problem) ?? 'required'];
}
