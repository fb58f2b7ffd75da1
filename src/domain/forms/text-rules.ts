import { z } from 'zod';

/** Mirrors what browsers accept in an email field, with a dot in the domain, and never more than one address. */
export const emailPattern = String.raw`^[^\s@,;:<>()\[\]"\\]+@[^\s@,;:<>()\[\]"\\.]+(\.[^\s@,;:<>()\[\]"\\.]+)+$`;

/**
 * What a form sends as text: line breaks as one character whatever the browser made of them, and no white space around.
 * The messages are problems of the form that uses them; the words for each are in i18n.
 */
export function formText(whenMissing: string, whenUnreadable: string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? whenMissing : whenUnreadable) })
    .overwrite((value) => value.replace(/\r\n?/g, '\n').trim());
}

/** A mistake after which the other rules of the field are not looked at. */
export function fails(problem: string) {
  return { error: problem, abort: true };
}

export function isFilled(value: string): boolean {
  return value !== '';
}

/** Lengths in characters as people count them, not in bytes. */
export function fits(limit: number) {
  return (value: string) => [...value].length <= limit;
}

export function isOneLine(value: string): boolean {
  return isReadable(value) && !/[\n\t\u2028\u2029]/.test(value);
}

/** No control characters, which no database and no mail carries, and nothing that was not UTF-8. */
export function isReadable(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
  return !/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(value);
}

type FieldProblem = { field: string; problem: string };

/** The first mistake of each field, in the order of the form; `whenUnknown` is the problem of a field nobody asked for. */
export function fieldProblems(error: z.ZodError, whenUnknown: string): FieldProblem[] {
  const mistakes = new Map<string, FieldProblem>();
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys';
    const field = String((unknown ? issue.keys[0] : issue.path[0]) ?? 'form').slice(0, 100);
    if (!mistakes.has(field)) mistakes.set(field, { field, problem: unknown ? whenUnknown : issue.message });
  }
  return [...mistakes.values()];
}
