import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  articleDrafts,
  articleLinks,
  articleReviews,
  articles,
  assets,
  cachePurges,
  contactMessages,
  draftSchedules,
  mails,
  reviewComments,
  versions,
} from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type ArticleSummary, isPartial, isUnpublished, listArticleSummaries, matching } from '../articles/queries.ts';
import { type Asset, lacksAltText, listAssetsById } from '../assets/queries.ts';
import { usesOf } from '../assets/usage.ts';
import { calendarItems, spanOf, today } from '../calendar/queries.ts';
import { type BrokenKind, isBrokenOf } from '../links/broken-links.ts';
import { isShownToStaff } from '../mail/confidential.ts';
import { titleOf } from '../publishing/article-title.ts';
import { isRefused } from '../publishing/cache-purges.ts';
import { waitsFor } from '../reviews/queries.ts';
import { may, type Permission, type RoleHolder } from '../rights/permissions.ts';

/** What waits, in the order of the dashboard, and who is shown it. */
const attentionNeeds = {
  myDrafts: 'articles.create',
  reviews: 'reviews.take-part',
  myReviews: 'reviews.take-part',
  mentions: 'reviews.take-part',
  withoutId: 'articles.read',
  withoutEn: 'articles.read',
  assignedMessages: 'messages.answer',
  newMessages: 'messages.read',
  failedMails: 'email.send',
  unpurgedCaches: 'accounts.manage',
  scheduledToday: 'articles.read',
  failedChanges: 'articles.publish',
  drafts: 'articles.read',
  unpublishedChanges: 'articles.read',
  missingFiles: 'articles.read',
  brokenLinks: 'articles.read',
  partialArticles: 'articles.read',
  picturesWithoutAltText: 'assets.write',
} as const satisfies Record<string, Permission>;

export type AttentionKind = keyof typeof attentionNeeds;

/** What the account itself has begun, was asked or translates; the others concern the site. */
export const ownWork: readonly AttentionKind[] = [
  'myDrafts',
  'reviews',
  'myReviews',
  'mentions',
  'withoutId',
  'withoutEn',
];

/** Something that waits, by its name. */
export type AttentionItem = {
  target: 'article' | 'draft' | 'review' | 'asset' | 'message' | 'mail' | 'none';
  id: number;
  name: string;
  /** When it happens. */
  at?: { moment: Date; kind: 'publication' | 'unpublication' | 'changes' };
  /** Addresses that are broken. */
  addresses?: string[];
  /** For articles: category and languages, which decide who may edit it. */
  written?: { category: string; details: ArticleSummary['details'] };
};

export type Matter = { kind: AttentionKind; items: AttentionItem[]; count: number; isAtLeast: boolean };

/** Items that are named; the list has the others. */
const maxNamed = 4;
/** Beyond it, "at least" is exact enough: nothing is counted to its end. */
const maxCounted = 100;

/** What waits for a member of staff; nothing is looked for that the account may not see. */
export async function readAttention(db: Db, actor: RoleHolder): Promise<Matter[]> {
  const matters: Matter[] = [];
  for (const [kind, read] of Object.entries(readers) as [AttentionKind, Reader][]) {
    if (!may(actor, attentionNeeds[kind])) continue;
    const found = await read(db, actor);
    if (found.length === 0) continue;
    const count = Math.min(found.length, maxCounted);
    const items = await nameItems(db, found.slice(0, maxNamed));
    matters.push({ kind, items, count, isAtLeast: found.length > maxCounted });
  }
  return matters;
}

type AttentionRow = Omit<AttentionItem, 'name'> & { name?: string };
type Reader = (db: Db, actor: RoleHolder) => Promise<AttentionRow[]>;

/** One more than is counted, to know whether there are more. */
const limit = maxCounted + 1;

