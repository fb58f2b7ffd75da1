import { perform } from '../../../src/domain/command.ts';
import { decideReview, submitForReview } from '../../../src/domain/reviews/commands.ts';
import { commentOnPassage } from '../../../src/domain/reviews/comments.ts';
import { ReviewNotices } from '../../../src/domain/reviews/notices.ts';
import { findReview } from '../../../src/domain/reviews/queries.ts';
import { anyActor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, writeTo } from './scenario.ts';

const reviewNotices = new ReviewNotices({ hasMailbox: false, screenOf: () => '', wakeOutbox: () => {} });
const siteOf = ({ db, staleness }: World) => ({ db, staleness, reviewNotices });

const screen = 'POST /backend/articles/review/:id';
const api = 'POST /api/backend/articles/:id/review';
const draft = (world: World) => world.draft();

export const writes: WriteScenario[] = [
  writeTo(`${screen}/submit`, draft, formOf({ assignee: '', due: '', note: '' })),
  writeTo(`${screen}/decide`, waiting, ({ version }) =>
    formOf({ decision: 'approve', text_version: String(version), note: '' }),
  ),
  writeTo(`${screen}/publish`, approved, ({ version }) => formOf({ text_version: String(version) })),
  writeTo(`${screen}/comments`, draft, formOf({ language: 'en', block: '0', quote: '', body: 'Shorter?' })),
  writeTo(`${screen}/comments/:comment/answers`, commented, formOf({ body: 'It is short.' })),
  writeTo(`${screen}/comments/:comment/resolve`, commented),
  writeTo(api, draft, jsonOf({ note: 'Please look at the figures.' })),
  writeTo(`${api}/decision`, waiting, ({ version }) => jsonOf({ decision: 'request_changes', text_version: version })),
  writeTo(`${api}/publish`, approved, ({ version }) => jsonOf({ text_version: version })),
  writeTo(`${api}/comments`, draft, jsonOf({ language: 'en', block: 0, body: 'Shorter?' })),
  writeTo(`${api}/comments/:comment/answers`, commented, jsonOf({ body: 'It is short.' })),
  writeTo(`${api}/comments/:comment/resolve`, commented),
];

async function waiting(world: World): Promise<{ id: number; version: number }> {
  const id = await world.draft();
  const input = { assignee_id: null, due_at: null, note: '' };
  await perform(siteOf(world), submitForReview, { id, input, by: anyActor });
  const found = await findReview(world.db, id);
  if (found?.review?.status !== 'waiting') throw new Error('The article was not submitted.');
  return { id, version: found.article.version };
}

async function approved(world: World): Promise<{ id: number; version: number }> {
  const { id, version } = await waiting(world);
  const input = { decision: 'approve', text_version: version, note: '' } as const;
  await perform(siteOf(world), decideReview, { id, input, by: anyActor });
  return { id, version };
}

async function commented(world: World): Promise<{ id: number; comment: number }> {
  const id = await world.draft();
  const input = { language: 'en', block: 0, quote: '', body: 'Shorter?' } as const;
  const result = await perform(siteOf(world), commentOnPassage, { id, input, by: anyActor });
  if (result.kind !== 'done') throw new Error(`The comment is ${result.kind}.`);
  return { id, comment: result.value.id };
}
