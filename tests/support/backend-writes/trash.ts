import type { World } from '../world.ts';
import { formOf, jsonOf, type Staff, type WriteScenario, writeTo } from './scenario.ts';

export const writes: WriteScenario[] = [
  writeTo('POST /api/backend/trash/:kind/:id/restore', deletedArticle),
  writeTo('DELETE /api/backend/trash/:kind/:id', deletedArticle),
  writeTo('POST /backend/trash/:kind/:id/restore', deletedArticle),
  writeTo('POST /backend/trash/:kind/:id/purge', deletedArticle),
  writeTo('POST /api/backend/trash/restore', deletedArticle, ({ kind, id }) => jsonOf({ kind, ids: [id] })),
  writeTo('POST /backend/trash/restore', deletedArticle, ({ kind, id }) => formOf({ kind, ids: String(id) })),
];

async function deletedArticle(world: World, { cookie }: Staff) {
  const id = await world.publish();
  await world.handle(`/api/backend/articles/${id}`, { method: 'DELETE', headers: { cookie } });
  return { kind: 'articles', id };
}
