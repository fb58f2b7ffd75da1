import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, articleReviews, reviewComments } from '../../db/schema/index.ts';
import { locate } from '../../fields/rich-text/passages.ts';
import type { Language } from '../../i18n/site/language.ts';
import { findEdited } from '../article-drafts/queries.ts';
import { type Article, isUnpublished } from '../articles/queries.ts';
import { isReport, withCleanContent } from '../articles/sanitize.ts';
import { type TextBlock, textBlocksOf } from '../passages/locate.ts';
import { may } from '../rights/permissions.ts';
import type { FindRow } from '../row-by-id.ts';

export type Review = typeof articleReviews.$inferSelect;
export type ReviewComment = typeof reviewComments.$inferSelect;

/** `changed`: the passage is not there any more, but its block is. `gone`: neither is. */
type PassageState = 'present' | 'changed' | 'gone';
export type PlacedComment = ReviewComment & { passage: PassageState; block: number | null; answers: ReviewComment[] };

/** An article as reviewers see it: with its unpublished changes. */
type ReviewedText = {
  article: Article;
  texts: { language: Language; blocks: TextBlock[] }[];
  /** Whether there is something that a review could lead to publish. */
  isReviewable: boolean;
  /** Whether that are unpublished changes. */
  isStaged: boolean;
};

export type ArticleReview = ReviewedText & {
  review: Review | undefined;
  /** Whether the text is not the one that was submitted or decided on. */
  isTextChanged: boolean;
  assignee: string | null;
  comments: PlacedComment[];
};

const findReviewedText: FindRow<ReviewedText> = async (db, id, lock) => {
  const found = await findEdited(db, id, lock);
  if (!found) return undefined;
  const article = withCleanContent(found.article);
  const texts = article.details.map(({ language, title, excerpt, content }) => ({
    language,
    blocks: textBlocksOf({ title, excerpt, content: isReport(article.category) ? '' : content }),
  }));
  const isStaged = found.draft !== undefined;
  return { article, texts, isReviewable: isStaged || found.live.status === 'draft', isStaged };
};

/** Everything of the review of an article. */
export const findReview: FindRow<ArticleReview> = async (db, id, lock) => {
  const reviewed = await findReviewedText(db, id, lock);
  if (!reviewed) return undefined;
  const [row] = await db
    .select({ review: articleReviews, assignee: accounts.username })
    .from(articleReviews)
    .leftJoin(accounts, eq(accounts.id, articleReviews.assigneeId))
    .where(eq(articleReviews.articleId, id));
  const comments = await db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.articleId, id))
    .orderBy(asc(reviewComments.id));
  const byThread = Map.groupBy(comments, ({ threadId }) => threadId);
  const review = reviewed.isReviewable ? row?.review : undefined;
  return {
    ...reviewed,
    review,
    isTextChanged: review !== undefined && review.textVersion !== reviewed.article.version,
    assignee: row?.assignee ?? null,
    comments: comments
      .filter(({ threadId }) => threadId === null)
      .map((comment) => ({ ...comment, ...placeOf(comment, reviewed), answers: byThread.get(comment.id) ?? [] })),
  };
};

function placeOf(comment: ReviewComment, { texts }: ReviewedText): Pick<PlacedComment, 'passage' | 'block'> {
  const blocks = texts.find(({ language }) => language === comment.language)?.blocks ?? [];
  const place = locate(blocks, comment);
  if (place) return { passage: 'present', block: place.block };
  const block = comment.blockId === null ? -1 : blocks.findIndex(({ id }) => id === comment.blockId);
  return block < 0 ? { passage: 'gone', block: null } : { passage: 'changed', block };
}

export type Reviewer = { id: number; username: string; email: string | null; language: Language };

/** Accounts in one choice. */
const maxReviewers = 200;
const maxMentionable = 500;

/** The accounts that may decide on a review. */
export async function listReviewers(db: Db | Transaction): Promise<Reviewer[]> {
  return (await listStaff(db, maxReviewers)).filter((account) => may(account, 'reviews.decide'));
}

/** The accounts that a comment may mention: those that may read it. */
export async function listMentionable(db: Db | Transaction): Promise<Reviewer[]> {
  return (await listStaff(db, maxMentionable)).filter((account) => may(account, 'reviews.take-part'));
}

function listStaff(db: Db | Transaction, limit: number) {
  const { id, username, email, language, roles } = accounts;
  return db
    .select({ id, username, email, language, roles })
    .from(accounts)
    .where(isNull(accounts.disabledAt))
    .orderBy(asc(username))
    .limit(limit)
    .execute();
}

/**
 * The reviews that wait for an account: those it is to decide on, those without an assignee when it may decide, its own
 * with changes requested, and approved ones when it may publish.
 */
export function waitsFor(
  accountId: number,
  { mayDecide, mayPublish }: { mayDecide: boolean; mayPublish: boolean },
): SQL | undefined {
  const { status, assigneeId, submitterId } = articleReviews;
  return and(
    isUnpublished,
    or(
      mayDecide ? and(eq(status, 'waiting'), or(eq(assigneeId, accountId), isNull(assigneeId))) : undefined,
      and(eq(status, 'changes_requested'), eq(submitterId, accountId)),
      mayPublish ? eq(status, 'approved') : undefined,
    ),
  );
}
