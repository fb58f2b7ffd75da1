import { describe, expect, test } from 'bun:test';
import { accounts, articles } from '../../../src/db/schema/index.ts';
import { saveDraft } from '../../../src/domain/article-drafts/commands.ts';
import type { Role } from '../../../src/fields/roles.ts';
import { endpoints, withQuery } from '../../../src/routes.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const show = (query: Record<string, string | number> = {}) =>
  world.html(withQuery(endpoints.articleManager, query), 200, staff);

async function rows(query: Record<string, string | number> = {}): Promise<string[]> {
  const shown = (await show(query)).querySelectorAll('tbody tr');
  return shown.map((row) => row.querySelectorAll('td:not([data-select])').map(textOf).join(' | '));
}

test('each row has the facts about an article', async () => {
  await world.publish({
    title: { id: 'Kilang penuh', en: 'Refinery full' },
    author: 'Rina',
    publishedAt: new Date('2026-03-05T20:00:00Z'),
  });
  const [row = ''] = await rows();
  for (const said of ['Kilang penuh', 'Published', 'News · Rina', 'Complete', 'Indonesian, English', '6 Maret 2026']) {
    expect(row).toContain(said);
  }
});

test('badges distinguish drafts, archived and scheduled articles and missing languages', async () => {
  await world.schedule({ title: 'Later' });
  await world.archive({ title: { en: 'Only English' } });
  await world.draft({ title: {}, publishedAt: null });
  const [later, bare, archived] = await rows();
  expect(later).toContain('PublishedScheduled | CompleteIndonesian, English');
  expect(archived).toContain('Archived | PartialIndonesian missing');
  // Without a title, the number is shown.
  expect(bare).toMatch(/Article #\d+News.* \| Draft \| NoneNo text yet/);
});

test('a scheduled article has its hour in the list and in the preview', async () => {
  const id = await world.schedule({ title: 'Later', publishedAt: new Date('2199-03-05T02:15:00Z') });
  const [later] = await rows();
  expect(later).toContain('5 Mar 2199, 09.15 WIB');
  const preview = await world.html(`${endpoints.articlePreview}/${id}`, 200, staff);
  expect(textOf(preview)).toContain('5 Mar 2199, 09.15 WIB');
});

test('one article is counted as one', async () => {
  await world.publish({ title: 'Alone' });
  expect(textOf(await show())).toMatch(/Showing 1-1 of 1 article(?!s)/);
});

test('writers and translators are not offered what they may not do, and are told why', async () => {
  const id = await world.draft({ title: 'Tongkang' });
  const offered = async (roles: Role[]) => {
    const as = await world.signedIn(roles);
    const page = await world.html(endpoints.articleManager, 200, as);
    const preview = await world.html(`${endpoints.articlePreview}/${id}`, 200, as);
    return {
      list: page.querySelectorAll('main a').map((link) => link.getAttribute('aria-label') ?? textOf(link)),
      preview: preview.querySelectorAll('main a').map(textOf),
      said: textOf(page),
    };
  };
  const editor = await offered(['editor']);
  expect(editor.list).toContain('Delete "Tongkang"');
  expect(editor.list).toContain('Create Article');
  expect(editor.preview).toContain('Delete');
  const writer = await offered(['writer']);
  expect(writer.list).not.toContain('Delete "Tongkang"');
  expect(writer.list).toContain('Create Article');
  expect(writer.preview).not.toContain('Delete');
  expect(writer.said).toContain('Editors publish and delete them.');
  const translator = await offered(['translator:en']);
  expect(translator.list).not.toContain('Create Article');
  expect(translator.said).toContain('Writers and editors create, publish and delete them.');
});

test('the title is in the default language, else in Indonesian, else in any language', async () => {
  await world.publish({ title: { id: 'Bawaan', en: 'Default' }, defaultLanguage: 'en' });
  await world.publish({ title: { id: 'Hanya Indonesia' }, defaultLanguage: 'en', publishedAt: new Date('2025-01-01') });
  await world.publish({ title: { en: 'Only English' }, publishedAt: new Date('2024-01-01') });
  expect((await rows()).map((row) => (row.split(' | ')[0] ?? '').replace(/News.*/, ''))).toEqual([
    'Default',
    'Hanya Indonesia',
    'Only English',
  ]);
});

describe('pages', () => {
  test('have fifteen articles each and an address', async () => {
    await world.publishMany(50);
    const first = await show();
    expect(textOf(first)).toContain('Articles (50)');
    expect(textOf(first)).toContain('Showing 1-15 of 50 articles');
    expect(await rows({ page: 4 })).toHaveLength(5);
    expect(textOf(await show({ page: 2 }))).toContain('Showing 16-30 of 50 articles');
    expect(textOf(only(first, 'nav[aria-label="Pages"]'))).toBe('12…4Next');
  });

  test('link to the previous and the next page', async () => {
    await world.publishMany(50);
    const links = (await show({ page: 2 })).querySelectorAll('nav[aria-label="Pages"] a');
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Previous', '/backend/articles'],
      ['1', '/backend/articles'],
      ['2', '/backend/articles?page=2'],
      ['3', '/backend/articles?page=3'],
      ['4', '/backend/articles?page=4'],
      ['Next', '/backend/articles?page=3'],
    ]);
  });

  test('beyond the last one show the last one', async () => {
    await world.publishMany(16);
    expect(textOf(await show({ page: 9 }))).toContain('Showing 16-16 of 16 articles');
    expect(textOf(await show({ page: 'x' }))).toContain('Showing 1-15 of 16 articles');
  });

  test('keep the filters, and filters return to page 1', async () => {
    await world.publishMany(40, { category: 'reports' });
    const page = await show({ category: 'reports', search: 'number', page: 2 });
    const next = only(page, 'a[rel="next"]').getAttribute('href');
    expect(next).toBe('/backend/articles?search=number&category=reports&page=3');
    expect(page.querySelectorAll('form[method="get"] [name]').map((field) => field.getAttribute('name'))).toEqual([
      'search',
      'category',
      'status',
      'topic',
      'language',
      'author',
      'from',
      'to',
      'mine',
    ]);
  });
});

