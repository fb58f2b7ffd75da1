import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { articleDetails, articles } from '../../../src/db/schema/index.ts';
import { href, routes } from '../../../src/routes.ts';
import { storeAssetsAt } from '../../support/files/stored-files.ts';
import { textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let staff: { cookie: string };
beforeEach(async () => {
  await storeAssetsAt(world.db, '/assets/harbour.webp', '/assets/report-2025.pdf');
  staff = await world.signedIn();
});

const list = '/api/backend/articles';

/** The request body of the specification. */
const article = {
  author: 'Newsroom',
  category: 'news',
  featured_image: '/assets/harbour.webp',
  status: 'published',
  sort_order: 0,
  published_at: '2026-01-31T02:00:00.000Z',
  default_language: 'id',
};
const indonesian = {
  language: 'id',
  title: 'Pelabuhan dibuka',
  slug: 'pelabuhan-dibuka',
  content: '<p>Pelabuhan dibuka hari ini.</p>',
  excerpt: 'Singkatnya.',
  meta_description: null,
};
const english = { ...indonesian, language: 'en', title: 'Harbour opens', slug: '', content: '<p>It opened today.</p>' };

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = staff) {
  const answer = await world.call(method, path, body, headers);
  // Every test checks the body itself.
  return { status: answer.status, body: (await answer.json()) as never, headers: answer.headers };
}

async function create(changes: object = {}, details: object[] = [indonesian, english]): Promise<number> {
  const { body } = await call('POST', list, { article: { ...article, ...changes }, details });
  return (body as { id: number }).id;
}

describe('an unpublish date', () => {
  const refusal = {
    status: 400,
    body: { error: 'Must be after the published date (unpublish_at)', field: 'unpublish_at' },
  };

  test('must be after the published date', async () => {
    const unpublishAt = { unpublish_at: '2026-01-31T02:00:00.000Z' };
    expect(await call('POST', list, { article: { ...article, ...unpublishAt }, details: [indonesian] })).toMatchObject(
      refusal,
    );
    const id = await create();
    expect(await call('PUT', `${list}/${id}`, unpublishAt)).toMatchObject(refusal);
    await call('PUT', `${list}/${id}`, { unpublish_at: '2026-02-01T02:00:00Z' });
    expect(await call('PUT', `${list}/${id}`, { published_at: '2026-03-01T02:00:00Z' })).toMatchObject(refusal);
  });

  test('is removed by null', async () => {
    const id = await create({ unpublish_at: '2090-01-01T00:00:00.000Z' });
    const { body } = await call('PUT', `${list}/${id}`, { unpublish_at: null });
    expect(body).toHaveProperty('unpublish_at', null);
  });
});

