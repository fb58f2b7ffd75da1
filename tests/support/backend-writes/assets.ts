import { uploadForm, uploads } from '../files/asset-files.ts';
import { storeAssets } from '../files/stored-files.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, writeTo } from './scenario.ts';

const edited = {
  name: 'Peta kilang',
  subcategory: '',
  alt_text: '',
  alt_text_en: '',
  title: '',
  tags: '',
  version: '1',
};

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/assets/describe',
    prepare: async (world) => {
      const id = await someAsset(world);
      const described = { [`alt_text.${id}`]: 'Peta', [`alt_text_en.${id}`]: 'Map', [`version.${id}`]: '1' };
      return { path: `/backend/assets/describe?ids=${id}`, init: formOf(described) };
    },
  },
  writeTo('POST /api/backend/assets', async () => ({}), upload),
  writeTo('PUT /api/backend/assets/reorder', someAsset, (id) => jsonOf({ assets: [{ id, sort_order: 1 }] })),
  writeTo('PUT /api/backend/assets/:id', someAsset, jsonOf({ name: 'Peta kilang' })),
  writeTo('PUT /api/backend/assets/:id/file', someAsset, replacement),
  writeTo('DELETE /api/backend/assets/:id', someAsset),
  writeTo('POST /api/backend/assets/bulk', someAsset, (id) => jsonOf({ action: 'tag', tags: 'port', items: [{ id }] })),
  {
    route: 'POST /backend/assets',
    prepare: async () => ({ path: '/backend/assets?category=news', init: await upload() }),
  },
  {
    route: 'POST /backend/assets/move',
    prepare: async (world) => {
      const form = { id: String(await someAsset(world)), position: '1' };
      return { path: '/backend/assets/move?category=news', init: formOf(form) };
    },
  },
  writeTo('POST /backend/assets/:id/edit', someAsset, formOf(edited)),
  writeTo('POST /backend/assets/:id/file', someAsset, replacement),
  writeTo('POST /backend/assets/:id/delete', someAsset),
  writeTo('POST /backend/assets/bulk', someAsset, (id) => formOf({ action: 'tag', tags: 'port', item: `${id}.1` })),
];

/** A picture in the category news that is not used anywhere. */
async function someAsset(world: World): Promise<number> {
  const file = { name: 'Peta', path: '/assets/peta.png', filename: 'peta.png' };
  const [id = 0] = await storeAssets(world.db, [{ ...file, category: 'news', mediaType: 'image' }]);
  return id;
}

async function upload(): Promise<RequestInit> {
  return { body: uploadForm(await uploads.png()) };
}

async function replacement(): Promise<RequestInit> {
  const body = new FormData();
  body.set('file', await uploads.png());
  return { body };
}
