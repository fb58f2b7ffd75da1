import type { Article } from '../../domain/articles/queries.ts';
import { isReport } from '../../domain/articles/sanitize.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { toLocal } from './local-time.ts';

/** What stands in the form, by the names of its fields; those of a language begin with it, as in `en.title`. */
export type FormValues = { readonly languages: readonly Language[]; readonly texts: Readonly<Record<string, string>> };

const detailFieldNames = ['title', 'slug', 'excerpt', 'meta_description', 'content', 'document'] as const;
type DetailFieldName = (typeof detailFieldNames)[number];

function detailField(language: Language, name: DetailFieldName): string {
  return `${language}.${name}`;
}

/** A new article: news of today, still a draft, with an empty Indonesian text. */
export function newValues(now: Date): FormValues {
  const texts = {
    ...{ category: 'news', status: 'draft', published_at: toLocal(now), author: '', topic: '' },
    ...{ default_language: 'id', sort_order: '0', featured_image: '' },
  };
  return { languages: ['id'], texts: { ...texts, ...noDetail('id'), ...noDetail('en') } };
}

export function valuesOf(article: Article): FormValues {
  const { category, status, publishedAt, author, topic, defaultLanguage, sortOrder, featuredImage, details } = article;
  const texts: Record<string, string> = {
    ...{ category: category.toLowerCase(), status, author, topic: topic ?? '', default_language: defaultLanguage },
    ...{ published_at: publishedAt ? toLocal(publishedAt) : '', sort_order: String(sortOrder) },
    featured_image: featuredImage ?? '',
    ...noDetail('id'),
    ...noDetail('en'),
  };
  for (const { language, title, slug, excerpt, metaDescription, content } of details) {
    texts[`${language}.title`] = title;
    texts[`${language}.slug`] = slug;
    texts[`${language}.excerpt`] = excerpt ?? '';
    texts[`${language}.meta_description`] = metaDescription ?? '';
    texts[`${language}.${isReport(category) ? 'document' : 'content'}`] = content;
  }
  return { languages: languageCodes.filter((code) => details.some(({ language }) => language === code)), texts };
}

const bookkeeping = ['languages', 'active', 'version', 'base', 'draft'];
const allTexts = Object.keys(newValues(new Date(0)).texts);

/** What was sent, and the first field of it that no form of ours has. */
export function valuesIn(form: URLSearchParams): { values: FormValues; unknown: string | undefined } {
  const unknown = [...form.keys()].find((name) => !allTexts.includes(name) && !bookkeeping.includes(name));
  const asked = form.getAll('languages');
  const texts = Object.fromEntries(allTexts.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n')]));
  return { values: { languages: languageCodes.filter((code) => asked.includes(code)), texts }, unknown };
}

/** Whether anything was written in a language. */
export function isBlank({ texts }: FormValues, language: Language): boolean {
  return detailFieldNames.every((name) => isEmptyText(texts[detailField(language, name)]));
}

function isEmptyText(text = ''): boolean {
  return text.trim() === '';
}

function noDetail(language: Language): Record<string, string> {
  return Object.fromEntries(detailFieldNames.map((name) => [detailField(language, name), '']));
}
