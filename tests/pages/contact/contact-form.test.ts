import { afterAll, beforeAll, expect, test } from 'bun:test';
import { controlsIn, labelProblemsIn } from '../../support/controls.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

test.each(['/id/kontak', '/en/contact'])('%s has these labelled fields', async (path) => {
  const page = await world.html(path);
  expect(controlsIn(page)).toEqual([
    'input website text off -',
    'input name text name true',
    'input email email email true',
    'input phone tel tel -',
    'select subject - - true',
    'textarea message - - true',
    'input attachments file - -',
  ]);
  expect(labelProblemsIn(page)).toEqual([]);
});
