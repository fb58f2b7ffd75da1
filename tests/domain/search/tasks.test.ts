import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { searchSite } from '../../../src/domain/search/queries.ts';
import { seedDemo } from '../../../src/seed/seed.ts';
import { measureDemoFile } from '../../../src/web/files/demo-file-facts.ts';
import { recipient } from '../../support/baik.ts';
import { only, textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';
import { tasks } from './tasks.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.db, world.staleness, measureDemoFile);
  await recipient(world);
  await world.sitePages.readAll('id');
  await world.sitePages.readAll('en');
}, slow);
afterAll(() => world.close());

describe.each(['id', 'en'] as const)('visitors who read %s', (language) => {
  test.each(tasks[language])('find “%s” at %s, in its section %s', async (asked, address, section, fact) => {
    const wanted = { news: { limit: 6 }, media: { limit: 6 } };
    const found = await searchSite(world, asked, language, wanted);
    const groups = {
      pages: found.pages,
      products: found.products,
      leadership: found.leadership,
      news: found.news.hits,
      media: found.media.hits,
    };
    const hits = [...found.top, ...found.order.flatMap((key): readonly { href: string }[] => groups[key])];
    expect(hits.slice(0, 3).map(({ href }) => href)).toContain(address);
    expect(textOf(only(await world.html(address), `main #${section}`)).replace(/\s+/g, ' ')).toMatch(fact);
  });
});
