import type { Created } from '../../domain/articles/commands.ts';
import { isReport } from '../../domain/articles/sanitize.ts';
import type { Choices } from '../../domain/merging/merge-values.ts';
import { unsavedName } from '../../domain/unsaved/input.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { inputProblem } from '../ui/input-problem.ts';
import { activeLanguage, contentField } from './form-reading.ts';
import { type FormValues, valuesIn } from './form-values.ts';
import { choicesIn } from './merge-choices.ts';
import type { Intent } from './staged-save.ts';

export type Submission = {
  values: FormValues;
  active: Language;
  /** Name of the unsaved text that is saved; empty without script. */
  unsaved: string;
  version: number | undefined;
  /** Version of the published article that the values take into account; undefined without a draft. */
  live: number | undefined;
  /** Choices between two edits, and what is to be done with them. */
  choices: Choices;
  resolve: 'save' | 'edit' | undefined;
  intent: Intent;
  /** Whether the article is to be restored from the trash first. */
  restores: boolean;
  /** Whether the form was opened before the article became public by its schedule, and does not know of it. */
  wasScheduled: boolean;
  /** An unknown field. */
  unknown: FormError[] | undefined;
};

export function submissionIn(form: URLSearchParams): Submission {
  const { values, unknown } = valuesIn(form);
  const resolve = form.get('resolve');
  const asVersion = (given: string | null) => (given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined);
  return {
    values,
    active: activeLanguage(values, form.get('active')),
    unsaved: unsavedName.safeParse(form.get('unsaved')).data ?? '',
    version: asVersion(form.get('version')),
    live: asVersion(form.get('live')),
    choices: choicesIn(form),
    resolve: resolve === 'save' || resolve === 'edit' ? resolve : undefined,
    intent: intentIn(form.getAll('intent')),
    restores: form.getAll('intent').includes('restore'),
    wasScheduled: form.get('scheduled') === 'on' && !form.has('intent'),
    unknown:
      unknown === undefined
        ? undefined
        : [{ field: '', text: articleFormWords.unknownField({ name: unknown.slice(0, 100) }) }],
  };
}

/** The form sends `draft` besides the button that was pressed; forms without a choice send none. */
function intentIn(sent: readonly string[]): Intent {
  const [pressed = sent.length === 0 ? 'publish' : 'draft'] = sent.filter((one) => one !== 'draft');
  return pressed === 'merge' || pressed === 'publish' ? pressed : 'draft';
}

/** A domain error at its form field. */
export function refusalError(
  staff: Language,
  { field, problem }: Extract<Created, { kind: 'refused' }>,
  { texts }: FormValues,
): FormError {
  const [language, name] = field.split('.');
  const place =
    name === 'content' ? contentField(language === 'en' ? 'en' : 'id', isReport(texts.category ?? '')) : field;
  return { field: place, text: inputProblem(staff, problem) };
}
