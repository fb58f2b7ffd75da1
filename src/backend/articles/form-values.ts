import { articleOf } from '../../domain/article-drafts/queries.ts';
import type { Intent, ReadArticle as Sent, SentArticle } from '../../domain/article-drafts/save.ts';
import { detailInput, detailOf, fieldsOf, newArticleInput } from '../../domain/articles/input.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { cleanContent, isReport, withCleanContent } from '../../domain/articles/sanitize.ts';
import type { Created } from '../../domain/articles/save.ts';
import type { ArticleTexts } from '../../domain/merging/merge-article.ts';
import { type Choices, choices } from '../../domain/merging/merge-values.ts';
import { unsavedName } from '../../domain/unsaved/input.ts';
import { recordArticle, type VersionRecord } from '../../domain/versions/record.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { isLanguage, type Language, languageCodes } from '../../i18n/site/language.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { confirmedField } from '../impact/confirm-change.tsx';
import { controlText, initialText, inputFrom } from '../ui/forms/control-text.ts';
import { fromLocal, toLocal } from '../ui/forms/local-time.ts';
import { inputProblem } from '../ui/input-problem.ts';
import type { WrittenText } from './completeness.tsx';

/** Form field name in a language. A report's content field has its own name. */
export function translatedName(language: Language, { json, control }: Field, report: boolean): string {
  const isDocument = report && control.kind === 'rich-text-or-document';
  return `${language}.${isDocument ? control.documentName : json.name}`;
}

/** Defaults of a new article: category news, status draft, published today, written by `author`, an empty Indonesian detail. */
export function newValues(now: Date, author: string): ArticleTexts {
  const texts = entriesOf(commonFields).map(([, field]) => [field.json.name, initialText(field, now)]);
  return { languages: ['id'], texts: { ...Object.fromEntries(texts), author, ...emptyTexts() } };
}

/** An article as its form shows it; of a stored version too. */
export function valuesOf(record: VersionRecord): ArticleTexts {
  const report = isReport(String(record.category ?? ''));
  const details = Array.isArray(record.details) ? record.details : [];
  const texts = entriesOf(commonFields).map(([, field]) => [field.json.name, textOf(field, record[field.json.name])]);
  const translated = details.flatMap(({ language, ...detail }) =>
    entriesOf(translatedFields).map(([, field]) => [
      translatedName(language === 'en' ? 'en' : 'id', field, report),
      textOf(field, detail[field.json.name]),
    ]),
  );
  return {
    languages: languageCodes.filter((code) => details.some(({ language }) => language === code)),
    texts: { ...Object.fromEntries(texts), ...emptyTexts(), ...Object.fromEntries(translated) },
  };
}

export function storedValues(article: Article): ArticleTexts {
  return valuesOf(recordArticle(article).record);
}

/** The article as its form would make it: what cannot be stored yet is as before. Undefined `stored` for one that was never saved. */
export function typedArticle({ languages, texts }: ArticleTexts, stored: Article | undefined): Article {
  const report = isReport(texts.category ?? '');
  const details = languages.map((language) => ({
    language,
    ...inputOf(translatedFields, (field) => texts[translatedName(language, field, report)] ?? ''),
  }));
  const record = { ...inputOf(commonFields, ({ json }) => texts[json.name] ?? ''), details };
  return withCleanContent(articleOf(stored ?? unsavedArticle(), record));
}

function unsavedArticle(): Article {
  const now = new Date();
  const stored = { id: 0, version: 0, seedKey: null, createdBy: null, createdAt: now, updatedAt: now, details: [] };
  const given = { category: 'news', author: '', status: 'draft', topic: null, featuredImage: null } as const;
  return { ...stored, ...given, defaultLanguage: 'id', sortOrder: 0, publishedAt: null, unpublishAt: null };
}

