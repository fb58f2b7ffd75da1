import { afterAll, beforeAll, expect, test } from 'bun:test';
import { recipient } from '../../support/baik.ts';
import { controlsIn, labelProblemsIn } from '../../support/controls.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await recipient(world);
}, slow);
afterAll(() => world.close());

test.each(['/id/budaya-baik', '/en/baik-culture'])('%s has these labelled fields', async (path) => {
  const page = await world.html(path);
  expect(controlsIn(page)).toEqual([
    'input website text off -',
    'input anonymous checkbox - -',
    'input contact text off true',
    'input name text off -',
    'input category text off -',
    'textarea report - off true',
    'input attachments file - -',
  ]);
  expect(labelProblemsIn(page)).toEqual([]);
});
