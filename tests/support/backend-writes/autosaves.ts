import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

const key = 'article-new-abc';
const autosave = { key, revision: 0, base_version: null, languages: ['id'], texts: { 'id.title': 'Pelabuhan' } };

async function store(world: World, { cookie }: { cookie: string }) {
  const init = jsonOf(autosave);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie };
  const answer = await world.handle('/api/backend/articles/new/autosave', { ...init, method: 'PUT', headers });
  if (!answer.ok) throw new Error(`The autosave answered ${answer.status}`);
}

export const writes: WriteScenario[] = [
  {
    route: 'PUT /api/backend/articles/:id/autosave',
    unlogged: true,
    prepare: async () => ({ path: '/api/backend/articles/new/autosave', init: jsonOf(autosave) }),
  },
  {
    route: 'DELETE /api/backend/articles/:id/autosave',
    prepare: async (world, staff) => {
      await store(world, staff);
      return { path: `/api/backend/articles/new/autosave?key=${key}` };
    },
  },
  {
    route: 'POST /backend/articles/autosave/discard',
    prepare: async (world, staff) => {
      await store(world, staff);
      return { path: '/backend/articles/autosave/discard', init: formOf({ key, back: '/backend/articles/create' }) };
    },
  },
];
