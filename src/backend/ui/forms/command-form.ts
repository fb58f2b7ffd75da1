import type { ReactNode } from 'react';
import type { z } from 'zod';
import { currentLanguage } from '../../../current.ts';
import { entriesOf } from '../../../fields/derive.ts';
import type { Fields } from '../../../fields/field.ts';
import { atField } from '../../../fields/problem.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import { readForm } from '../../../web/http/body.ts';
import type { Ask, Call } from '../frame/screen.tsx';
import { inputProblem } from '../input-problem.ts';
import type { Conflict } from './conflict-notice.tsx';
import { controlText, initialText, inputFrom } from './control-text.ts';

export type FormValues = Readonly<Record<string, string>>;

/** The form of a command: what it sends, and how it looks. `fieldForm` makes its first parts from fields. */
export type CommandForm<Row, Input = unknown> = {
  /** Names of what it sends. */
  names: readonly string[] | ((row: Row) => readonly string[]);
  /** What it shows of a row; of none, what it begins with. */
  valuesOf: (row: Row) => FormValues;
  /** The input of the command; the strings as they are unless it is given. */
  inputOf?: (values: FormValues) => object;
  /** A problem of the input or the command in words of this form. */
  problemText?: (problem: string, field: string) => string;
  /** Title of its screen; there is no row yet before it is created. */
  title: (row: Row) => string;
  body: (view: FormView<Row>, call: Call) => ReactNode | Promise<ReactNode>;
  /** Title of the notice about its errors. */
  failed?: () => string;
  /** Where it leads when what it is about has another state by now (409); without it, the form is shown again. */
  refused?: (problem: string, row: Row, call: Call) => Response | undefined;
  ask?: Ask<Row, Input>;
};

/** What a form shows: at first, with errors, or after someone else has saved. */
export type FormView<Row> = {
  row: Row;
  /** The address that it is sent to. */
  action: string;
  values: FormValues;
  errors: readonly FormError[];
  conflict?: Conflict;
};

/** The parts of a form that follow from the fields in it. */
export function fieldForm(fields: Fields) {
  return {
    names: Object.values(fields).map(({ json }) => json.name),
    valuesOf: (row: object | undefined) => fieldValues(fields, row),
    inputOf: (values: FormValues) =>
      Object.fromEntries(
        Object.values(fields).flatMap((field) => {
          const text = values[field.json.name];
          return text === undefined ? [] : [[field.json.name, inputFrom(field, text)]];
        }),
      ),
  };
}

export function fieldValues(fields: Fields, row: object | undefined): FormValues {
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
  /** Of the row, unless it is a field of the form. */
  version: number | undefined;
  base: string | null;
  sent: URLSearchParams;
  /** The name of a field that the form does not have. */
  unknown: string | undefined;
};

const bookkeeping = ['version', 'base', 'confirmed', 'resolve'];

export async function readCommandForm(names: readonly string[], request: Request): Promise<SubmittedForm> {
  const form = await readForm(request);
  const version = form.get('version') ?? '';
  return {
    values: Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')])),
    version: !names.includes('version') && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
    base: form.get('base'),
    sent: form,
    unknown: [...form.keys()].find((name) => !names.includes(name) && !bookkeeping.includes(name)),
  };
}

/** The strings of a form as the input of its command, or the first error of each field, and the first of all as a call names it. */
export function parseForm<Input, Row>(
  {
    inputOf = (values) => values,
    problemText = inputProblemText,
  }: Pick<CommandForm<Row, Input>, 'inputOf' | 'problemText'>,
  input: z.ZodType<Input>,
  { values, version, unknown }: Pick<SubmittedForm, 'values' | 'version' | 'unknown'>,
): { input: Input } | { errors: FormError[]; problem: string } {
  if (unknown !== undefined) {
    return { errors: [{ field: '', text: unknownFieldText(unknown) }], problem: unknownFieldProblem(unknown) };
  }
  const parsed = input.safeParse({ ...inputOf(values), ...(version !== undefined && { version }) });
  if (parsed.success) return { input: parsed.data };
  const errors = new Map<string, FormError>();
  let first: string | undefined;
  for (const issue of parsed.error.issues) {
    const [name] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const field = name ?? issue.path.join('.');
    const text = name === undefined ? problemText(issue.message, field) : unknownFieldText(name);
    if (!errors.has(field)) errors.set(field, { field, text });
    first ??= name === undefined ? atField(issue.message, field) : unknownFieldProblem(name);
  }
  return { errors: [...errors.values()], problem: first ?? '' };
}

/** A problem in the language of the request. */
export function inputProblemText(problem: string): string {
  return inputProblem(currentLanguage(), problem);
}

function unknownFieldProblem(name: string): string {
  return atField('unknownField', name.slice(0, 100));
}

function unknownFieldText(name: string): string {
  return frameWords.unknownField({ name: name.slice(0, 100) });
}
