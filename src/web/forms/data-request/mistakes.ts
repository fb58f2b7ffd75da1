import type { ZodError } from 'zod';
import { type RequestProblem, requestLimits } from '../../../domain/privacy/input.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import type { Language } from '../../../i18n/site/language.ts';

/** The first error of each field of a data request. */
export function requestMistakes({ issues }: ZodError, language: Language): { field: string; text: string }[] {
  const t = dataRequestWords(language);
  const seen = new Map<string, { field: string; text: string }>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    // Every message of the schema is a RequestProblem; zod types it as string.
    const said = t[message as RequestProblem];
    if (!seen.has(field)) seen.set(field, { field, text: typeof said === 'string' ? said : said(requestLimits) });
  }
  return [...seen.values()];
}
