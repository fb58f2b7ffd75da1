import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import {
  activityLogs,
  articleDetails,
  articles,
  assets,
  documentTexts,
  leaders,
  reviewComments,
  trash,
} from '../../../src/db/schema/index.ts';
import { AssetStore } from '../../../src/domain/assets/asset-store.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { purgeExpired } from '../../../src/domain/trash/purge.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { type Said, uploadForm, uploads } from '../../support/files/asset-files.ts';
import { leader } from '../../support/leaders.ts';
import { freshWorld } from '../../support/world.ts';

type Answer = { status: number; body: Record<string, unknown> & { id: number; path: string; error?: string } };

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  rmSync(join(world.place.dataDirectory, 'assets'), { recursive: true, force: true });
  staff = await world.signedIn();
});

async function send(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { ...staff, ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }) };
  const sent = body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body);
  const answer = await world.handle(`/api/backend/${path}`, { method, headers, body: sent });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function uploaded(said: Said = {}, file = uploads.jpeg()): Promise<Answer['body']> {
  const { status, body } = await send('POST', 'assets', uploadForm(await file, said));
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  return body;
}

const statusOf = async (path: string) => (await world.get(path)).status;

/** The files of the store, in the trash and outside, without those that versions keep. */
function files(): string[] {
  const directory = join(world.place.dataDirectory, 'assets');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.kept'))
    .map(({ name }) => name)
    .sort();
}

