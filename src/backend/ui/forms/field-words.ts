import type { Fields } from '../../../fields/field.ts';

/** Labels, hints and choices by the keys that fields name. */
export type FieldWords = Readonly<Record<string, string>>;

/** The text of a key; unknown keys are returned unchanged. */
export function labelOf(words: FieldWords, key: string): string {
  return words[key] ?? key;
}

/** Label of the form field of this name. */
export function fieldLabelIn(words: FieldWords, fields: Fields, name: string): string {
  const field = Object.values(fields).find(({ json }) => json.name === name);
  return labelOf(words, field?.label ?? name);
}
