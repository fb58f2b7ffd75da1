import { afterAll, beforeAll, expect, test } from 'bun:test';
import { disconnectDatabase } from '../support/disconnect-database.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close(), slow);

test('/health reports the process, /ready its components', async () => {
  expect(await (await world.get('/health')).json()).toEqual({ status: 'ok' });
  const ready = await world.get('/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', parts: { database: 'ok', storage: 'ok' } });
});

test('without its database the process stays healthy and ready, and names the missing component', async () => {
  await disconnectDatabase(world);
  expect((await world.get('/health')).status).toBe(200);
  const ready = await world.get('/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'degraded',
    parts: { build: 'ok', database: 'unavailable', storage: 'ok', mail: 'unavailable' },
  });
});
