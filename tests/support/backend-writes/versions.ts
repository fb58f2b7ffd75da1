import { uploadForm, uploads } from '../asset-files.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

type Staff = { cookie: string };
type Create = (world: World, staff: Staff) => Promise<number>;

/** The id of what the API created, which has a first version. */
async function created(world: World, { cookie }: Staff, path: string, init: RequestInit): Promise<number> {
  const headers = { ...(init.headers as Record<string, string>), cookie };
  const answer = await world.handle(path, { ...init, method: 'POST', headers });
  const { id } = (await answer.json()) as { id?: number };
  if (!id) throw new Error(`${path} created nothing: ${answer.status}`);
  return id;
}

const nouns: Record<'articles' | 'assets' | 'leaders', Create> = {
  articles: (world, staff) =>
    created(
      world,
      staff,
      '/api/backend/articles',
      jsonOf({
        article: { category: 'news' },
        details: [{ language: 'en', title: 'Harbour opens', slug: '', content: '<p>It opened.</p>' }],
      }),
    ),
  assets: async (world, staff) =>
    created(world, staff, '/api/backend/assets', { body: uploadForm(await uploads.png()) }),
  leaders: (world, staff) =>
    created(
      world,
      staff,
      '/api/backend/leaders',
      jsonOf({ board: 'directors', name: 'Lukas Sekayam', position: 'Direktur', position_en: 'Director' }),
    ),
};

export const writes: WriteScenario[] = Object.entries(nouns).flatMap(([noun, create]) => [
  {
    route: `POST /backend/versions/${noun}/:id/:version/restore`,
    prepare: async (world: World, staff: Staff) => ({
      path: `/backend/versions/${noun}/${await create(world, staff)}/1/restore`,
      init: formOf({ confirmed: 'restore' }),
    }),
  },
  {
    route: `POST /api/backend/${noun}/:id/versions/:version/restore`,
    prepare: async (world: World, staff: Staff) => ({
      path: `/api/backend/${noun}/${await create(world, staff)}/versions/1/restore`,
      init: jsonOf({}),
    }),
  },
]);
