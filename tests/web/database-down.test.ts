import { afterEach, beforeEach, expect, test } from 'bun:test';
import { href, routes } from '../../src/routes.ts';
import { disconnectDatabase } from '../support/database/disconnect-database.ts';
import { only, textOf } from '../support/html.ts';
import { openWorld, type World } from '../support/world.ts';

const home = href(routes.home.index, 'id');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await world.close();
});

test('without the database, cached pages are served, including stale ones', async () => {
  await world.publish({ title: 'The last news' });
  await world.get(home);
  await disconnectDatabase(world);
  expect((await world.get(home)).status).toBe(200);

  // Its content has changed, but the new one is nowhere to be had.
  world.cache.apply('changed');
  world.expectErrors(100);
  for (let reader = 1; reader <= 3; reader += 1) {
    const answer = await world.get(home);
    await world.cache.settled();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('The last news');
  }
});

test('with the database gone, nothing that was withdrawn is served again', async () => {
  const id = await world.publish({ title: 'The last news' });
  const article = href(routes.articles.show, 'id', { id });
  await world.get(home);
  await world.get(article);
  await disconnectDatabase(world);
  world.cache.apply('withdrawn');
  world.expectErrors(100);
  for (const path of [home, article]) {
    expect(await (await world.get(path)).text()).not.toContain('The last news');
  }
});

test('without the database, an uncached page is served and not cached', async () => {
  await disconnectDatabase(world);
  world.expectErrors(100);
  for (let reader = 1; reader <= 2; reader += 1) {
    const answer = await world.get(home);
    await world.cache.settled();
    expect(answer.status).toBe(200);
    expect(answer.headers.has('etag')).toBe(false);
    expect(await answer.text()).not.toMatch(/CONNECTION|postgres|at .*\.ts/i);
  }
});

test('pages that need the database answer with a temporary error', async () => {
  await disconnectDatabase(world);
  world.expectErrors(100);
  const page = await world.html('/sitemap.xml', 503);
  expect(textOf(only(page, 'h1'))).toBe('Layanan sedang tidak tersedia');
  const again = page.querySelectorAll('main a').find((link) => textOf(link) === 'Coba lagi');
  expect(again?.getAttribute('href')).toBe('');
});
