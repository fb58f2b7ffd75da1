import { leader, storeLeaders } from '../leaders.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

async function someLeader(world: World): Promise<number> {
  const [id = 0] = await storeLeaders(world.db, [leader()]);
  return id;
}

const json = {
  board: 'directors',
  name: 'Lukas Sekayam',
  position: 'Direktur Operasi',
  position_en: 'Operations Director',
};
const form = { ...json, visible: 'on', portrait: '', biography: '', biography_en: '', version: '', base: '' };

export const writes: WriteScenario[] = [
  {
    route: 'POST /api/backend/leaders',
    prepare: async () => ({ path: '/api/backend/leaders', init: jsonOf(json) }),
  },
  {
    route: 'PUT /api/backend/leaders/reorder',
    prepare: async (world) => {
      const order = { leaders: [{ id: await someLeader(world), sort_order: 3 }] };
      return { path: '/api/backend/leaders/reorder', init: jsonOf(order) };
    },
  },
  {
    route: 'PUT /api/backend/leaders/:id',
    prepare: async (world) => ({
      path: `/api/backend/leaders/${await someLeader(world)}`,
      init: jsonOf({ visible: false }),
    }),
  },
  {
    route: 'DELETE /api/backend/leaders/:id',
    prepare: async (world) => ({ path: `/api/backend/leaders/${await someLeader(world)}` }),
  },
  {
    route: 'POST /backend/leaders/new',
    prepare: async () => ({ path: '/backend/leaders/new', init: formOf(form) }),
  },
  {
    route: 'POST /backend/leaders/:id',
    prepare: async (world) => ({
      path: `/backend/leaders/${await someLeader(world)}`,
      init: formOf({ ...form, version: '1' }),
    }),
  },
  {
    route: 'POST /backend/leaders/:id/move',
    prepare: async (world) => ({
      path: `/backend/leaders/${await someLeader(world)}/move`,
      init: formOf({ direction: 'up' }),
    }),
  },
  {
    route: 'POST /backend/leaders/:id/delete',
    prepare: async (world) => ({ path: `/backend/leaders/${await someLeader(world)}/delete` }),
  },
];
