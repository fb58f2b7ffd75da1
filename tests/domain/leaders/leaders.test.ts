import { expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { leaders } from '../../../src/db/schema/index.ts';
import { perform } from '../../../src/domain/command.ts';
import { createLeader, moveLeader, reorderLeaders, saveLeader } from '../../../src/domain/leaders/commands.ts';
import { type LeaderChanges, leaderChanges } from '../../../src/domain/leaders/queries.ts';
import { trashLeader } from '../../../src/domain/trash/commands.ts';
import { commandSite, lastEntry } from '../../support/application/command-site.ts';
import { leader, storeBoards, storeLeaders } from '../../support/leaders.ts';
import { anyActor } from '../../support/people.ts';

const site = commandSite();
const by = anyActor;

const newcomer = {
  board: 'directors',
  name: 'Lukas Sekayam',
  position: 'Direktur Operasi',
  position_en: 'Operations Director',
} as const;

const save = (id: number, input: LeaderChanges) => perform(site, saveLeader, { id, input, by });
const move = (id: number, direction: 'up' | 'down') => perform(site, moveLeader, { id, input: { direction }, by });
const names = async () =>
  (await site.db.select().from(leaders).orderBy(asc(leaders.board), asc(leaders.sortOrder))).map(({ name }) => name);
const firstRow = async () => (await site.db.select().from(leaders).orderBy(asc(leaders.id)))[0];

test('a new member comes to the end of the board, hidden', async () => {
  await storeBoards(site.db);
  expect(await perform(site, createLeader, { input: newcomer, by })).toMatchObject({
    kind: 'done',
    value: { board: 'directors', sortOrder: 4, visible: false, version: 1 },
  });
  expect(await lastEntry(site.db)).toMatchObject({
    actionType: 'create',
    resourceType: 'leader',
    description: 'Created leader "Lukas Sekayam"',
  });
});

test('more than a hundred people are refused', async () => {
  await site.db.insert(leaders).values(Array.from({ length: 100 }, (_, index) => leader({ sortOrder: index + 1 })));
  const outcome = await perform(site, createLeader, { input: newcomer, by });
  expect(outcome).toMatchObject({ kind: 'refused', field: 'name', problem: 'tooManyLeaders {"count":100}' });
});

test('a save leaves omitted fields as they are, counts the version, and is logged field by field', async () => {
  await site.db.insert(leaders).values(leader());
  expect(await save(1, { position_en: 'Chief Financial Officer', visible: false })).toMatchObject({
    kind: 'done',
    value: { name: 'Ratna Sambas', positionEn: 'Chief Financial Officer', version: 2 },
  });
  expect(await lastEntry(site.db)).toMatchObject({
    description: 'Hid leader "Ratna Sambas"',
    changes: {
      positionEn: { before: 'Finance Director', after: 'Chief Financial Officer' },
      visible: { before: true, after: false },
    },
  });
});

test('a save that changes nothing leaves the version as it is', async () => {
  await storeLeaders(site.db, [leader()]);
  expect(await save(1, { name: 'Ratna Sambas' })).toMatchObject({ kind: 'done', value: { version: 1 } });
});

test('a save by an old version changes nothing and returns what is stored', async () => {
  await site.db.insert(leaders).values(leader());
  await save(1, { name: 'Ratna S.', version: 1 });
  const outcome = await save(1, { name: 'R. Sambas', version: 1 });
  expect(outcome).toMatchObject({ kind: 'conflict', row: { name: 'Ratna S.', version: 2 } });
});

test('a portrait has to be a stored picture, but one whose file is gone may stay', async () => {
  await site.db.insert(leaders).values(leader({ portrait: '/assets/gone.jpg' }));
  const refusal = { kind: 'refused', field: 'portrait', problem: 'noSuchPicture' };
  expect(await save(1, { portrait: '/assets/none.jpg' })).toMatchObject(refusal);
  expect(await save(1, { portrait: '/assets/gone.jpg', name: 'Ratna S.' })).toMatchObject({ kind: 'done' });
});

test('a member of another board comes to its end', async () => {
  await storeBoards(site.db);
  await save(3, { board: 'commissioners' });
  expect(await names()).toEqual([
    ...['Agus Mempawah', 'Dewi Ketapang', 'Bima Sintang'],
    ...['Ratna Sambas', 'Yoga Sanggau'],
  ]);
});

test('a member moves up and down, which logs the order, and stays at the edge', async () => {
  await storeBoards(site.db);
  await move(5, 'up');
  await move(3, 'up');
  await move(2, 'down');
  expect(await names()).toEqual([
    ...['Agus Mempawah', 'Dewi Ketapang'],
    ...['Bima Sintang', 'Yoga Sanggau', 'Ratna Sambas'],
  ]);
  await move(1, 'down');
  expect((await names()).slice(0, 2)).toEqual(['Dewi Ketapang', 'Agus Mempawah']);
  expect((await lastEntry(site.db))?.changes).toMatchObject({
    order: { before: expect.stringMatching(/^Agus/), after: expect.stringMatching(/^Dewi/) },
  });
});

test('an order is stored whole or not at all', async () => {
  await storeBoards(site.db);
  const places = async () =>
    (await site.db.select().from(leaders).orderBy(asc(leaders.id))).map(({ sortOrder }) => sortOrder);
  const wanted = [
    { id: 3, sort_order: 2 },
    { id: 4, sort_order: 1 },
  ];
  const withUnknown = { leaders: [...wanted, { id: 99, sort_order: 1 }] };
  expect(await perform(site, reorderLeaders, { input: withUnknown, by })).toMatchObject({ kind: 'missing' });
  expect(await places()).toEqual([1, 2, 1, 2, 3]);
  await perform(site, reorderLeaders, { input: { leaders: wanted }, by });
  expect(await places()).toEqual([1, 2, 2, 1, 3]);
});

test('a deleted member is logged with what was deleted', async () => {
  await site.db.insert(leaders).values(leader());
  await perform(site, trashLeader, { id: 1, by });
  expect(await firstRow()).toBeUndefined();
  expect(await lastEntry(site.db)).toMatchObject({
    description: 'Deleted leader "Ratna Sambas"',
    changes: { name: { before: 'Ratna Sambas', after: null } },
  });
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ position: 'a\u0007bell' }, 'position'],
  [{ biography: 'x'.repeat(2001) }, 'biography'],
  [{ board: 'owners' }, 'board'],
  [{ visible: 'yes' }, 'visible'],
  [{ portrait: 'https://example.com/a.jpg' }, 'portrait'],
])('%j is no input', (input, field) => {
  expect(leaderChanges.safeParse(input).error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