describe('creating', () => {
  test('answers 201 with the whole article, which is public immediately', async () => {
    const { status, body } = await call('POST', list, { article, details: [indonesian, english] });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...article,
        topic: null,
        version: 1,
        detail: { title: 'Pelabuhan dibuka' },
        details: [
          { ...indonesian, properties: null },
          { ...english, slug: 'harbour-opens' },
        ],
      },
    });
    const { id } = body as { id: number };
    const page = await world.html(href(routes.articles.show, 'en', { id }));
    expect(textOf(page)).toContain('It opened today.');
  });

  test('accepts the category in any case and uses defaults for missing fields', async () => {
    const { body } = await call('POST', list, { article: { category: 'News' }, details: [indonesian] });
    expect(body).toMatchObject({
      category: 'news',
      status: 'draft',
      default_language: 'id',
      sort_order: 0,
      author: '',
      featured_image: null,
      published_at: null,
    });
  });

  test('sanitises the content and logs the user with the new values', async () => {
    const content = '<p onclick="x()">Good <script>bad()</script><img src="data:image/png;base64,AA"></p>';
    const id = await create({}, [{ ...indonesian, content }]);
    const [stored] = await world.db.select().from(articleDetails).where(eq(articleDetails.articleId, id));
    expect(stored?.content).toBe('<p>Good</p>');
    expect(await world.lastEntry()).toMatchObject({
      actionType: 'create',
      resourceType: 'article',
      resourceId: String(id),
      status: 'success',
      description: 'Created article "Pelabuhan dibuka"',
      changes: { 'id.title': { before: null, after: 'Pelabuhan dibuka' } },
    });
  });

  test.each(['reports', 'Reports'])('accepts the path of a document for the category %s', async (category) => {
    const document = { ...indonesian, content: ' /assets/report-2025.pdf ' };
    const { status, body } = await call('POST', list, { article: { category }, details: [document] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ category: 'reports', details: [{ content: '/assets/report-2025.pdf' }] });
    const html = await call('POST', list, { article: { category }, details: [indonesian] });
    expect(html).toMatchObject({ status: 400, body: { field: 'details.0.content' } });
  });

  test.each<[field: string, article: object, details: object[]]>([
    ['article.category', { category: 'poems' }, [indonesian]],
    ['article.category', { status: 'draft' }, [indonesian]],
    ['article.status', { category: 'news', status: 'hidden' }, [indonesian]],
    ['article.topic', { category: 'news', topic: 'weather' }, [indonesian]],
    ['article.author', { category: 'news', author: 'x'.repeat(201) }, [indonesian]],
    ['article.author', { category: 'news', author: 7 }, [indonesian]],
    ['article.author', { category: 'news', author: 'a\u0000b' }, [indonesian]],
    ['article.featured_image', { category: 'news', featured_image: 'https://evil.example/x.png' }, [indonesian]],
    ['article.sort_order', { category: 'news', sort_order: 1.5 }, [indonesian]],
    ['article.sort_order', { category: 'news', sort_order: 99_999_999 }, [indonesian]],
    ['article.published_at', { category: 'news', published_at: 'tomorrow' }, [indonesian]],
    ['article.published_at', { category: 'news', published_at: '0001-01-01T00:00:00Z' }, [indonesian]],
    ['article.default_language', { category: 'news', default_language: 'fr' }, [indonesian]],
    ['colour', { category: 'news', colour: 'red' }, [indonesian]],
    ['details', { category: 'news' }, []],
    ['details', { category: 'news' }, [indonesian, indonesian]],
    ['details.0.language', { category: 'news' }, [{ ...indonesian, language: 'fr' }]],
    ['details.0.title', { category: 'news' }, [{ ...indonesian, title: ' ' }]],
    ['details.0.title', { category: 'news' }, [{ ...indonesian, title: 'x'.repeat(301) }]],
    ['details.0.title', { category: 'news' }, [{ ...indonesian, title: 'a\u0007bell' }]],
    ['details.0.slug', { category: 'news' }, [{ ...indonesian, slug: 'x'.repeat(301) }]],
    ['details.0.excerpt', { category: 'news' }, [{ ...indonesian, excerpt: 'x'.repeat(1001) }]],
    ['details.0.meta_description', { category: 'news' }, [{ ...indonesian, meta_description: 'x'.repeat(501) }]],
    ['details.1.content', { category: 'news' }, [indonesian, { ...english, content: 'x'.repeat(200_001) }]],
    ['details.1.content', { category: 'news' }, [indonesian, { ...english, content: '<p><br></p>' }]],
    ['details.0.properties', { category: 'news' }, [{ ...indonesian, properties: {} }]],
  ])('answers 400 and names %s when it is wrong, and keeps nothing', async (field, given, details) => {
    const { status, body } = await call('POST', list, { article: given, details });
    expect({ status, body }).toMatchObject({ status: 400, body: { field } });
    expect(await world.db.$count(articles)).toBe(0);
    expect(await world.lastEntry()).toMatchObject({ status: 'failed', actionType: 'create', resourceType: 'article' });
  });

  test.each(['', '[]', '"x"', 'null', '{', '{"article":1}'])('answers 400 to the body %p', async (body) => {
    expect((await call('POST', list, body)).status).toBe(400);
  });
});

