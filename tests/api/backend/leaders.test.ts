import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { asc, desc } from 'drizzle-orm';
import { activityLogs, assets, leaders } from '../../../src/db/schema/index.ts';
import { entriesOf } from '../../../src/fields/derive.ts';
import { leaderFields } from '../../../src/fields/leaders.ts';
import { samplesOf } from '../../support/field-samples.ts';
import { leader, storeBoards } from '../../support/leaders.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let staff: { cookie: string };
beforeAll(async () => {
  world = await openWorld();
}, slow);
beforeEach(async () => {
  await world.reset();
  staff = await world.signedIn();
});
afterAll(() => world.close());

type Json = Record<string, unknown>;

async function call(method: string, path: string, body?: unknown) {
  const headers = { ...staff, 'content-type': 'application/json' };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await world.handle(`/api/backend/leaders${path}`, { method, headers, ...init });
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

  test('leaves omitted fields as they are, and counts the version', async () => {
    const { status, json } = await call('PUT', '/1', { name: 'Ratna S.' });
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: 'Ratna S.', position_en: 'Finance Director', version: 2 });
  });

  test('with an old version answers 409 with what is stored', async () => {
    await call('PUT', '/1', { name: 'Ratna S.', version: 1 });
    const { status, json } = await call('PUT', '/1', { name: 'R. Sambas', version: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ version: 2, leader: { name: 'Ratna S.' } });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ position: 'a\u0007bell' }, 'position'],
    [{ biography: 'x'.repeat(2001) }, 'biography'],
    [{ board: 'owners' }, 'board'],
    [{ visible: 'yes' }, 'visible'],
    [{ portrait: 'https://example.com/a.jpg' }, 'portrait'],
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

test('an order is stored whole or not at all', async () => {
  await storeBoards(world.db);
  const order = async () =>
    (await world.db.select().from(leaders).orderBy(asc(leaders.id))).map(({ sortOrder }) => sortOrder);
  const wanted = [
    { id: 3, sort_order: 2 },
    { id: 4, sort_order: 1 },
  ];
  expect((await call('PUT', '/reorder', { leaders: [...wanted, { id: 99, sort_order: 1 }] })).status).toBe(404);
  expect(await order()).toEqual([1, 2, 1, 2, 3]);
  expect((await call('PUT', '/reorder', { leaders: wanted })).json).toEqual({ success: true });
  expect(await order()).toEqual([1, 2, 2, 1, 3]);
});

test('more than a hundred people are refused', async () => {
  await world.db.insert(leaders).values(Array.from({ length: 100 }, (_, index) => leader({ sortOrder: index + 1 })));
  const { status, json } = await call('POST', '', whole);
  expect({ status, error: json.error }).toEqual({ status: 400, error: 'There can be at most 100 people (name)' });
});
