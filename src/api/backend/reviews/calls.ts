import { z } from 'zod';
import { reviewStatuses } from '../../../db/schema/articles/review-values.ts';
import { decideReview, publishReviewed, submitForReview } from '../../../domain/reviews/commands.ts';
import { answerComment, commentOnPassage, resolveComment } from '../../../domain/reviews/comments.ts';
import {
  type ArticleReview,
  findReview,
  listMentionable,
  type PlacedComment,
} from '../../../domain/reviews/queries.ts';
import { languageCodes } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { shaped } from '../../member-order.ts';
import { answer, calls, success } from '../calls.ts';

const moment = z.iso.datetime();

const answerJson = z.object({ id: z.int(), body: z.string(), author: z.string(), created_at: moment });

const commentJson = z.object({
  id: z.int(),
  language: z.enum(languageCodes),
  quote: z.string(),
  body: z.string(),
  author: z.string(),
  created_at: moment,
  resolved_at: moment.nullable(),
  resolved_by: z.string().nullable(),
  answers: z.array(answerJson),
  block_id: z.string().nullable().describe('The block that the passage is in, by its id'),
  before: z.string().describe('The text beside the passage'),
  after: z.string(),
  block: z.int().nullable().describe('The number of the block that it stands at now; null when the block is gone'),
  passage: z
    .enum(['present', 'changed', 'gone'])
    .describe('`changed`: the passage is not there any more, but its block is; `gone`: neither is'),
});

const reviewJson = z.object({
  status: z.enum(reviewStatuses).nullable().describe('Null: not submitted'),
  text_version: z.int().describe('Version of the text as it is now; sent back with a decision and a publication'),
  text_changed: z.boolean().describe('Whether the text is not the one that was submitted or decided on'),
  submitted_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  assignee: z.string().nullable(),
  assignee_id: z.int().nullable(),
  due_at: moment.nullable(),
  note: z.string(),
  texts: z.array(z.object({ language: z.enum(languageCodes), blocks: z.array(z.string()) })),
  comments: z.array(commentJson),
  people: z.array(z.string()).describe('Usernames that comments may mention'),
});

const created = answer('Created', z.object({ id: z.int() }), ({ id }: { id: number }) => ({ id }));
const unknown = { 404: 'Unknown article or comment' };
const write = {
  ...unknown,
  200: success,
  400: 'Missing or invalid field',
  409: 'The review or the text is in another state; the error says which',
};

/** Reviews of articles for staff. */
export function reviewCalls(site: Site) {
  const path = `${endpoints.apiStaffArticles}/:id/review`;
  return calls(site, { name: 'reviews', noun: 'article' })
    .one(
      path,
      'reviews.take-part',
      {
        says: 'The review of an article with its text and the comments on passages',
        200: answer('The review', reviewJson, async (found: ArticleReview) => ({
          ...reviewAsJson(found),
          people: (await listMentionable(site.db)).map(({ username }) => username),
        })),
        ...unknown,
      },
      findReview,
    )
    .on('POST', path, submitForReview, {
      says: 'Submits the unpublished text of an article for review, or changes reviewer and due date',
      ...write,
    })
    .on('POST', `${path}/decision`, decideReview, { says: 'Approves the text, or asks for changes', ...write })
    .on('POST', `${path}/publish`, publishReviewed, { says: 'Publishes the approved text', ...write })
    .on('POST', `${path}/comments`, commentOnPassage, {
      says: 'Comments on a passage; the comment follows it when the text around it changes',
      201: created,
      400: 'Missing or invalid field, or the block has no such passage',
      409: 'The article has too many comments',
      ...unknown,
    })
    .on('POST', `${path}/comments/:comment/answers`, answerComment, {
      says: 'Answers a comment that is not resolved',
      201: created,
      409: 'The article has too many comments',
      missing: 'commentNotFound',
      ...unknown,
    })
    .on('POST', `${path}/comments/:comment/resolve`, resolveComment, {
      says: 'Resolves a comment',
      200: success,
      missing: 'commentNotFound',
      ...unknown,
    }).routes;
}

function reviewAsJson({ review, article, isTextChanged, assignee, texts, comments }: ArticleReview) {
  return {
    status: review?.status ?? null,
    text_version: article.version,
    text_changed: isTextChanged,
    submitted_by: review?.submittedBy ?? null,
    decided_by: review?.decidedBy ?? null,
    assignee: review ? assignee : null,
    assignee_id: review?.assigneeId ?? null,
    due_at: review?.dueAt ?? null,
    note: review?.note ?? '',
    texts: texts.map(({ language, blocks }) => ({ language, blocks: blocks.map(({ text }) => text) })),
    comments: comments.map(commentAsJson),
  };
}

function commentAsJson({ answers, ...comment }: PlacedComment) {
  return shaped(commentJson, { ...comment, answers: answers.map((one) => shaped(answerJson, one)) });
}
