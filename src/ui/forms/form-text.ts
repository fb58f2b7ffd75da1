import type { Template } from '../../i18n/site/words.ts';

/** A form error; `field` is empty for errors of the whole form. */
export type FormError = { field: string; text: string };

/** The text of a template with values in place of its placeholders. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): string {
  return String(template).replace(/\{(\w+)\}/g, (whole, name: Name) => values[name] ?? whole);
}

/** Number of Unicode code points, without surrounding white space. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/**
 * Errors for the summary above a form: by their texts, or by the names of their fields when a toast says the first and the
 * fields say the others.
 */
export function summarise(
  errors: readonly FormError[],
  idOf: (field: string) => string,
  labels?: Readonly<Record<string, unknown>>,
): { target: string; text: string }[] {
  const byText = new Map(errors.map(({ field, text }) => [String(labels?.[field] ?? text), idOf(field)]));
  return [...byText].map(([text, target]) => ({ target, text }));
}

/** The errors of a field, one per line. */
export function errorsOf(field: string, errors: readonly FormError[]): string | undefined {
  const texts = errors.filter((error) => error.field === field).map(({ text }) => text);
  return texts.length > 0 ? texts.join('\n') : undefined;
}

/** A new idempotency key. Not randomUUID, which requires a secure context. */
export function makeFormKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
