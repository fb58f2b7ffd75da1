import { commonFields, emptyTexts, translatedFields } from '../../fields/articles.ts';
import { defaultsOf, entriesOf } from '../../fields/derive.ts';
import { sameValue } from '../../fields/field.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { DetailDraft } from '../articles/commands.ts';
import { changedDetail, changedFields } from '../articles/diff.ts';
import type { Article, ArticleDetail } from '../articles/queries.ts';
import type { ArticleEdit } from '../articles/save.ts';
import type { VersionRecord } from '../versions/record.ts';
import { articleFieldsOf, detailsOf } from './record-fields.ts';

/** An article as an edit would leave it. */
export function withEdit(before: Article, { fields = {}, details = [], removed = [] }: ArticleEdit): Article {
  const category = fields.category ?? before.category;
  const languages = [...new Set([...before.details, ...details].map(({ language }) => language))];
  const texts = languages
    .filter((language) => !removed.includes(language))
    .map((language) => {
      const stored = before.details.find((one) => one.language === language);
      const given = details.find((one) => one.language === language);
      const changed = given && changedDetail(stored, given, category);
      return { ...(stored ?? emptyDetail(before, language)), ...changed };
    });
  return { ...before, ...changedFields(before, fields), details: texts };
}

/** The published article with the changes of its draft. Whether it is public is not part of a draft. */
export function draftedArticle(article: Article, record: VersionRecord): Article {
  return withEdit(article, editFrom(article, record));
}

/** What publishing a draft changes; with a language, of that language only. */
export function editFrom(article: Article, record: VersionRecord, language?: Language): ArticleEdit {
  const all = detailsOf(record);
  const isWanted = (one: Language) => language === undefined || one === language;
  const kept = all.map((detail) => detail.language);
  return {
    ...(language === undefined && { fields: articleFieldsOf(record, ['status']) }),
    details: all.filter((detail) => isWanted(detail.language)).map(complete),
    removed: article.details.map((one) => one.language).filter((one) => isWanted(one) && !kept.includes(one)),
  };
}

/** Whether both have the same values in all fields. */
export function isSameArticle(one: Article, other: Article): boolean {
  const isSame = entriesOf(commonFields).every(([name, { equals = sameValue }]) => equals(one[name], other[name]));
  const textsOf = ({ details }: Article) =>
    details
      .map(({ language }) => language)
      .sort()
      .join();
  return (
    isSame &&
    textsOf(one) === textsOf(other) &&
    one.details.every((detail) => {
      const counterpart = other.details.find(({ language }) => language === detail.language);
      return entriesOf(translatedFields).every(([name, { equals = sameValue }]) =>
        equals(detail[name], counterpart?.[name]),
      );
    })
  );
}

/** A record names every field of a language. */
function complete(detail: DetailDraft): DetailDraft {
  return { ...defaultsOf(translatedFields), ...detail };
}

function emptyDetail({ id }: Article, language: Language): ArticleDetail {
  const now = new Date();
  const own = { id: 0, articleId: id, language, properties: null, contentMark: null, createdAt: now, updatedAt: now };
  return { ...own, ...emptyTexts };
}
