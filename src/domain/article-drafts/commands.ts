import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { type ActivityEntry, event, recordActivity } from '../activity/commands.ts';
import {
  type ArticleEdit,
  changeBetween,
  edited,
  type FoundFiles,
  lockGivenFiles,
  mayChangeArticle,
  objectionTo,
  withEdit,
} from '../articles/edits.ts';
import { articleChangesInput, detailInput } from '../articles/input.ts';
import type { Article } from '../articles/queries.ts';
import { type Saved, saveLocked } from '../articles/save.ts';
import { command, done, noInput } from '../command.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Declare, Staleness } from '../publishing/staleness.ts';
import { ForbiddenError, may, type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { storeVersion } from '../versions/commands.ts';
import { findVersion } from '../versions/queries.ts';
import { recordArticle } from '../versions/record.ts';
import {
  type ArticleDraft,
  draftedArticle,
  type EditedArticle,
  editFrom,
  findDraft,
  findEdited,
  isAsLive,
  isLive,
} from './queries.ts';

const version = z
  .int()
  .positive()
  .describe('The `version` of the draft as it was read; answers 409 when it is another');
const language = z.enum(languageCodes).describe('Only the texts of this language');

export const draftInput = articleChangesInput.extend({
  details: z
    .array(detailInput)
    .min(1, problem('languageRequired'))
    .max(languageCodes.length)
    .optional()
    .describe('All languages of the article; those that are left out are removed'),
  live_version: z
    .int()
    .positive()
    .optional()
    .describe(
      '`live_version` of the draft, after changes of the published article were taken over: it is not outdated then',
    ),
});

export const publishInput = z.strictObject({
  version: version.optional(),
  language: language.optional(),
  over_live: z
    .boolean()
    .optional()
    .describe('Publishes although the published article was changed since; those changes are lost'),
});

const scheduleInput = z.strictObject({
  publish_at: z.iso.datetime({ offset: true }).nullable().describe('Null cancels'),
  language: language.optional(),
});

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
export function saveDraft(db: Db, actor: RoleHolder, id: number, edit: StagedEdit): Promise<DraftSaved> {
  return db.transaction(async (tx) => {
    const files = await lockGivenFiles(tx, edit);
    const stored = await findEdited(tx, id, 'lock');
    if (!stored) return { kind: 'missing' };
    return isLive(stored.live) ? stageEdit(tx, actor, stored, { ...edit, files }) : { kind: 'not-live' };
  });
}

/** The same for an article that the transaction has locked. */
export async function stageEdit(
  tx: Transaction,
  actor: RoleHolder,
  { live, article, draft }: EditedArticle,
  { fields = {}, onto, ...edit }: StagedEdit & { files: FoundFiles },
): Promise<Saved> {
  const { status: _status, ...staged } = fields;
  const result = edited(actor, article, { ...edit, fields: staged }, 'staged');
  if (result.kind !== 'edited') return result;
  const { after } = result;
  const { id } = live;
  const mayPublish = may(actor, 'articles.publish');
  // The changes that a schedule brings out are not those of the draft only.
  if (isAsLive(after, live) && (mayPublish || !draft?.schedules.length)) {
    if (draft) await recordActivity(tx, actor, await dropDraft(tx, live));
    return { kind: 'saved', article: live };
  }
  const reason = { kind: 'save', ...edit.reason, by: actor } as const;
  const version = after === draft?.article ? draft.version : await storeVersion(tx, recordArticle(after), reason, true);
  const saved = { ...after, version };
  const row = { baseVersion: onto ?? draft?.baseVersion ?? live.version, version };
  await tx
    .insert(articleDrafts)
    .values({ articleId: id, ...row })
    .onConflictDoUpdate({ target: articleDrafts.articleId, set: row });
  // A schedule publishes only what people who may publish have written or seen.
  if (mayPublish) await tx.update(draftSchedules).set(row).where(eq(draftSchedules.articleId, id));
  await recordActivity(tx, actor, event('article.draftSaved', { id, name: titleOf(live), title: titleOf(saved) }));
  return { kind: 'saved', article: saved };
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

/**
 * Discarding changes every field back: translators discard drafts that hold nothing but their own language. It cancels schedules,
 * which are those of people who may publish.
 */
export function mayDiscardDraft(actor: RoleHolder, { article, live, schedules }: ArticleDraft): boolean {
  if (schedules.length > 0 && !may(actor, 'articles.publish')) return false;
  const change = changeBetween(article, draftedArticle(article, recordArticle(live).record));
  return mayChangeArticle(actor, { ...change, from: 'draft', to: 'draft' });
}

/** The entry for the log. */
async function dropDraft(tx: Transaction, live: Article): Promise<ActivityEntry> {
  await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, live.id));
  return event('article.draftDiscarded', { id: live.id, name: titleOf(live) });
}

type Publication = {
  /** Only the texts of this language; settings are published with all of it. */
  language?: Language | undefined;
  /** The optimistic lock of the draft as it was read. */
  version?: number | undefined;
  /** Publishes although the published article was changed since the draft was begun: those changes are lost. */
  overLive?: boolean;
};

