import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { openDatabase } from '../../src/db/client.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { freePort, run, settingsOf, startServer } from '../support/processes.ts';
import { slow } from '../support/slow.ts';
import { testOnce } from '../support/test-on.ts';

let place: FreshDatabase;
beforeAll(async () => {
  place = await makeDatabase();
});
afterAll(() => place.remove());

testOnce(
  'wrong settings stop the start, with every mistake listed and no stack',
  async () => {
    const wrong = { PORT: 'eighty', SITE_URL: 'example.com', SEED: 'all', ADMIN_PASSWORD: 'short' };
    const { code, errors } = await run('src/server.ts', { ...settingsOf(place), ...wrong }).end();
    expect(code).not.toBe(0);
    for (const name of Object.keys(wrong)) expect(errors).toContain(name);
    expect(errors).not.toContain('short');
    expect(errors).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
  },
  slow,
);

testOnce(
  'a database that cannot be reached stops the start with a sentence',
  async () => {
    const url = `postgres://nobody:secret-word@127.0.0.1:${freePort()}/nowhere`;
    const { code, errors } = await run('src/server.ts', { DATA_DIR: place.dataDirectory, DATABASE_URL: url }).end();
    expect(code).not.toBe(0);
    expect(errors).not.toBe('');
    expect(errors).not.toContain('secret-word');
  },
  slow,
);

testOnce(
  'a port that is taken stops the start',
  async () => {
    const taken = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
    const { code, errors } = await run('src/server.ts', {
      ...settingsOf(place),
      PORT: String(taken.port),
      SEED: 'none',
    }).end();
    taken.stop(true);
    expect(code).not.toBe(0);
    expect(errors).toContain(String(taken.port));
  },
  slow,
);

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test(
    'ends the server cleanly, and the database can be opened at once',
    async () => {
      const server = await startServer(place);
      expect((await fetch(`${server.address}/id`)).status).toBe(200);
      server.process.kill(signal);
      const { code, errors } = await server.end();
      expect(errors).toBe('');
      expect(code).toBe(0);
      await expect(fetch(`${server.address}/id`)).rejects.toThrow();
      const database = await openDatabase(place);
      await database.close();
    },
    slow,
  );
});