const readers: Record<AttentionKind, Reader> = {
  myDrafts: (db, { username }) => articlesWhere(db, and(eq(articles.createdBy, username), isUnpublished)),
  assignedMessages: (db, { id }) =>
    messagesWhere(
      db,
      and(eq(contactMessages.assigneeId, id ?? 0), inArray(contactMessages.status, ['new', 'in_progress'])),
    ),
  async reviews(db, actor) {
    const mayDecide = may(actor, 'reviews.decide');
    const mayPublish = may(actor, 'articles.publish');
    const rows = await db
      .select({ id: articleReviews.articleId })
      .from(articleReviews)
      .innerJoin(articles, eq(articles.id, articleReviews.articleId))
      .where(waitsFor(actor.id, { mayDecide, mayPublish }))
      .orderBy(sql`${articleReviews.dueAt} asc nulls last`, asc(articleReviews.articleId))
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'review' }) as const);
  },
  async myReviews(db, { id }) {
    const { articleId, status, submitterId, assigneeId } = articleReviews;
    const isAsked = and(eq(status, 'waiting'), eq(submitterId, id), sql`${assigneeId} is distinct from ${id}`);
    const rows = await db
      .select({ id: articleId })
      .from(articleReviews)
      .innerJoin(articles, eq(articles.id, articleId))
      .where(and(isAsked, isUnpublished))
      .orderBy(articleId)
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'review' }) as const);
  },
  async mentions(db, { username }) {
    const { articleId, mentions, resolvedAt, threadId } = reviewComments;
    const isOpen = and(isNull(resolvedAt), isNull(threadId), sql`${mentions} @> array[${username}]::text[]`);
    const rows = await db
      .selectDistinct({ id: articleId })
      .from(reviewComments)
      .where(isOpen)
      .orderBy(articleId)
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'review' }) as const);
  },
  withoutId: (db, actor) => untranslated(db, actor, 'id'),
  withoutEn: (db, actor) => untranslated(db, actor, 'en'),
  newMessages: (db) => messagesWhere(db, eq(contactMessages.status, 'new')),
  async failedMails(db) {
    const rows = await db
      .select({ id: mails.id, name: mails.subject })
      .from(mails)
      .where(and(eq(mails.status, 'failed'), isShownToStaff))
      .orderBy(sql`${mails.createdAt} desc nulls last, ${mails.id} desc nulls last`)
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'mail' }) as const);
  },
  async unpurgedCaches(db) {
    const rows = await db.select({ name: cachePurges.endpoint }).from(cachePurges).where(isRefused).limit(limit);
    return rows.map(() => ({ id: 0, name: '', target: 'none' }) as const);
  },
  async scheduledToday(db) {
    const { items } = await calendarItems(db, spanOf(today(), today()));
    return items
      .filter(({ isAhead }) => isAhead)
      .flatMap(({ kind, at, article }) =>
        kind === 'due' ? [] : [{ target: 'article', id: article.id, name: article.title, at: { moment: at, kind } }],
      );
  },
  drafts: (db) => articlesWhere(db, eq(articles.status, 'draft')),
  async failedChanges(db) {
    const { articleId, problem } = draftSchedules;
    const rows = await db
      .selectDistinct({ id: articleId })
      .from(draftSchedules)
      .where(isNotNull(problem))
      .orderBy(articleId)
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'draft' }) as const);
  },
  async unpublishedChanges(db) {
    const { articleId, version } = articleDrafts;
    const isScheduled = exists(db.select().from(draftSchedules).where(eq(draftSchedules.articleId, articleId)));
    const rows = await db
      .select({ id: articleId })
      .from(articleDrafts)
      .innerJoin(
        versions,
        and(eq(versions.noun, 'articles'), eq(versions.itemId, articleId), eq(versions.number, version)),
      )
      .where(not(isScheduled))
      .orderBy(desc(versions.savedAt), desc(articleId))
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'draft' }) as const);
  },
  missingFiles: (db) => articlesWithBroken(db, 'files'),
  brokenLinks: (db) => articlesWithBroken(db, 'links'),
  // Translators have those of their languages.
  partialArticles: async (db, actor) => (may(actor, 'articles.create') ? articlesWhere(db, isPartial) : []),
  async picturesWithoutAltText(db) {
    const rows = await db
      .select({ id: assets.id, name: assets.name })
      .from(assets)
      .where(lacksAltText)
      .orderBy(desc(assets.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, target: 'asset' }) as const);
  },
};

