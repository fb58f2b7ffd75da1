import { expect, test } from 'bun:test';
import type { BuiltPageText } from '../../../src/domain/search/entries.ts';
import { indexedRoutes, SitePages } from '../../../src/domain/search/site-pages.ts';
import { readBuiltPageTexts } from '../../../src/page-texts.ts';

const never = () => new Promise<never>(() => {});
const found = async (pages: SitePages, word: string) => {
  const { index, unread } = await pages.in('en');
  return { hits: index.find(index.parseQuery([word])).map(({ href }) => href), unread: unread.map(({ href }) => href) };
};

const text = (key: string, href: string, stored: BuiltPageText['stored'], said: string): BuiltPageText => ({
  key,
  href,
  language: 'en',
  stored,
  title: key,
  description: '',
  blocks: [{ text: said, isHeading: false, isLabel: false, item: undefined }],
  pictures: [],
  incomplete: false,
});
const built = [
  text('careers.index', '/en/careers', 'nothing', 'Quokkas work here.'),
  text('environment.index', '/en/nowhere', 'nothing', 'A page of another release.'),
  text('sustainability.environment', '/en/environment', 'pictures', 'Quokkas live here.'),
  text('articles.index', '/en/news', 'text', 'News.'),
];

test('the first search finds what the build knows, without waiting for pages, and names those with more to say', async () => {
  const pages = new SitePages(never, () => built, 20);
  expect(await found(pages, 'quokkas')).toEqual({ hits: ['/en/careers', '/en/environment'], unread: ['/en/news'] });
});

test('without a build every page that has not been read is named', async () => {
  const pages = new SitePages(never, () => [], 20);
  const { hits, unread } = await found(pages, 'quokkas');
  expect(hits).toEqual([]);
  expect(unread).toContain('/en/careers');
  expect(unread).toHaveLength(indexedRoutes.length);
});

test('a page that has been read replaces what the build knows, and is complete', async () => {
  const pages = new SitePages(
    async (route, language) =>
      route.key === 'articles.index'
        ? { ...text(route.key, '/en/news', 'text', 'Quokkas in the news.'), route, title: language }
        : undefined,
    () => built,
  );
  expect(await found(pages, 'quokkas')).toEqual({ hits: ['/en/careers', '/en/news'], unread: [] });
});

test('when content is withdrawn a page still says what the build knows of it', async () => {
  let reads = 0;
  const pages = new SitePages(
    (route) => {
      reads += 1;
      if (reads > indexedRoutes.length) return never();
      const isNews = route.key === 'articles.index';
      return Promise.resolve(isNews ? { ...text(route.key, '/en/news', 'text', 'Secret quokkas.'), route } : undefined);
    },
    () => built.slice(3),
    2000,
  );
  expect((await found(pages, 'secret')).hits).toEqual(['/en/news']);
  pages.changed('withdrawn');
  const impatient = pages.now('en');
  expect(impatient.find(impatient.parseQuery(['secret']))).toEqual([]);
  expect(impatient.find(impatient.parseQuery(['news'])).map(({ href }) => href)).toEqual(['/en/news']);
});

test('the build has read every page that search engines may list, in both languages, within half a megabyte', () => {
  const texts = readBuiltPageTexts();
  const hidden = [
    'articles.saved',
    'articles.previewIndex',
    'baik.mailbox',
    'search.index',
    'policies.confirmDataRequest',
  ];
  const expected = indexedRoutes.map(({ key }) => key).filter((key) => !hidden.includes(key));
  for (const language of ['id', 'en']) {
    const ofLanguage = texts.filter((page) => page.language === language);
    expect(ofLanguage.map(({ key }) => key)).toEqual(expected);
    expect(ofLanguage.filter(({ stored }) => stored === 'text').map(({ key }) => key)).toEqual([
      'home.index',
      'leadership.index',
      'publications.index',
      'articles.index',
      'reports.index',
      'reports.highlights',
      'contact.index',
      'baik.index',
      'policies.dataRequest',
      'quality.index',
    ]);
  }
  expect(JSON.stringify(texts)).not.toContain('localhost');
  expect(JSON.stringify(texts).length).toBeLessThan(512 * 1024);
});
