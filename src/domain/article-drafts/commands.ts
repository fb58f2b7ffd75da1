import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type ArticleChange, mayChangeArticle, requireArticleChange } from '../accounts/article-rights.ts';
import { type ActivityEntry, type Actor, event, recordActivity } from '../activity/commands.ts';
import { lockGivenFiles, newMissingFile } from '../articles/new-references.ts';
import type { Article } from '../articles/queries.ts';
import { type ArticleEdit, changeOf, objectionTo, type Saved, saveArticleIn } from '../articles/save.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { command, done, noInput } from '../command.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { ForbiddenError, may, type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { storeVersions, type VersionReason } from '../versions/commands.ts';
import { recordArticle } from '../versions/record.ts';
import { editFrom, isSameArticle, withEdit } from './drafted-article.ts';
import { scheduleInput } from './input.ts';
import { type ArticleDraft, findDraft, firstDraftVersion, isLive } from './queries.ts';

/** `not-live`: the article is not public, so its changes need no draft. */
type DraftSaved = Saved | { kind: 'not-live' };

export type StagedEdit = ArticleEdit & {
  /** Version of the published article that the changes take into account; that of the stored draft when left out. */
  onto?: number | undefined;
};

/**
 * Saves changes of a published article as its draft: no page changes. A draft that is as the article is removed. Throws
 * ForbiddenError.
 */
export function saveDraft(
  db: Db,
  actor: RoleHolder,
  id: number,
  { fields = {}, onto, ...edit }: StagedEdit,
): Promise<DraftSaved> {
  return db.transaction(async (tx) => {
    const files = await lockGivenFiles(tx, { ...fields, details: edit.details ?? [] });
    const live = await findStoredArticle(tx, id, 'lock');
    if (!live) return { kind: 'missing' };
    if (!isLive(live)) return { kind: 'not-live' };
    const draft = await findDraft(tx, id);
    const before = draft?.article ?? live;
    const { status: _status, ...staged } = fields;
    const wanted = { ...edit, fields: staged };
    const objection = objectionTo(wanted, before);
    if (objection) return objection;
    const change = changeOf(before, wanted);
    requireArticleChange(actor, { ...change, from: 'draft', to: 'draft' });
    const category = staged.category ?? before.category;
    const missing = newMissingFile(files, before, { category, ...staged, details: edit.details ?? [] });
    if (missing) return { kind: 'refused', ...missing };
    const after = withEdit(before, wanted);
    const baseVersion = onto ?? draft?.baseVersion ?? live.version;
    if (!may(actor, 'articles.publish')) await haltSchedules(tx, id, change);
    return { kind: 'saved', article: await storeDraft(tx, actor, { live, after, draft, baseVersion }, edit.reason) };
  });
}

/** A schedule publishes only what people who may publish have written or seen: it stops when others change that. */
async function haltSchedules(
  tx: Transaction,
  id: number,
  { fields, languages, removed }: Pick<ArticleChange, 'fields' | 'languages' | 'removed'>,
): Promise<void> {
  const changed = [...languages, ...removed];
  if (fields.length === 0 && changed.length === 0) return;
  await tx
    .update(draftSchedules)
    .set({ problem: 'changed' })
    .where(and(eq(draftSchedules.articleId, id), inArray(draftSchedules.part, ['all', ...changed])));
}

type StoredDraft = { live: Article; after: Article; draft: ArticleDraft | undefined; baseVersion: number };

async function storeDraft(
  tx: Transaction,
  actor: Actor,
  { live, after, draft, baseVersion }: StoredDraft,
  reason: Omit<VersionReason, 'by'> = { kind: 'save' },
): Promise<Article> {
  const { id } = live;
  if (isSameArticle(after, live)) {
    if (draft) await recordActivity(tx, actor, await dropDraft(tx, live));
    return live;
  }
  // Later drafts of an article have higher versions than earlier ones.
  const version = draft ? draft.version + 1 : firstDraftVersion + (Math.floor(Date.now() / 1000) % 400_000_000);
  const saved = { ...after, version };
  const recorded = recordArticle(saved);
  const row = { record: recorded.record, baseVersion, version, savedBy: actor.username };
  await tx
    .insert(articleDrafts)
    .values({ articleId: id, ...row })
    .onConflictDoUpdate({ target: articleDrafts.articleId, set: row });
  await storeVersions(tx, 'articles', [recorded], { ...reason, by: actor }, { draft: true });
  await recordActivity(tx, actor, event('article.draftSaved', { id, name: titleOf(live), title: titleOf(saved) }));
  return saved;
}

const write = { logs: ['update', 'article'], find: findDraft } as const;

/** Discards the unpublished changes; versions keep them. */
export const discardDraft = command({
  ...write,
  needs: 'articles.write',
  input: noInput,
  async run({ tx, by, row: draft }) {
    if (!mayDiscardDraft(by, draft)) throw new ForbiddenError();
    return done(undefined, { log: await dropDraft(tx, draft.live) });
  },
});

/** Discarding changes every field back: translators discard drafts that hold nothing but their own language. */
export function mayDiscardDraft(actor: RoleHolder, { article, live }: ArticleDraft): boolean {
  const change = changeOf(article, editFrom(article, recordArticle(live).record));
  return mayChangeArticle(actor, { ...change, from: 'draft', to: 'draft' });
}

/** The entry for the log. */
async function dropDraft(tx: Transaction, live: Article): Promise<ActivityEntry> {
  await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, live.id));
  return event('article.draftDiscarded', { id: live.id, name: titleOf(live) });
}

