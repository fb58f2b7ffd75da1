import { beforeEach, describe, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { type Language, languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, type ParsedPage, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const home = (language: Language = 'en') => world.html(href(routes.home.index, language));
const linksIn = (page: ParsedPage, selector: string) =>
  page.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href'));

const said = {
  id: {
    hero: [
      'Dari tanah merah menjadi alumina putih.',
      'Di dekat khatulistiwa, kami mengolah bauksit Kalimantan Barat menjadi alumina mutu peleburan (smelter grade alumina, SGA): kapasitas satu juta ton setahun, seluruhnya dari bahan baku dalam negeri.',
    ],
    highlights: ['Kemurnian', 'Kapasitas', 'Tenaga kerja'],
    figures: ['98,6%', '1 juta', '800+'],
    slides: [
      'Satu kilang, dari rawa pesisir hingga kapal pertama',
      'Serbuk putih yang menggerakkan industri',
      'Dipercaya karena dapat diperiksa',
    ],
    pillars: ['Sirkularitas', 'Sosial', 'Lingkungan'],
    download: 'Unduh laporan (PDF)',
    stories: [
      'Kilang mencapai tahap operasi percobaan',
      'Pembibitan mangrove pesisir Mempawah',
      'Program vokasi bagi lulusan SMK setempat',
      'Bauksit dalam negeri untuk seluruh produksi',
    ],
  },
  en: {
    hero: [
      'Red earth in. White alumina out.',
      'Just north of the equator we refine West Kalimantan bauxite into smelter grade alumina: a capacity of one million tons a year, all of it from domestic ore.',
    ],
    highlights: ['Purity', 'Capacity', 'Workforce'],
    figures: ['98.6%', '1 million', '800+'],
    slides: [
      'One refinery, from coastal swamp to first shipment',
      'The white powder that keeps industry moving',
      'Trusted because it can be checked',
    ],
    pillars: ['Circularity', 'Social', 'Environment'],
    download: 'Download the report (PDF)',
    stories: [
      'Refinery reaches trial operation',
      'A mangrove nursery for the Mempawah coast',
      'Vocational program for local graduates',
      'Domestic bauxite for all production',
    ],
  },
};

describe.each(languageCodes)('in %s', (language) => {
  const t = said[language];

  test('the hero links to the production process', async () => {
    const page = await home(language);
    expect([textOf(only(page, 'h1')), textOf(only(page, '#hero p'))]).toEqual(t.hero);
    expect(linksIn(page, '#hero')).toEqual([href(routes.products.process, language)]);
  });

  test('the strip about the company has three highlights', async () => {
    const about = only(await home(language), '#about');
    expect(about.querySelectorAll('dt').map(textOf)).toEqual(t.highlights);
    expect(about.querySelectorAll('dt + dd').map(textOf)).toEqual(t.figures);
  });

  test('three slides link to profile, products and governance', async () => {
    const slides = (await home(language)).querySelectorAll('.about-slide');
    expect(slides.map((slide) => textOf(slide.querySelector('h3')))).toEqual(t.slides);
    // Their pictures decorate.
    expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('alt'))).toEqual(['', '', '']);
    expect(slides.map((slide) => slide.querySelector('a')?.getAttribute('href') ?? '')).toEqual([
      href(routes.profile.index, language),
      href(routes.products.index, language),
      href(routes.governance.index, language),
    ]);
  });

  test('the slides are chosen by links to them, and buttons have a label', async () => {
    const carousel = only(await home(language), '#explore .carousel');
    expect(carousel.querySelectorAll('a[data-dot]').map((link) => link.getAttribute('href') ?? '')).toEqual([
      '#slide-profile',
      '#slide-products',
      '#slide-governance',
    ]);
    const labels =
      language === 'id' ? ['Jeda tampilan', 'Sebelumnya', 'Berikutnya'] : ['Pause the slides', 'Previous', 'Next'];
    expect(carousel.querySelectorAll('button').map((button) => button.getAttribute('aria-label') ?? '')).toEqual(
      labels,
    );
  });

  test('the section navigator has previous and next buttons', async () => {
    const buttons = (await home(language)).querySelectorAll('[data-navigator] button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      language === 'id' ? ['Bagian sebelumnya', 'Bagian berikutnya'] : ['Previous section', 'Next section'],
    );
  });

  test('three pillars link to their pages, and one link to sustainability', async () => {
    const page = await home(language);
    const { circularity, social, environment, index } = routes.sustainability;
    expect(page.querySelectorAll('#projects h3').map(textOf)).toEqual(t.pillars);
    expect(linksIn(page, '#projects')).toEqual(
      [circularity, social, environment, index].map((route) => href(route, language)),
    );
  });

  test('the annual report can be downloaded', async () => {
    const download = only(await home(language), '#report a[download]');
    expect(download.getAttribute('href')).toBe('/assets/laporan-tahunan-2024.pdf');
    expect(textOf(download)).toBe(t.download);
  });

  test('without news, four built-in stories link to their pages', async () => {
    const stories = (await home(language)).querySelectorAll('#news h3');
    expect(stories.map(textOf)).toEqual(t.stories);
    const { products, sustainability } = routes;
    expect(stories.map((story) => story.querySelector('a')?.getAttribute('href') ?? '')).toEqual(
      [products.process, sustainability.environment, sustainability.social, products.alumina].map((route) =>
        href(route, language),
      ),
    );
  });
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
