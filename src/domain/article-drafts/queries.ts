import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules } from '../../db/schema/index.ts';
import type { Article } from '../articles/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import type { VersionRecord } from '../versions/record.ts';
import { draftedArticle } from './drafted-article.ts';

export type DraftSchedule = typeof draftSchedules.$inferSelect;

export type ArticleDraft = {
  /** The published article. */
  live: Article;
  /** The article with the unpublished changes; its `version` is the optimistic lock of the draft. */
  article: Article;
  record: VersionRecord;
  version: number;
  savedBy: string;
  savedAt: Date;
  /** Whether the published article was changed since the draft was last saved. */
  isOutdated: boolean;
  schedules: DraftSchedule[];
};

export async function findDraft(db: Db | Transaction, id: number): Promise<ArticleDraft | undefined> {
  const [row] = await db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id));
  const live = row && (await findStoredArticle(db, id));
  if (!live) return undefined;
  const record = row.record as VersionRecord;
  const schedules = await db
    .select()
    .from(draftSchedules)
    .where(eq(draftSchedules.articleId, id))
    .orderBy(asc(draftSchedules.publishAt));
  return {
    live,
    article: { ...draftedArticle(live, record), version: row.version },
    record,
    version: row.version,
    savedBy: row.savedBy,
    savedAt: row.updatedAt,
    isOutdated: row.baseVersion !== live.version,
    schedules,
  };
}

/** An article as its editors see it: with its unpublished changes. */
export async function findEditedArticle(db: Db | Transaction, id: number): Promise<Article | undefined> {
  return (await findDraft(db, id))?.article ?? findStoredArticle(db, id);
}

/** Versions of drafts begin here, above those of all articles. */
export const firstDraftVersion = 500_000_000;

export function isDraftVersion(version: number): boolean {
  return version >= firstDraftVersion;
}

/** Those of the articles that have unpublished changes. */
export async function listWithDrafts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { articleId } = articleDrafts;
  const found = await db
    .select({ articleId })
    .from(articleDrafts)
    .where(inArray(articleId, [...ids]));
  return new Set(found.map((row) => row.articleId));
}

/** Whether visitors see the article now. */
export function isLive({ status, publishedAt, unpublishAt }: Article, now = new Date()): boolean {
  return status === 'published' && publishedAt !== null && publishedAt <= now && !(unpublishAt && unpublishAt <= now);
}