test('the days of the filter say which date they are of, in both languages', async () => {
  const labels = (page: ParsedPage) => ['from', 'to'].map((id) => textOf(only(page, `label[for="${id}"]`)));
  expect(labels(await show())).toEqual([
    'Published, or else created, from (WIB)',
    'Published, or else created, to (WIB)',
  ]);
  await world.db.update(accounts).set({ language: 'id' });
  expect(labels(await show())).toEqual([
    'Terbit, atau jika belum: dibuat, sejak (WIB)',
    'Terbit, atau jika belum: dibuat, sampai (WIB)',
  ]);
});

test('search and filters restrict the list', async () => {
  await world.publish({ title: { id: 'Kapal pertama', en: 'First ship' } });
  await world.draft({ title: 'Second ship' });
  await world.publish({ title: 'Annual figures', category: 'reports' });
  expect(await rows({ search: 'SHIP' })).toHaveLength(2);
  expect(await rows({ search: 'ship', status: 'draft' })).toEqual([expect.stringContaining('Second ship')]);
  expect(await rows({ category: 'Reports' })).toEqual([expect.stringContaining('Annual figures')]);
  expect(await rows({ languages: 'partial' })).toHaveLength(0);
  expect(await rows({ scheduled: 'today' })).toHaveLength(0);
  expect(await rows({ status: 'hidden', category: 'x' })).toHaveLength(3);
  expect(textOf(await show({ search: '100%_' }))).toContain('No articles found matching your criteria');
  expect(textOf(await show({ search: 'nothing' }))).toContain('Articles (0)');
});

