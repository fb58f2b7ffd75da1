import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/client.ts';
import { runAccountCommand } from '../../src/operator/account-command.ts';
import { readEnv } from '../../src/settings/env.ts';
import { makeDatabase } from '../support/databases.ts';
import { run, settingsOf, startServer } from '../support/processes.ts';

test('a second process on the same directory is rejected with a clear message, until the first one has ended or was killed', async () => {
  const place = await makeDatabase();
  const first = await startServer(place);
  const second = await run('src/server.ts', { ...settingsOf(place), PORT: '0' }).end();
  expect(second.code).not.toBe(0);
  expect(second.errors).toContain(`The embedded database in ${place.dataDirectory} is in use by another process`);
  expect(second.errors).toContain(String(first.process.pid));
  expect(second.errors).toContain('DATA_DIR');
  expect(second.errors).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.address}/id`)).status).toBe(200);

  first.process.kill('SIGKILL');
  await first.end();
  // The socket that it has left behind is in nobody's way.
  const socket = join(place.dataDirectory, 'operator.sock');
  expect(existsSync(socket)).toBe(true);
  expect(await runAccountCommand(readEnv(settingsOf(place)), ['unlock'])).toBe(
    'Everybody may try to sign in again at once.',
  );
  const next = await startServer(place);
  expect((await fetch(`${next.address}/id`)).status).toBe(200);
  expect(await next.stop()).toEqual({ code: 0, errors: '' });
  await expect(fetch(`${next.address}/id`)).rejects.toThrow();
  expect(existsSync(socket)).toBe(false);
  const afterwards = await openDatabase(place);
  await afterwards.close();
  await place.remove();
});