async function messagesWhere(db: Db, condition: SQL | undefined): Promise<AttentionRow[]> {
  const rows = await db
    .select({ id: contactMessages.id, name: contactMessages.name })
    .from(contactMessages)
    .where(condition)
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, target: 'message' }) as const);
}

/** Articles that a translator's language is missing in. */
async function untranslated(db: Db, { roles }: RoleHolder, language: Language): Promise<AttentionRow[]> {
  if (!roles.includes(`translator:${language}`)) return [];
  return articlesWhere(db, matching(db, { unpublished: true, language: `without-${language}` }));
}

async function articlesWhere(db: Db, condition: SQL | undefined): Promise<AttentionRow[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(condition)
    .orderBy(desc(articles.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, target: 'article' }) as const);
}

async function articlesWithBroken(db: Db, kind: BrokenKind): Promise<AttentionRow[]> {
  const rows = await db
    .select({ id: articleLinks.articleId, addresses: sql<string[]>`json_agg(distinct ${articleLinks.address})` })
    .from(articleLinks)
    .innerJoin(articles, eq(articles.id, articleLinks.articleId))
    .where(isBrokenOf(kind))
    .groupBy(articleLinks.articleId)
    .orderBy(desc(articleLinks.articleId))
    .limit(limit);
  return rows.map((row) => ({ ...row, target: 'article' }) as const);
}

/** Titles are read for the items that are named only. */
async function nameItems(db: Db, found: AttentionRow[]): Promise<AttentionItem[]> {
  const unnamed = found
    .filter(({ name, target }) => name === undefined && ['article', 'draft', 'review'].includes(target))
    .map(({ id }) => id);
  const summaries = unnamed.length > 0 ? await listArticleSummaries(db, { ids: unnamed, unpublished: true }) : [];
  const known = new Map(summaries.map((article) => [article.id, article]));
  return found.map((item) => {
    const article = item.name === undefined ? known.get(item.id) : undefined;
    const name = item.name ?? (article ? titleOf(article) : `#${item.id}`);
    return { ...item, name, ...(article && { written: { category: article.category, details: article.details } }) };
  });
}

/** Same as the page size of the list. */
export const maxDescribed = 24;

/** Those of the assets that the account may describe, in the given order. */
export async function listDescribable(db: Db, actor: RoleHolder, ids: readonly number[]): Promise<Asset[]> {
  const found = await listAssetsById(db, ids.slice(0, maxDescribed));
  if (may(actor, 'assets.write')) return found;
  const own = await listOwnUploads(
    db,
    actor,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => own.includes(id));
}

/** The newest pictures without alternative text that the account may describe. */
export async function listUndescribed(db: Db, actor: RoleHolder): Promise<Asset[]> {
  const isOwn = may(actor, 'assets.write') ? sql`true` : isUploadedBy(actor);
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(lacksAltText, isOwn))
    .orderBy(desc(assets.id))
    .limit(maxDescribed);
  return listDescribable(
    db,
    actor,
    rows.map(({ id }) => id),
  );
}

/**
 * Writers describe their own uploads until another account has saved or used them: what pages may show already is
 * changed by editors.
 */
async function listOwnUploads(db: Db, actor: RoleHolder, ids: readonly number[]): Promise<number[]> {
  if (!may(actor, 'assets.add') || ids.length === 0) return [];
  const rows = await db
    .select()
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), isUploadedBy(actor)));
  const unused: number[] = [];
  for (const asset of rows) if ((await usesOf(db, asset)).length === 0) unused.push(asset.id);
  return unused;
}

function isUploadedBy({ username }: RoleHolder) {
  const isUpload = and(
    eq(versions.noun, 'assets'),
    eq(versions.itemId, assets.id),
    eq(versions.number, 1),
    eq(versions.kind, 'save'),
    eq(versions.savedBy, username),
  );
  return and(eq(assets.version, 1), sql`exists (select from ${versions} where ${isUpload})`);
}