function textOf(field: Field, value: unknown): string {
  return controlText(field, field.control.kind === 'moment' && typeof value === 'string' ? new Date(value) : value);
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
export function valuesIn(form: URLSearchParams): { values: ArticleTexts; unknown: string | undefined } {
  const unknown = [...form.keys()].find(
    (name) => !allNames.includes(name) && !bookkeeping.includes(name) && !name.startsWith(choicePrefix),
  );
  const asked = form.getAll('languages');
  const texts = Object.fromEntries(allNames.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')]));
  return { values: { languages: languageCodes.filter((code) => asked.includes(code)), texts }, unknown };
}

/** The languages of the form with what makes them complete. */
export function writtenIn({ languages, texts }: ArticleTexts): WrittenText[] {
  const report = isReport(texts.category ?? '');
  return languages.map((language) => ({
    language,
    title: texts[`${language}.title`] ?? '',
    content: texts[translatedName(language, translatedFields.content, report)] ?? '',
  }));
}

/** Whether all fields of a language are empty. */
export function isBlank({ texts }: ArticleTexts, language: Language): boolean {
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

type Reading = {
  errors: FormError[];
  /** Undefined for an invalid form. */
  read: ReadArticle | undefined;
};

type ReadArticle = Sent & {
  fields: Sent['fields'] & { category: 'news' | 'reports'; status: 'draft' | 'published' | 'archived' };
};

/** Parses a form into domain input; `stored` is the edited article, undefined for a new one. */
export function readValues(staff: Language, values: ArticleTexts, active: Language, stored?: Article): Reading {
  const { texts, languages } = values;
  const report = isReport(texts.category ?? '');
  const complete = languages.filter((language) => missingIn(values, language) === undefined);
  const incompleteLanguages = languages.filter(
    (language) => !complete.includes(language) && !isUntouched(values, language, stored),
  );
  const errors = [...languageErrors(values, active, stored, { complete, incompleteLanguages }), ...momentErrors(texts)];
  const details = complete.map((language) => ({
    language,
    ...inputOf(translatedFields, (field) => texts[translatedName(language, field, report)] ?? ''),
  }));
  const article = inputOf(commonFields, ({ json }) => texts[json.name] ?? '');
  const parsed = newArticleInput.shape.article.safeParse({ ...article, ...untouchedMoments(texts, stored) });
  const parsedDetails = details.map((detail) => detailInput.safeParse(detail));

  for (const issue of parsed.error?.issues ?? []) {
    errors.push({ field: String(issue.path[0]), text: inputProblem(staff, issue.message) });
  }
  parsedDetails.forEach(({ error }, index) => {
    const language = details[index]?.language ?? active;
    for (const { path, message } of error?.issues ?? []) {
      const name = path[0] === 'content' ? contentField(language, report) : `${language}.${String(path[0])}`;
      errors.push({ field: name, text: inputProblem(staff, message) });
    }
  });
  if (errors.length > 0 || !parsed.success) return { errors: onePerField(errors), read: undefined };
  const { category, status } = parsed.data;
  const read = {
    fields: { ...fieldsOf(parsed.data), category, status },
    details: parsedDetails.flatMap(({ data }) => (data ? [detailOf(data)] : [])),
    incomplete: incompleteLanguages,
  };
  return { errors: [], read };
}

/** The open language tab; errors of that language are listed first. */
export function activeLanguage({ languages, texts }: ArticleTexts, asked: string | null): Language {
  const wanted = [asked, texts.default_language].find(
    (one): one is Language => isLanguage(one) && languages.includes(one),
  );
  return wanted ?? languages[0] ?? 'id';
}

function contentField(language: Language, report: boolean): string {
  return translatedName(language, translatedFields.content, report);
}

/** The first required field of a language that is empty. */
function missingIn({ texts }: ArticleTexts, language: Language): string | undefined {
  const report = isReport(texts.category ?? '');
  if (!texts[`${language}.title`]?.trim()) return `${language}.title`;
  const field = contentField(language, report);
  return cleanContent(texts.category ?? '', texts[field] ?? '') === '' ? field : undefined;
}

export function incompleteError(values: ArticleTexts, language: Language): FormError {
  return {
    field: missingIn(values, language) ?? `${language}.title`,
    text: t.incomplete({ language: articleFieldWords[language] }),
  };
}

type Sorted = { complete: Language[]; incompleteLanguages: Language[] };

function languageErrors(
  values: ArticleTexts,
  active: Language,
  stored: Article | undefined,
  { complete, incompleteLanguages }: Sorted,
): FormError[] {
  if (values.languages.length === 0) return [{ field: 'languages', text: t.languageRequired }];
  const errors = complete.includes(active) ? [] : [incompleteError(values, active)];
  // A new article has no page yet to return to.
  if (!stored) {
    const others = incompleteLanguages.filter((language) => language !== active);
    return [...errors, ...others.map((language) => incompleteError(values, language))];
  }
  if (complete.length > 0) return errors;
  return [...errors, { field: 'languages', text: t.addLanguage }];
}

function momentErrors(texts: ArticleTexts['texts']): FormError[] {
  return Object.values(commonFields).flatMap(({ control, json, label }) => {
    const text = texts[json.name]?.trim() ?? '';
    if (control.kind !== 'moment' || fromLocal(text)) return [];
    if (text !== '') return [{ field: json.name, text: t.noMoment }];
    const field = articleFieldWords[label].toLowerCase();
    return 'required' in control ? [{ field: json.name, text: t.selectMoment({ field }) }] : [];
  });
}

/** The control has a resolution of minutes: an unchanged value keeps its seconds. */
function untouchedMoments(texts: ArticleTexts['texts'], stored: Article | undefined): Record<string, string> {
  const moments = entriesOf(commonFields).flatMap(([name, { control, json }]) => {
    const before = stored?.[name];
    const untouched = before instanceof Date && toLocal(before) === texts[json.name]?.trim();
    return control.kind === 'moment' && untouched ? [[json.name, before.toISOString()]] : [];
  });
  return Object.fromEntries(moments);
}

/** Submitted texts converted to the input types of their fields. */
function inputOf(fields: Fields, textOf: (field: Field) => string): Record<string, unknown> {
  return Object.fromEntries(entriesOf(fields).map(([, field]) => [field.json.name, inputFrom(field, textOf(field))]));
}

function isUntouched(values: ArticleTexts, language: Language, stored: Article | undefined): boolean {
  if (!stored) return isBlank(values, language);
  const before = storedValues(stored).texts;
  return Object.entries(values.texts)
    .filter(([name]) => name.startsWith(`${language}.`))
    .every(([name, text]) => text.trim() === (before[name] ?? '').replace(/\r\n?/g, '\n').trim());
}

function onePerField(errors: FormError[]): FormError[] {
  return errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
}

type Submission = {
  sent: SentArticle;
  active: Language;
  /** What is to be done with the choices between two edits. */
  resolve: 'save' | 'edit' | undefined;
  /** Whether the article is to be restored from the trash first. */
  restores: boolean;
  /** An unknown field. */
  unknown: FormError[];
};

export function submissionIn(form: URLSearchParams): Submission {
  const { values, unknown } = valuesIn(form);
  const resolve = form.get('resolve');
  const asVersion = (given: string | null) => (given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined);
  return {
    sent: {
      values,
      version: asVersion(form.get('version')),
      live: asVersion(form.get('live')),
      choices: choicesIn(form),
      intent: intentIn(form.getAll('intent')),
      wasScheduled: form.get('scheduled') === 'on' && !form.has('intent'),
      confirmed: form.get(confirmedField)?.split(' ') ?? [],
      unsaved: unsavedName.safeParse(form.get('unsaved')).data ?? '',
    },
    active: activeLanguage(values, form.get('active')),
    resolve: resolve === 'save' || resolve === 'edit' ? resolve : undefined,
    restores: form.getAll('intent').includes('restore'),
    unknown: unknown === undefined ? [] : [{ field: '', text: t.unknownField({ name: unknown.slice(0, 100) }) }],
  };
}

/** The form sends `draft` besides the button that was pressed; forms without a choice send none. */
function intentIn(sent: readonly string[]): Intent {
  const [pressed = sent.length === 0 ? 'publish' : 'draft'] = sent.filter((one) => one !== 'draft');
  return pressed === 'merge' || pressed === 'publish' ? pressed : 'draft';
}

/** A domain error at its form field. */
export function refusalError(
  staff: Language,
  { field, problem }: Extract<Created, { kind: 'refused' }>,
  { texts }: ArticleTexts,
): FormError {
  const [language, name] = field.split('.');
  const place =
    name === 'content' ? contentField(language === 'en' ? 'en' : 'id', isReport(texts.category ?? '')) : field;
  return { field: place, text: inputProblem(staff, problem) };
}
