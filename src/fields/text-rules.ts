import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { type Problem, problem } from './problem.ts';

/** Mirrors browser validation of email fields, but requires a dot in the domain and exactly one address. */
export const emailPattern = String.raw`^[^\s@,;:<>()\[\]"\\]+@[^\s@,;:<>()\[\]"\\.]+(\.[^\s@,;:<>()\[\]"\\.]+)+$`;

/**
 * Text of a form field: line breaks normalised to one character, surrounding white space removed.
 * The messages are error keys of the form; their texts are in i18n.
 */
export function formText(whenMissing: string, whenUnreadable: string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? whenMissing : whenUnreadable) })
    .overwrite((value) => cleanText(value.replace(/\r\n?/g, '\n')).trim());
}

/** The same on one line: breaks and tabs of pasted text become spaces. */
export function formLine(whenMissing: string, whenUnreadable: string) {
  return formText(whenMissing, whenUnreadable).overwrite((value) => value.replace(/[\n\t\u2028\u2029]/g, ' '));
}

/** An error that stops further checks of the field. */
export function fails(problem: string) {
  return { error: problem, abort: true };
}

export function isFilled(value: string): boolean {
  return value !== '';
}

/** Limit in Unicode code points, not bytes. */
export function fits(limit: number) {
  return (value: string) => [...value].length <= limit;
}

export function isOneLine(value: string): boolean {
  return isReadable(value) && !/[\n\t\u2028\u2029]/.test(value);
}

/** Rejects control characters and replacement characters from invalid UTF-8. */
export function isReadable(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the rejected characters
  return !/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(value);
}

type FieldProblem = { field: string; problem: string };

/** The first error of each field, in form order; `whenUnknown` is the error for unknown fields. */
export function fieldProblems(error: z.ZodError, whenUnknown: string): FieldProblem[] {
  const errors = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys';
    const field = String((unknown ? issue.keys[0] : issue.path[0]) ?? 'form').slice(0, 100);
    if (!errors.has(field)) errors.set(field, { field, problem: unknown ? whenUnknown : issue.message });
  }
  return [...errors.values()];
}

/** Input of one line of text. */
export function lineInput(maxCharacters: number) {
  return formLine(problem('required'), problem('text'))
    .refine(isReadable, fails(problem('oneLine')))
    .refine(fits(maxCharacters), fails(atMost(maxCharacters)));
}

/** The same, which must not be empty. */
export function requiredLine(maxCharacters: number) {
  return lineInput(maxCharacters).refine(isFilled, fails(problem('required')));
}

/** Input of a text with line breaks. */
export function textInput(maxCharacters: number) {
  return formText(problem('required'), problem('text'))
    .refine(isReadable, fails(problem('unreadable')))
    .refine(fits(maxCharacters), fails(atMost(maxCharacters)));
}

/** Input of the path of a stored picture; empty counts as none. */
export function picturePathInput() {
  return lineInput(maxPathCharacters)
    .refine((path) => path === '' || assetPath.test(path), problem('picturePath'))
    .nullable()
    .overwrite((path) => path || null);
}

const maxPathCharacters = 300;

/** The public path of a stored file. */
export const assetPath = /^\/assets\/[\w.-]+$/;

export function atMost(characters: number): Problem {
  return problem('atMost', { count: characters });
}
