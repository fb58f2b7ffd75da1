import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleReviews, articles, reviewComments } from '../../db/schema/index.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { anchorAt, plain } from '../passages/locate.ts';
import { titleOf } from '../publishing/article-title.ts';
import { rowById } from '../row-by-id.ts';
import { maxPassageCharacters, type ReviewCommentDraft, type ReviewDecision, type ReviewRequest } from './input.ts';
import type { ReviewNotices } from './notices.ts';
import { findReviewedText, listReviewers, type Review, type ReviewComment, type ReviewedText } from './queries.ts';

/** Comments of one article, resolved ones included. */
const maxCommentsPerArticle = 300;

export type Refused<Kind extends string> = { kind: 'missing' } | { kind: Kind };

/** `nothing-to-review`: the article has nothing unpublished. */
export type Submitted = { kind: 'done' } | Refused<'nothing-to-review' | 'unknown-assignee'>;

/** Asks for a review of the text as it is now, or changes the assignee and the due date of one that waits. */
export async function submitForReview(
  db: Db,
  notices: ReviewNotices,
  actor: Actor,
  id: number,
  { assignee_id: assigneeId, due_at: dueAt, note }: ReviewRequest,
): Promise<Submitted> {
  const result = await db.transaction(async (tx): Promise<Submitted> => {
    const found = await lock(tx, id);
    if (!found) return { kind: 'missing' };
    const { article, isReviewable, review: before } = found;
    if (!isReviewable) return { kind: 'nothing-to-review' };
    const reviewers = await listReviewers(tx);
    const nameOf = (account: number | null) => reviewers.find((one) => one.id === account)?.username ?? null;
    if (assigneeId !== null && nameOf(assigneeId) === null) return { kind: 'unknown-assignee' };
    const submitter =
      before?.status === 'waiting' ? {} : { submitterId: actor.id, submittedBy: actor.username, decidedBy: null };
    const row = { status: 'waiting', textVersion: article.version, assigneeId, dueAt, note } as const;
    await tx
      .insert(articleReviews)
      .values({ ...row, articleId: id, submitterId: actor.id, submittedBy: actor.username })
      .onConflictDoUpdate({ target: articleReviews.articleId, set: { ...row, ...submitter } });
    const title = titleOf(article);
    await recordActivity(tx, actor, {
      action: 'update',
      description: `Submitted article "${title}" for review`,
      resource: { type: 'article', name: title, id },
      changes: changesBetween(
        before && { status: before.status, assignee: nameOf(before.assigneeId), dueAt: before.dueAt },
        { status: 'waiting', assignee: nameOf(assigneeId), dueAt },
        ['status', 'assignee', 'dueAt'],
      ),
    });
    await notices.queueSubmitted(tx, { articleId: id, title, by: actor, note, assigneeId, dueAt });
    return { kind: 'done' };
  });
  if (result.kind === 'done') notices.wake();
  return result;
}

/** `not-waiting`: no review waits for a decision. `conflict`: the text is not the one that was read. */
export type Decided = { kind: 'done' } | Refused<'not-waiting' | 'conflict'>;

/** Approves the text, or asks for changes. */
export async function decideReview(
  db: Db,
  notices: ReviewNotices,
  actor: Actor,
  id: number,
  { decision, text_version: textVersion, note }: ReviewDecision,
): Promise<Decided> {
  const result = await db.transaction(async (tx): Promise<Decided> => {
    const found = await lock(tx, id);
    if (!found) return { kind: 'missing' };
    const { article, isReviewable, review } = found;
    if (review?.status !== 'waiting' || !isReviewable) return { kind: 'not-waiting' };
    if (article.version !== textVersion) return { kind: 'conflict' };
    const isApproved = decision === 'approve';
    const status = isApproved ? 'approved' : 'changes_requested';
    await tx
      .update(articleReviews)
      .set({ status, textVersion, note, decidedBy: actor.username })
      .where(eq(articleReviews.articleId, id));
    const title = titleOf(article);
    await recordActivity(tx, actor, {
      action: 'update',
      description: isApproved ? `Approved article "${title}"` : `Requested changes of article "${title}"`,
      resource: { type: 'article', name: title, id },
      changes: changesBetween({ status: review.status }, { status }, ['status']),
    });
    const { submitterId } = review;
    const event = isApproved ? 'approved' : 'changesRequested';
    await notices.queueDecided(tx, event, { articleId: id, title, by: actor, note, submitterId });
    return { kind: 'done' };
  });
  if (result.kind === 'done') notices.wake();
  return result;
}

/** `unknown-passage`: the block has no such passage, or there is no such block. */
export type Commented = { kind: 'done'; comment: ReviewComment } | Refused<'unknown-passage' | 'too-many'>;

/** Comments on a passage of the text as it is now. */
export function commentOnPassage(
  db: Db,
  actor: Actor,
  id: number,
  { language, block, quote: given, body }: ReviewCommentDraft,
): Promise<Commented> {
  return db.transaction(async (tx): Promise<Commented> => {
    const found = await lock(tx, id);
    if (!found) return { kind: 'missing' };
    const blocks = found.texts.find((text) => text.language === language)?.blocks ?? [];
    const text = blocks[block]?.text ?? '';
    const quote = plain(given) || text.slice(0, maxPassageCharacters);
    const at = text.indexOf(quote);
    if (quote === '' || at < 0) return { kind: 'unknown-passage' };
    const count = await tx.$count(reviewComments, eq(reviewComments.articleId, id));
    if (count >= maxCommentsPerArticle) return { kind: 'too-many' };
    const [comment] = await tx
      .insert(reviewComments)
      .values({ ...anchorAt(blocks, { block, at }, quote), articleId: id, language, body, author: actor.username })
      .returning();
    if (!comment) throw new Error('The database returned no comment.');
    const title = titleOf(found.article);
    await recordActivity(tx, actor, {
      action: 'create',
      description: `Commented on a passage of article "${title}"`,
      resource: { type: 'article', name: title, id },
    });
    return { kind: 'done', comment };
  });
}

/** False when the article has no such open comment. */
export function resolveComment(db: Db, actor: Actor, id: number, comment: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [resolved] = await tx
      .update(reviewComments)
      .set({ resolvedAt: sql`now()`, resolvedBy: actor.username })
      .where(and(eq(reviewComments.id, comment), eq(reviewComments.articleId, id), isNull(reviewComments.resolvedAt)))
      .returning({ id: reviewComments.id });
    if (!resolved) return false;
    await recordActivity(tx, actor, {
      action: 'update',
      description: `Resolved comment #${comment} on article #${id}`,
      resource: { type: 'article', id },
    });
    return true;
  });
}

const lockArticle = rowById(articles);

async function lock(tx: Transaction, id: number): Promise<(ReviewedText & { review: Review | undefined }) | undefined> {
  const found = (await lockArticle(tx, id, 'lock')) && (await findReviewedText(tx, id));
  if (!found) return undefined;
  const [review] = await tx.select().from(articleReviews).where(eq(articleReviews.articleId, id));
  return { ...found, review };
}
