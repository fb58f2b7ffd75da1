import { commonFields, emptyTexts, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Fields } from '../../fields/field.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import type { Article, ArticleDetail } from '../articles/queries.ts';
import type { VersionRecord } from '../versions/record.ts';

type Values = Readonly<Record<string, unknown>>;

/** An article as it was in a version; what versions do not record is that of the present article. */
export function articleOfRecord(current: Article, record: VersionRecord): Article {
  const details = Array.isArray(record.details) ? record.details : [];
  return {
    ...current,
    ...valuesOf(commonFields, record),
    details: details.flatMap((detail) => detailOf(current, detail)),
  };
}

function detailOf(current: Article, record: Values): ArticleDetail[] {
  const { language } = record;
  if (!isLanguage(language)) return [];
  const { id, createdAt, updatedAt } = current;
  const own = { id: 0, articleId: id, language, properties: null, contentMark: null, createdAt, updatedAt };
  return [{ ...own, ...emptyTexts, ...valuesOf(translatedFields, record) }];
}

/** The values of the fields that a record has, under the names of the columns. */
function valuesOf(fields: Fields, record: Values): Record<string, unknown> {
  const known = entriesOf(fields).filter(([, { json }]) => record[json.name] !== undefined);
  return Object.fromEntries(
    known.map(([name, { json, control }]) => {
      const value = record[json.name];
      return [name, control.kind === 'moment' && typeof value === 'string' ? new Date(value) : value];
    }),
  );
}
