import { and, eq } from 'drizzle-orm';
import { articleReviews, versions } from '../../db/schema/index.ts';
import { changesBetween, event } from '../activity/commands.ts';
import { publishDraft } from '../article-drafts/commands.ts';
import { saveArticle } from '../articles/save.ts';
import { type CommandSite, command, done, missing, refused } from '../command.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { reviewDecisionInput, reviewPublicationInput, reviewRequestInput } from './input.ts';
import type { ReviewNotices } from './notices.ts';
import { findReview, listReviewers } from './queries.ts';

type NotifyingSite = CommandSite & { reviewNotices: ReviewNotices };

/** Asks for a review of the text as it is now, or changes the assignee and the due date of one that waits. */
export const submitForReview = command({
  needs: 'reviews.take-part',
  logs: ['update', 'review'],
  input: reviewRequestInput,
  find: findReview,
  async around({ by, id, input }, transact, { reviewNotices: notices }: NotifyingSite) {
    const { assignee_id: assigneeId, due_at: dueAt, note } = input;
    const outcome = await transact(async ({ tx, row: { article, isReviewable, review: before } }) => {
      if (!isReviewable) return refused('', 'nothingToReview', 409);
      const reviewers = await listReviewers(tx);
      const nameOf = (account: number | null) => reviewers.find((one) => one.id === account)?.username ?? null;
      if (assigneeId !== null && nameOf(assigneeId) === null) return refused('assignee_id', 'mayNotApprove');
      const submitter =
        before?.status === 'waiting' ? {} : { submitterId: by.id, submittedBy: by.username, decidedBy: null };
      const row = { status: 'waiting', textVersion: article.version, assigneeId, dueAt, note } as const;
      await tx
        .insert(articleReviews)
        .values({ ...row, articleId: id, submitterId: by.id, submittedBy: by.username })
        .onConflictDoUpdate({ target: articleReviews.articleId, set: { ...row, ...submitter } });
      const title = titleOf(article);
      await notices.queueSubmitted(tx, { articleId: id, title, by, note, assigneeId, dueAt });
      const changes = changesBetween(
        before && { status: before.status, assignee: nameOf(before.assigneeId), dueAt: before.dueAt },
        { status: 'waiting', assignee: nameOf(assigneeId), dueAt },
        ['status', 'assignee', 'dueAt'],
      );
      return done(undefined, { log: event('article.submitted', { id, name: title }, { changes }) });
    });
    if (outcome.kind === 'done') notices.wake();
    return outcome;
  },
});

/** Approves the text that was read, or asks for changes. */
export const decideReview = command({
  needs: 'reviews.decide',
  logs: ['update', 'review'],
  input: reviewDecisionInput,
  find: findReview,
  async around({ by, id, input }, transact, { reviewNotices: notices }: NotifyingSite) {
    const { decision, text_version: textVersion, note } = input;
    const outcome = await transact(async ({ tx, row: { article, isReviewable, review } }) => {
      if (review?.status !== 'waiting' || !isReviewable) return refused('', 'noReviewWaiting', 409);
      if (article.version !== textVersion) return refused('', 'textChanged', 409);
      const isApproved = decision === 'approve';
      const status = isApproved ? 'approved' : 'changes_requested';
      await tx
        .update(articleReviews)
        .set({ status, textVersion, note, decidedBy: by.username })
        .where(eq(articleReviews.articleId, id));
      // Stays when the review ends with the publication.
      const isVersion = and(eq(versions.noun, 'articles'), eq(versions.itemId, id), eq(versions.number, textVersion));
      if (isApproved) await tx.update(versions).set({ approvedBy: by.username }).where(isVersion);
      const title = titleOf(article);
      const what = isApproved ? 'approved' : 'changesRequested';
      await notices.queueDecided(tx, what, { articleId: id, title, by, note, submitterId: review.submitterId });
      const changes = changesBetween({ status: review.status }, { status }, ['status']);
      return done(decision, { log: event(`article.${what}`, { id, name: title }, { changes }) });
    });
    if (outcome.kind === 'done') notices.wake();
    return outcome;
  },
});

/**
 * Publishes the text that was approved, and no other. The saves check its version again, so a text that is changed meanwhile is
 * not published, and log it.
 */
export const publishReviewed = command({
  needs: 'articles.publish',
  logs: ['update', 'review'],
  input: reviewPublicationInput,
  async around({ by, id, input: { text_version: version } }, _transact, { db, staleness }: PublishingSite) {
    const found = await findReview(db, id);
    if (!found) return missing();
    const { article, review, isStaged, isTextChanged } = found;
    if (review?.status !== 'approved') return refused('', 'textNotApproved', 409);
    if (isTextChanged || article.version !== version) return refused('', 'textChanged', 409);
    const saved = isStaged
      ? await publishDraft(staleness, by, id, { version })
      : await saveArticle(staleness, by, id, {
          fields: { status: 'published', publishedAt: article.publishedAt ?? new Date() },
          version,
          reason: { kind: 'publish' },
        });
    if (saved.kind === 'saved') return done(undefined, { log: [] });
    if (saved.kind === 'missing') return missing();
    if (saved.kind === 'refused') return refused('', saved.problem, 409);
    const isOfLive = saved.kind === 'conflict' && saved.isOfLive;
    return refused('', isOfLive ? 'publishedSinceSaved' : 'textChanged', 409);
  },
});

type PublishingSite = CommandSite & { staleness: Staleness };
