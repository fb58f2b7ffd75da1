import { expect, test } from 'bun:test';
import { type ActivityEntry, event, recordActivity } from '../../src/domain/activity/commands.ts';
import { endpoints } from '../../src/routes.ts';
import { only, textOf } from '../support/html.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const write = (entry: ActivityEntry, username = 'sari') => recordActivity(world.db, { id: 41, username }, entry);
const record = (name: string, username?: string) => write(event('updated', { noun: 'article', name }), username);
const show = (query = '') => world.html(`${endpoints.activityLogs}${query}`, 200, staff);

test('a page has fifty entries, and page links keep the filters', async () => {
  for (let number = 1; number <= 52; number += 1) await record(`Change number ${number}`);
  const first = await show('?user=sari');
  expect(first.querySelectorAll('tbody tr')).toHaveLength(50);
  expect(textOf(first)).toContain('Showing 1-50 of 52 entries');
  expect(only(first, 'a[rel=next]').getAttribute('href')).toBe('/backend/logs?user=sari&page=2');
  const second = await show('?user=sari&page=2');
  expect(second.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(textOf(second)).toContain('Showing 51-52 of 52 entries');
  expect(textOf(only(second, 'a[aria-current=page][href*=page]'))).toBe('2');
});

test('the fields show the current filters, which can be cleared', async () => {
  await record('One');
  const page = await show('?search=article&status=success');
  expect(only(page, '#search').getAttribute('value')).toBe('article');
  expect(only(page, '#status option[selected]').getAttribute('value')).toBe('success');
  expect(page.querySelectorAll(`search a[href="${endpoints.activityLogs}"]`)).toHaveLength(1);
});

test('invalid filter values are ignored', async () => {
  await record('One');
  expect(textOf(await show('?action=explode&status=&search=++'))).toContain('Updated article');
});

test('an empty result has a message', async () => {
  const page = await show('?search=nothing+like+it');
  expect(textOf(page)).toContain('No activity logs found matching your criteria');
});

test('entries are found by the words that readers see, in either language', async () => {
  await write(event('published', { noun: 'article', name: 'Kilang mencapai kapasitas' }));
  await record('Pelabuhan');
  await write(event('article.draftSaved', { id: 1, name: 'Pelabuhan', title: 'Pelabuhan' }));
  await write(event('deleted', { noun: 'asset', name: 'Kilang.jpg' }));
  const reader = await world.signedIn();
  const body = new URLSearchParams({ language: 'id' });
  await world.handle(endpoints.accountLanguage, { method: 'POST', headers: reader, body });
  const found = async (search: string, by = reader) => {
    const page = await world.html(`${endpoints.activityLogs}?user=sari&search=${encodeURIComponent(search)}`, 200, by);
    return [...page.querySelectorAll('tbody tr')].map((row) => textOf(only(row, 'p.font-550')));
  };
  expect(await found('menerbitkan')).toEqual(['Menerbitkan artikel "Kilang mencapai kapasitas"']);
  expect(await found('memperbarui artikel "pela')).toEqual(['Memperbarui artikel "Pelabuhan"']);
  expect(await found('artikel')).toHaveLength(3);
  expect(await found('perubahan yang belum')).toHaveLength(1);
  expect(await found('aset')).toEqual(['Menghapus aset "Kilang.jpg"']);
  expect(await found('kilang')).toHaveLength(2);
  expect(await found('published')).toHaveLength(2);
  expect(await found('menerbitkan', staff)).toEqual(['Published article "Kilang mencapai kapasitas"']);
});

test('an invalid page number is not found', async () => {
  expect(textOf(await world.html(`${endpoints.activityLogs}?page=x`, 404, staff))).toContain('does not exist');
});

test('texts by staff are escaped', async () => {
  await record('<script>alert(1)</script>');
  const answer = await world.get(endpoints.activityLogs, staff);
  expect(await answer.text()).not.toContain('<script>alert');
});

test('the export contains all filtered entries, without formulas', async () => {
  for (let number = 1; number <= 1002; number += 1) await record(`Number ${number}`);
  await record('=HYPERLINK("https://evil.example")', 'sari');
  await record('Another', '@budi');
  const answer = await world.handle(`${endpoints.activityLogsExport}?user=sari`, { method: 'POST', headers: staff });
  expect(answer.headers.get('content-type')).toStartWith('text/csv');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="activity-logs.csv"');
  const [head, formula, last, ...rest] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toContain('Time,User,');
  expect(formula).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(last).toContain('"Updated article ""Number 1002"""');
  expect(rest).toHaveLength(1001);
  expect(rest.at(-1)).toContain('"Updated article ""Number 1"""');
});
