import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { reviewComments } from '../../db/schema/index.ts';
import { problem } from '../../fields/problem.ts';
import { anchorAt, locate, plain } from '../../fields/rich-text/passages.ts';
import { event } from '../activity/commands.ts';
import { type CommandSite, command, done, noInput, refused } from '../command.ts';
import { parseId } from '../input.ts';
import { titleOf } from '../publishing/article-title.ts';
import type { FindRow } from '../row-by-id.ts';
import { maxMentions, maxPassageCharacters, reviewAnswerInput, reviewCommentInput } from './input.ts';
import type { ReviewNotices } from './notices.ts';
import { type ArticleReview, findReview, listMentionable, type ReviewComment, type Reviewer } from './queries.ts';

/** Comments of one article with their answers, resolved ones included. */
const maxCommentsPerArticle = 300;

type NotifyingSite = CommandSite & { reviewNotices: ReviewNotices };

const own = { needs: 'reviews.take-part', logs: ['create', 'review'] } as const;

/**
 * Comments on a passage of the text as it is now. An editor may comment on what is typed and not saved yet: the comment finds its passage
 * when that is saved.
 */
export const commentOnPassage = command({
  ...own,
  input: reviewCommentInput,
  find: findReview,
  async around({ by }, transact, { reviewNotices: notices }: NotifyingSite) {
    const outcome = await transact(async ({ tx, id, row, input: { language, body, ...passage } }) => {
      const anchor = anchorOf(row, language, passage);
      if (!anchor) return refused('quote', 'noSuchPassage');
      if (await isFull(tx, id)) return refused('', 'tooManyComments', 409);
      const mentioned = await mentionedIn(tx, body);
      if (mentioned.length > maxMentions) return refused('body', problem('tooManyMentions', { count: maxMentions }));
      const mentions = mentioned.map(({ username }) => username);
      const [comment] = await tx
        .insert(reviewComments)
        .values({ ...anchor, articleId: id, language, body, author: by.username, mentions })
        .returning();
      if (!comment) throw new Error('The database returned no comment.');
      const title = titleOf(row.article);
      await notices.queueMentions(tx, mentioned, { articleId: id, title, by, comment: comment.id });
      return done(comment, { log: event('article.commented', { id, name: title }) });
    });
    if (outcome.kind === 'done') notices.wake();
    return outcome;
  },
});

type Passage = Pick<(typeof reviewCommentInput)['_output'], 'block' | 'quote' | 'anchor'>;

function anchorOf({ texts }: ArticleReview, language: string, { block, quote: given, anchor }: Passage) {
  const text = texts.find((one) => one.language === language);
  const blocks = text?.blocks ?? [];
  if (anchor) {
    const quote = plain(given);
    if (quote === '' || !text) return undefined;
    const { block_id: blockId, before, after } = anchor;
    const typed = { blockId, quote, before: oneLine(before), after: oneLine(after) };
    const place = locate(blocks, typed);
    return place ? anchorAt(blocks, place, quote) : typed;
  }
  const whole = blocks[block ?? -1]?.text ?? '';
  const quote = plain(given) || whole.slice(0, maxPassageCharacters);
  const at = whole.indexOf(quote);
  return quote === '' || at < 0 ? undefined : anchorAt(blocks, { block: block ?? 0, at }, quote);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A comment that is not resolved, with its article locked, by the article and its own number. */
const findOpenThread: FindRow<{ comment: ReviewComment; found: ArticleReview }> = async (db, articleId, lock, at) => {
  const found = await findReview(db, articleId, lock);
  const isThis = and(eq(reviewComments.id, parseId(at?.comment ?? '') ?? 0), eq(reviewComments.articleId, articleId));
  const query = db
    .select()
    .from(reviewComments)
    .where(and(isThis, isNull(reviewComments.threadId), isNull(reviewComments.resolvedAt)))
    .$dynamic();
  const [comment] = await (lock ? query.for('update') : query);
  return found && comment && { found, comment };
};

export const answerComment = command({
  ...own,
  input: reviewAnswerInput,
  find: findOpenThread,
  async around({ by, id }, transact, { reviewNotices: notices }: NotifyingSite) {
    const outcome = await transact(async ({ tx, row: { comment, found }, input: { body } }) => {
      if (await isFull(tx, id)) return refused('', 'tooManyComments', 409);
      const mentioned = await mentionedIn(tx, body);
      if (mentioned.length > maxMentions) return refused('body', problem('tooManyMentions', { count: maxMentions }));
      const { language, blockId, quote, before, after } = comment;
      const anchor = { language, blockId, quote, before, after };
      const [answer] = await tx
        .insert(reviewComments)
        .values({ ...anchor, articleId: id, threadId: comment.id, body, author: by.username })
        .returning();
      if (!answer) throw new Error('The database returned no answer.');
      const mentions = [...new Set([...comment.mentions, ...mentioned.map(({ username }) => username)])];
      await tx.update(reviewComments).set({ mentions }).where(eq(reviewComments.id, comment.id));
      const title = titleOf(found.article);
      await notices.queueMentions(tx, mentioned, { articleId: id, title, by, comment: comment.id });
      return done(answer, { log: event('article.commentAnswered', { id, name: title, comment: comment.id }) });
    });
    if (outcome.kind === 'done') notices.wake();
    return outcome;
  },
});

export const resolveComment = command({
  needs: 'reviews.take-part',
  logs: ['update', 'review'],
  input: noInput,
  find: findOpenThread,
  async run({ tx, by, row: { comment } }) {
    const { id, articleId } = comment;
    await tx
      .update(reviewComments)
      .set({ resolvedAt: sql`now()`, resolvedBy: by.username })
      .where(eq(reviewComments.id, id));
    return done(undefined, { log: event('article.commentResolved', { id: articleId, comment: id }) });
  },
});

async function isFull(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.$count(reviewComments, eq(reviewComments.articleId, id))) >= maxCommentsPerArticle;
}

/** A username behind a sign that does not belong to an address of mail, without the full stop of a sentence. */
const mention = /(?<![\w.@+-])@([\w.@-]{2,63}\w)/g;

/** The accounts that a text names; a name without an account, or without the right to read it, is text. */
async function mentionedIn(tx: Transaction, body: string): Promise<Reviewer[]> {
  const names = new Set([...body.matchAll(mention)].map(([, name = '']) => name.toLowerCase()));
  return names.size === 0 ? [] : (await listMentionable(tx)).filter(({ username }) => names.has(username));
}
