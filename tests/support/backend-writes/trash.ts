import { eq } from 'drizzle-orm';
import { trash } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type Staff, type WriteScenario, writeTo } from './scenario.ts';

export const writes: WriteScenario[] = [
  writeTo('POST /api/backend/trash/:kind/:id/restore', deletedArticle),
  writeTo('DELETE /api/backend/trash/:kind/:id', deletedArticle),
  writeTo('POST /backend/trash/:kind/:id/restore', deletedArticle),
  writeTo('POST /backend/trash/:kind/:id/purge', deletedArticle),
  writeTo('POST /api/backend/trash/restore', deletedArticle, ({ kind, id }) => jsonOf({ kind, items: [{ id }] })),
  writeTo('POST /backend/trash/restore', deletedArticle, ({ kind, id, at }) => formOf({ kind, items: `${id}.${at}` })),
];

async function deletedArticle(world: World, { cookie }: Staff) {
  const id = await world.publish();
  await world.handle(`/api/backend/articles/${id}`, { method: 'DELETE', headers: { cookie } });
  const [row] = await world.db.select().from(trash).where(eq(trash.itemId, id));
  return { kind: 'articles', id, at: row?.deletedAt.getTime() ?? 0 };
}
