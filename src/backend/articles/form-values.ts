import type { Article } from '../../domain/articles/queries.ts';
import { isReport } from '../../domain/articles/sanitize.ts';
import { type Choices, choices, isSameText } from '../../domain/merging/merge-values.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Field } from '../../fields/field.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { confirmedField } from '../impact/confirm-change.tsx';
import { controlText, initialText } from '../ui/forms/control-text.ts';
import type { WrittenText } from './completeness.tsx';

/** Form values by field name; translatable fields are prefixed, as in `en.title`. */
export type FormValues = { readonly languages: readonly Language[]; readonly texts: Readonly<Record<string, string>> };

/** Form field name in a language. A report's content field has its own name. */
export function translatedName(language: Language, { json, control }: Field, report: boolean): string {
  const isDocument = report && control.kind === 'rich-text-or-document';
  return `${language}.${isDocument ? control.documentName : json.name}`;
}

/** Defaults of a new article: category news, status draft, published today, written by `author`, an empty Indonesian detail. */
export function newValues(now: Date, author: string): FormValues {
  const texts = entriesOf(commonFields).map(([, field]) => [field.json.name, initialText(field, now)]);
  return { languages: ['id'], texts: { ...Object.fromEntries(texts), author, ...emptyTexts() } };
}

export function valuesOf(article: Article): FormValues {
  const { category, details } = article;
  const texts = entriesOf(commonFields).map(([name, field]) => [field.json.name, controlText(field, article[name])]);
  const translated = details.flatMap((detail) =>
    entriesOf(translatedFields).map(([name, field]) => [
      translatedName(detail.language, field, isReport(category)),
      controlText(field, detail[name]),
    ]),
  );
  return {
    languages: languageCodes.filter((code) => details.some(({ language }) => language === code)),
    texts: { ...Object.fromEntries(texts), ...emptyTexts(), ...Object.fromEntries(translated) },
  };
}

const bookkeeping = [
  'languages',
  'active',
  'version',
  'live',
  'unsaved',
  'resolve',
  'intent',
  'scheduled',
  confirmedField,
];
const allNames = Object.keys(newValues(new Date(0), '').texts);

/** Submitted values and the first unknown field. */
export function valuesIn(form: URLSearchParams): { values: FormValues; unknown: string | undefined } {
  const unknown = [...form.keys()].find(
    (name) => !allNames.includes(name) && !bookkeeping.includes(name) && !name.startsWith(choicePrefix),
  );
  const asked = form.getAll('languages');
  const texts = Object.fromEntries(allNames.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')]));
  return { values: { languages: languageCodes.filter((code) => asked.includes(code)), texts }, unknown };
}

/** The languages of the form with what makes them complete. */
export function writtenIn({ languages, texts }: FormValues): WrittenText[] {
  const report = isReport(texts.category ?? '');
  return languages.map((language) => ({
    language,
    title: texts[`${language}.title`] ?? '',
    content: texts[translatedName(language, translatedFields.content, report)] ?? '',
  }));
}

/** Whether the same is written in both. */
export function areSame(one: FormValues, other: FormValues): boolean {
  const names = Object.keys({ ...one.texts, ...other.texts });
  return (
    [...one.languages].sort().join() === [...other.languages].sort().join() &&
    names.every((name) => isSameText(one.texts[name] ?? '', other.texts[name] ?? ''))
  );
}

/** Whether all fields of a language are empty. */
export function isBlank({ texts }: FormValues, language: Language): boolean {
  return translatedNames(language).every((name) => (texts[name] ?? '').trim() === '');
}

function emptyTexts(): Record<string, string> {
  return Object.fromEntries(languageCodes.flatMap(translatedNames).map((name) => [name, '']));
}

function translatedNames(language: Language): string[] {
  const names = entriesOf(translatedFields).flatMap(([, field]) => [
    translatedName(language, field, false),
    translatedName(language, field, true),
  ]);
  return [...new Set(names)];
}

/** Form field of a choice; the key of its difference follows. */
export const choicePrefix = 'choice.';

/** More than an article can have differences. */
const maxChoices = 10_000;

/** Choices of a sent form; others than the known ones are ignored. */
export function choicesIn(form: URLSearchParams): Choices {
  const given = [...form].filter(([name]) => name.startsWith(choicePrefix)).slice(0, maxChoices);
  return new Map(
    given.flatMap(([name, value]) => {
      const choice = choices.find((known) => known === value);
      return choice ? [[name.slice(choicePrefix.length), choice]] : [];
    }),
  );
}
