import type { DetailDraft } from '../../domain/articles/commands.ts';
import { detailInput, detailOf, fieldsOf, newArticleInput } from '../../domain/articles/draft-input.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { cleanContent, isReport } from '../../domain/articles/sanitize.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { type FormValues, isBlank, valuesOf } from './form-values.ts';
import { languageLabels } from './labels.ts';
import { fromLocal, toLocal } from './local-time.ts';

export type Mistake = { field: string; text: string };

type Reading = {
  mistakes: Mistake[];
  /** Undefined when there are mistakes. */
  read: ReadArticle | undefined;
};

type ReadArticle = {
  article: ReturnType<typeof fieldsOf> & { category: 'news' | 'reports'; status: 'draft' | 'published' | 'archived' };
  details: DetailDraft[];
  /** Languages in which something was changed that is not saved, because the title or the content is missing. */
  leftOver: Language[];
};

const languageRequired = 'At least one language is required';

/** What a form says, for the domain; `stored` is the article that is edited, undefined for a new one. */
export function readValues(values: FormValues, active: Language, stored?: Article): Reading {
  const { texts, languages } = values;
  const report = isReport(texts.category ?? '');
  const complete = languages.filter((language) => missingIn(values, language) === undefined);
  const leftOver = languages.filter(
    (language) => !complete.includes(language) && !isUntouched(values, language, stored),
  );
  const mistakes = [
    ...languageMistakes(values, active, stored, { complete, leftOver }),
    ...publishedMistakes(texts.published_at ?? ''),
  ];
  const details = complete.map((language) => ({
    language,
    ...{ title: texts[`${language}.title`], slug: texts[`${language}.slug`] },
    ...{ excerpt: texts[`${language}.excerpt`], meta_description: texts[`${language}.meta_description`] },
    content: texts[contentField(language, report)],
  }));
  const parsed = newArticleInput.shape.article.safeParse({
    ...{ category: texts.category, status: texts.status, author: texts.author, topic: texts.topic || null },
    ...{ default_language: texts.default_language, featured_image: texts.featured_image || null },
    sort_order: /^\s*-?\d{1,9}\s*$/.test(texts.sort_order ?? '') ? Number(texts.sort_order) : texts.sort_order,
    published_at: publishedAt(texts.published_at ?? '', stored)?.toISOString() ?? null,
  });
  const parsedDetails = details.map((detail) => detailInput.safeParse(detail));

  for (const issue of parsed.error?.issues ?? []) mistakes.push({ field: String(issue.path[0]), text: issue.message });
  parsedDetails.forEach(({ error }, index) => {
    const language = details[index]?.language ?? active;
    for (const { path, message } of error?.issues ?? []) {
      const name = path[0] === 'content' ? contentField(language, report) : `${language}.${String(path[0])}`;
      mistakes.push({ field: name, text: message });
    }
  });
  if (mistakes.length > 0 || !parsed.success) return { mistakes: onePerField(mistakes), read: undefined };
  const { category, status } = parsed.data;
  const read = {
    article: { ...fieldsOf(parsed.data), category, status },
    details: parsedDetails.flatMap(({ data }) => (data ? [detailOf(data)] : [])),
    leftOver,
  };
  return { mistakes: [], read };
}

/** The language in which the editor works, as the form says it: a mistake there is told first. */
export function activeLanguage({ languages, texts }: FormValues, asked: string | null): Language {
  const wanted = [asked, texts.default_language].find(
    (one): one is Language => isLanguage(one) && languages.includes(one),
  );
  return wanted ?? languages[0] ?? 'id';
}

export function contentField(language: Language, report: boolean): string {
  return `${language}.${report ? 'document' : 'content'}`;
}

function incompleteText(language: Language): string {
  return `Please fill in title and content for ${languageLabels[language]}`;
}

/** The first field without which a language cannot be saved. */
function missingIn({ texts }: FormValues, language: Language): string | undefined {
  const report = isReport(texts.category ?? '');
  if (!texts[`${language}.title`]?.trim()) return `${language}.title`;
  const field = contentField(language, report);
  return cleanContent(texts.category ?? '', texts[field] ?? '') === '' ? field : undefined;
}

export function incompleteMistake(values: FormValues, language: Language): Mistake {
  return { field: missingIn(values, language) ?? `${language}.title`, text: incompleteText(language) };
}

type Sorted = { complete: Language[]; leftOver: Language[] };

function languageMistakes(
  values: FormValues,
  active: Language,
  stored: Article | undefined,
  { complete, leftOver }: Sorted,
): Mistake[] {
  if (values.languages.length === 0) return [{ field: 'languages', text: languageRequired }];
  const mistakes = complete.includes(active) ? [] : [incompleteMistake(values, active)];
  // What is half written of a new article has no page to which it could come back.
  if (!stored) {
    const others = leftOver.filter((language) => language !== active);
    return [...mistakes, ...others.map((language) => incompleteMistake(values, language))];
  }
  if (complete.length > 0) return mistakes;
  return [...mistakes, { field: 'languages', text: 'Please add at least one language with title and content' }];
}

function publishedMistakes(text: string): Mistake[] {
  if (text.trim() === '') return [{ field: 'published_at', text: 'Please select a published date' }];
  return fromLocal(text.trim()) ? [] : [{ field: 'published_at', text: 'This is no date and time' }];
}

/** The field shows minutes: the seconds of a date that was not touched stay what they are. */
function publishedAt(text: string, stored: Article | undefined): Date | undefined {
  const before = stored?.publishedAt;
  return before && toLocal(before) === text.trim() ? before : fromLocal(text.trim());
}

function isUntouched(values: FormValues, language: Language, stored: Article | undefined): boolean {
  if (!stored) return isBlank(values, language);
  const before = valuesOf(stored).texts;
  return Object.entries(values.texts)
    .filter(([name]) => name.startsWith(`${language}.`))
    .every(([name, text]) => text.trim() === (before[name] ?? '').replace(/\r\n?/g, '\n').trim());
}

function onePerField(mistakes: Mistake[]): Mistake[] {
  return mistakes.filter(({ field }, index) => mistakes.findIndex((one) => one.field === field) === index);
}