describe('a deleted article', () => {
  test('is gone from pages, lists, feed, search and sitemap at once, and is in the trash', async () => {
    const id = await world.publish({ title: 'Pelabuhan dibuka', topic: 'press-release' });
    const showing = ['/id/berita', '/en/news', '/id', '/id/berita/atom.xml', '/en/search?q=Pelabuhan', '/api/articles'];
    for (const path of showing)
      expect([path, await (await world.get(path)).text()]).toEqual([path, expect.stringContaining('Pelabuhan')]);
    expect((await send('DELETE', `articles/${id}`)).body).toMatchObject({ success: true });
    for (const path of showing) {
      const text = (await (await world.get(path)).text()).replace(
        /q=Pelabuhan|value="Pelabuhan"|Pelabuhan&|“Pelabuhan”|"Pelabuhan"/g,
        '',
      );
      expect([path, text]).toEqual([path, expect.not.stringContaining('Pelabuhan dibuka')]);
    }
    expect(await statusOf(`/id/baca-berita/${id}`)).toBe(410);

    const listed = await world.get('/api/backend/trash', staff);
    expect(listed.headers.get('x-total-count')).toBe('1');
    expect(await listed.json()).toEqual([
      {
        kind: 'articles',
        id,
        name: 'Pelabuhan dibuka',
        deleted_at: expect.any(String),
        deleted_by: expect.stringMatching(/^editor-/),
        expires_at: expect.any(String),
      },
    ]);
    const [row] = await world.db.select().from(trash);
    expect(Number(row?.expiresAt) - Number(row?.deletedAt)).toBe(30 * 86_400_000);
  });

  test('comes back as it was, down to the microsecond, with its address and its languages', async () => {
    const id = await world.publish({ title: { id: 'Pelabuhan', en: 'Harbour' } });
    const snapshot = async () => [
      await world.db.execute(sql`select to_jsonb(a) - 'version' as row from articles a where id = ${id}`),
      await world.db.execute(
        sql`select to_jsonb(d) as row from article_details d where article_id = ${id} order by id`,
      ),
    ];
    const before = await snapshot();
    await send('DELETE', `articles/${id}`);
    const restored = await send('POST', `trash/articles/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { id, status: 'published', version: 3 } });
    expect(await snapshot()).toEqual(before);
    expect(await statusOf(`/id/baca-berita/${id}`)).toBe(200);
    expect(await world.db.$count(trash)).toBe(0);
    const log = await loggedEntries(world.db);
    expect(log.map(({ description }) => description)).toContain('Restored article "Pelabuhan" from the trash');
    expect((await send('POST', `trash/articles/${id}/restore`)).status).toBe(404);
  });

  test('that was scheduled comes back as a draft once its hour has passed', async () => {
    const [later, passed] = [await world.schedule(), await world.schedule()];
    await send('DELETE', `articles/${later}`);
    await send('DELETE', `articles/${passed}`);
    await world.db
      .update(trash)
      .set({
        deletedAt: sql`now() - interval '2 days'`,
        rows: sql`jsonb_set(rows, '{articles,0,published_at}', to_jsonb(now() - interval '1 day'))`,
      })
      .where(eq(trash.itemId, passed));
    expect((await send('POST', `trash/articles/${later}/restore`)).body.status).toBe('published');
    expect((await send('POST', `trash/articles/${passed}/restore`)).body.status).toBe('draft');
  });

  test('brings back the files that it refers to', async () => {
    const [picture, document] = [
      await uploaded(),
      await uploaded({ category: 'reports', media_type: 'document', name: 'Laporan' }, uploads.pdf()),
    ];
    const id = await world.publish({
      featuredImage: picture.path,
      content: `<p>Lihat <a href="${document.path}#page=2">laporan</a>.</p>`,
    });
    await send('DELETE', `articles/${id}`);
    for (const one of [picture, document]) expect((await send('DELETE', `assets/${one.id}`)).status).toBe(200);
    for (const one of [picture, document]) expect(await statusOf(one.path)).toBe(404);
    expect((await send('POST', `trash/articles/${id}/restore`)).status).toBe(200);
    for (const one of [picture, document]) expect(await statusOf(one.path)).toBe(200);
    expect(await world.db.$count(trash)).toBe(0);
  });

  test('and a new demo article with its key are two articles', async () => {
    const id = await world.publish({ seedKey: 'opening' });
    await send('DELETE', `articles/${id}`);
    await world.publish({ seedKey: 'opening' });
    expect((await send('POST', `trash/articles/${id}/restore`)).status).toBe(200);
    expect(await world.db.$count(articles)).toBe(2);
  });
});

describe('a deleted asset', () => {
  test('leaves no public file, and comes back with all of them', async () => {
    const asset = await uploaded({}, uploads.png('peta.png', { width: 700, height: 400 }));
    await world.makeVariants();
    const before = files();
    expect(before.length).toBeGreaterThan(3);
    await send('DELETE', `assets/${asset.id}`);
    for (const file of before) {
      for (const folder of ['assets', 'asset_files'])
        expect([file, await statusOf(`/${folder}/${file}`)]).toEqual([file, 404]);
    }
    for (const inside of [`/assets/.trash/${asset.path.slice(8)}`, `/assets/.trash%2F${asset.path.slice(8)}`])
      expect(await statusOf(inside)).toBe(404);
    expect(await send('POST', `trash/assets/${asset.id}/restore`)).toMatchObject({
      status: 200,
      body: { path: asset.path },
    });
    expect(files()).toEqual(before);
    for (const file of before) expect([file, await statusOf(`/assets/${file}`)]).toEqual([file, 200]);
  });

  test('of the demo company is not served either, although its file is a part of the program', async () => {
    const [row] = await world.db
      .insert(assets)
      .values({
        name: 'News 1',
        path: '/assets/news-01.webp',
        filename: 'news-01.webp',
        category: 'news',
        mediaType: 'image',
      })
      .returning();
    expect(await statusOf('/assets/news-01.webp')).toBe(200);
    await send('DELETE', `assets/${row?.id}`);
    expect(await statusOf('/assets/news-01.webp')).toBe(404);
    await send('POST', `trash/assets/${row?.id}/restore`);
    expect(await statusOf('/assets/news-01.webp')).toBe(200);
    await send('DELETE', `assets/${row?.id}`);
    await send('DELETE', `trash/assets/${row?.id}`);
    expect(await statusOf('/assets/news-01.webp')).toBe(404);
  });

  test('keeps the text of its document for the search', async () => {
    const asset = await uploaded({ category: 'reports', media_type: 'document' }, uploads.pdf());
    await world.db.insert(documentTexts).values({ assetId: asset.id, path: asset.path, text: 'Bauksit' });
    await send('DELETE', `assets/${asset.id}`);
    expect(await world.db.$count(documentTexts)).toBe(0);
    await send('POST', `trash/assets/${asset.id}/restore`);
    expect(await world.db.select().from(documentTexts)).toMatchObject([{ assetId: asset.id, text: 'Bauksit' }]);
  });

  test('whose address another asset has taken is a conflict that says so', async () => {
    const asset = await uploaded();
    await send('DELETE', `assets/${asset.id}`);
    const [other] = await world.db
      .insert(assets)
      .values({ name: 'Other', path: asset.path, filename: 'a.jpg', category: 'news', mediaType: 'image' })
      .returning();
    expect(await send('POST', `trash/assets/${asset.id}/restore`)).toMatchObject({
      status: 409,
      body: { error: `Asset ${other?.id} has its address ${asset.path} by now` },
    });
    expect(await world.db.$count(trash)).toBe(1);
  });

  test.each([
    ['the picture of a draft', (path: string) => world.draft({ featuredImage: path })],
    [
      'the text of a scheduled article',
      (path: string) => world.schedule({ content: `<p><img src="${path}" alt=""></p>` }),
    ],
    [
      'a link of an archived article',
      (path: string) => world.archive({ content: `<p><a href="${path}?v=2#x">x</a></p>` }),
    ],
    [
      'unpublished changes of a published article',
      async (path: string) => {
        const id = await world.publish();
        expect((await send('PUT', `articles/${id}/draft`, { featured_image: path })).status).toBe(200);
        return id;
      },
    ],
  ])('in %s stays, and the articles are named', async (_place, use) => {
    const asset = await uploaded();
    const id = await use(asset.path);
    expect(await send('DELETE', `assets/${asset.id}`)).toEqual({
      status: 409,
      body: { error: 'The asset is in use', articles: [id], leaders: [], requestId: expect.any(String) } as never,
    });
    expect(await statusOf(asset.path)).toBe(200);
    expect(await world.db.$count(trash)).toBe(0);
  });

  test('that unpublished changes use is not taken out of them; they follow to another file', async () => {
    const asset = await uploaded();
    const id = await world.publish();
    const content = `<p><img src="${asset.path}" alt=""></p>`;
    await send('PUT', `articles/${id}/draft`, {
      details: [{ language: 'id', title: 'Judul', slug: 'judul', content }],
    });
    expect((await send('DELETE', `assets/${asset.id}?unlink=true`)).status).toBe(409);
    const file = new FormData();
    file.set('file', await uploads.png());
    const { status, body } = await send('PUT', `assets/${asset.id}/file`, file);
    expect(status).toBe(200);
    expect(body.path).not.toBe(asset.path);
    expect((await send('POST', `articles/${id}/draft/publish`, {})).status).toBe(200);
    const [text] = await world.db.select().from(articleDetails).where(eq(articleDetails.language, 'id'));
    expect(text?.content).toBe(`<p><img src="${body.path}" alt="" /></p>`);
  });

  test('that is a portrait stays, and the leader is named', async () => {
    const asset = await uploaded();
    await world.db.insert(leaders).values(leader({ portrait: asset.path }));
    expect(await send('DELETE', `assets/${asset.id}`)).toMatchObject({
      status: 409,
      body: { articles: [], leaders: [1] },
    });
  });

  test('is taken out of texts and portraits first with `unlink`', async () => {
    const asset = await uploaded();
    const { path } = asset;
    const id = await world.publish({
      featuredImage: path,
      content: `<p>Satu &amp; <a href="${path}#a">dua</a>.</p><figure><img src="${path}" alt=""><figcaption>Peta</figcaption></figure><figure><img src="/assets/other.jpg" alt=""></figure><p><a href="${path}x">tiga</a></p>`,
    });
    await world.db.insert(leaders).values(leader({ portrait: path }));
    expect((await send('DELETE', `assets/${asset.id}?unlink=true`)).status).toBe(200);
    const [article] = await world.db.select().from(articles);
    expect(article).toMatchObject({ id, featuredImage: null, version: 2 });
    const texts = await world.db.select({ content: articleDetails.content }).from(articleDetails);
    for (const { content } of texts)
      expect(content).toBe(
        `<p>Satu &amp; dua.</p><figure><img src="/assets/other.jpg" alt="" /></figure><p><a href="${path}x">tiga</a></p>`,
      );
    expect((await world.db.select().from(leaders))[0]?.portrait).toBeNull();
  });

  test('is deleted for good with its files', async () => {
    const asset = await uploaded();
    await send('DELETE', `assets/${asset.id}`);
    expect((await send('DELETE', `trash/assets/${asset.id}`)).body).toMatchObject({ success: true });
    expect([files(), await world.db.$count(trash)]).toEqual([[], 0]);
    expect((await send('DELETE', `trash/assets/${asset.id}`)).status).toBe(404);
  });
});

test('a deleted leader leaves the public page and comes back with the portrait', async () => {
  const asset = await uploaded();
  await world.db.insert(leaders).values(leader({ portrait: asset.path }));
  await send('DELETE', 'leaders/1');
  expect((await world.html('/en/board-of-directors')).textContent).not.toContain('Ratna Sambas');
  expect((await send('DELETE', `assets/${asset.id}`)).status).toBe(200);
  expect((await send('POST', 'trash/leaders/1/restore')).body).toMatchObject({
    id: 1,
    name: 'Ratna Sambas',
    portrait: asset.path,
  });
  expect((await world.html('/en/board-of-directors')).textContent).toContain('Ratna Sambas');
  expect(await statusOf(asset.path)).toBe(200);
});

test('an article and an asset with the same id are two items', async () => {
  const [id, asset] = [await world.publish(), await uploaded()];
  expect(asset.id).toBe(id);
  await send('DELETE', `articles/${id}`);
  expect((await send('POST', `trash/assets/${id}/restore`)).status).toBe(404);
  expect((await send('DELETE', `trash/leaders/${id}`)).status).toBe(404);
  for (const path of [`trash/messages/${id}/restore`, 'trash/articles/x/restore', 'trash/articles/99999999999/restore'])
    expect((await send('POST', path)).status).toBe(404);
  expect((await send('POST', `trash/articles/${id}/restore`)).status).toBe(200);
});

test('of several restorations and final deletions at once exactly one succeeds', async () => {
  const asset = await uploaded();
  await send('DELETE', `assets/${asset.id}`);
  const restore = () => send('POST', `trash/assets/${asset.id}/restore`);
  const purge = () => send('DELETE', `trash/assets/${asset.id}`);
  const answers = await Promise.all([restore(), purge(), restore(), purge(), restore()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  const isBack = (await world.db.$count(assets)) === 1;
  expect(await statusOf(asset.path)).toBe(isBack ? 200 : 404);
  expect(await world.db.$count(trash)).toBe(0);
});

test('what has been in the trash for 30 days is deleted for good, and nothing younger', async () => {
  const [old, young] = [await uploaded(), await uploaded({}, uploads.png())];
  await send('DELETE', `assets/${old.id}`);
  await send('DELETE', `assets/${young.id}`);
  await world.db
    .update(trash)
    .set({ expiresAt: sql`expires_at + interval '1 hour'` })
    .where(eq(trash.itemId, young.id));
  const desk = { db: world.db, assetStore: new AssetStore(new FolderStore(world.place.dataDirectory)) };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await purgeExpired(desk, inDays(29))).toBe(0);
  expect(await purgeExpired(desk, inDays(30))).toBe(1);
  expect((await world.db.select().from(trash)).map(({ itemId }) => itemId)).toEqual([young.id]);
  expect(files().some((file) => file.includes(old.path.slice(8)))).toBe(false);
  const [entry] = await world.db
    .select()
    .from(activityLogs)
    .where(and(eq(activityLogs.event, 'purged'), eq(activityLogs.resourceName, 'Kilang')));
  expect(entry).toMatchObject({ userId: null, resourceId: String(old.id) });
});

test('erasing a person reaches texts in the trash', async () => {
  const id = await world.publish({
    title: 'Hubungi an@example.org',
    content: '<p>an@example.org, joan@example.org</p>',
  });
  await send('DELETE', `articles/${id}`);
  const body = new URLSearchParams({ email: 'AN@example.org', confirmed: 'yes' });
  const { eraseMentions, findMentions } = await import('../../../src/domain/contact/mentions.ts');
  expect(body.get('email')).toBe('AN@example.org');
  await world.db.transaction(async (tx) => {
    await eraseMentions(tx, 'AN@example.org', await findMentions(tx, 'AN@example.org', undefined));
  });
  const restored = await send('POST', `trash/articles/${id}/restore`);
  expect(JSON.stringify(restored.body)).toContain('[erased], joan@example.org');
  expect(JSON.stringify(restored.body)).not.toMatch(/"an@|>an@| an@/);
});

test('comments of a review are restored with their article', async () => {
  const id = await world.draft({ title: 'Harbour' });
  const place = { blockId: 'title', quote: 'Harbour', before: '', after: '' } as const;
  const comment = { ...place, language: 'en', body: 'Right?' } as const;
  await world.db.insert(reviewComments).values({ articleId: id, author: 'sari', ...comment });
  const before = await world.db.select().from(reviewComments);
  await send('DELETE', `articles/${id}`);
  expect(await world.db.$count(reviewComments)).toBe(0);
  expect((await send('POST', `trash/articles/${id}/restore`)).status).toBe(200);
  expect(await world.db.select().from(reviewComments)).toEqual(before);
});
