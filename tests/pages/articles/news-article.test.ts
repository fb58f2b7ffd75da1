import { describe, expect, test } from 'bun:test';
import type { DetailDraft } from '../../../src/domain/articles/edits.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { type Language, languageCodes, languages } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { countSpent } from '../../support/requests/spent.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const article = (language: Language, id: number | string) => href(routes.articles.show, language, { id });
const read = (language: Language, id: number) => world.html(`${article(language, id)}?complete=1`);
const structured = (page: ParsedPage, type: string) =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script): Record<string, unknown> => JSON.parse(script.text))
    .find((data) => data['@type'] === type);

describe('a news article', () => {
  test('shows author, content and date in the reader’s language', async () => {
    const id = await world.publish({
      title: { id: 'Kapal pertama', en: 'First vessel' },
      author: 'Corporate Secretary',
      publishedAt: new Date('2025-02-20T02:00:00Z'),
      content: '<p>It <strong>sailed</strong>.</p>',
    });
    const english = await read('en', id);
    expect(textOf(only(english, 'h1'))).toBe('First vessel');
    const header = textOf(only(english, 'article header'));
    for (const said of ['News', 'Press Release', 'February 20, 2025', 'By: Corporate Secretary', '1 minute']) {
      expect(header).toContain(said);
    }
    expect(only(english, '.prose-article').innerHTML).toBe('<p>It <strong>sailed</strong>.</p>');
    expect(textOf(only(english, 'article aside'))).toContain('Published by');
    const indonesian = textOf(only(await read('id', id), 'article header'));
    for (const said of [
      'Kapal pertama',
      'Berita',
      'Siaran Pers',
      '20 Februari 2025',
      'Oleh: Sekretaris Perusahaan',
      '1 menit',
    ]) {
      expect(indonesian).toContain(said);
    }
  });

  test('has a reading time of one minute per two hundred words, rounded up', async () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    const exact = await world.publish({ title: 'Four hundred', content: words(400) });
    const more = await world.publish({ title: 'Four hundred and one', content: words(401) });
    expect(textOf(only(await read('en', exact), 'article header'))).toContain('2 minutes');
    expect(textOf(only(await read('en', more), 'article header'))).toContain('3 minutes');
  });

  test('is truncated to fifty characters in the breadcrumb only', async () => {
    const title = `${'0123456789'.repeat(5)} and more`;
    const page = await read('en', await world.publish({ title }));
    expect(textOf(only(page, 'nav [aria-current="page"]'))).toBe(`${'0123456789'.repeat(5)}…`);
    expect(textOf(only(page, 'h1'))).toBe(title);
  });

  test('has tables that scroll by themselves, with a name, also by keyboard', async () => {
    const content = '<p>Before</p><table><tbody><tr><td>1</td></tr></tbody></table><p>After</p>';
    const id = await world.publish({ content });
    const around = only(await read('en', id), '.prose-article > :has(> table)');
    expect(['role', 'aria-label', 'tabindex'].map((name) => around.getAttribute(name))).toEqual([
      'group',
      'Table, scrolls sideways',
      '0',
    ]);
    expect(around.outerHTML).toEndWith('<table><tbody><tr><td>1</td></tr></tbody></table></div>');
    expect(only(await read('id', id), '.table-scroll').getAttribute('aria-label')).toBe(
      'Tabel, dapat digeser ke samping',
    );
  });

  test('without content has a message', async () => {
    const id = await world.publish({ content: '<p>&nbsp;</p>' });
    expect(textOf(only(await read('en', id), 'main'))).toContain('No content available');
    expect(textOf(only(await read('id', id), 'main'))).toContain('Konten tidak tersedia');
  });

  test('can be shared by mail without script, with its absolute address', async () => {
    const id = await world.publish();
    const mail = only(await read('en', id), 'a[href^="mailto:?"]').getAttribute('href') ?? '';
    expect(new URLSearchParams(mail.split('?')[1]).get('body')).toBe(
      `${world.siteUrl}/en/read-news/${id}-refinery-reaches-full-capacity`,
    );
  });

  const related = async (id: number) =>
    (await read('en', id)).querySelectorAll('[aria-labelledby="related-news"] h3').map(textOf);

  test('links to the two newest others of its category', async () => {
    const [one = 0] = await world.publishMany(1, { topic: 'sustainability' });
    await world.publishMany(2, { topic: 'press-release' });
    const older = (title: string, date: string) =>
      world.publish({ title, topic: 'sustainability', publishedAt: new Date(date) });
    await older('Eldest', '2020-01-01');
    await older('Elder', '2021-01-01');
    await older('Old', '2022-01-01');
    expect(await related(one)).toEqual(['Old', 'Elder']);
  });

  test('links to the newest of other categories when its own has too few, or it has none', async () => {
    const [newest = 0, second = 0] = await world.publishMany(2, { topic: 'press-release' });
    const lonely = await world.publish({
      title: 'Alone',
      topic: 'hr-development',
      publishedAt: new Date('2020-01-01'),
    });
    const without = await world.publish({ title: 'None', topic: null, publishedAt: new Date('2019-01-01') });
    expect(await related(newest)).toEqual(['News number 2', 'Alone']);
    expect(await related(second)).toEqual(['News number 1', 'Alone']);
    expect(await related(lonely)).toEqual(['News number 1', 'News number 2']);
    expect(await related(without)).toEqual(['News number 1', 'News number 2']);
  });

  test('links from its category to all news of it', async () => {
    const id = await world.publish({ topic: 'sustainability' });
    const link = only(await read('en', id), 'article header a[href*="category"]');
    expect([textOf(link), link.getAttribute('href')]).toEqual([
      'Sustainability',
      '/en/news?category=sustainability#list',
    ]);
  });

  test('has no related news when there is none in its language', async () => {
    const id = await world.publish({ title: 'The only one' });
    await world.publish({ title: { id: 'Lain bahasa' } });
    expect((await read('en', id)).querySelector('[aria-labelledby="related-news"]')).toBeNull();
    expect((await read('id', id)).querySelector('[aria-labelledby="related-news"]')).not.toBeNull();
  });
});

