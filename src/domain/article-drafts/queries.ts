import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { articleDrafts, draftSchedules } from '../../db/schema/index.ts';
import { commonFields, emptyTexts, translatedFields } from '../../fields/articles.ts';
import { valuesFrom } from '../../fields/derive.ts';
import type { Field, Fields } from '../../fields/field.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import type { ArticleFields, DetailDraft } from '../articles/edits.ts';
import { type ArticleEdit, withEdit } from '../articles/edits.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import type { FindRow } from '../row-by-id.ts';
import { findVersion } from '../versions/queries.ts';
import { recordArticle, type VersionRecord } from '../versions/record.ts';

export type DraftSchedule = typeof draftSchedules.$inferSelect;

export type ArticleDraft = {
  /** The published article. */
  live: Article;
  /** The article with the unpublished changes, and the number of their version. */
  article: Article;
  record: VersionRecord;
  version: number;
  savedBy: string;
  savedAt: Date;
  /** Version of the published article that the draft takes into account. */
  baseVersion: number;
  /** Whether the published article has changes that the draft does not take into account. */
  isOutdated: boolean;
  schedules: DraftSchedule[];
};

/** An article as its editors see it: with its unpublished changes, if there are any. */
export type EditedArticle = { live: Article; article: Article; draft: ArticleDraft | undefined };

/** The article first: all changes lock it before its draft. */
export const findEdited: FindRow<EditedArticle> = async (db, id, lock) => {
  const live = await findStoredArticle(db, id, lock);
  if (!live) return undefined;
  const [pointer] = await db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id));
  const staged = pointer && (await findVersion(db, 'articles', id, pointer.version));
  if (!pointer || !staged?.record) return { live, article: live, draft: undefined };
  const { record, savedBy, savedAt } = staged;
  const { version, baseVersion } = pointer;
  const schedules = await db
    .select()
    .from(draftSchedules)
    .where(eq(draftSchedules.articleId, id))
    .orderBy(asc(draftSchedules.publishAt));
  const article = { ...draftedArticle(live, record), version };
  const isOutdated = baseVersion !== live.version;
  const saved = { record, version, savedBy: savedBy ?? '', savedAt, baseVersion };
  return { live, article, draft: { live, article, ...saved, isOutdated, schedules } };
};

export const findDraft: FindRow<ArticleDraft> = async (db, id, lock) => (await findEdited(db, id, lock))?.draft;

export type DraftMoment = Pick<DraftSchedule, 'part' | 'publishAt' | 'problem'>;

/** Those of the articles that have unpublished changes, with the moments at which these are published. */
export async function listWithDrafts(db: Db, ids: readonly number[]): Promise<Map<number, DraftMoment[]>> {
  if (ids.length === 0) return new Map();
  const { articleId } = articleDrafts;
  const { part, publishAt, problem } = draftSchedules;
  const rows = await db
    .select({ id: articleId, part, publishAt, problem })
    .from(articleDrafts)
    .leftJoin(draftSchedules, eq(draftSchedules.articleId, articleId))
    .where(inArray(articleId, [...ids]))
    .orderBy(asc(publishAt));
  const moments = new Map<number, DraftMoment[]>(rows.map(({ id }) => [id, []]));
  for (const row of rows) {
    if (row.part !== null && row.publishAt !== null) {
      moments.get(row.id)?.push({ part: row.part, publishAt: row.publishAt, problem: row.problem });
    }
  }
  return moments;
}

/** Whether visitors see the article now. */
export function isLive({ status, publishedAt, unpublishAt }: Article, now = new Date()): boolean {
  return status === 'published' && publishedAt !== null && publishedAt <= now && !(unpublishAt && unpublishAt <= now);
}

/** The published article with the changes of its draft. Whether it is public is not part of a draft. */
export function draftedArticle(article: Article, record: VersionRecord): Article {
  return withEdit(article, editFrom(article, record));
}

/** An article as it was in a version; what versions do not record is that of the present one. */
export function articleOf(current: Article, record: VersionRecord): Article {
  return withEdit(current, { ...editFrom(current, record), fields: articleFieldsOf(record) });
}

/** What publishing a draft changes; with a language, of that language only. */
export function editFrom(article: Article, record: VersionRecord, language?: Language): ArticleEdit {
  const all = detailsOf(record);
  const isWanted = (one: Language) => language === undefined || one === language;
  const kept = all.map((detail) => detail.language);
  return {
    ...(language === undefined && { fields: articleFieldsOf(record, ['status']) }),
    details: all.filter((detail) => isWanted(detail.language)),
    removed: article.details.map((one) => one.language).filter((one) => isWanted(one) && !kept.includes(one)),
  };
}

/** Whether an article has the same values in all fields as the published one. */
export function isAsLive(article: Article, live: Article): boolean {
  return draftedArticle(live, recordArticle(article).record) === live;
}

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
  return valuesFrom(commonFields, acceptedValues(commonFields, record, except));
}

/** The languages of an article's record, which names every field of a language. */
export function detailsOf({ details }: VersionRecord): DetailDraft[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap(({ language, ...texts }) =>
    isLanguage(language) ? [{ ...emptyTexts, ...valuesFrom(translatedFields, texts), language }] : [],
  );
}
