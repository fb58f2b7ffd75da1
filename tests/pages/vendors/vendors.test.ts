import { afterAll, beforeAll, expect, test } from 'bun:test';
import { textOf } from '../../support/html.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

test.each([
  ['/id/bantuan-vendor', 'Bantuan Vendor'],
  ['/en/vendor-help', 'Vendor Help'],
])('%s opens with its title', async (address, title) => {
  const page = await world.html(address);
  expect(textOf(page.querySelector('h1'))).toBe(title);
});