describe('changing the article itself', () => {
  test('changes only the submitted fields', async () => {
    const id = await create();
    const { status, body } = await call('PUT', `${list}/${id}`, { status: 'archived', topic: 'sustainability' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...article, status: 'archived', topic: 'sustainability', version: 2 });
    expect(await world.lastEntry()).toMatchObject({
      description: 'Archived article "Pelabuhan dibuka"',
      changes: { status: { before: 'published', after: 'archived' } },
    });
    expect((await world.get(href(routes.articles.show, 'id', { id }))).status).toBe(404);
  });

  test('answers 404 for an unknown article', async () => {
    for (const id of ['1', '0', 'x', '99999999999']) {
      expect(await call('PUT', `${list}/${id}`, { status: 'draft' })).toMatchObject({ status: 404 });
    }
  });

  test('answers 409 with the stored article to an outdated version', async () => {
    const id = await create();
    await call('PUT', `${list}/${id}`, { author: 'First', version: 1 });
    const second = await call('PUT', `${list}/${id}`, { author: 'Second', version: 1 });
    expect(second).toMatchObject({ status: 409, body: { version: 2, article: { author: 'First' } } });
    const again = await call('PUT', `${list}/${id}`, { author: 'Second', version: 2 });
    expect(again).toMatchObject({ status: 200, body: { author: 'Second', version: 3 } });
  });

  test('without changes keeps version and time stamp', async () => {
    const id = await create();
    const before = await world.db.select().from(articles);
    await call('PUT', `${list}/${id}`, article);
    await call('PUT', `${list}/${id}/details/id`, { ...indonesian, properties: null });
    expect(await world.db.select().from(articles)).toEqual(before);
  });
});

describe('changing a language', () => {
  test('answers 200 with the language and the new version', async () => {
    const id = await create();
    const given = { ...english, title: 'Harbour is open', properties: null };
    const answer = await call('PUT', `${list}/${id}/details/en`, given);
    expect(answer).toMatchObject({
      status: 200,
      body: { article_id: id, title: 'Harbour is open', slug: 'harbour-is-open', version: 2 },
    });
    const page = await world.html(href(routes.articles.show, 'en', { id }));
    expect(textOf(page)).toContain('Harbour is open');
  });

  test('that the article does not have answers 404, and POST adds it', async () => {
    const id = await create({}, [indonesian]);
    expect((await call('PUT', `${list}/${id}/details/en`, english)).status).toBe(404);
    const added = await call('POST', `${list}/${id}/details`, english);
    expect(added).toMatchObject({ status: 201, body: { language: 'en', title: 'Harbour opens', version: 2 } });
    expect((await call('POST', `${list}/${id}/details`, english)).status).toBe(409);
    expect((await call('POST', `${list}/999/details`, english)).status).toBe(404);
  });

  test('rejects a language that differs from the address, and content that is empty after sanitising', async () => {
    const id = await create();
    const other = await call('PUT', `${list}/${id}/details/en`, indonesian);
    expect(other).toMatchObject({ status: 400, body: { field: 'language' } });
    const empty = await call('PUT', `${list}/${id}/details/en`, { ...english, content: '<script>x</script>' });
    expect(empty).toMatchObject({ status: 400, body: { field: 'content' } });
  });
});

test('deleting succeeds once and removes the page', async () => {
  const id = await create();
  expect(await call('DELETE', `${list}/${id}`)).toMatchObject({ status: 200, body: { success: true } });
  expect(await world.lastEntry()).toMatchObject({
    actionType: 'delete',
    description: 'Deleted article "Pelabuhan dibuka"',
  });
  expect((await call('DELETE', `${list}/${id}`)).status).toBe(404);
  expect((await world.get(href(routes.articles.show, 'id', { id }))).status).toBe(410);
  expect(await world.db.$count(articleDetails)).toBe(0);
});

