import type { ReactNode } from 'react';
import type { z } from 'zod';
import { currentLanguage } from '../../../current.ts';
import { entriesOf } from '../../../fields/derive.ts';
import type { Fields } from '../../../fields/field.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import { readForm } from '../../../web/http/body.ts';
import { inputProblem } from '../input-problem.ts';
import type { Conflict } from './conflict-notice.tsx';
import { controlText, initialText, inputFrom } from './control-text.ts';
import type { FieldWords } from './field-words.ts';

/** The form of a command: its fields, and how it looks. */
export type CommandForm<Row> = {
  fields: Fields;
  words: (language: Language) => FieldWords;
  /** Title of its screen; there is no row yet before it is created. */
  title: (row: Row) => string;
  body: (view: FormView<Row>) => ReactNode | Promise<ReactNode>;
};

export type FormValues = Readonly<Record<string, string>>;

/** What a form shows: at first, with errors, or after someone else has saved. */
export type FormView<Row> = Pick<CommandForm<Row>, 'fields' | 'words'> & {
  row: Row;
  /** The address that it is sent to. */
  action: string;
  values: FormValues;
  errors: readonly Mistake[];
  conflict?: Conflict;
};

/** What the form shows of a row; of none, what it begins with. */
export function formValues(fields: Fields, row: object | undefined): FormValues {
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      field.json.name,
      row ? controlText(field, stored[name]) : initialText(field, new Date()),
    ]),
  );
}

export type SubmittedForm = {
  /** A checkbox that is not ticked is sent by no browser, and counts as empty. */
  values: FormValues;
  version: number | undefined;
  base: string | null;
  /** The name of a field that the form does not have. */
  unknown: string | undefined;
};

const bookkeeping = ['version', 'base'];

export async function readCommandForm(fields: Fields, request: Request): Promise<SubmittedForm> {
  const form = await readForm(request);
  const names = Object.values(fields).map(({ json }) => json.name);
  const version = form.get('version') ?? '';
  return {
    values: Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')])),
    version: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    base: form.get('base'),
    unknown: [...form.keys()].find((name) => !names.includes(name) && !bookkeeping.includes(name)),
  };
}

/** The strings of a form as the input of its command, or the first error of each field. */
export function parseForm<Input>(
  fields: Fields,
  input: z.ZodType<Input>,
  { values, version, unknown }: SubmittedForm,
): { input: Input } | { errors: Mistake[] } {
  if (unknown !== undefined) {
    return { errors: [{ field: '', text: frameWords.unknownField({ name: unknown.slice(0, 100) }) }] };
  }
  const given = Object.values(fields).map((field) => [
    field.json.name,
    inputFrom(field, values[field.json.name] ?? ''),
  ]);
  const parsed = input.safeParse({ ...Object.fromEntries(given), ...(version !== undefined && { version }) });
  if (parsed.success) return { input: parsed.data };
  const errors = new Map<string, Mistake>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, { field, text: inputProblem(currentLanguage(), message) });
  }
  return { errors: [...errors.values()] };
}
