import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { type Base, baseOf, type Difference, reconcile } from '../ui/forms/conflict.ts';
import type { FormValues } from './form-values.ts';

export function baseOfArticle(values: FormValues): Base {
  return baseOf(flat(values));
}

/** Merges two edits of an article; its languages count as one field. */
export function reconcileArticle(
  mine: FormValues,
  stored: FormValues,
  base: Base,
): { values: FormValues; differences: Difference[] } {
  const { texts: merged, differences } = reconcile(flat(mine), flat(stored), base);
  const { languages = '', ...texts } = merged;
  return { values: { languages: parseLanguages(languages), texts }, differences };
}

function flat({ texts, languages }: FormValues): Record<string, string> {
  return { ...texts, languages: languages.join(',') };
}

function parseLanguages(text: string): Language[] {
  return languageCodes.filter((code) => text.split(',').includes(code));
}
