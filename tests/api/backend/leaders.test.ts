import { beforeEach, describe, expect, test } from 'bun:test';
import { desc } from 'drizzle-orm';
import { activityLogs, assets, leaders } from '../../../src/db/schema/index.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { samplesOf } from '../../support/files/field-samples.ts';
import { leader, storeBoards } from '../../support/leaders.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

type Json = Record<string, unknown>;

async function call(method: string, path: string, body?: unknown) {
  const answer = await world.call(method, `/api/backend/leaders${path}`, body, staff);
  return { status: answer.status, total: answer.headers.get('x-total-count'), json: (await answer.json()) as Json };
}

const whole = {
  board: 'directors',
  name: 'Lukas Sekayam',
  portrait: null,
  visible: true,
  position: 'Direktur Operasi',
  biography: 'Insinyur.',
  position_en: 'Operations Director',
  biography_en: 'An engineer.',
};

test('a created member is answered whole, and read again', async () => {
  const { status, json } = await call('POST', '', whole);
  expect(status).toBe(201);
  expect(json).toMatchObject({ ...whole, id: 1, sort_order: 1, version: 1, created_at: expect.any(String) });
  expect((await call('GET', '/1')).json).toEqual(json);
});

test('the list is a bare array in the order of the page, with its number in X-Total-Count', async () => {
  await storeBoards(world.db);
  const { total, json } = await call('GET', '');
  expect(total).toBe('5');
  expect((json as unknown as Json[]).map(({ name }) => name)).toEqual([
    ...['Agus Mempawah', 'Dewi Ketapang', 'Bima Sintang', 'Ratna Sambas', 'Yoga Sanggau'],
  ]);
});

describe('a change', () => {
  beforeEach(async () => {
    await world.db.insert(leaders).values(leader());
  });

  test('with an old version answers 409 with what is stored', async () => {
    await call('PUT', '/1', { name: 'Ratna S.', version: 1 });
    const { status, json } = await call('PUT', '/1', { name: 'R. Sambas', version: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ version: 2, leader: { name: 'Ratna S.' } });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ portrait: '/assets/none.jpg' }, 'portrait'],
    [{ salary: 1 }, 'salary'],
  ])('to %j is refused with the name of the field', async (body, field) => {
    const { status, json } = await call('PUT', '/1', body);
    expect({ status, field: json.field }).toEqual({ status: 400, field });
    expect((await world.db.select().from(leaders))[0]?.version).toBe(1);
  });

  test('of a member that does not exist answers 404', async () => {
    expect((await call('PUT', '/9', { name: 'Nobody' })).status).toBe(404);
    expect((await call('GET', '/9')).status).toBe(404);
    expect((await call('DELETE', '/9')).status).toBe(404);
  });
});

describe.each(entriesOf(leaderFields))('the field %s', (key, field) => {
  const [first, second] = samplesOf(field);
  test('is stored, answered and logged', async () => {
    const picture = (path: unknown) => ({ path: String(path), name: 'P', filename: 'p', category: 'news' });
    if (field.control.kind === 'picture')
      await world.db
        .insert(assets)
        .values([first, second].map(({ json }) => ({ ...picture(json), mediaType: 'image' })));
    await world.db.insert(leaders).values(leader());
    await call('PUT', '/1', { [field.json.name]: first.json });
    const { json } = await call('PUT', '/1', { [field.json.name]: second.json });
    expect(json[field.json.name]).toEqual(second.json as never);
    const [entry] = await world.db.select().from(activityLogs).orderBy(desc(activityLogs.id)).limit(1);
    expect(entry?.changes).toMatchObject({ [key]: { before: first.json, after: second.json } });
  });
});

test('an order with an unknown member answers 404 with its id', async () => {
  await world.db.insert(leaders).values(leader());
  expect((await call('PUT', '/reorder', { leaders: [{ id: 99, sort_order: 1 }] })).json).toMatchObject({
    error: 'There is no leader 99',
    field: 'leaders',
  });
  expect((await call('PUT', '/reorder', { leaders: [{ id: 1, sort_order: 2 }] })).json).toEqual({ success: true });
});