test('an article in the other language only is shown in its language, with a notice, a lang attribute and its canonical address', async () => {
  const id = await world.publish({ title: { id: 'Hanya bahasa Indonesia' } });
  const page = await read('en', id);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-US');
  expect(only(page, 'h1').getAttribute('lang')).toBe('id-ID');
  expect(only(page, '.prose-article').closest('[lang]')?.getAttribute('lang')).toBe('id-ID');
  expect(textOf(only(page, 'main'))).toContain('This article is only available in Indonesian.');
  const existing = `${world.siteUrl}/id/baca-berita/${id}-hanya-bahasa-indonesia`;
  expect(only(page, 'link[rel="canonical"]').getAttribute('href')).toBe(existing);
  const alternates = page.querySelectorAll('link[rel="alternate"][hreflang]');
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['id-ID', existing],
    ['x-default', existing],
  ]);
});

describe('the head of an article', () => {
  test('has structured data with absolute addresses', async () => {
    const id = await world.publish({ title: 'Machine readable', featuredImage: '/assets/upload.jpg' });
    const page = await read('en', id);
    expect(structured(page, 'NewsArticle')).toMatchObject({
      headline: 'Machine readable',
      url: `${world.siteUrl}/en/read-news/${id}-machine-readable`,
      inLanguage: 'en-US',
      image: [`${world.siteUrl}/assets/upload.jpg`],
    });
    expect(structured(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: world.siteUrl + href(routes.home.index, 'en') },
      { position: 2, item: world.siteUrl + href(routes.publications.index, 'en') },
      { position: 3, item: world.siteUrl + href(routes.articles.index, 'en') },
      { position: 4, name: 'Machine readable' },
    ]);
    expect(only(page, 'meta[property="og:type"]').getAttribute('content')).toBe('article');
  });

  test('has a headline of less than 110 characters for search engines, cut behind a word', async () => {
    const headline = async (title: string) =>
      structured(await read('en', await world.publish({ title })), 'NewsArticle')?.headline;
    expect(await headline('x'.repeat(109))).toBe('x'.repeat(109));
    expect(await headline(`${'word '.repeat(21)}more, and the end`)).toBe(`${'word '.repeat(21).trim()}…`);
    expect(await headline('x'.repeat(110))).toBe(`${'x'.repeat(108)}…`);
  });

  test.each([
    ['Laras Kapuas', 'Person', 'Laras Kapuas'],
    ['Divisi Lingkungan', 'Organization', 'Environment Division'],
    ['Refinery Desk', 'Organization', 'Refinery Desk'],
    ['', 'Organization', 'PT Khatulistiwa Alumina'],
  ])('tells a person from a desk: "%s" is a %s', async (author, type, name) => {
    const page = await read('en', await world.publish({ author }));
    expect(structured(page, 'NewsArticle')?.author).toMatchObject({ '@type': type, name });
  });
});

describe('an unknown article', () => {
  test.each(['99', '0', '-1', '1.5', 'abc', '9999999999999'])('%s answers 404 in both languages', async (id) => {
    for (const [language, title] of [
      ['id', 'Artikel Tidak Ditemukan'],
      ['en', 'Article Not Found'],
    ] as const) {
      const page = await world.html(article(language, id), 404);
      expect(textOf(only(page, 'h1'))).toBe(title);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(languages[language].htmlLang);
      const back = href(routes.articles.index, language);
      expect(page.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toContain(back);
      expect(structured(page, 'NewsArticle')).toBeUndefined();
    }
  });

  test('draft, scheduled and archived articles and reports are not found', async () => {
    const hidden = [
      await world.draft(),
      await world.schedule(),
      await world.archive(),
      await world.publish({ category: 'reports', content: '/assets/report.pdf' }),
      await world.publish({ title: {} satisfies Partial<Record<Language, DetailDraft['title']>> }),
    ];
    for (const id of hidden) expect((await world.get(article('en', id))).status).toBe(404);
  });

  test('a withdrawn article answers 404 in both languages', async () => {
    const id = await world.publish();
    for (const language of languageCodes) await read(language, id);
    await saveArticle(world.staleness, anyActor, id, { fields: { status: 'archived' } });
    for (const language of languageCodes) {
      await world.get(article(language, id));
      await world.cache.settled();
      expect((await world.get(article(language, id))).status).toBe(404);
    }
  });

  test('an address without an article is looked for once, and again after articles have changed', async () => {
    const later = await world.draft();
    const counted = countSpent(world.database);
    try {
      const queriesFor = async (path: string) => {
        const { result, spent } = await counted.during(() => world.get(path));
        expect(result.status).toBe(404);
        expect(await result.text()).toContain('Article Not Found');
        return spent.queries;
      };
      expect(await queriesFor(article('en', later))).toBeGreaterThan(0);
      expect(await queriesFor(article('en', later))).toBe(0);
      await world.publish();
      expect(await queriesFor(article('en', later))).toBeGreaterThan(0);
      await saveArticle(world.staleness, anyActor, later, {
        fields: { status: 'published', publishedAt: new Date(0) },
      });
      expect((await world.get(article('en', later))).status).toBe(200);
    } finally {
      counted.stop();
    }
  });
});
