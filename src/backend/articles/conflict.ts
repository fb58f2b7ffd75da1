import { type Language, languageCodes } from '../../i18n/site/language.ts';
import type { FormValues } from './form-values.ts';

/** Digests of every field at load time, used to detect conflicting edits. */
type Base = Readonly<Record<string, string>>;

export type Difference = {
  field: string;
  /** The value stored by the other editor. */
  theirs: string;
  /** The submitted value of a field changed by both editors. */
  mine: string | undefined;
};

export function baseOf(values: FormValues): Base {
  return Object.fromEntries(Object.entries(flat(values)).map(([field, text]) => [field, print(text)]));
}

/** Parses the digests submitted with a form; empty for invalid values. */
export function parseBase(text: string | null): Base {
  try {
    const given: unknown = JSON.parse(text ?? '');
    if (given === null || typeof given !== 'object') return {};
    return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * Merges two edits of an article: a field changed only by the other editor takes the stored value, one that both
 * have changed keeps the submitted value and is reported as a conflict.
 */
export function reconcile(
  mine: FormValues,
  stored: FormValues,
  base: Base,
): { values: FormValues; differences: Difference[] } {
  const [typed, theirs] = [flat(mine), flat(stored)];
  const merged: Record<string, string> = {};
  const differences: Difference[] = [];
  for (const [field, text] of Object.entries(typed)) {
    const other = theirs[field] ?? '';
    const untouched = print(text) === base[field];
    merged[field] = untouched ? other : text;
    if (print(text) === print(other)) continue;
    if (untouched) differences.push({ field, theirs: other, mine: undefined });
    else if (print(other) !== base[field]) differences.push({ field, theirs: other, mine: text });
  }
  const { languages = '', ...texts } = merged;
  return { values: { languages: parseLanguages(languages), texts }, differences };
}

function flat({ texts, languages }: FormValues): Record<string, string> {
  return { ...texts, languages: languages.join(',') };
}

function parseLanguages(text: string): Language[] {
  return languageCodes.filter((code) => text.split(',').includes(code));
}

function print(text: string): string {
  return Bun.hash(text.replace(/\r\n?/g, '\n').trim()).toString(36);
}
