import { afterAll, beforeAll, expect, test } from 'bun:test';
import { buildName } from '../../src/manifest.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { type RunningServer, startServer } from '../support/processes.ts';

const token = 'a token of a monitoring system';
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const receipt = '3810 5529 0047 6612 9983';

let place: FreshDatabase;
let server: RunningServer;
let figures: string;
/** Around visits of the report channel. */
let before: string;
let after: string;
let lines: Record<string, unknown>[];

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });
const metrics = (headers: Record<string, string> = {}) => get('/metrics', headers);
const read = async () => (await metrics({ authorization: `Bearer ${token}` })).text();
const linesOf = (route: string) => lines.filter((line) => line.event === 'request' && line.route === route);

beforeAll(async () => {
  place = await makeDatabase();
  server = await startServer(place, { METRICS_TOKEN: token, LOG_REQUESTS: 'on' });
  const wrong = { username: 'admin', password: 'not the password 17' };
  for (const path of ['/backend/login', '/api/backend/login']) {
    const body = path.startsWith('/api') ? JSON.stringify(wrong) : new URLSearchParams(wrong);
    const headers = path.startsWith('/api') ? { 'content-type': 'application/json' } : {};
    expect((await fetch(server.address + path, { method: 'POST', body, headers })).status).toBe(401);
  }
  await get('/id/kontak');
  await get('/id/kontak?source=somebody%40example.com');
  await get('/en/read-news/987654?q=a+name');
  await get('/api/articles/41', { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  before = await read();
  await get('/id/budaya-baik');
  await get('/en/baik-culture/values');
  after = await read();
  await get('/backend/baik');
  await get(`/id/kotak/${encodeURIComponent(receipt)}`);
  const [, file = ''] = /"(\/static\/[^"]+\.css)"/.exec(await (await get('/id/kontak')).text()) ?? [];
  await get(file);
  await get(file, { referer: `${server.address}/id/kontak` });
  expect((await metrics()).status).toBe(401);
  expect((await metrics({ authorization: 'Bearer a token of a monitoring systen' })).status).toBe(401);
  figures = await read();
  server.process.kill('SIGTERM');
  lines = [];
  for (let line = await server.nextLine(); line !== undefined; line = await server.nextLine()) {
    if (line.startsWith('{')) lines.push(JSON.parse(line));
  }
  await server.end();
});
afterAll(() => place.remove());

test('a request has one line with id, route, status and duration, and nothing that the visitor has sent', () => {
  const [article] = linesOf('/en/read-news/:id');
  expect(article).toEqual({
    time: expect.stringMatching(/^20\d\d-/),
    level: 'info',
    event: 'request',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: '/en/read-news/:id',
    status: 404,
    milliseconds: expect.any(Number),
    cached: false,
  });
  expect(linesOf('/id/kontak')).toHaveLength(3);
  for (const secret of ['987654', 'somebody', 'a+name', '127.0.0.1']) {
    expect(JSON.stringify(lines.filter(({ event }) => event === 'request'))).not.toContain(secret);
  }
});

test('the line of a request that belongs to a trace has its id', () => {
  expect(linesOf('/api/articles/:id')).toMatchObject([{ requestId: trace }]);
});

test('no log or figure reveals when the report channel was visited, the files of its pages and mistyped receipts included', () => {
  const routes = lines.filter(({ event }) => event === 'request').map(({ route }) => route);
  expect(routes.filter((route) => /baik/.test(String(route)))).toEqual([]);
  expect(routes).not.toContain('other');
  // The second request for it named the page that needs it.
  expect(linesOf('/static/*')).toHaveLength(1);
  expect(figures).not.toContain('baik');
});

test('the figures before and after a visit of the report channel differ in nothing that counts it', () => {
  // What a process uses differs all the time, jobs run by the clock, and pages are read for the search after the start.
  // A process that waits for the form would show in the open files: they are counted in large steps only.
  const counted = (text: string) =>
    text
      .split('\n')
      .filter(
        (line) =>
          !/^(?:#|$|process_|nodejs_|site_open_fds|site_database_connections|site_storage|site_backup|site_job_|site_page_|.*route="\/metrics")/.test(
            line,
          ),
      );
  expect(counted(after)).toEqual(counted(before));
  expect(after).not.toMatch(/^(?:process_open_fds|nodejs_active_)/m);
  const [, free] = /^site_storage_free_bytes (\S+)$/m.exec(after) ?? [];
  expect(Number(free) % (128 * 1024 * 1024)).toBe(0);
  const [, open] = /^site_open_fds (\S+)$/m.exec(after) ?? [];
  expect(Number(open) % 128).toBe(0);
});

test('a monitoring system that knows the token reads requests, rendering, cache, database, mail, disk and memory', () => {
  const figure = (name: string) =>
    Number(
      figures
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(figure('site_http_request_duration_seconds_count{method="GET",route="/id/kontak",status="200"}')).toBe(3);
  expect(figure('site_page_render_duration_seconds_count')).toBeGreaterThan(0);
  expect(figure('site_page_cache_pages')).toBeGreaterThan(0);
  expect(figure('site_database_up')).toBe(1);
  expect(figure('site_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
  expect(figure('site_mail_outbox{state="waiting"}')).toBe(0);
  expect(figure('site_storage_free_bytes')).toBeGreaterThan(0);
  expect(figure('site_backup_problems{kind="none"}')).toBe(1);
  expect(figures).not.toMatch(/^site_backup_last_success_timestamp_seconds /m);
  expect(figure(`site_build_info{version="1.1.0",build="${buildName()}",bun="${Bun.version}"}`)).toBe(1);
  expect(figure('site_sign_in_failures_total')).toBe(2);
  expect(figure('site_worker_tasks{worker="asset",state="waiting"}')).toBe(0);
  expect(figures).not.toMatch(/worker="(?:report|view)"/);
  expect(figure('site_open_fds') % 128).toBe(0);
  expect(figure('process_max_fds')).toBeGreaterThan(figure('site_open_fds'));
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});
