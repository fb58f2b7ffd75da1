import { z } from 'zod';
import { reviewStatuses } from '../../../db/schema/articles/review-values.ts';
import type { PlacedComment, ReviewDesk } from '../../../domain/reviews/queries.ts';
import { languageCodes } from '../../../i18n/site/language.ts';

const moment = z.iso.datetime();

const commentJson = z.object({
  id: z.int(),
  language: z.enum(languageCodes),
  quote: z.string(),
  body: z.string(),
  author: z.string(),
  created_at: moment,
  resolved_at: moment.nullable(),
  resolved_by: z.string().nullable(),
  block: z.int().nullable().describe('The number of the block that it stands at now; null when the block is gone'),
  passage: z
    .enum(['present', 'changed', 'gone'])
    .describe('`changed`: the passage is not there any more, but its block is; `gone`: neither is'),
});

export const reviewJson = z.object({
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
});

export function reviewAsJson({ review, article, isTextChanged, assignee, texts, comments }: ReviewDesk) {
  return {
    status: review?.status ?? null,
    text_version: article.version,
    text_changed: isTextChanged,
    submitted_by: review?.submittedBy ?? null,
    decided_by: review?.decidedBy ?? null,
    assignee: review ? assignee : null,
    assignee_id: review?.assigneeId ?? null,
    due_at: review?.dueAt?.toISOString() ?? null,
    note: review?.note ?? '',
    texts: texts.map(({ language, blocks }) => ({ language, blocks: blocks.map(({ text }) => text) })),
    comments: comments.map(commentAsJson),
  };
}

function commentAsJson({ id, language, quote, body, author, createdAt, resolvedAt, ...comment }: PlacedComment) {
  return {
    id,
    language,
    quote,
    body,
    author,
    created_at: createdAt.toISOString(),
    resolved_at: resolvedAt?.toISOString() ?? null,
    resolved_by: comment.resolvedBy,
    block: comment.block,
    passage: comment.passage,
  };
}
