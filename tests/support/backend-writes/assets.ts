import { uploadForm, uploads } from '../asset-files.ts';
import { storeAssets } from '../stored-files.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

/** A picture in the category news that is not used anywhere. */
async function someAsset(world: World): Promise<number> {
  const file = { name: 'Peta', path: '/assets/peta.png', filename: 'peta.png' };
  const [id = 0] = await storeAssets(world.db, [{ ...file, category: 'news', mediaType: 'image' }]);
  return id;
}

const edited = {
  name: 'Peta kilang',
  subcategory: '',
  alt_text: '',
  alt_text_en: '',
  title: '',
  tags: '',
  version: '1',
};

async function replacement(): Promise<RequestInit> {
  const body = new FormData();
  body.set('file', await uploads.png());
  return { body };
}

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/assets/describe',
    prepare: async (world) => {
      const id = await someAsset(world);
      const described = { [`alt_text.${id}`]: 'Peta', [`alt_text_en.${id}`]: 'Map', [`version.${id}`]: '1' };
      return { path: `/backend/assets/describe?ids=${id}`, init: formOf(described) };
    },
  },
  {
    route: 'POST /api/backend/assets',
    prepare: async () => ({ path: '/api/backend/assets', init: { body: uploadForm(await uploads.png()) } }),
  },
  {
    route: 'PUT /api/backend/assets/reorder',
    prepare: async (world) => {
      const order = { assets: [{ id: await someAsset(world), sort_order: 1 }] };
      return { path: '/api/backend/assets/reorder', init: jsonOf(order) };
    },
  },
  {
    route: 'PUT /api/backend/assets/:id',
    prepare: async (world) => {
      return { path: `/api/backend/assets/${await someAsset(world)}`, init: jsonOf({ name: 'Peta kilang' }) };
    },
  },
  {
    route: 'PUT /api/backend/assets/:id/file',
    prepare: async (world) => {
      return { path: `/api/backend/assets/${await someAsset(world)}/file`, init: await replacement() };
    },
  },
  {
    route: 'DELETE /api/backend/assets/:id',
    prepare: async (world) => ({ path: `/api/backend/assets/${await someAsset(world)}` }),
  },
  {
    route: 'POST /backend/assets',
    prepare: async () => {
      return { path: '/backend/assets?category=news', init: { body: uploadForm(await uploads.png()) } };
    },
  },
  {
    route: 'POST /backend/assets/move',
    prepare: async (world) => {
      const form = { id: String(await someAsset(world)), position: '1' };
      return { path: '/backend/assets/move?category=news', init: formOf(form) };
    },
  },
  {
    route: 'POST /backend/assets/:id/edit',
    prepare: async (world) => ({ path: `/backend/assets/${await someAsset(world)}/edit`, init: formOf(edited) }),
  },
  {
    route: 'POST /backend/assets/:id/file',
    prepare: async (world) => ({ path: `/backend/assets/${await someAsset(world)}/file`, init: await replacement() }),
  },
  {
    route: 'POST /backend/assets/:id/delete',
    prepare: async (world) => ({ path: `/backend/assets/${await someAsset(world)}/delete` }),
  },
];
