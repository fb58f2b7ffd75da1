import { beforeEach, expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import { href, routes } from '../../src/routes.ts';
import { only } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();

const path = '/assets/kapal-0123456789abcdef-1200x800.jpg';
const inView = 'object-[var(--focal-x)_var(--focal-y)] [--focal-x:80%] [--focal-y:15%]';

/** A picture whose focal point is at the upper right; positions of classes are multiples of five per cent. */
beforeEach(async () => {
  await world.db.insert(assets).values({
    ...{ name: 'TENTANG_overview', path, filename: 'kapal.jpg', category: 'home', subcategory: 'header' },
    ...{ mediaType: 'image', width: 1200, height: 800, focalX: 79, focalY: 17 },
  });
});

test('the focal point of a picture stays in view in the heads of pages, on cards and in lists', async () => {
  const shown = { featuredImage: path, title: 'Kapal pertama' };
  const [id = 0] = await world.publishMany(6, shown);
  const classesAt = async (address: string, selector: string) =>
    only(await world.html(address), selector).getAttribute('class');
  expect(await classesAt(href(routes.about.index, 'en'), 'main section:has(h1) img')).toEndWith(inView);
  expect(await classesAt('/en', '.hero-picture')).toEndWith(inView);
  expect(await classesAt('/en', '.news-card:first-child img')).toEndWith(inView);
  expect(await classesAt(href(routes.articles.show, 'en', { id }), 'article > figure img')).toEndWith(inView);
  expect(await classesAt(href(routes.articles.index, 'en'), 'article.lg\\:col-span-7 img')).toEndWith(inView);
  const media = await world.html(`${href(routes.search.index, 'en')}?q=TENTANG_overview`);
  expect(only(media, `img[src*="kapal"]`).getAttribute('class')).toEndWith(inView);
});

test('what is far from the focal point is left out where an editor has enlarged the picture, which is offered as much wider', async () => {
  await world.db.update(assets).set({ zoom: 151 });
  const id = await world.publish({ featuredImage: path });
  const image = only(await world.html(href(routes.articles.show, 'en', { id })), 'article > figure img');
  expect(image.getAttribute('class')).toEndWith(`zoomed [--zoom:1.5] ${inView}`);
  expect(image.getAttribute('sizes')).toBe('(min-width: 1376px) 1933px, 151vw');
});

test('a picture whose focal point is its centre is shown as before', async () => {
  await world.db.update(assets).set({ focalX: 50, focalY: 50 });
  const page = await world.html(href(routes.about.index, 'en'));
  expect(page.innerHTML).not.toContain('--focal');
  expect(only(page, 'main section:has(h1) img').getAttribute('class')).toContain('object-[50%_60%]');
});
