import { type FormError, lengthOf } from './form-text.ts';

/** What a form's controls of these names hold. */
export function textsIn<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form ?? undefined);
  const texts = names.map((name) => [name, String(data.get(name) ?? '')]);
  // The entries are those of the names by construction; Object.fromEntries cannot say so.
  return Object.fromEntries(texts) as Record<Name, string>;
}

type Rules = {
  /** Maximum length of fields in Unicode code points. */
  limits: Readonly<Record<string, unknown>>;
  /** Patterns of valid texts (regular expression sources). */
  patterns?: Readonly<Record<string, string>>;
  /** Texts by problem: the name of the field with `Required`, `TooLong` or `Invalid`. A field whose problem has no text cannot have it. */
  problems: Readonly<Record<string, string>>;
};

/** Validates texts in the browser as the server does; the first error of each field, in the order of the texts. */
export function checkTexts(
  texts: Readonly<Record<string, string>>,
  { limits, patterns = {}, problems }: Rules,
): FormError[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const problem = problemOf(text.trim(), Number(limits[field] ?? Number.POSITIVE_INFINITY), patterns[field] ?? '');
    const message = problem && problems[field + problem];
    return message ? [{ field, text: message }] : [];
  });
}

function problemOf(text: string, limit: number, validPattern: string): 'Required' | 'TooLong' | 'Invalid' | undefined {
  if (text === '') return 'Required';
  if (lengthOf(text) > limit) return 'TooLong';
  return new RegExp(validPattern).test(text) ? undefined : 'Invalid';
}