describe('list, call and table', () => {
  /** Titles that each of them has for a filter, in their order. */
  const found = async (query: Record<string, string>) => {
    const called = await world.handle(withQuery('/api/backend/articles', query), { headers: staff });
    const articles = (await called.json()) as { details: { title: string }[] }[];
    const table = await world.handle(withQuery('/backend/articles/export.csv', query), {
      method: 'POST',
      headers: staff,
    });
    const lines = (await table.text()).trim().split('\r\n').slice(1);
    return {
      list: (await rows(query)).map((row) => /^[A-Z][a-z]+/.exec(row)?.[0].replace(/(News|Reports)$/, '') ?? row),
      call: articles.map(({ details }) => details[0]?.title ?? ''),
      table: lines.map((line) => line.split(',').slice(1, 3).find(Boolean) ?? ''),
    };
  };

  test.each<[Record<string, string>, string[]]>([
    [{ status: 'draft' }, ['Waits', 'Begun']],
    [{ status: 'review' }, ['Waits']],
    [{ status: 'scheduled' }, ['Later']],
    [{ status: 'changed' }, ['Touched']],
    [{ status: 'archived' }, ['Gone']],
    [{ status: 'published' }, ['Later', 'Touched']],
    [{ topic: 'sustainability' }, ['Touched']],
    [{ author: 'rina w' }, ['Gone']],
    [{ author: 'rina' }, []],
    [{ language: 'en' }, ['Later', 'Waits', 'Begun', 'Touched']],
    [{ language: 'without-id' }, ['Begun']],
    [{ language: 'without-en' }, []],
    [{ from: '2026-03-05', to: '2026-03-05' }, ['Touched']],
    [{ to: '2026-03-04' }, ['Gone']],
    [{ mine: 'true' }, ['Begun']],
    [{ mine: 'true', status: 'published' }, []],
  ])('filter alike by %p', async (query, expected) => {
    await world.archive({ title: { id: 'Gone' }, author: 'Rina W', publishedAt: new Date('2026-03-01') });
    const publishedAt = new Date('2026-03-05T16:30:00Z');
    const touched = await world.publish({ title: 'Touched', topic: 'sustainability', publishedAt });
    await saveDraft(world.db, anyActor, touched, { fields: { author: 'Newsroom' } });
    const [{ username = '' } = {}] = await world.db.select().from(accounts);
    await world.draft({ title: { en: 'Begun' }, createdBy: username });
    const waits = await world.draft({ title: 'Waits', createdBy: 'wati' });
    await world.schedule({ title: 'Later' });
    await world.call('POST', `/api/backend/articles/${waits}/review`, {}, staff);
    expect(await found(query)).toEqual({ list: expected, call: expected, table: expected });
  });

  test('without a session, the call of the public takes no filter of staff, and says nothing of who created an article', async () => {
    const id = await world.publish({ title: 'Harbour', createdBy: 'wati' });
    expect((await world.get('/api/articles?mine=true')).status).toBe(400);
    const read = await (await world.get(`/api/articles/${id}`)).text();
    expect(read).toContain('Harbour');
    expect(read).not.toContain('wati');
  });
});

describe('duplicating', () => {
  const copyOf = async (id: number) => {
    const answer = await world.handle(`${endpoints.articleDuplicate}/${id}`, { method: 'POST', headers: staff });
    expect(answer.status).toBe(303);
    const copy = Number(/edit\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]);
    const read = await world.handle(`/api/articles/${copy}`, { headers: staff });
    return (await read.json()) as Record<string, unknown> & { id: number };
  };

  test('makes a draft of all languages with settings and unpublished changes, marked as a copy, and a slug of its own', async () => {
    const id = await world.publish({
      title: { id: 'Pelabuhan dibuka', en: 'Harbour opens' },
      topic: 'sustainability',
      author: 'Rina',
      unpublishAt: new Date('2199-01-01'),
      featuredImage: null,
    });
    await saveDraft(world.db, anyActor, id, { fields: { author: 'Rina and Budi' } });
    expect(textOf(await world.html(`${endpoints.articleDuplicate}/${id}`, 200, staff))).toContain('"Pelabuhan dibuka"');
    const first = await copyOf(id);
    expect(first).toMatchObject({
      status: 'draft',
      topic: 'sustainability',
      author: 'Rina and Budi',
      published_at: null,
      unpublish_at: null,
      details: [
        { language: 'id', title: 'Salinan Pelabuhan dibuka', slug: 'salinan-pelabuhan-dibuka' },
        { language: 'en', title: 'Copy of Harbour opens', slug: 'copy-of-harbour-opens' },
      ],
    });
    const second = await copyOf(id);
    expect(second).toMatchObject({
      details: [{ slug: 'salinan-pelabuhan-dibuka-2' }, { slug: 'copy-of-harbour-opens-2' }],
    });
    expect((await world.get(`/en/read-news/${second.id}`)).status).toBe(404);
    expect(await rows({ mine: 'true' })).toHaveLength(2);
  });

  test('a title of the greatest length is cut, and an unknown article is missing', async () => {
    const id = await world.publish({ title: { en: 'x'.repeat(300) } });
    const [{ title = '' } = {}] = (await copyOf(id)).details as { title: string }[];
    expect([title.length, title.slice(0, 12)]).toEqual([300, 'Copy of xxxx']);
    const unknown = await world.handle('/api/backend/articles/999/duplicate', { method: 'POST', headers: staff });
    expect(unknown.status).toBe(404);
  });
});

