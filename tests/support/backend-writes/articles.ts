import { perform } from '../../../src/domain/command.ts';
import { createPreviewLink } from '../../../src/domain/previews/commands.ts';
import { anyActor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type Staff, type WriteScenario, write, writeTo } from './scenario.ts';

const detail = { language: 'en', title: 'Harbour opens', slug: '', content: '<p>It opened.</p>' };

const written = {
  category: 'news',
  status: 'draft',
  published_at: '2026-01-31T09:00',
  default_language: 'en',
  sort_order: '0',
  languages: 'en',
  'en.title': 'Harbour opens',
  'en.content': '<p>It opened.</p>',
};

const unsaved = jsonOf({ place: '/backend/articles/create', base: null, seq: 0, fields: [['id.title', 'Pelabuhan']] });
const unsavedAddress = '/api/backend/unsaved/article-abc';

const published = (world: World) => world.publish();
const draft = (world: World) => world.draft();

export const writes: WriteScenario[] = [
  write('POST /api/backend/articles', jsonOf({ article: { category: 'news' }, details: [detail] })),
  writeTo('PUT /api/backend/articles/:id', published, jsonOf({ author: 'Newsroom' })),
  writeTo(
    'PUT /api/backend/articles/:id/details/:language',
    async (world) => ({ id: await world.publish(), language: 'en' }),
    jsonOf(detail),
  ),
  writeTo(
    'POST /api/backend/articles/:id/details',
    (world) => world.publish({ title: { id: 'Pelabuhan dibuka' } }),
    jsonOf(detail),
  ),
  writeTo('POST /api/backend/articles/:id/duplicate', published),
  writeTo('POST /backend/articles/duplicate/:id', published),
  write('POST /backend/articles/export.csv'),
  writeTo('POST /api/backend/articles/:id/republish', withdrawn, jsonOf({ version: 2, public_version: 1 })),
  writeTo('POST /backend/articles/republish/:id', withdrawn, formOf({ version: '2', public_version: '1' })),
  writeTo('DELETE /api/backend/articles/:id', published),
  writeTo('POST /backend/articles/delete/:id', published),
  write('POST /backend/articles/create', formOf(written)),
  writeTo('POST /backend/articles/edit/:id', published, formOf({ ...written, confirmed: 'withdraw' })),
  writeTo('POST /api/backend/articles/bulk', published, (id) => jsonOf({ action: 'archive', items: [{ id }] })),
  writeTo('POST /backend/articles/bulk', draft, (id) => formOf({ action: 'publish', item: `${id}.1` })),
  writeTo(
    'POST /backend/calendar/move',
    (world) => world.schedule(),
    (id) => formOf({ kind: 'publication', article: String(id), at: '2090-03-01T09:00' }),
  ),

  writeTo('PUT /api/backend/articles/:id/draft', drafted, jsonOf({ author: 'Sari' })),
  writeTo('DELETE /api/backend/articles/:id/draft', drafted, jsonOf({})),
  writeTo('POST /api/backend/articles/:id/draft/publish', drafted, jsonOf({})),
  writeTo('PUT /api/backend/articles/:id/draft/schedule', drafted, jsonOf({ publish_at: '2199-01-31T09:00:00Z' })),
  writeTo('POST /backend/articles/draft/:id/publish', drafted, formOf({ language: '' })),
  writeTo(
    'POST /backend/articles/draft/:id/schedule',
    drafted,
    formOf({ language: '', publish_at: '2199-01-31T09:00' }),
  ),
  writeTo('POST /backend/articles/draft/:id/discard', drafted, formOf({})),

  { ...writeTo('PUT /api/backend/unsaved/:text', async () => ({ text: 'article-abc' }), unsaved), unlogged: true },
  writeTo('DELETE /api/backend/unsaved/:text', storeUnsaved),
  writeTo('POST /backend/unsaved/:text/discard', storeUnsaved, formOf({ back: '/backend/articles/create' })),

  writeTo('POST /backend/articles/links/:id', draft, formOf({ valid_for_hours: '24' })),
  writeTo('POST /backend/articles/links/:id/:link/revoke', previewLink),
  writeTo('POST /api/backend/articles/:id/preview-links', draft, jsonOf({ valid_for_hours: 24 })),
  writeTo('DELETE /api/backend/articles/:id/preview-links/:link', previewLink),
];

/** The id of an article that was public, and is a draft now. */
async function withdrawn(world: World, staff: Staff): Promise<number> {
  const id = await world.publish();
  await put(world, staff, `/api/backend/articles/${id}`, jsonOf({ status: 'draft' }));
  return id;
}

/** The id of a public article with unpublished changes. */
async function drafted(world: World, staff: Staff): Promise<number> {
  const id = await world.publish();
  await put(world, staff, `/api/backend/articles/${id}/draft`, jsonOf({ author: 'Newsroom' }));
  return id;
}

async function storeUnsaved(world: World, staff: Staff) {
  await put(world, staff, unsavedAddress, unsaved);
  return { text: 'article-abc' };
}

async function put(world: World, { cookie }: Staff, path: string, { body, headers }: RequestInit): Promise<void> {
  const init = { method: 'PUT', body: body ?? null, headers: { ...(headers as Record<string, string>), cookie } };
  const answer = await world.handle(path, init);
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
}

async function previewLink(world: World) {
  const id = await world.draft();
  const input = { valid_for_hours: 24, version: null, note: '' };
  const created = await perform(world, createPreviewLink, { id, input, by: anyActor });
  if (created.kind !== 'done') throw new Error(`The link is ${created.kind}.`);
  return { id, link: created.value.link.id };
}
