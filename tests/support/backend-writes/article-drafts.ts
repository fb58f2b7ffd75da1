import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

type Staff = { cookie: string };

/** The id of a public article with unpublished changes. */
async function drafted(world: World, { cookie }: Staff): Promise<number> {
  const id = await world.publish();
  const { headers, ...sent } = jsonOf({ author: 'Newsroom' });
  const init = { ...sent, method: 'PUT', headers: { ...(headers as Record<string, string>), cookie } };
  const answer = await world.handle(`/api/backend/articles/${id}/draft`, init);
  if (answer.status !== 200) throw new Error(`No draft was saved: ${answer.status}`);
  return id;
}

const onApi = (method: string, path: string, body: object): WriteScenario => ({
  route: `${method} /api/backend/articles/:id/draft${path}`,
  prepare: async (world, staff) => ({
    path: `/api/backend/articles/${await drafted(world, staff)}/draft${path}`,
    init: jsonOf(body),
  }),
});
const onScreen = (path: string, fields: Record<string, string>): WriteScenario => ({
  route: `POST /backend/articles/draft/:id/${path}`,
  prepare: async (world, staff) => ({
    path: `/backend/articles/draft/${await drafted(world, staff)}/${path}`,
    init: formOf(fields),
  }),
});

export const writes: WriteScenario[] = [
  onApi('PUT', '', { author: 'Sari' }),
  onApi('DELETE', '', {}),
  onApi('POST', '/publish', {}),
  onApi('PUT', '/schedule', { publish_at: '2199-01-31T09:00:00Z' }),
  onScreen('publish', { language: '' }),
  onScreen('schedule', { language: '', publish_at: '2199-01-31T09:00' }),
  onScreen('discard', {}),
];