test('the list has articles of every status with their languages, newest first, and can be filtered', async () => {
  await world.draft({ title: 'A draft', publishedAt: new Date('2026-03-01') });
  await world.publish({ title: { id: 'Hanya Indonesia' }, publishedAt: new Date('2026-02-01') });
  await world.schedule();
  const all = await call('GET', list);
  expect(all.body).toMatchObject([
    { status: 'published', details: [{ language: 'id' }, { language: 'en' }] },
    { status: 'draft', version: 1 },
    { details: [{ language: 'id', content: expect.stringContaining('Hanya') }] },
  ]);
  const drafts = await call('GET', `${list}?status=draft&limit=1`);
  expect(drafts.body).toMatchObject([{ detail: { title: 'A draft' } }]);
  expect(drafts.headers.get('x-total-count')).toBe('1');
  expect((await call('GET', `${list}?status=hidden`)).status).toBe(400);
});

describe('a file that does not exist', () => {
  const link = (path: string) => `<p><a href="${path}">Laporan</a></p>`;

  test.each([
    ['the picture', 'featured_image', { featured_image: '/assets/missing.webp' }, indonesian],
    ['a document as the picture', 'featured_image', { featured_image: '/assets/report-2025.pdf' }, indonesian],
    ['a link', 'details.0.content', {}, { ...indonesian, content: link('/assets/missing.pdf') }],
    [
      'a picture in the text',
      'details.0.content',
      {},
      { ...indonesian, content: '<p><img src="/assets/missing.png" alt=""></p>' },
    ],
    ['another case', 'details.0.content', {}, { ...indonesian, content: link('/assets/Report-2025.pdf') }],
    ['an encoded path', 'details.0.content', {}, { ...indonesian, content: link('/asset%5Ffiles/missing%2Epdf') }],
    [
      'a picture as the report',
      'details.0.content',
      { category: 'reports' },
      { ...indonesian, content: '/assets/harbour.webp' },
    ],
  ])('is refused as %s', async (_place, field, article, detail) => {
    const answer = await call('POST', list, { article: { category: 'news', ...article }, details: [detail] });
    expect(answer).toMatchObject({ status: 400, body: { field } });
    expect(await world.db.$count(articles)).toBe(0);
  });

  test('is refused in a change, and what the article refers to already can be saved', async () => {
    const id = await world.publish({ featuredImage: '/assets/gone.webp', content: link('/assets/gone.pdf') });
    const detail = { ...indonesian, language: 'en', content: `${link('/assets/gone.pdf')}<p>More</p>` };
    expect((await call('PUT', `${list}/${id}/details/en`, detail)).status).toBe(200);
    expect(
      (await call('PUT', `${list}/${id}`, { featured_image: '/assets/gone.webp', author: 'Newsroom' })).status,
    ).toBe(200);
    const refused = await call('PUT', `${list}/${id}`, { featured_image: '/assets/gone-too.webp' });
    expect(refused).toMatchObject({ status: 400, body: { field: 'featured_image' } });
    const other = { ...detail, content: link('/assets/gone-too.pdf') };
    expect(await call('PUT', `${list}/${id}/details/en`, other)).toMatchObject({
      status: 400,
      body: { error: 'There is no file /assets/gone-too.pdf (content)' },
    });
  });

  test('on another site is a link like others', async () => {
    const detail = { ...indonesian, content: link('https://www.esdm.go.id/assets/media/report.pdf') };
    expect((await call('POST', list, { article: { category: 'news' }, details: [detail] })).status).toBe(201);
  });

  test('an encoded address of an existing one is stored as its path', async () => {
    const detail = { ...indonesian, content: link('/asset_files/report%2D2025%2Epdf#page=3') };
    const { body }: { body: object } = await call('POST', list, { article: { category: 'news' }, details: [detail] });
    expect(body).toMatchObject({
      details: [{ content: '<p><a href="/assets/report-2025.pdf#page=3">Laporan</a></p>' }],
    });
  });
});
