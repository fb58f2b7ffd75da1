import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articles, assets, trash, versions } from '../../../src/db/schema/index.ts';
import type { Role } from '../../../src/fields/roles.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

type Body = { done: number; unchanged: number; refused: number; results: Record<string, unknown>[] };

async function send(noun: 'articles' | 'assets', body: unknown, roles?: readonly Role[]) {
  const { cookie } = await world.signedIn(roles);
  const answer = await world.handle(`/api/backend/${noun}/bulk`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json' },
  });
  return { status: answer.status, body: (await answer.json()) as Body & { error?: string } };
}

const statusOf = async (id: number) =>
  (await world.db.select({ status: articles.status }).from(articles).where(eq(articles.id, id)))[0]?.status;

async function picture(name: string, more: Partial<typeof assets.$inferInsert> = {}): Promise<number> {
  const [row] = await world.db
    .insert(assets)
    .values({
      name,
      path: `/assets/${name}.png`,
      filename: `${name}.png`,
      category: 'news',
      mediaType: 'image',
      ...more,
    })
    .returning({ id: assets.id });
  return row?.id ?? 0;
}

describe('articles', () => {
  test('are published together, each with a version and an entry, and what cannot be is named with the reason', async () => {
    const [ready, undated, empty, outdated] = [
      await world.draft({ publishedAt: new Date('2026-01-01') }),
      await world.draft({ publishedAt: null }),
      await world.draft({ title: {} }),
      await world.draft(),
    ];
    const done = await world.publish();
    const { status, body } = await send('articles', {
      action: 'publish',
      items: [
        { id: ready, version: 1 },
        { id: undated },
        { id: empty },
        { id: outdated, version: 7 },
        { id: done },
        { id: 999_999 },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      done: 2,
      unchanged: 1,
      refused: 3,
      results: [
        { id: ready, result: 'done' },
        { id: undated, result: 'done' },
        { id: empty, result: 'refused', reason: 'no-text' },
        { id: outdated, result: 'refused', reason: 'conflict' },
        { id: done, result: 'unchanged' },
        { id: 999_999, result: 'refused', reason: 'missing' },
      ],
    });
    expect(await statusOf(ready)).toBe('published');
    expect(await statusOf(outdated)).toBe('draft');
    // One without a date becomes public at once.
    expect((await world.get(`/en/read-news/${undated}`)).status).toBe(200);
    const kept = await world.db.select().from(versions).where(eq(versions.itemId, ready)).orderBy(versions.number);
    expect(kept.map(({ kind }) => kind)).toEqual(['import', 'publish']);
    const log = await loggedEntries(world.db);
    expect(log.slice(-3)).toMatchObject([
      { description: 'Published article "A draft"', status: 'success' },
      { description: 'Published article "A draft"', status: 'success' },
      { description: 'Published 2 articles together, 3 refused', status: 'partial' },
    ]);
  });

  test('that are archived leave the public site and its cache at once', async () => {
    const ids = await world.publishMany(2);
    expect((await world.get(`/en/read-news/${ids[0]}`)).status).toBe(200);
    const { body } = await send('articles', { action: 'archive', items: ids.map((id) => ({ id })) });
    expect(body.done).toBe(2);
    for (const id of ids) expect((await world.get(`/en/read-news/${id}`)).status).toBe(404);
  });

  test('get a topic of their category only', async () => {
    const news = await world.publish();
    const { body } = await send('articles', { action: 'topic', topic: 'annual', items: [{ id: news }] });
    expect(body.results).toEqual([{ id: news, result: 'refused', reason: 'other-category' }]);
    const accepted = await send('articles', { action: 'topic', topic: 'sustainability', items: [{ id: news }] });
    expect(accepted.body.results).toEqual([{ id: news, result: 'done' }]);
    const [row] = await world.db.select().from(articles).where(eq(articles.id, news));
    expect(row?.topic).toBe('sustainability');
  });

  test('that are deleted wait in the trash', async () => {
    const ids = await world.publishMany(3);
    const { body } = await send('articles', { action: 'delete', items: ids.map((id) => ({ id, version: 1 })) });
    expect(body.done).toBe(3);
    expect(await world.db.$count(trash)).toBe(3);
    expect(await world.db.$count(articles)).toBe(0);
  });

  test('with unpublished changes, or whose end has passed, are not published', async () => {
    const ended = await world.draft({ publishedAt: new Date('2025-01-01'), unpublishAt: new Date('2025-02-01') });
    const staged = await world.publish();
    const { cookie } = await world.signedIn();
    const put = await world.handle(`/api/backend/articles/${staged}/draft`, {
      method: 'PUT',
      body: JSON.stringify({ author: 'Sari' }),
      headers: { cookie, 'content-type': 'application/json' },
    });
    expect(put.status).toBe(200);
    const { body } = await send('articles', { action: 'publish', items: [{ id: ended }, { id: staged }] });
    expect(body.results.map(({ reason }) => reason)).toEqual(['ended', 'unpublished-changes']);
  });

  test('are judged one by one by the roles of the account', async () => {
    const [draft, published] = [await world.draft(), await world.publish()];
    const items = [{ id: draft }, { id: published }];
    const byWriter = await send('articles', { action: 'topic', topic: 'sustainability', items }, ['writer']);
    expect(byWriter.body.results).toEqual([
      { id: draft, result: 'done' },
      { id: published, result: 'refused', reason: 'forbidden' },
    ]);
    const publishing = await send('articles', { action: 'publish', items: [{ id: draft }] }, ['writer']);
    expect(publishing.body.results).toEqual([{ id: draft, result: 'refused', reason: 'forbidden' }]);
    expect(await statusOf(draft)).toBe('draft');
    const deleting = await send('articles', { action: 'delete', items }, ['writer']);
    expect(deleting.status).toBe(403);
    expect(await world.db.$count(articles)).toBe(2);
  });

  test('are all left as they are when one of them fails unexpectedly', async () => {
    const ids = await world.publishMany(2);
    await world.db.execute(
      `alter table articles add constraint never_archived check (id <> ${ids[1]} or status <> 'archived')`,
    );
    world.expectErrors(1);
    const { status } = await send('articles', { action: 'archive', items: ids.map((id) => ({ id })) });
    await world.db.execute('alter table articles drop constraint never_archived');
    expect(status).toBe(500);
    expect(await statusOf(ids[0] ?? 0)).toBe('published');
    expect((await world.get(`/en/read-news/${ids[0]}`)).status).toBe(200);
  });
});

describe('assets', () => {
  test('get and lose tags without regard to case; a tag too many is refused', async () => {
    const [tagged, full] = [
      await picture('one', { tags: 'Port, ship' }),
      await picture('two', { tags: 'x'.repeat(990) }),
    ];
    const items = [{ id: tagged }, { id: full }];
    const added = await send('assets', { action: 'tag', tags: 'port, refinery by night', items });
    expect(added.body.results).toEqual([
      { id: tagged, result: 'done' },
      { id: full, result: 'refused', reason: 'invalid', problem: 'Must have at most 1000 characters' },
    ]);
    await send('assets', { action: 'untag', tags: 'PORT', items: [{ id: tagged }] });
    const [row] = await world.db.select().from(assets).where(eq(assets.id, tagged));
    expect(row).toMatchObject({ tags: 'ship, refinery by night', version: 3 });
  });

  test('move to a place that takes their type', async () => {
    const [image, document] = [
      await picture('one'),
      await picture('paper', { mediaType: 'document', category: 'reports' }),
    ];
    const move = {
      action: 'move',
      category: 'Social',
      subcategory: 'header',
      items: [{ id: image }, { id: document }],
    };
    const { body } = await send('assets', move);
    expect(body.results).toEqual([
      { id: image, result: 'done' },
      { id: document, result: 'refused', reason: 'invalid', problem: 'Social holds image only' },
    ]);
    const [row] = await world.db.select().from(assets).where(eq(assets.id, image));
    expect(row).toMatchObject({ category: 'social', subcategory: 'header' });
  });

  test('in use stay, and the answer says where; the others go to the trash', async () => {
    const [used, unused] = [await picture('used'), await picture('unused')];
    const article = await world.publish({ featuredImage: '/assets/used.png' });
    const { body } = await send('assets', { action: 'delete', items: [{ id: used }, { id: unused }] });
    expect(body.results).toEqual([
      { id: used, result: 'refused', reason: 'in-use', articles: [article], leaders: [] },
      { id: unused, result: 'done' },
    ]);
    expect(await world.db.$count(assets)).toBe(1);
    expect(await world.db.$count(trash)).toBe(1);
  });
});

test.each([
  ['an unknown action', { action: 'burn', items: [{ id: 1 }] }, 'Must be a known action (action)'],
  ['no items', { action: 'archive', items: [] }, 'Must name at least one item (items)'],
  ['an item twice', { action: 'archive', items: [{ id: 1 }, { id: 1 }] }, 'Must name no item twice (items)'],
  [
    'more than fifty items',
    { action: 'archive', items: Array.from({ length: 51 }, (_, index) => ({ id: index + 1 })) },
    'Must name at most 50 items (items)',
  ],
])('%s is refused, and nothing is done', async (_name, body, error) => {
  expect(await send('articles', body)).toMatchObject({ status: 400, body: { error } });
});
