import { storeAssets } from '../stored-files.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

async function someAsset(world: World): Promise<number> {
  const file = { name: 'Peta', path: '/assets/peta.png', filename: 'peta.png' };
  const [id = 0] = await storeAssets(world.db, [{ ...file, category: 'news', mediaType: 'image' }]);
  return id;
}

export const writes: WriteScenario[] = [
  {
    route: 'POST /api/backend/articles/bulk',
    prepare: async (world) => ({
      path: '/api/backend/articles/bulk',
      init: jsonOf({ action: 'archive', items: [{ id: await world.publish() }] }),
    }),
  },
  {
    route: 'POST /api/backend/assets/bulk',
    prepare: async (world) => ({
      path: '/api/backend/assets/bulk',
      init: jsonOf({ action: 'tag', tags: 'port', items: [{ id: await someAsset(world) }] }),
    }),
  },
  {
    route: 'POST /backend/articles/bulk',
    prepare: async (world) => ({
      path: '/backend/articles/bulk',
      init: formOf({ action: 'publish', item: `${await world.draft()}.1` }),
    }),
  },
  {
    route: 'POST /backend/assets/bulk',
    prepare: async (world) => ({
      path: '/backend/assets/bulk',
      init: formOf({ action: 'tag', tags: 'port', item: `${await someAsset(world)}.1` }),
    }),
  },
];
