import { perform } from '../../../src/domain/command.ts';
import { createPreviewLink } from '../../../src/domain/previews/commands.ts';
import { anyActor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/articles/links/:id',
    prepare: async (world) => ({
      path: `/backend/articles/links/${await world.draft()}`,
      init: formOf({ valid_for_hours: '24' }),
    }),
  },
  {
    route: 'POST /backend/articles/links/:id/:link/revoke',
    prepare: async (world) => {
      const { article, link } = await linkIn(world);
      return { path: `/backend/articles/links/${article}/${link}/revoke` };
    },
  },
  {
    route: 'POST /api/backend/articles/:id/preview-links',
    prepare: async (world) => ({
      path: `/api/backend/articles/${await world.draft()}/preview-links`,
      init: jsonOf({ valid_for_hours: 24 }),
    }),
  },
  {
    route: 'DELETE /api/backend/articles/:id/preview-links/:link',
    prepare: async (world) => {
      const { article, link } = await linkIn(world);
      return { path: `/api/backend/articles/${article}/preview-links/${link}` };
    },
  },
];

async function linkIn(world: World): Promise<{ article: number; link: number }> {
  const article = await world.draft();
  const input = { valid_for_hours: 24, version: null, note: '' };
  const created = await perform(world, createPreviewLink, { id: article, input, by: anyActor });
  if (created.kind !== 'done') throw new Error(`The link is ${created.kind}.`);
  return { article, link: created.value.link.id };
}
