import { afterEach, expect, setSystemTime, test } from 'bun:test';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
afterEach(() => void setSystemTime());

const lines = () => world.log.events.filter(({ event }) => event.startsWith('not_found'));

test('an address that nothing answers has one line in the log each minute', async () => {
  setSystemTime(new Date('2026-05-04T03:00:10Z'));
  for (let request = 0; request < 5; request += 1) await world.get('/en/nothing');
  expect(lines()).toMatchObject([{ event: 'not_found', fields: { path: '/en/nothing' } }]);
  setSystemTime(new Date('2026-05-04T03:01:05Z'));
  await world.get('/en/nothing');
  expect(lines().map(({ event, fields }) => [event, fields.path ?? fields.count])).toEqual([
    ['not_found', '/en/nothing'],
    ['not_found_omitted', 4],
    ['not_found', '/en/nothing'],
  ]);
});

test('unknown articles, files and uploads have as few', async () => {
  setSystemTime(new Date('2026-05-04T03:00:10Z'));
  for (let id = 1; id <= 5; id += 1) await world.get(`/en/read-news/${id}`);
  for (let file = 0; file < 5; file += 1) await world.get('/static/nothing.css');
  for (let file = 0; file < 5; file += 1) await world.get('/assets/nothing.jpg');
  expect(lines().map(({ fields }) => fields.path)).toEqual([
    'articles.show',
    '/static/nothing.css',
    '/assets/nothing.jpg',
  ]);
});

test('invented addresses cannot fill the log: sixty of them a minute are written, the rest is counted', async () => {
  setSystemTime(new Date('2026-05-04T03:00:10Z'));
  for (let address = 0; address < 100; address += 1) await world.get(`/en/nothing-${address}`);
  expect(lines()).toHaveLength(60);
  setSystemTime(new Date('2026-05-04T03:01:00Z'));
  await world.get('/en/nothing-0');
  expect(lines()[60]).toMatchObject({ event: 'not_found_omitted', fields: { count: 40 } });
});
