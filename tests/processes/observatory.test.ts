import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { freePort, type RunningServer, startServer } from '../support/processes.ts';
import { scanWithObservatory } from '../support/servers/observatory.ts';
import { certificatePath, startTlsProxy } from '../support/servers/tls-proxy.ts';

let place: FreshDatabase;
let server: RunningServer;
let proxy: ReturnType<typeof startTlsProxy>;
beforeAll(async () => {
  place = await makeDatabase();
  const port = freePort();
  server = await startServer(place, { SITE_URL: `https://localhost:${port}` });
  proxy = startTlsProxy(server.address, port);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await place.remove();
});

test("MDN's HTTP Observatory gives the site at least 125 points, and takes none away", async () => {
  const { score, grade, lost } = await scanWithObservatory(proxy.ports, certificatePath);
  expect(lost).toEqual({});
  expect(grade).toBe('A+');
  expect(score).toBeGreaterThanOrEqual(125);
});
