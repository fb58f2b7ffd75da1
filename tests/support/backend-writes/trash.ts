import type { World } from '../world.ts';
import type { WriteScenario } from './scenario.ts';

async function someDeleted(world: World, { cookie }: { cookie: string }): Promise<number> {
  const id = await world.publish();
  await world.handle(`/api/backend/articles/${id}`, { method: 'DELETE', headers: { cookie } });
  return id;
}

export const writes: WriteScenario[] = [
  {
    route: 'POST /api/backend/trash/:kind/:id/restore',
    prepare: async (world, staff) => ({
      path: `/api/backend/trash/articles/${await someDeleted(world, staff)}/restore`,
    }),
  },
  {
    route: 'DELETE /api/backend/trash/:kind/:id',
    prepare: async (world, staff) => ({ path: `/api/backend/trash/articles/${await someDeleted(world, staff)}` }),
  },
  {
    route: 'POST /backend/trash/:kind/:id/restore',
    prepare: async (world, staff) => ({ path: `/backend/trash/articles/${await someDeleted(world, staff)}/restore` }),
  },
  {
    route: 'POST /backend/trash/:kind/:id/purge',
    prepare: async (world, staff) => ({ path: `/backend/trash/articles/${await someDeleted(world, staff)}/purge` }),
  },
];