export type Publication = {
  /** Only the texts of this language; settings are published with all of it. */
  language?: Language | undefined;
  /** The optimistic lock of the draft as it was read. */
  version?: number | undefined;
  /** Publishes although the published article was changed since the draft was begun: those changes are lost. */
  overLive?: boolean;
};

/** `outdated`: the published article was changed since the draft was begun, and those changes are not in the draft. */
export type DraftPublished = Saved | { kind: 'no-draft' } | { kind: 'outdated'; current: Article };

/** Makes the unpublished changes public. Throws ForbiddenError. */
export function publishDraft(
  staleness: Staleness,
  actor: RoleHolder,
  id: number,
  { language, version, overLive = false }: Publication = {},
  cause: Pick<VersionReason, 'cause'> = {},
): Promise<DraftPublished> {
  requirePermission(actor, 'articles.publish');
  return staleness.change(async (tx, declare): Promise<DraftPublished> => {
    await findStoredArticle(tx, id, 'lock');
    const draft = await findDraft(tx, id);
    if (!draft) return { kind: 'no-draft' };
    if (version !== undefined && version !== draft.version) return { kind: 'conflict', current: draft.article };
    if (draft.isOutdated && !overLive) return { kind: 'outdated', current: draft.live };
    const edit = editFrom(draft.live, draft.record, language);
    const saved = await saveArticleIn(tx, declare, actor, id, { ...edit, reason: { kind: 'publish', ...cause } });
    if (saved.kind !== 'saved') return saved;
    if (language === undefined || isSameArticle(draft.article, saved.article)) {
      await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    } else {
      await tx
        .update(articleDrafts)
        // What is left of an outdated draft still does not take those changes into account.
        .set({ ...(!draft.isOutdated && { baseVersion: saved.article.version }), version: draft.version + 1 })
        .where(eq(articleDrafts.articleId, id));
      await tx.delete(draftSchedules).where(and(eq(draftSchedules.articleId, id), eq(draftSchedules.part, language)));
    }
    return saved;
  });
}

/** Sets when the changes are published by themselves; null cancels. */
export const scheduleDraft = command({
  ...write,
  needs: 'articles.publish',
  input: scheduleInput,
  async run({ tx, by, id, row: { live }, input: { publish_at: moment, language: part = 'all' } }) {
    await tx.delete(draftSchedules).where(and(eq(draftSchedules.articleId, id), eq(draftSchedules.part, part)));
    const publishAt = moment === null ? null : new Date(moment);
    if (publishAt) {
      const account = { accountId: by.id, username: by.username };
      await tx.insert(draftSchedules).values({ articleId: id, part, publishAt, ...account });
    }
    const args = { id, name: titleOf(live), part };
    const log = publishAt
      ? event('article.draftScheduled', { ...args, moment: publishAt.toISOString() })
      : event('article.scheduleCancelled', args);
    return done({ id, isCancelled: publishAt === null }, { log });
  },
});

/**
 * Publishes the changes that are due. Who scheduled them was allowed to publish then. Changes of an article that was changed
 * meanwhile are not published, nor changes that were altered by who may not publish; the schedule says so.
 */
export async function publishDueDrafts(db: Db, staleness: Staleness, now = new Date()): Promise<void> {
  const due = await db
    .select()
    .from(draftSchedules)
    .where(and(lte(draftSchedules.publishAt, now), isNull(draftSchedules.problem)))
    .orderBy(draftSchedules.publishAt)
    .limit(100);
  for (const { articleId, part, accountId, username } of due) {
    const actor = { id: accountId, username, roles: ['editor'] } as const;
    const language = part === 'id' || part === 'en' ? part : undefined;
    const result = await publishDraft(staleness, actor, articleId, { language }, { cause: 'schedule' });
    if (result.kind === 'saved' || result.kind === 'no-draft') continue;
    await db
      .update(draftSchedules)
      .set({ problem: result.kind })
      .where(and(eq(draftSchedules.articleId, articleId), eq(draftSchedules.part, part)));
  }
}
