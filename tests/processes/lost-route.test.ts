import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { databaseKind, type FreshDatabase, makeDatabase, makeDirectory } from '../support/databases.ts';
import { listening, runProgram, settingsOf } from '../support/processes.ts';
import { canHaveOwnNetwork, onOwnNetwork, openBridge, routedHost, routedPort } from '../support/servers/own-network.ts';
import { root } from '../support/sources.ts';

describe.skipIf(databaseKind !== 'postgres' || !canHaveOwnNetwork)(
  'a server whose route to the database is lost',
  () => {
    let place: FreshDatabase;
    beforeAll(async () => {
      place = await makeDatabase();
    });
    afterAll(() => place.remove());

    test('logs that once, not every attempt to connect, and goes on when the route is back', async () => {
      const directory = makeDirectory();
      const bridge = await openBridge(directory.path, place.databaseUrl ?? '');
      const url = new URL(place.databaseUrl ?? '');
      url.host = `${routedHost}:${routedPort}`;
      const command = onOwnNetwork([
        process.execPath,
        '--no-env-file',
        'tests/support/programs/lost-route-main.ts',
        bridge.path,
      ]);
      const site = await listening((settings) => runProgram(command, settings, root), {
        ...settingsOf(place),
        DATABASE_URL: url.href,
      });
      site.process.kill('SIGUSR1');
      while (!site.errors().includes('"database_unavailable"')) await Bun.sleep(50);
      site.process.kill('SIGUSR2');
      for (let line = await site.nextLine(); !line?.includes('"database_available"'); line = await site.nextLine()) {
        expect(line).toBeDefined();
      }
      site.process.kill('SIGTERM');
      const { code, errors } = await site.end();
      bridge.close();
      directory.remove();
      expect(code).toBe(0);
      expect(errors).not.toContain('uncaught_exception');
      expect(errors.match(/"database_unavailable"/g)).toHaveLength(1);
      expect(errors.split('\n').length).toBeLessThan(30);
    });
  },
);
