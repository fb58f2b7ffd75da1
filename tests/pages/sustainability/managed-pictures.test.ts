import { afterEach, beforeEach, expect, test } from 'bun:test';
import { assets } from '../../../src/db/schema/index.ts';
import { href, routes } from '../../../src/routes.ts';
import { disconnectDatabase } from '../../support/database/disconnect-database.ts';
import { only } from '../../support/html.ts';
import { openWorld, type World } from '../../support/world.ts';

const social = href(routes.sustainability.social, 'en');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const keep = (name: string, subcategory: 'header' | 'stack', sortOrder: number) =>
  world.db.insert(assets).values({
    name,
    subcategory,
    sortOrder,
    path: `/assets/${name}.jpg`,
    filename: `${name}.jpg`,
    category: 'social',
    mediaType: 'image',
    altText: `Teks ${name}`,
    altTextEn: `Text of ${name}`,
  });

test('managed pictures take the first positions, built-in ones the others', async () => {
  await keep('banner', 'header', 1);
  await keep('later', 'stack', 2);
  await keep('sooner', 'stack', 1);
  const page = await world.html(social);
  expect(only(page, '#hero img').getAttribute('src')).toBe('/assets/banner.jpg');
  const pile = page.querySelectorAll('.stack-card img');
  expect(pile.map((image) => image.getAttribute('src')).slice(0, 2)).toEqual([
    '/assets/sooner.jpg',
    '/assets/later.jpg',
  ]);
  expect(pile[0]?.getAttribute('alt')).toBe('Text of sooner');
  expect(pile).toHaveLength(4);
  expect(pile[3]?.getAttribute('src')).toStartWith('/static/pictures/');
});

test('when the database is unavailable, the page shows built-in pictures and is not cached', async () => {
  await disconnectDatabase(world);
  world.expectErrors(100);
  const answer = await world.get(social);
  expect(answer.status).toBe(200);
  expect(answer.headers.has('etag')).toBe(false);
  const html = await answer.text();
  expect(html.match(/class="stack-card"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(html).not.toContain('src="/assets/');
});
