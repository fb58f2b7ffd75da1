import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { assets } from '../../../src/db/schema/index.ts';
import { uploadForm, uploads } from '../../support/files/asset-files.ts';
import { textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

type Headers = Record<string, string>;
type Saved = { id: number; path: string; version: number };

async function upload(headers: Headers, said: Record<string, string>): Promise<Saved> {
  const body = uploadForm(await uploads.jpeg(), said);
  const answer = await world.handle('/api/backend/assets', { method: 'POST', body, headers });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Saved;
}

async function save(headers: Headers, { id, version }: Saved, said: Record<string, unknown>): Promise<void> {
  const answer = await world.call('PUT', `/api/backend/assets/${id}`, { ...said, version }, headers);
  expect(answer.status).toBe(200);
}

const found = async () => {
  const says = async (path: string) => (await (await world.get(path)).text()).includes('Zyxwolla');
  return {
    search: await says('/api/search?q=zyxwolla&language=en'),
    searchWithMistake: await says('/api/search?q=zyxwolle&language=en'),
    searchPage: textOf(await world.html('/en/search?q=zyxwolla')).includes('Zyxwolla disaster'),
    list: await says('/api/assets?category=news'),
    name: (await world.get('/api/assets/name/Zyxwolla')).status,
  };
};
const nowhere = { search: false, searchWithMistake: false, searchPage: false, list: false, name: 404 };
const everywhere = { search: true, searchWithMistake: true, searchPage: true, list: true, name: 200 };
const said = { category: 'news', name: 'Zyxwolla', title: 'Zyxwolla disaster', alt_text_en: 'Zyxwolla disaster' };

test('what a writer adds is found in no public list and by no name until an editor has saved it', async () => {
  const [writer, editor] = [await world.signedIn(['writer']), await world.signedIn(['editor'])];
  const asset = await upload(writer, said);
  expect(await found()).toEqual(nowhere);
  // An article shows it by its address.
  expect((await world.get(asset.path)).status).toBe(200);
  const known = await (await world.get('/api/backend/assets?search=zyxwolla', editor)).json();
  expect(known).toMatchObject([{ id: asset.id }]);
  await save(editor, asset, { tags: 'seen' });
  expect(await found()).toEqual(everywhere);
});

test('describing an own picture does not put it into public lists, and what an editor adds is there at once', async () => {
  const [writer, editor] = [await world.signedIn(['writer']), await world.signedIn(['editor'])];
  const { id } = await upload(writer, { category: 'news', name: 'Zyxwolla' });
  const texts = {
    alt_text: 'Zyxwolla',
    alt_text_en: 'Zyxwolla disaster',
    title: 'Zyxwolla disaster',
    credit: '',
    version: '1',
  };
  const form = Object.entries(texts).map(([name, value]) => [`${name}.${id}`, value]);
  const described = await world.post(`/backend/assets/describe?ids=${id}`, form, writer);
  expect(described.status).toBe(303);
  const [row] = await world.db.select().from(assets).where(eq(assets.id, id));
  expect(row).toMatchObject({ altTextEn: 'Zyxwolla disaster', listed: false });
  expect(await found()).toEqual(nowhere);
  await upload(editor, said);
  expect(await found()).toEqual(everywhere);
});

test('a writer replaces no picture of a page by adding one of the same name in front of it', async () => {
  const [writer, editor] = [await world.signedIn(['writer']), await world.signedIn(['editor'])];
  const header = { category: 'environment', name: 'TENTANG_overview', sort_order: '5', alt_text: 'The refinery' };
  await upload(editor, header);
  await upload(writer, { category: 'news', name: 'TENTANG_overview', sort_order: '0', alt_text: 'Staff poisoned' });
  expect(await (await world.get('/api/assets/name/TENTANG_overview')).text()).toContain('The refinery');
  expect(await (await world.get('/id/tentang')).text()).not.toContain('Staff poisoned');
});
