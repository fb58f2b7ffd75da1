import { beforeEach, expect, test } from 'bun:test';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { purgeExpired } from '../../../src/domain/trash/purge.ts';
import { only, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { countSpent } from '../../support/requests/spent.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let admin: { cookie: string };
async function send(method: string, path: string, body?: object): Promise<void> {
  const answer = await world.call(method, `/api/backend/${path}`, body, admin);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
}
const remove = (id: number) => send('DELETE', `articles/${id}`);
const restore = (id: number) => send('POST', `trash/articles/${id}/restore`);
const statusesOf = (id: number) =>
  Promise.all(
    [`/id/baca-berita/${id}`, `/en/read-news/${id}-any`, `/api/articles/${id}`].map(
      async (path) => (await world.get(path)).status,
    ),
  );

let id = 0;
beforeEach(async () => {
  admin = await world.signedIn();
  id = await world.publish();
});

test('a deleted article that was public is gone, in the words of the reader; the API says what it said', async () => {
  await remove(id);
  expect(await statusesOf(id)).toEqual([410, 410, 404]);
  for (const [path, title] of [
    [`/id/baca-berita/${id}`, 'Artikel Ini Sudah Dihapus'],
    [`/en/read-news/${id}`, 'This Article Was Removed'],
  ] as const) {
    const page = await world.html(path, 410);
    expect(textOf(only(page, 'h1'))).toBe(title);
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  }
});

test('it stays gone after it was purged, by hand or by age, and is back when it is restored', async () => {
  await remove(id);
  await restore(id);
  expect(await statusesOf(id)).toEqual([200, 301, 200]);
  await remove(id);
  await send('DELETE', `trash/articles/${id}`);
  expect(await statusesOf(id)).toEqual([410, 410, 404]);
  const stored = { db: world.db, assetStore: new AssetStore(new FolderStore(world.place.dataDirectory)) };
  const aged = await world.publish();
  await remove(aged);
  await purgeExpired(stored, new Date(Date.now() + 31 * 86_400_000));
  expect(await statusesOf(aged)).toEqual([410, 410, 404]);
});

test('so is one that had been withdrawn before; while it exists it is only not found', async () => {
  await saveArticle(world.staleness, anyActor, id, { fields: { status: 'draft' } });
  expect(await statusesOf(id)).toEqual([404, 404, 404]);
  await remove(id);
  expect(await statusesOf(id)).toEqual([410, 410, 404]);
  await restore(id);
  expect(await statusesOf(id)).toEqual([404, 404, 404]);
});

test('what was never public is not found, also after its hour has passed in the trash', async () => {
  const scheduled = await world.schedule({ publishedAt: new Date(Date.now() + 60_000) });
  const hidden = [
    await world.draft(),
    scheduled,
    await world.publish({ category: 'reports', content: '/assets/a.pdf' }),
  ];
  for (const one of hidden) {
    await remove(one);
    await restore(one);
    await remove(one);
    expect((await statusesOf(one)).slice(0, 2)).toEqual([404, 404]);
  }
});

test('an address that is gone is looked for once until something changes', async () => {
  await remove(id);
  await world.get(`/en/read-news/${id}`);
  await world.cache.settled();
  const counted = countSpent(world.database);
  try {
    expect((await counted.during(() => world.get(`/en/read-news/${id}`))).spent.queries).toBe(0);
  } finally {
    counted.stop();
  }
});