describe('the preview', () => {
  const preview = async (id: number | string, status = 200) =>
    world.html(`${endpoints.articlePreview}/${id}`, status, staff);

  test('shows all languages, Indonesian first', async () => {
    const id = await world.draft({
      title: { id: 'Judul', en: 'Title' },
      content: '<h2>Part</h2>',
      featuredImage: '/assets/x.webp',
    });
    const page = await preview(id);
    expect(only(page, 'input[checked]').getAttribute('value')).toBe('id');
    expect(page.querySelectorAll('article').map((article) => article.getAttribute('lang'))).toEqual(['id', 'en']);
    expect(textOf(page)).toContain('Title in short.');
    expect(page.querySelector('article img')?.getAttribute('src')).toBe('/asset_files/x.webp');
    for (const said of [
      'Slug',
      'title',
      'Meta description',
      `ID${id}`,
      'Author',
      'LanguagesCompleteIndonesian, English',
      'Created',
    ]) {
      expect(textOf(page)).toContain(said);
    }
  });

  test.each([
    ['en', 'en'],
    ['id', 'id'],
    ['fr', 'id'],
  ])('asked for in %p, shows %p', async (asked, shown) => {
    const id = await world.draft({ title: { id: 'Judul', en: 'Title' } });
    expect(only(await preview(`${id}?language=${asked}`), 'input[checked]').getAttribute('value')).toBe(shown);
  });

  test('has no tabs for a single language, and links to the document of a report', async () => {
    const id = await world.publish({ title: { en: 'Report' }, category: 'reports', content: '/assets/report.pdf' });
    const page = await preview(id);
    expect(page.querySelector('input[type="radio"]')).toBeNull();
    expect(only(page, 'article a').getAttribute('href')).toBe('/asset_files/report.pdf');
  });

  test.each(['9', 'x', '0'])('of the unknown article %s reports it', async (id) => {
    expect(textOf(await preview(id, 404))).toContain('Article not found');
  });
});

describe('deleting', () => {
  test('asks for confirmation and returns to the same list', async () => {
    const id = await world.publish({ title: 'Old "news"' });
    const address = `${endpoints.articleDelete}/${id}?status=published&page=2`;
    const page = await world.html(address, 200, staff);
    expect(textOf(page)).toContain('Are you sure you want to delete "Old "news""?');
    expect(await world.db.$count(articles)).toBe(1);
    const action = only(page, '[data-dialog-content] form').getAttribute('action') ?? '';
    const answer = await world.handle(action, { method: 'POST', headers: staff });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/backend/articles?status=published&page=2');
    expect(await world.db.$count(articles)).toBe(0);
    const said = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await world.html(endpoints.articleManager, 200, { cookie: `${staff.cookie}; ${said}` });
    expect(textOf(list)).toContain('Article deleted Article has been deleted successfully');
  });

  test('a deleted article reports that it is missing', async () => {
    const answer = await world.handle(`${endpoints.articleDelete}/7`, { method: 'POST', headers: staff });
    const said = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await world.html(endpoints.articleManager, 200, { cookie: `${staff.cookie}; ${said}` });
    expect(textOf(list)).toContain('Delete failed Failed to delete article');
  });
});
