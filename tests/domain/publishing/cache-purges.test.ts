import { afterAll, beforeEach, expect, test } from 'bun:test';
import { cachePurges } from '../../../src/db/schema/index.ts';
import { CachePurges } from '../../../src/domain/publishing/cache-purges.ts';
import { textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

type Purge = { method: string; path: string; host: string | null; key: string | null };
type Told = { body: string; tags: string | null };

let purges: Purge[] = [];
let status = 200;
/** Resolved by the purge with that number. */
let awaited: { count: number; arrived: () => void } | undefined;

const cache = Bun.serve({
  port: 0,
  fetch: (request) => {
    const { headers, method, url } = request;
    purges.push({ method, path: new URL(url).pathname, host: headers.get('host'), key: headers.get('x-key') });
    if (purges.length === awaited?.count) awaited.arrived();
    return new Response(null, { status });
  },
});
afterAll(() => cache.stop(true));
/** What a shared cache is told without a key: everything. */
const everything = {
  endpoints: [`http://127.0.0.1:${cache.port}/*`],
  method: 'PURGE',
  by: 'everything',
  header: undefined,
  siteUrl: 'https://www.example.test',
} as const;
const world = await freshWorld({ purges: { ...everything, header: { name: 'X-Key', value: 'secret' } } });

beforeEach(() => {
  purges = [];
  status = 200;
  awaited = undefined;
});

/** Resolves when the shared cache has been asked so often. */
function purgeNumber(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  awaited = { count, arrived: resolve };
  return promise;
}

async function archive(id: number): Promise<void> {
  const answer = await world.call('PUT', `/api/backend/articles/${id}`, { status: 'archived' }, await world.signedIn());
  expect(answer.status).toBe(200);
}

async function attention(): Promise<string> {
  const page = await world.html('/backend/dashboard', 200, await world.signedIn());
  const panel = page.querySelector('#attention, [aria-labelledby="attention"]') ?? page.querySelector('main');
  return panel ? textOf(panel) : '';
}

const ready = async (): Promise<unknown> => (await world.get('/ready')).json();

test('a shared cache is purged before the editor has her answer, and again in case another node refilled it', async () => {
  const id = await world.publish();
  const before = purges.length;
  expect(before).toBeGreaterThan(0);
  const repeated = purgeNumber(before + 2);
  await archive(id);
  expect(purges.slice(before)).toContainEqual({
    method: 'PURGE',
    path: '/*',
    host: 'www.example.test',
    key: 'secret',
  });
  await repeated;
});

test('a purge that was refused is tried again, and staff see it until it succeeds', async () => {
  status = 500;
  const id = await world.publish();
  await archive(id);
  expect(await attention()).toContain('cache in front of the site refuses to be purged');
  expect(await ready()).toMatchObject({ status: 'degraded', parts: { caches: 'failing', database: 'ok' } });
  status = 200;
  await purgeNumber(purges.length + 1);
  await purgeNumber(purges.length + 1);
  expect(await attention()).not.toContain('refuses to be purged');
  expect(await ready()).toMatchObject({ status: 'ready', parts: { caches: 'ok' } });
});

test('a content delivery network is told the tag of the site, in the way that it reads', async () => {
  const told: Told[] = [];
  const network = Bun.serve({
    port: 0,
    async fetch(request) {
      told.push({ body: await request.text(), tags: request.headers.get('surrogate-key') });
      return new Response(null, { status: 200 });
    },
  });
  const endpoint = `http://127.0.0.1:${network.port}/purge`;
  const siteUrl = 'https://www.example.test';
  for (const by of ['everything', 'cache-tag', 'surrogate-key'] as const) {
    const settings = { endpoints: [endpoint], method: 'POST', by, header: undefined, siteUrl } as const;
    const sender = new CachePurges({ db: world.db, settings, onError: () => {} });
    await sender.requestNow();
    await sender.stop();
  }
  expect(told).toEqual([
    { body: '{"purge_everything":true}', tags: null },
    { body: '{"tags":["pages"]}', tags: null },
    { body: '{"purge_everything":true}', tags: 'pages' },
  ]);
  await network.stop(true);
});

test('the last of the purges of a change is the last', async () => {
  await world.db.delete(cachePurges);
  const endpoint = `http://127.0.0.1:${cache.port}/last`;
  await world.db.insert(cachePurges).values({ endpoint, due: 1 });
  const settings = { ...everything, endpoints: [endpoint] };
  const sender = new CachePurges({ db: world.db, settings, onError: () => {} });
  await sender.sendNow();
  await sender.stop();
  const rows = await world.db.select({ endpoint: cachePurges.endpoint, due: cachePurges.due }).from(cachePurges);
  expect(rows).toEqual([{ endpoint, due: 0 }]);
});

test('the first node with a new build purges, and the others do not', async () => {
  await world.publish();
  const first = purges.length;
  const node = () => new CachePurges({ db: world.db, settings: everything, onError: () => {} });
  const [one, other] = [node(), node()];
  await one.requestForBuild('b2');
  const second = purges.length;
  expect(second).toBeGreaterThan(first);
  await other.requestForBuild('b2');
  expect(purges).toHaveLength(second);
  await one.stop();
  await other.stop();
});

test('a cache without the page counts as purged', async () => {
  status = 404;
  await world.publish();
  expect(await world.db.select({ attempts: cachePurges.attempts }).from(cachePurges)).toEqual([{ attempts: 0 }]);
});

test('a change that no public page shows purges nothing', async () => {
  const id = await world.draft();
  const before = purges.length;
  await world.call('PUT', `/api/backend/articles/${id}`, { author: 'Newsroom' }, await world.signedIn());
  expect(purges).toHaveLength(before);
});
