import type { Created } from '../../domain/articles/commands.ts';
import type { DetailDraft } from '../../domain/articles/edits.ts';
import { detailInput, detailOf, fieldsOf, newArticleInput } from '../../domain/articles/input.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { cleanContent, isReport } from '../../domain/articles/sanitize.ts';
import type { Choices } from '../../domain/merging/merge-values.ts';
import { unsavedName } from '../../domain/unsaved/input.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleFormWords, articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import type { FormError } from '../../ui/forms/form-text.ts';
import { inputFrom } from '../ui/forms/control-text.ts';
import { fromLocal, toLocal } from '../ui/forms/local-time.ts';
import { inputProblem } from '../ui/input-problem.ts';
import { choicesIn, type FormValues, isBlank, translatedName, valuesIn, valuesOf } from './form-values.ts';
import type { Intent } from './staged-save.tsx';

type Reading = {
  errors: FormError[];
  /** Undefined for an invalid form. */
  read: ReadArticle | undefined;
};

type ReadArticle = {
  article: ReturnType<typeof fieldsOf> & { category: 'news' | 'reports'; status: 'draft' | 'published' | 'archived' };
  details: DetailDraft[];
  /** Languages with unsaved changes, because title or content is missing. */
  incompleteLanguages: Language[];
};

/** Parses a form into domain input; `stored` is the edited article, undefined for a new one. */
export function readValues(staff: Language, values: FormValues, active: Language, stored?: Article): Reading {
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
    article: { ...fieldsOf(parsed.data), category, status },
    details: parsedDetails.flatMap(({ data }) => (data ? [detailOf(data)] : [])),
    incompleteLanguages,
  };
  return { errors: [], read };
}

/** The open language tab; errors of that language are listed first. */
export function activeLanguage({ languages, texts }: FormValues, asked: string | null): Language {
  const wanted = [asked, texts.default_language].find(
    (one): one is Language => isLanguage(one) && languages.includes(one),
  );
  return wanted ?? languages[0] ?? 'id';
}

function contentField(language: Language, report: boolean): string {
  return translatedName(language, translatedFields.content, report);
}

function incompleteText(language: Language): string {
  return t.incomplete({ language: articleFieldWords[language] });
}

/** The first required field of a language that is empty. */
function missingIn({ texts }: FormValues, language: Language): string | undefined {
  const report = isReport(texts.category ?? '');
  if (!texts[`${language}.title`]?.trim()) return `${language}.title`;
  const field = contentField(language, report);
  return cleanContent(texts.category ?? '', texts[field] ?? '') === '' ? field : undefined;
}

export function incompleteError(values: FormValues, language: Language): FormError {
  return { field: missingIn(values, language) ?? `${language}.title`, text: incompleteText(language) };
}

type Sorted = { complete: Language[]; incompleteLanguages: Language[] };

function languageErrors(
  values: FormValues,
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

function momentErrors(texts: FormValues['texts']): FormError[] {
  return Object.values(commonFields).flatMap(({ control, json, label }) => {
    const text = texts[json.name]?.trim() ?? '';
    if (control.kind !== 'moment' || fromLocal(text)) return [];
    if (text !== '') return [{ field: json.name, text: t.noMoment }];
    const field = articleFieldWords[label].toLowerCase();
    return 'required' in control ? [{ field: json.name, text: t.selectMoment({ field }) }] : [];
  });
}

/** The control has a resolution of minutes: an unchanged value keeps its seconds. */
function untouchedMoments(texts: FormValues['texts'], stored: Article | undefined): Record<string, string> {
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

function isUntouched(values: FormValues, language: Language, stored: Article | undefined): boolean {
  if (!stored) return isBlank(values, language);
  const before = valuesOf(stored).texts;
  return Object.entries(values.texts)
    .filter(([name]) => name.startsWith(`${language}.`))
    .every(([name, text]) => text.trim() === (before[name] ?? '').replace(/\r\n?/g, '\n').trim());
}

function onePerField(errors: FormError[]): FormError[] {
  return errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
}

type Submission = {
  values: FormValues;
  active: Language;
  /** Name of the unsaved text that is saved; empty without script. */
  unsaved: string;
  version: number | undefined;
  /** Version of the published article that the values take into account; undefined without a draft. */
  live: number | undefined;
  /** Choices between two edits, and what is to be done with them. */
  choices: Choices;
  resolve: 'save' | 'edit' | undefined;
  intent: Intent;
  /** Whether the article is to be restored from the trash first. */
  restores: boolean;
  /** Whether the form was opened before the article became public by its schedule, and does not know of it. */
  wasScheduled: boolean;
  /** An unknown field. */
  unknown: FormError[] | undefined;
};

export function submissionIn(form: URLSearchParams): Submission {
  const { values, unknown } = valuesIn(form);
  const resolve = form.get('resolve');
  const asVersion = (given: string | null) => (given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined);
  return {
    values,
    active: activeLanguage(values, form.get('active')),
    unsaved: unsavedName.safeParse(form.get('unsaved')).data ?? '',
    version: asVersion(form.get('version')),
    live: asVersion(form.get('live')),
    choices: choicesIn(form),
    resolve: resolve === 'save' || resolve === 'edit' ? resolve : undefined,
    intent: intentIn(form.getAll('intent')),
    restores: form.getAll('intent').includes('restore'),
    wasScheduled: form.get('scheduled') === 'on' && !form.has('intent'),
    unknown:
      unknown === undefined
        ? undefined
        : [{ field: '', text: articleFormWords.unknownField({ name: unknown.slice(0, 100) }) }],
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
  { texts }: FormValues,
): FormError {
  const [language, name] = field.split('.');
  const place =
    name === 'content' ? contentField(language === 'en' ? 'en' : 'id', isReport(texts.category ?? '')) : field;
  return { field: place, text: inputProblem(staff, problem) };
}
