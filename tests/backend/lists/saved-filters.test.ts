import { expect, test } from 'bun:test';
import { savedFilters } from '../../../src/db/schema/index.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { only, textOf } from '../../support/html.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const post = (path: string, fields: Record<string, string>, { cookie } = staff) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

const save = (name: string, query: string, list = 'articles') => post('/backend/saved-filters', { list, name, query });

async function shown(path = '/backend/articles', headers = staff) {
  const page = await world.html(path, 200, headers);
  return page
    .querySelectorAll('nav[aria-label="Saved filters"] a')
    .map((link) => [textOf(link), link.getAttribute('href')]);
}

test('a filter gets a name on its list and is one click away there, for its owner only', async () => {
  const list = await world.html('/backend/articles?status=draft&sort=title&page=3', 200, staff);
  const form = only(list, 'form[action="/backend/saved-filters"]');
  const query = only(form, '[name="query"]').getAttribute('value') ?? '';
  expect(query).toBe('status=draft&sort=title');
  const answer = await save('  My   drafts ', query);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/backend/articles?status=draft&sort=title');
  expect(await shown()).toEqual([
    ['My drafts', '/backend/articles?status=draft&sort=title'],
    ['Manage filters', '/backend/saved-filters?list=articles'],
  ]);
  expect(await shown('/backend/assets')).toEqual([]);
  expect(await shown('/backend/articles', await world.signedIn())).toEqual([]);
});

test('a filter is renamed by its owner, to a name that no other one has', async () => {
  await save('Drafts', 'status=draft');
  await save('Archive', 'status=archived');
  const rename = (name: string, as = staff) => post('/backend/saved-filters/1/rename', { list: 'articles', name }, as);
  expect((await rename('  Not   finished ')).headers.get('location')).toBe('/backend/saved-filters?list=articles');
  expect(await shown()).toContainEqual(['Not finished', '/backend/articles?status=draft']);
  const flash = (await rename('Archive')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const refused = await world.html('/backend/saved-filters?list=articles', 200, {
    cookie: `${staff.cookie}; ${flash}`,
  });
  expect(textOf(only(refused, '.flash-notice'))).toContain('Another filter of this list is called Archive.');
  await rename(' ');
  expect((await rename('Mine now', await world.signedIn())).status).toBe(404);
  expect(await shown()).toContainEqual(['Not finished', '/backend/articles?status=draft']);
  const manager = await world.html('/backend/saved-filters?list=articles', 200, staff);
  expect(only(manager, '#filter-name-1').getAttribute('value')).toBe('Not finished');
});

test('what no list knows is left out of a filter', async () => {
  await save('Odd', 'status=draft&page=7&next=//elsewhere.example&search=a%26b');
  expect(await shown()).toContainEqual(['Odd', '/backend/articles?search=a%26b&status=draft']);
});

test('a filter of messages keeps what they are searched, chosen and sorted by', async () => {
  await save('Mine', 'sort=name&assignee=7&status=new&search=kapal', 'messages');
  expect(await shown('/backend/messages')).toContainEqual([
    'Mine',
    '/backend/messages?search=kapal&status=new&assignee=7&sort=name',
  ]);
});

test('the same name replaces a filter; a twenty-first is refused', async () => {
  for (let number = 1; number <= 20; number += 1) await save(`Filter ${number}`, 'status=draft');
  await save('Filter 20', 'status=archived');
  await save('One more', 'status=draft');
  const names = (await world.db.select().from(savedFilters)).map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names).not.toContain('One more');
  expect(await shown()).toContainEqual(['Filter 20', '/backend/articles?status=archived']);
});

test('filters are ordered and deleted by their owner, not by others', async () => {
  for (const name of ['one', 'two', 'three']) await save(name, `search=${name}`);
  const [first, , third] = await world.db.select().from(savedFilters).orderBy(savedFilters.id);
  await post(`/backend/saved-filters/${third?.id}/move`, { step: 'up' });
  await post(`/backend/saved-filters/${first?.id}/delete`, {});
  const other = await world.signedIn();
  expect((await post(`/backend/saved-filters/${third?.id}/delete`, {}, other)).status).toBe(404);
  expect((await shown()).map(([name]) => name)).toEqual(['three', 'two', 'Manage filters']);
});

test('a new filter stands at the end of the list after earlier ones were deleted', async () => {
  for (const name of ['one', 'two', 'three', 'four']) await save(name, `search=${name}`);
  for (const id of [1, 2]) await post(`/backend/saved-filters/${id}/delete`, {});
  await save('five', 'search=five');
  expect((await shown()).map(([name]) => name)).toEqual(['three', 'four', 'five', 'Manage filters']);
});

test('a filter that names a person is erased with the person', async () => {
  await save('Rina', 'search=rina@example.com', 'messages');
  await save('Others', 'search=budi@example.com', 'messages');
  await erasePerson(world.erasing, anyActor, 'Rina@example.com');
  expect((await world.db.select().from(savedFilters)).map(({ name }) => name)).toEqual(['Others']);
});
