import type { z } from 'zod';
import { assetWords } from '../../i18n/backend/assets/assets.words.ts';
import { inputProblemWords } from '../../i18n/backend/input-problems.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { inputProblem } from '../ui/input-problem.ts';

/** The first error of each field as a translated text. */
export function mistakesIn(language: Language, error: z.ZodError): Mistake[] {
  const t = assetWords(language);
  const plain: Readonly<Record<string, string>> = {
    name: inputProblemWords(language).assetName,
    version: t.unreadableOpenAnew,
  };
  const mistakes = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : issue.path.join('.');
    const text = issue.code === 'unrecognized_keys' ? t.unknownField : inputProblem(language, issue.message);
    const isMissing = issue.code === 'invalid_type' || field === 'version';
    if (!mistakes.has(field)) mistakes.set(field, (isMissing && plain[field]) || text);
  }
  return [...mistakes].map(([field, text]) => ({ field, text }));
}
