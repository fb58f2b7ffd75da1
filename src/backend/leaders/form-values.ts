import type { Leader } from '../../domain/leaders/queries.ts';
import { entriesOf } from '../../fields/derive.ts';
import { editableLeaderFields } from '../../fields/leaders.ts';
import { leaderFieldWords } from '../../i18n/backend/leader-fields.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { controlText, initialText } from '../ui/forms/control-text.ts';
import { fieldLabelIn } from '../ui/forms/field-words.ts';

/** Values of the form by field name. */
export type FormValues = Readonly<Record<string, string>>;

const fields = entriesOf(editableLeaderFields);
const bookkeeping = ['version', 'base'];

export function newValues(): FormValues {
  return Object.fromEntries(fields.map(([, field]) => [field.json.name, initialText(field, new Date())]));
}

export function valuesOf(leader: Leader): FormValues {
  const values: Readonly<Record<string, unknown>> = leader;
  return Object.fromEntries(fields.map(([name, field]) => [field.json.name, controlText(field, values[name])]));
}

export type Submission = {
  /** A checkbox that is not ticked is sent by no browser, and counts as empty. */
  values: FormValues;
  version: number | undefined;
  base: string | null;
  unknown: string | undefined;
};

export function submissionIn(form: URLSearchParams): Submission {
  const names = fields.map(([, { json }]) => json.name);
  const version = form.get('version') ?? '';
  return {
    values: Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')])),
    version: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    base: form.get('base'),
    unknown: [...form.keys()].find((name) => !names.includes(name) && !bookkeeping.includes(name)),
  };
}

/** Label of the form field of this name. */
export function fieldLabel(staff: Language, name: string): string {
  return fieldLabelIn(leaderFieldWords(staff), editableLeaderFields, name);
}
