import { activityTerms, activityTexts } from '../../../i18n/backend/activity.words.ts';
import { activityErrors } from '../../../i18n/backend/activity-errors.words.ts';
import { formatMomentBriefly } from '../../../i18n/site/dates.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { problemTexts } from '../input-problem.ts';

/** The literal text before, between and after the placeholders of a template. */
type Pattern = { literals: string[]; names: string[]; translation: string };

const sentences = patternsOf(activityTexts);

/** The words that a placeholder may stand for, in English, with their translations. */
const termsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...activityTerms,
  Noun: Object.fromEntries(Object.entries(activityTerms.noun ?? {}).map((pair) => pair.map(capitalized))),
};

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** Errors of calls, and those of schemas and file checks, which forms show too. */
const errors = patternsOf([
  ...activityErrors,
  ...(problemTexts('id')?.known.map(({ english, own }) => [english, own] as const) ?? []),
]);

function patternsOf(texts: readonly (readonly [en: string, id: string])[]): readonly Pattern[] {
  return texts.map(([en, id]) => {
    const parts = en.split(/[{}]/);
    return {
      literals: parts.filter((_part, index) => index % 2 === 0),
      names: parts.filter((_part, index) => index % 2 === 1),
      translation: id,
    };
  });
}

/**
 * A description or error of the activity log in the language of its reader. What is stored, signed and exported is English;
 * a text that no template knows is shown as it is stored.
 */
export function activityText(language: Language, stored: string): string {
  return language === 'en' ? stored : (translated(sentences, stored) ?? stored);
}

/** An error of the activity log in the language of its reader; the API names the field in brackets after it. */
export function activityError(language: Language, stored: string): string {
  if (language === 'en') return stored;
  const [, text = stored, field = ''] = /^(.*)( \([\w.]+\))$/s.exec(stored) ?? [];
  const own = translated(errors, text);
  return own === undefined ? activityText(language, stored) : `${own}${field}`;
}

function translated(patterns: readonly Pattern[], stored: string): string | undefined {
  for (const pattern of patterns) {
    const values = valuesIn(pattern, stored);
    if (values) return pattern.translation.replace(/\{(\w+)\}/g, (_whole, name: string) => values.get(name) ?? '');
  }
  return undefined;
}

/** The values of the placeholders, translated; undefined when the text is another one. */
function valuesIn({ literals, names }: Pattern, text: string): Map<string, string> | undefined {
  const [first = '', ...rest] = literals;
  const last = rest.pop();
  if (last === undefined) return text === first ? new Map() : undefined;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return undefined;
  const end = text.length - last.length;
  const values = new Map<string, string>();
  let from = first.length;
  for (const [index, name] of names.entries()) {
    const literal = rest[index];
    // A name may hold what follows it in the template: the last such place ends it.
    const to = literal === undefined ? end : placeOf(literal, name, text.slice(0, end), from);
    if (to < from) return undefined;
    const value = shown(name, text.slice(from, to));
    if (value === undefined) return undefined;
    values.set(name, value);
    from = to + (literal?.length ?? 0);
  }
  return values;
}

function placeOf(literal: string, name: string, text: string, from: number): number {
  const terms = termsOf[name];
  if (terms) {
    const term = Object.keys(terms).find((one) => text.startsWith(one + literal, from));
    return term === undefined ? -1 : from + term.length;
  }
  return name === 'name' ? text.lastIndexOf(literal) : text.indexOf(literal, from);
}

function shown(name: string, value: string): string | undefined {
  if (name === 'moment') {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? value : `${formatMomentBriefly(moment, 'id')} WIB`;
  }
  const terms = termsOf[name];
  return terms ? terms[value] : value;
}

/** The kind of thing that an entry is about. */
export function activityNoun(language: Language, type: string): string {
  return language === 'en' ? type : (activityTerms.noun?.[type] ?? type);
}
