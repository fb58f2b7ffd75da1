import { beforeEach, describe, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import type { Language } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const home = (language: Language = 'en') => world.html(href(routes.home.index, language));
const linksIn = (page: ParsedPage, selector: string) =>
  page.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href'));

test.each([
  ['id', 'Dari tanah merah menjadi alumina putih.', ['98,6%', '1 juta', '800+']],
  ['en', 'Red earth in. White alumina out.', ['98.6%', '1 million', '800+']],
] as const)(
  'in %s the page opens with its title, and figures are written as the language writes them',
  async (language, title, figures) => {
    const page = await home(language);
    expect(textOf(only(page, 'h1'))).toBe(title);
    expect(page.querySelectorAll('#about dt + dd').map(textOf)).toEqual([...figures]);
  },
);

test('without news, four built-in stories link to their pages', async () => {
  const stories = (await home('id')).querySelectorAll('#news h3');
  expect(stories.map((story) => [textOf(story), story.querySelector('a')?.getAttribute('href')])).toEqual([
    ['Kilang mencapai tahap operasi percobaan', '/id/proses-produksi'],
    ['Pembibitan mangrove pesisir Mempawah', '/id/lingkungan'],
    ['Program vokasi bagi lulusan SMK setempat', '/id/sosial'],
    ['Bauksit dalam negeri untuk seluruh produksi', '/id/produk-kami'],
  ]);
});

test('the four newest articles are shown once, in the reader’s language if available', async () => {
  await world.reset();
  await world.publishMany(4);
  await world.publish({ title: { id: 'Hanya di Indonesia' }, publishedAt: new Date() });
  const page = await home('en');
  expect(page.querySelectorAll('#news h3').map(textOf)).toEqual([
    'Hanya di Indonesia',
    'News number 1',
    'News number 2',
    'News number 3',
  ]);
  expect(only(page, '#news h3[lang]').getAttribute('lang')).toBe('id-ID');
  expect(linksIn(page, '#news')).toContain(href(routes.articles.index, 'en'));
});

describe('the hero', () => {
  beforeEach(() => world.reset());

  /** The first file for each screen width. */
  async function heroPictures() {
    const hero = only(await home(), '#hero picture');
    const offered = (source: string) => hero.querySelector(source)?.getAttribute('srcset')?.split(' ')[0];
    return {
      desktop: hero.querySelector('img')?.getAttribute('src'),
      tablet: offered('source[media="(max-width: 1023px)"]'),
      phone: offered('source[media="(max-width: 767px)"]'),
    };
  }

  const keep = (file: string, sortOrder: number) =>
    world.db.insert(assets).values({
      name: file,
      path: `/assets/${file}`,
      filename: file,
      sortOrder,
      category: 'home',
      subcategory: 'header',
      mediaType: 'image',
    });

  test('has a built-in picture for each screen width by default', async () => {
    const { desktop, tablet, phone } = await heroPictures();
    expect(desktop).toStartWith('/static/pictures/home-hero-');
    expect(tablet).toStartWith('/static/pictures/home-hero-tablet-');
    expect(phone).toStartWith('/static/pictures/home-hero-phone-');
  });

  test('has managed pictures in order: wide screens, tablets, phones', async () => {
    await keep('phone.jpg', 3);
    await keep('desktop.jpg', 1);
    await keep('tablet.jpg', 2);
    expect(await heroPictures()).toEqual({
      desktop: '/assets/desktop.jpg',
      tablet: '/assets/tablet.jpg',
      phone: '/assets/phone.jpg',
    });
  });

  test.each([1, 2])('with %p managed pictures shows the last one on narrower screens', async (count) => {
    await keep('first.jpg', 1);
    if (count === 2) await keep('second.jpg', 2);
    const last = count === 2 ? '/assets/second.jpg' : '/assets/first.jpg';
    expect(await heroPictures()).toEqual({ desktop: '/assets/first.jpg', tablet: last, phone: last });
  });
});

test('the annual report has its managed background picture, or a built-in one', async () => {
  const ground = async () => only(await home(), '.report-ground img').getAttribute('src');
  await world.reset();
  expect(await ground()).toStartWith('/static/pictures/');
  await world.reset();
  await world.db.insert(assets).values({
    name: 'Annual_Report_Background_New',
    path: '/assets/year.jpg',
    filename: 'year.jpg',
    category: 'reports',
    mediaType: 'image',
  });
  expect(await ground()).toBe('/assets/year.jpg');
});
