import { expect, test } from 'bun:test';
import { assets } from '../../src/db/schema/index.ts';
import type { Role } from '../../src/fields/roles.ts';
import { endpoints, withQuery } from '../../src/routes.ts';
import { textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();

async function find(q: string, roles: Role[] = ['administrator']): Promise<string[]> {
  const page = await world.html(withQuery(endpoints.staffSearch, { q }), 200, await world.signedIn(roles));
  return page.querySelectorAll('[data-find-results] a').map((link) => `${textOf(link)} ${link.getAttribute('href')}`);
}

test('articles are found by parts of their words in any status, and by their number', async () => {
  const draft = await world.draft({ title: { id: 'Tongkang bauksit', en: 'Bauxite barge' } });
  await world.publish({ title: 'Something else' });
  const found = `Tongkang bauksitDraft · Corporate Secretary /backend/articles/edit/${draft}`;
  expect(await find('ongkan')).toEqual([found]);
  expect(await find('BARGE')).toEqual([found]);
  expect(await find(`#${draft}`)).toEqual([found]);
  expect(await find('no such words')).toEqual([]);
});

test('assets are found by name and tag, and screens by their name in either language', async () => {
  await world.db.insert(assets).values({
    name: 'Dermaga',
    category: 'news',
    mediaType: 'image',
    path: '/assets/a.webp',
    filename: 'a.webp',
    tags: 'kapal',
  });
  expect(await find('kapal')).toEqual(['Dermagaa.webp /backend/assets/1']);
  expect(await find('kalender')).toEqual(['Calendar /backend/calendar']);
  expect(await find('Create art')).toEqual(['Create article /backend/articles/create']);
});

test('everybody finds only what the roles allow', async () => {
  await world.draft({ title: 'Secret calendar' });
  expect(await find('calendar', ['auditor'])).toEqual([]);
  expect(await find('log', ['auditor'])).toEqual(['Activity Logs /backend/logs']);
  expect(await find('log', ['writer'])).toEqual([]);
});

test('a short text is looked for in the names of screens only, and strange ones are harmless', async () => {
  await world.draft({ title: 'Email' });
  const found = await find('em');
  expect(found).toContain('Email /backend/email');
  expect(found.filter((one) => one.includes('/articles/edit/'))).toEqual([]);
  for (const q of ['%', '_', '\\', "'", '\ud800', 'x'.repeat(2000), '#99999999999']) expect(await find(q)).toEqual([]);
});
