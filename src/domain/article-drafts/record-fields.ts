import { commonFields, translatedFields } from '../../fields/articles.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import type { ArticleFields, DetailDraft } from '../articles/commands.ts';
import type { VersionRecord } from '../versions/record.ts';

/** Whether, and from when to when an article is public. A restored version leaves it as it is. */
export const publicationFields = ['status', 'published_at', 'unpublish_at'];

/** The values of a record that its fields accept today, under the names of the API. */
export function acceptedValues(fields: Fields, record: VersionRecord, except: readonly string[] = []) {
  const accepted = Object.values(fields).flatMap(({ json, input }: Field) => {
    if (except.includes(json.name) || !(json.name in record)) return [];
    const parsed = input.safeParse(record[json.name]);
    return parsed.success ? [[json.name, parsed.data] as const] : [];
  });
  return Object.fromEntries(accepted);
}

/** The shared fields of an article's record under the names of the columns. */
export function articleFieldsOf(record: VersionRecord, except: readonly string[] = []): Partial<ArticleFields> {
  const values: Record<string, unknown> = acceptedValues(commonFields, record, except);
  const named = Object.entries(commonFields).map(([name, { json }]) => [name, values[json.name]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Partial<ArticleFields>;
}

/** The languages of an article's record. */
export function detailsOf({ details }: VersionRecord): DetailDraft[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => {
    if (!isLanguage(detail.language)) return [];
    const { title, slug, content } = detail;
    const optional = Object.entries(translatedFields).flatMap(([name, { json }]) =>
      json.name in detail ? [[name, detail[json.name]] as const] : [],
    );
    const texts = Object.fromEntries(optional) as Partial<DetailDraft>;
    const required = { title: String(title ?? ''), slug: String(slug ?? ''), content: String(content ?? '') };
    return [{ ...texts, ...required, language: detail.language }];
  });
}
