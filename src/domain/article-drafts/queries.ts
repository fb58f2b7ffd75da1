import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules } from '../../db/schema/index.ts';
import type { Article } from '../articles/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import type { FindRow } from '../row-by-id.ts';
import { findVersion } from '../versions/queries.ts';
import type { VersionRecord } from '../versions/record.ts';
import { draftedArticle } from './drafted-article.ts';

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

export const findDraft: FindRow<ArticleDraft> = async (db, id, lock) => {
  // The article first: all changes lock it before its draft.
  const locked = lock && (await findStoredArticle(db, id, lock));
  const [pointer] = await db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id));
  const live = pointer && (locked ?? (await findStoredArticle(db, id)));
  const staged = live && (await findVersion(db, 'articles', id, pointer.version));
  if (!pointer || !live || !staged?.record) return undefined;
  const { record, savedBy, savedAt } = staged;
  const { version, baseVersion } = pointer;
  const schedules = await db
    .select()
    .from(draftSchedules)
    .where(eq(draftSchedules.articleId, id))
    .orderBy(asc(draftSchedules.publishAt));
  return {
    live,
    article: { ...draftedArticle(live, record), version },
    record,
    version,
    savedBy: savedBy ?? '',
    savedAt,
    baseVersion,
    isOutdated: baseVersion !== live.version,
    schedules,
  };
};

/** An article as its editors see it: with its unpublished changes. */
export async function findEditedArticle(db: Db | Transaction, id: number): Promise<Article | undefined> {
  return (await findDraft(db, id))?.article ?? findStoredArticle(db, id);
}

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
