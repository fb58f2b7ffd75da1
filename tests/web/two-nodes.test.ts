import { afterAll, beforeAll, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { type OpenDatabase, openDatabase } from '../../src/db/client.ts';
import { contactMessages } from '../../src/db/schema/index.ts';
import { publishDueDrafts } from '../../src/domain/article-drafts/commands.ts';
import { type Application, openApplication } from '../support/application/application.ts';
import { pageOf, recipient, submit, unlock, write } from '../support/baik.ts';
import { databaseKind } from '../support/databases.ts';
import { contactForm, withToken } from '../support/forms.ts';
import { CollectedLog } from '../support/log.ts';
import { editor } from '../support/people.ts';
import { openWorld, type World } from '../support/world.ts';

// Two instances of the application, which share nothing but the database and the files. PostgreSQL gives each its own
// connections; the embedded database has only one.
let world: World;
let database: OpenDatabase;
let second: Application;
let other: World;
beforeAll(async () => {
  world = await openWorld();
  database = databaseKind === 'postgres' ? await openDatabase(world.place) : world.database;
  const { dataDirectory } = world.place;
  second = await openApplication({ database, dataDirectory, log: new CollectedLog() });
  const handle = (path: string, init?: RequestInit) =>
    Promise.resolve(second.served.answer(new Request(`http://localhost${path}`, init)));
  // What the helpers of this test use of a world.
  other = { db: database.db, handle, get: handle } as unknown as World;
});
beforeEach(async () => {
  await world.reset();
  await second.staleness.check();
  second.forget();
});
afterAll(async () => {
  await second.close();
  if (database !== world.database) await database.close();
  await world.close();
});

test('who signs in on one node is signed in on the other, until they sign out on either', async () => {
  const { cookie } = await world.signedIn();
  const dashboard = () => other.handle('/backend/dashboard', { headers: { cookie } });
  expect((await dashboard()).status).toBe(200);
  await world.handle('/backend/logout', { method: 'POST', headers: { cookie } });
  expect((await dashboard()).status).toBe(303);
});

test('a form counts once, on whichever node it is sent again', async () => {
  const written = await withToken(world, {});
  const sendTo = (node: World, message: string) =>
    node.handle('/api/contact/submit', { method: 'POST', body: contactForm({ ...written, message }) });
  expect((await sendTo(world, 'Sekali.')).status).toBe(200);
  expect((await sendTo(other, 'Dua kali.')).status).not.toBe(200);
  expect(await world.db.$count(contactMessages)).toBe(1);
});

test('wrong passwords are counted on both nodes together', async () => {
  const guess = (node: World) =>
    node.handle('/backend/login', {
      method: 'POST',
      body: new URLSearchParams({ ...editor, password: 'a wrong password' }),
    });
  const nodes = [world, other, world, other, world];
  const statuses: number[] = [];
  // The wait is a second, and a busy machine takes longer for a password.
  setSystemTime(new Date());
  for (const node of nodes) statuses.push((await guess(node)).status);
  setSystemTime();
  // Four attempts are free.
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
});

test('changes that are due are published once, when both nodes begin with them at the same time', async () => {
  const { cookie } = await world.signedIn();
  const id = await world.publish({ title: 'Old harbour' });
  const call = (method: string, path: string, body?: object) =>
    world.call(method, `/api/backend/articles/${id}${path}`, body, { cookie });
  const later = new Date(Date.now() + 3_600_000);
  await call('PUT', '/draft', { author: 'Sari' });
  await call('PUT', '/draft/schedule', { publish_at: later.toISOString() });
  await Promise.all([
    publishDueDrafts(world.db, world.staleness, later),
    publishDueDrafts(other.db, second.staleness, later),
  ]);
  const versions = (await (await call('GET', '/versions')).json()) as { kind: string; cause: string }[];
  expect(versions.filter(({ cause }) => cause === 'schedule')).toHaveLength(1);
});

test('reports that are unlocked on one node are locked on the other, which keeps what was typed', async () => {
  const rini = await recipient(world);
  await submit(world);
  await unlock(world, rini);
  const note = '/backend/baik/cases/1/note';
  const asked = await write(other, rini.cookie, note, { note: 'Tanya gudang' });
  expect(asked.status).toBe(422);
  expect((await pageOf(asked)).querySelector('#kept-form')?.textContent).toContain('Tanya gudang');
  const kept = { kept: JSON.stringify({ action: note, fields: [['note', 'Tanya gudang']] }) };
  const unlocked = await write(other, rini.cookie, '/backend/baik/unlock', { ...kept, key: rini.key.identity });
  expect((await pageOf(unlocked)).querySelector('textarea[name=note]')?.textContent).toBe('Tanya gudang');
  expect((await write(other, rini.cookie, note, { note: 'Tanya gudang' })).status).toBe(303);
  // The first node is still unlocked.
  expect((await world.get('/backend/baik/cases/1', { cookie: rini.cookie })).status).toBe(200);
});