export type DraftPublished = Saved | { kind: 'no-draft' };

/** Makes the unpublished changes public, or with `scheduled` those that a schedule was made for. Throws ForbiddenError. */
export function publishDraft(
  staleness: Pick<Staleness, 'change'>,
  actor: RoleHolder,
  id: number,
  publication: Publication = {},
  scheduled?: 'scheduled',
): Promise<DraftPublished> {
  requirePermission(actor, 'articles.publish');
  return staleness.change(async (tx, declare): Promise<DraftPublished> => {
    const draft = await findDraft(tx, id, 'lock');
    return draft ? releaseDraft(tx, declare, actor, draft, { ...publication, scheduled }) : { kind: 'no-draft' };
  });
}

/** The same for a draft whose article the transaction has locked. With an edit, it is saved together with the changes. */
export async function releaseDraft(
  tx: Transaction,
  declare: Declare,
  actor: RoleHolder,
  draft: ArticleDraft,
  {
    language,
    version,
    overLive = false,
    edit,
    scheduled,
  }: Publication & { edit?: StagedEdit; scheduled?: 'scheduled' | undefined },
): Promise<DraftPublished> {
  const { live } = draft;
  const { id } = live;
  const objection = objectionTo(edit ?? { version }, draft.article);
  if (objection) return objection;
  const part = language ?? 'all';
  // As it is now: the publication of another part may have moved it on, or its maker cancelled it.
  const planned = scheduled ? draft.schedules.find((one) => one.part === part) : draft;
  if (!planned) return { kind: 'no-draft' };
  const isWhole = planned.version === draft.version;
  const staged = isWhole ? draft.record : (await findVersion(tx, 'articles', id, planned.version))?.record;
  if (!staged) return { kind: 'no-draft' };
  const isOutdated = (edit?.onto ?? planned.baseVersion) !== live.version;
  if (isOutdated && !overLive) return { kind: 'conflict', current: live, isOfLive: true };
  const record = edit ? recordArticle(withEdit(draft.article, edit)).record : staged;
  const whole = editFrom(live, record, language);
  const fields = { ...whole.fields, ...edit?.fields };
  const isPublication = (fields.status ?? live.status) === 'published';
  const cause = scheduled && ({ cause: 'schedule' } as const);
  const reason = isPublication ? ({ kind: 'publish', ...cause } as const) : edit?.reason;
  const files = await lockGivenFiles(tx, { ...whole, fields });
  const saved = await saveLocked(tx, declare, actor, live, { ...whole, fields, files, ...(reason && { reason }) });
  if (saved.kind !== 'saved') return saved;
  if ((language === undefined && isWhole) || draftedArticle(saved.article, draft.record) === saved.article) {
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id));
    return saved;
  }
  await tx.delete(draftSchedules).where(and(eq(draftSchedules.articleId, id), eq(draftSchedules.part, part)));
  // What is left of an outdated draft still does not take those changes into account.
  if (isOutdated) return saved;
  const onward = { baseVersion: saved.article.version };
  await tx.update(articleDrafts).set(onward).where(eq(articleDrafts.articleId, id));
  // Another version may have the published texts as they were: that is for its editors to see.
  const isSameVersion = and(eq(draftSchedules.articleId, id), eq(draftSchedules.version, planned.version));
  await tx.update(draftSchedules).set(onward).where(isSameVersion);
  return saved;
}

/** Sets when the changes are published by themselves; null cancels. */
export const scheduleDraft = command({
  ...write,
  needs: 'articles.publish',
  input: scheduleInput,
  async run({
    tx,
    by,
    id,
    row: { live, version, baseVersion },
    input: { publish_at: moment, language: part = 'all' },
  }) {
    await tx.delete(draftSchedules).where(and(eq(draftSchedules.articleId, id), eq(draftSchedules.part, part)));
    const publishAt = moment === null ? null : new Date(moment);
    if (publishAt) {
      const account = { accountId: by.id, username: by.username };
      await tx.insert(draftSchedules).values({ articleId: id, part, publishAt, version, baseVersion, ...account });
    }
    const args = { id, name: titleOf(live), part };
    const log = publishAt
      ? event('article.draftScheduled', { ...args, moment: publishAt.toISOString() })
      : event('article.scheduleCancelled', args);
    return done({ id, isCancelled: publishAt === null }, { log });
  },
});

/**
 * Publishes the changes that are due, as people who may publish saw them last. Those of an article that was changed meanwhile are
 * not published; the schedule says so.
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
    const result = await publishDraft(staleness, actor, articleId, { language }, 'scheduled');
    if (result.kind === 'saved' || result.kind === 'no-draft') continue;
    await db
      .update(draftSchedules)
      .set({ problem: result.kind === 'conflict' ? 'outdated' : result.kind })
      .where(and(eq(draftSchedules.articleId, articleId), eq(draftSchedules.part, part)));
  }
}
