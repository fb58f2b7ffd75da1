import type { Created } from '../../domain/articles/commands.ts';
import { isReport } from '../../domain/articles/sanitize.ts';
import { articleFormWords } from '../../i18n/backend/article-form.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import { inputProblem } from '../ui/input-problem.ts';
import { activeLanguage, contentField } from './form-reading.ts';
import { type FormValues, valuesIn } from './form-values.ts';

export type Submission = {
  values: FormValues;
  active: Language;
  /** Storage key of the local draft; empty without script. */
  draft: string;
  version: number | undefined;
  base: string | null;
  /** An unknown field. */
  unknown: Mistake[] | undefined;
};

export function submissionIn(form: URLSearchParams, staff: Language): Submission {
  const { unknownField } = articleFormWords(staff);
  const { values, unknown } = valuesIn(form);
  const draft = form.get('draft') ?? '';
  const version = form.get('version') ?? '';
  return {
    values,
    active: activeLanguage(values, form.get('active')),
    draft: /^article-[\w-]{1,60}$/.test(draft) ? draft : '',
    version: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    base: form.get('base'),
    unknown: unknown === undefined ? undefined : [{ field: '', text: unknownField({ name: unknown.slice(0, 100) }) }],
  };
}

/** A domain error at its form field. */
export function refusalMistake(
  staff: Language,
  { field, problem }: Extract<Created, { kind: 'refused' }>,
  { texts }: FormValues,
): Mistake {
  const [language, name] = field.split('.');
  const place =
    name === 'content' ? contentField(language === 'en' ? 'en' : 'id', isReport(texts.category ?? '')) : field;
  return { field: place, text: inputProblem(staff, problem) };
}
