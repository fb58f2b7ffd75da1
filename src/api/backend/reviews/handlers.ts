import { Elysia } from 'elysia';
import { z } from 'zod';
import { parseId } from '../../../domain/input.ts';
import { commentOnPassage, decideReview, resolveComment, submitForReview } from '../../../domain/reviews/commands.ts';
import {
  reviewCommentInput,
  reviewDecisionInput,
  reviewPublicationInput,
  reviewRequestInput,
} from '../../../domain/reviews/input.ts';
import { publishReviewed } from '../../../domain/reviews/publish.ts';
import { findReview } from '../../../domain/reviews/queries.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { guardedOperation, guardedRead, guardedWrite, success, successSchema } from '../guard.ts';
import { reviewAsJson, reviewJson } from './review-json.ts';

const missing = { description: 'Unknown article or comment', schema: errorSchema };
const invalid = { description: 'Missing or invalid field', schema: errorSchema };
const conflict = {
  description: 'The review or the text is in another state; the error says which',
  schema: errorSchema,
};
const saved = { description: 'Done', schema: successSchema };

const shown = guardedOperation({
  summary: 'The review of an article with its text and the comments on passages',
  answers: { 200: { description: 'The review', schema: reviewJson }, 404: missing },
});
const submitted = guardedOperation({
  summary: 'Submits the unpublished text of an article for review, or changes reviewer and due date',
  body: reviewRequestInput,
  answers: { 200: saved, 400: invalid, 404: missing, 409: conflict },
});
const decided = guardedOperation({
  summary: 'Approves the text, or asks for changes',
  body: reviewDecisionInput,
  answers: { 200: saved, 400: invalid, 404: missing, 409: conflict },
});
const published = guardedOperation({
  summary: 'Publishes the approved text',
  body: reviewPublicationInput,
  answers: { 200: saved, 400: invalid, 404: missing, 409: conflict },
});
const commented = guardedOperation({
  summary: 'Comments on a passage; the comment follows it when the text around it changes',
  body: reviewCommentInput,
  answers: {
    201: { description: 'Created', schema: z.object({ id: z.int() }) },
    400: { description: 'Missing or invalid field, or the block has no such passage', schema: errorSchema },
    404: missing,
    409: { description: 'The article has too many comments', schema: errorSchema },
  },
});
const resolved = guardedOperation({
  summary: 'Resolves a comment',
  answers: { 200: saved, 404: missing },
});

type ById = { id: string };

export function reviewsApi(site: Site) {
  const { db } = site;
  const path = `${endpoints.apiStaffArticles}/:id/review` as const;
  const takePart = { action: 'update', resource: 'review', needs: 'reviews.take-part' } as const;
  const notFound = () => jsonError(404, 'Article not found');
  return new Elysia({ name: 'api.backend.reviews' })
    .get(
      path,
      guardedRead<ById>(site, 'reviews.take-part', async ({ params }) => {
        const found = await findReview(db, parseId(params.id) ?? 0);
        return found ? json(reviewAsJson(found)) : notFound();
      }),
      shown,
    )
    .post(
      path,
      guardedWrite<ById>(site, takePart, async ({ request, params, actor }) => {
        const given = await readJson(reviewRequestInput, request);
        const result = await submitForReview(db, site.reviewNotices, actor, parseId(params.id) ?? 0, given);
        if (result.kind === 'missing') return notFound();
        if (result.kind === 'nothing-to-review') return jsonError(409, 'The article has no unpublished changes');
        if (result.kind === 'unknown-assignee') {
          throw new InvalidInputError('This account may not approve (assignee_id)', 'assignee_id');
        }
        return success();
      }),
      submitted,
    )
    .post(
      `${path}/decision`,
      guardedWrite<ById>(site, { ...takePart, needs: 'reviews.decide' }, async ({ request, params, actor }) => {
        const given = await readJson(reviewDecisionInput, request);
        const result = await decideReview(db, site.reviewNotices, actor, parseId(params.id) ?? 0, given);
        if (result.kind === 'missing') return notFound();
        if (result.kind === 'not-waiting') return jsonError(409, 'No review is waiting for a decision');
        return result.kind === 'conflict' ? jsonError(409, 'The text was changed') : success();
      }),
      decided,
    )
    .post(
      `${path}/publish`,
      guardedWrite<ById>(site, { ...takePart, needs: 'articles.publish' }, async ({ request, params, actor }) => {
        const { text_version: version } = await readJson(reviewPublicationInput, request);
        const result = await publishReviewed(db, site.staleness, actor, parseId(params.id) ?? 0, version);
        switch (result.kind) {
          case 'done':
            return success();
          case 'missing':
            return notFound();
          case 'not-approved':
            return jsonError(409, 'The text is not approved');
          case 'refused':
            return jsonError(409, result.problem);
          case 'conflict':
            return jsonError(409, 'The text was changed');
          case 'outdated':
            return jsonError(409, 'The published article was changed since the draft was saved');
        }
      }),
      published,
    )
    .post(
      `${path}/comments`,
      guardedWrite<ById>(site, { ...takePart, action: 'create' }, async ({ request, params, actor }) => {
        const given = await readJson(reviewCommentInput, request);
        const result = await commentOnPassage(db, actor, parseId(params.id) ?? 0, given);
        switch (result.kind) {
          case 'done':
            return json({ id: result.comment.id }, { status: 201 });
          case 'missing':
            return notFound();
          case 'too-many':
            return jsonError(409, 'The article has too many comments');
          case 'unknown-passage':
            throw new InvalidInputError('The block has no such passage (quote)', 'quote');
        }
      }),
      commented,
    )
    .post(
      `${path}/comments/:comment/resolve`,
      guardedWrite<ById & { comment: string }>(site, takePart, async ({ params, actor }) => {
        const isDone = await resolveComment(db, actor, parseId(params.id) ?? 0, parseId(params.comment) ?? 0);
        return isDone ? success() : jsonError(404, 'Comment not found');
      }),
      resolved,
    );
}
