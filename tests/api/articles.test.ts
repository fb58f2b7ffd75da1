import { describe, expect, test } from 'bun:test';
import { freshWorld } from '../support/world.ts';

type Detail = { language: string; title: string; content: string };
type ArticleJson = { id: number; status: string; detail: Detail | null; details: Detail[] };

const world = await freshWorld();

async function list(query: string, headers: Record<string, string> = {}): Promise<ArticleJson[]> {
  const answer = await world.get(`/api/articles?${query}`, headers);
  expect(answer.status).toBe(200);
  return answer.json();
}

const ids = (articles: ArticleJson[]) => articles.map(({ id }) => id);

describe('the list', () => {
  test('is an array, newest first, with the total number in a header', async () => {
    const numbers = await world.publishMany(5);
    const answer = await world.get('/api/articles?limit=2&offset=1');
    expect(answer.headers.get('x-total-count')).toBe('5');
    expect(ids(await answer.json())).toEqual(numbers.slice(1, 3));
  });

  test('returns the newest hundred without a limit, and the rest with an offset', async () => {
    const numbers = await world.publishMany(120);
    const answer = await world.get('/api/articles');
    expect(answer.headers.get('x-total-count')).toBe('120');
    expect(ids(await answer.json())).toEqual(numbers.slice(0, 100));
    expect(ids(await list('offset=100'))).toEqual(numbers.slice(100));
  });

  test('has the specified fields in snake case', async () => {
    await world.publish();
    const [article] = await list('');
    expect(Object.keys(article ?? {})).toEqual([
      ...['id', 'category', 'topic', 'status', 'author', 'featured_image', 'sort_order', 'published_at', 'created_at'],
      ...['default_language', 'detail', 'details'],
    ]);
  });

  test('tells only staff when an article will leave the site', async () => {
    await world.publish({ unpublishAt: new Date('2090-01-01T00:00:00.000Z') });
    expect((await list(''))[0]).not.toHaveProperty('unpublish_at');
    const [article] = await list('', await world.signedIn());
    expect(article).toHaveProperty('unpublish_at', '2090-01-01T00:00:00.000Z');
  });

  test('matches categories case-insensitively', async () => {
    const id = await world.publish({ category: 'reports' });
    await world.publish();
    expect(ids(await list('category=Reports'))).toEqual([id]);
  });

  test('filters by topic and by text, commas included', async () => {
    await world.publish({ topic: 'sustainability', title: 'Mangroves' });
    const id = await world.publish({ topic: 'press-release', title: 'Bauxite, alumina, aluminium' });
    expect(ids(await list('topic=press-release'))).toEqual([id]);
    expect(ids(await list('q=bauxite,%20ALUMINA'))).toEqual([id]);
  });

  test('treats an empty value as missing', async () => {
    await world.publish();
    expect(await list('category=&status=&limit=')).toHaveLength(1);
  });
});

describe('an article that is not public', () => {
  test('is not found by visitors, for every status that they request', async () => {
    const unpublished = await world.publish({ unpublishAt: new Date(Date.now() - 1000) });
    const hidden = [await world.draft(), await world.schedule(), await world.archive(), unpublished];
    for (const query of ['', 'status=draft', 'status=published', 'status=archived']) {
      expect(await list(query)).toEqual([]);
    }
    for (const id of hidden) expect((await world.get(`/api/articles/${id}`)).status).toBe(404);
  });

  test('is shown to staff', async () => {
    const draft = await world.draft();
    await world.publish();
    const staff = await world.signedIn();
    expect(ids(await list('status=draft', staff))).toEqual([draft]);
    expect(await list('', staff)).toHaveLength(2);
    expect((await world.get(`/api/articles/${draft}`, staff)).status).toBe(200);
  });
});

describe('one article', () => {
  test('has all its languages and the detail in its default language', async () => {
    const id = await world.publish({ title: { id: 'Rekor', en: 'A record' }, defaultLanguage: 'en' });
    const article: ArticleJson = await (await world.get(`/api/articles/${id}`)).json();
    expect(article.detail?.title).toBe('A record');
    expect(article.details.map(({ title }) => title).sort()).toEqual(['A record', 'Rekor']);
  });

  test('has no script, even if one was stored', async () => {
    const id = await world.publish({ content: '<p onclick="x()">Text<script>alert(1)</script></p>' });
    const article: ArticleJson = await (await world.get(`/api/articles/${id}`)).json();
    expect(article.detail?.content).toBe('<p>Text</p>');
  });

  test.each(['9999', '0', '-1', '1.5', 'abc', '99999999999999'])('%s is not found', async (id) => {
    const answer = await world.get(`/api/articles/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.any(String), requestId: expect.any(String) });
  });
});

describe('invalid input', () => {
  test.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=ten'],
    ['offset', 'offset=-1'],
    ['language', 'language=fr'],
    ['status', 'status=secret'],
    ['category', 'category=weather'],
    ['topic', 'topic=gossip'],
    ['q', `q=${'a'.repeat(201)}`],
    ['colour', 'colour=red'],
  ])('names the field %s of %s', async (field, query) => {
    const answer = await world.get(`/api/articles?${query}`);
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body).toEqual({ error: expect.stringContaining(field), field, requestId: expect.any(String) });
    expect(world.log.events).toMatchObject([{ level: 'warn', fields: { requestId: body.requestId } }]);
  });

  test('an unknown address under /api is not answered with a page', async () => {
    for (const path of ['/api', '/api/nothing', '/api/articles/1/2', '/api/%zz']) {
      const answer = await world.get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toStartWith('application/json');
      expect(await answer.json()).toHaveProperty('error');
    }
  });
});

test('HEAD answers with the headers only', async () => {
  await world.publish();
  const answer = await world.handle('/api/articles', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-total-count')).toBe('1');
  expect(await answer.text()).toBe('');
});

test('an internal error is answered without its cause', async () => {
  world.expectErrors(1);
  await world.db.transaction(async (tx) => {
    await tx.execute('alter table articles rename to articles_elsewhere');
  });
  const answer = await world.get('/api/articles');
  await world.db.execute('alter table articles_elsewhere rename to articles');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/select|relation|articles|\.ts/i);
});
