import { expect, test } from 'bun:test';
import { checkReadiness } from '../../src/api/status/handlers.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { Lifecycle } from '../../src/lifecycle.ts';
import { disconnectDatabase } from '../support/database/disconnect-database.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

test('/health reports the process, /ready its components', async () => {
  expect(await (await world.get('/health')).json()).toEqual({ status: 'ok' });
  const ready = await world.get('/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', parts: { database: 'ok', storage: 'ok' } });
});

test('while the circuit breaker is open the database is reported as unavailable without being asked', async () => {
  const asked: unknown[] = [];
  // A database that would never answer.
  const db = new Proxy(world.db, { get: (_, name) => asked.push(name) && (() => new Promise(() => {})) });
  const readiness = await checkReadiness({
    db,
    health: { isAvailable: false },
    fileStore: new FolderStore(world.place.dataDirectory),
    hasMailbox: true,
    purges: undefined,
    audit: { foreignStarts: { isReported: false } },
    lifecycle: new Lifecycle('serving'),
  });
  expect(readiness).toMatchObject({ status: 'degraded', parts: { database: 'unavailable', mail: 'unavailable' } });
  expect(asked).toEqual([]);
});

test('without its database the process stays healthy and ready, and names the missing component', async () => {
  await disconnectDatabase(world);
  expect((await world.get('/health')).status).toBe(200);
  const ready = await world.get('/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'degraded',
    parts: {
      build: 'ok',
      database: 'unavailable',
      storage: 'ok',
      mail: 'unconfigured',
      caches: 'unconfigured',
      log: 'ok',
    },
  });
});
