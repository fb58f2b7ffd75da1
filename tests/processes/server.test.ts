import { afterAll, expect, test } from 'bun:test';
import { makeDatabase } from '../support/databases.ts';
import { run, settingsOf, startServer } from '../support/processes.ts';
import { testOn } from '../support/test-on.ts';

const place = await makeDatabase();
afterAll(() => place.remove());

test('wrong settings stop the start, with every mistake listed and no stack', async () => {
  const wrong = { PORT: 'eighty', SITE_URL: 'example.com', SEED: 'all', ADMIN_PASSWORD: 'short' };
  const { code, errors } = await run('src/server.ts', { ...settingsOf(place), ...wrong }).end();
  expect(code).not.toBe(0);
  for (const name of Object.keys(wrong)) expect(errors).toContain(name);
  expect(errors).not.toContain('short');
  expect(errors).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
});

test('several processes cannot share a port when the database is embedded, and the start says which setting is missing', async () => {
  const settings = { DATA_DIR: place.dataDirectory, SHARE_PORT: 'on' };
  const { code, errors } = await run('src/server.ts', settings).end();
  expect(code).not.toBe(0);
  expect(errors.trim()).toBe(
    'Invalid settings:\n  DATABASE_URL is missing: SHARE_PORT=on needs it, because only one process can use the embedded database',
  );
});

// On the embedded database the start and the end of the server are checked in `directory-lock.test.ts`.
testOn(
  'postgres',
  'processes that share a port and DATA_DIR answer on it until the last one ends; SIGTERM and SIGINT end them cleanly',
  async () => {
    const first = await startServer(place, { SHARE_PORT: 'on' });
    const port = new URL(first.address).port;
    // Throws when it does not come to listen.
    const second = await startServer(place, { SHARE_PORT: 'on', PORT: port });
    expect(await first.stop()).toEqual({ code: 0, errors: '' });
    const headers = { connection: 'close' };
    expect((await fetch(`${first.address}/health`, { headers })).status).toBe(200);
    expect((await fetch(`${first.address}/id`, { headers })).status).toBe(200);
    second.process.kill('SIGINT');
    expect(await second.end()).toEqual({ code: 0, errors: '' });
    await expect(fetch(`${first.address}/health`, { headers })).rejects.toThrow();
  },
);
