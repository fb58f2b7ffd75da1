import { afterAll, expect, test } from 'bun:test';
import { digestPages } from '../../src/commands/site-archive.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld();
afterAll(() => world.close());

test('every public page has a digest, which changes with what the page says', async () => {
  const { database, place, siteUrl } = world;
  const digests = () => digestPages({ database, dataDirectory: place.dataDirectory, siteUrl });
  const before = await digests();
  await world.publish();
  const after = await digests();

  expect(Object.keys(before)).toEqual(expect.arrayContaining(['/id', '/en', '/id/berita', '/en/news']));
  expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);
  expect(after['/id/berita']).not.toBe(before['/id/berita']);
  expect(after['/en/contact']).toBe(before['/en/contact']);
});
