import { uploadForm, uploads } from '../files/asset-files.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type Staff, type WriteScenario, writeTo } from './scenario.ts';

/** What the API creates of each noun, which then has a first version. */
const nouns: Record<'articles' | 'assets' | 'leaders', () => Promise<RequestInit>> = {
  articles: async () =>
    jsonOf({
      article: { category: 'news' },
      details: [{ language: 'en', title: 'Harbour opens', slug: '', content: '<p>It opened.</p>' }],
    }),
  assets: async () => ({ body: uploadForm(await uploads.png()) }),
  leaders: async () =>
    jsonOf({ board: 'directors', name: 'Lukas Sekayam', position: 'Direktur', position_en: 'Director' }),
};

export const writes: WriteScenario[] = Object.entries(nouns).flatMap(([noun, sent]) => {
  const create = async (world: World, { cookie }: Staff) => {
    const init = await sent();
    const headers = { ...(init.headers as Record<string, string>), cookie };
    const answer = await world.handle(`/api/backend/${noun}`, { ...init, method: 'POST', headers });
    const { id } = (await answer.json()) as { id?: number };
    if (!id) throw new Error(`None of the ${noun} was created: ${answer.status}`);
    return { id, version: 1 };
  };
  return [
    writeTo(`POST /backend/versions/${noun}/:id/:version/restore`, create, formOf({ confirmed: 'restore' })),
    writeTo(`POST /api/backend/${noun}/:id/versions/:version/restore`, create, jsonOf({})),
  ];
});
