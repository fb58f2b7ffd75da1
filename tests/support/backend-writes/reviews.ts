import { perform } from '../../../src/domain/command.ts';
import { commentOnPassage, decideReview, submitForReview } from '../../../src/domain/reviews/commands.ts';
import { ReviewNotices } from '../../../src/domain/reviews/notices.ts';
import { findReview } from '../../../src/domain/reviews/queries.ts';
import { anyActor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

const reviewNotices = new ReviewNotices({ hasMailbox: false, screenOf: () => '', wakeOutbox: () => {} });
const siteOf = ({ db, staleness }: World) => ({ db, staleness, reviewNotices });

const screen = '/backend/articles/review/:id';
const api = '/api/backend/articles/:id/review';

export const writes: WriteScenario[] = [
  {
    route: `POST ${screen}/submit`,
    prepare: async (world) => ({
      path: `/backend/articles/review/${await world.draft()}/submit`,
      init: formOf({ assignee: '', due: '', note: '' }),
    }),
  },
  {
    route: `POST ${screen}/decide`,
    prepare: async (world) => {
      const { id, version } = await waiting(world);
      const fields = { decision: 'approve', text_version: String(version), note: '' };
      return { path: `/backend/articles/review/${id}/decide`, init: formOf(fields) };
    },
  },
  {
    route: `POST ${screen}/publish`,
    prepare: async (world) => {
      const { id, version } = await approved(world);
      return { path: `/backend/articles/review/${id}/publish`, init: formOf({ text_version: String(version) }) };
    },
  },
  {
    route: `POST ${screen}/comments`,
    prepare: async (world) => ({
      path: `/backend/articles/review/${await world.draft()}/comments`,
      init: formOf({ language: 'en', block: '0', quote: '', body: 'Shorter?' }),
    }),
  },
  {
    route: `POST ${screen}/comments/:comment/resolve`,
    prepare: async (world) => {
      const { id, comment } = await commented(world);
      return { path: `/backend/articles/review/${id}/comments/${comment}/resolve` };
    },
  },
  {
    route: `POST ${api}`,
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.draft()}/review`,
      init: jsonOf({ note: 'Please look at the figures.' }),
    }),
  },
  {
    route: `POST ${api}/decision`,
    prepare: async (world) => {
      const { id, version } = await waiting(world);
      const body = { decision: 'request_changes', text_version: version };
      return { path: `/api/backend/articles/${id}/review/decision`, init: jsonOf(body) };
    },
  },
  {
    route: `POST ${api}/publish`,
    prepare: async (world) => {
      const { id, version } = await approved(world);
      return { path: `/api/backend/articles/${id}/review/publish`, init: jsonOf({ text_version: version }) };
    },
  },
  {
    route: `POST ${api}/comments`,
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.draft()}/review/comments`,
      init: jsonOf({ language: 'en', block: 0, body: 'Shorter?' }),
    }),
  },
  {
    route: `POST ${api}/comments/:comment/resolve`,
    prepare: async (world) => {
      const { id, comment } = await commented(world);
      return { path: `/api/backend/articles/${id}/review/comments/${comment}/resolve` };
    },
  },
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
  const result = await perform(world, commentOnPassage, { id, input, by: anyActor });
  if (result.kind !== 'done') throw new Error(`The comment is ${result.kind}.`);
  return { id, comment: result.value.id };
}
