import { afterEach, beforeEach, expect, setSystemTime, test } from 'bun:test';
import { countSpent, type Spent } from '../support/requests/spent.ts';
import { slow } from '../support/slow.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld({ hasReportProcesses: true });
let counted: ReturnType<typeof countSpent>;
beforeEach(async () => {
  counted = countSpent(world.database);
});
afterEach(() => {
  counted.stop();
  setSystemTime();
});

/** The status of the answer, and what it took. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Spent & { status: number }> {
  const { result, spent } = await counted.during(async () => {
    const answer = await world.get(path, headers);
    await answer.text();
    return answer.status;
  });
  return { status: result, ...spent };
}

const nothing: Spent = { processes: 0, renders: 0, queries: 0 };

/** Ids that nothing has. */
const addressOf = (path: string) =>
  path.replace(':language', 'en').replaceAll(/:\w+/g, '987654').replaceAll('*', 'nothing.txt');
const readable = () => world.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => addressOf(path));

test(
  'every address has a limit, also those that nothing answers, and beyond it costs nothing',
  async () => {
    setSystemTime(new Date());
    // More than any kind of request may be sent at once.
    const max = 1500;
    for (const path of [...readable(), '/en/nothing', '/nothing', '/api/nothing', '/backend/nothing']) {
      const isInMemory = () => world.pageServer.fromMemory(new Request(`http://localhost${path}`)) !== undefined;
      let last = await ask(path);
      for (let sent = 1; sent < max && last.status !== 429 && !isInMemory(); sent += 1) last = await ask(path);
      // The first refusal of a kind is rendered, as is what comes into memory.
      if (isInMemory() || last.renders > 0) last = await ask(path);
      expect([path, last]).toEqual([path, { status: isInMemory() ? 200 : 429, ...nothing }]);
    }
  },
  4 * slow,
);

test('what is refused for its shape asks the database nothing', async () => {
  const malformed = { cookie: '__Host-session=x' };
  const refused: string[] = [];
  for (const path of readable().filter((one) => one.startsWith('/backend') || one.startsWith('/api/backend'))) {
    const { status, processes, queries } = await ask(path, malformed);
    // The sign-in itself is open to everyone.
    if (status < 300) continue;
    refused.push(path);
    expect([path, processes, queries]).toEqual([path, 0, 0]);
  }
  expect(refused.length).toBeGreaterThan(60);
  // The list of redirects is read once.
  await ask('/en/nothing');
  for (const path of [
    '/api/articles/x',
    '/en/read-news/x',
    '/id/baca-berita/x',
    '/en/preview/read-news/x',
    '/en/preview/link/x',
    '/en/personal-data-request/confirm?code=x',
    '/id/permintaan-data-pribadi/konfirmasi',
    '/backend/invitation/x',
  ]) {
    expect([path, (await ask(path)).queries]).toEqual([path, 0]);
  }
});

test('a write without a session, from another site or with a malformed session costs nothing', async () => {
  const writes = world.app.routes.filter(({ method }) => !['GET', 'ALL', 'HEAD'].includes(method));
  expect(writes.length).toBeGreaterThan(50);
  for (const { method, path } of writes) {
    const write = (headers: Record<string, string>) =>
      counted.during(async () => {
        const answer = await world.handle(addressOf(path), { method, headers, body: 'a=b' });
        await answer.text();
        return answer.status;
      });
    const foreign = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    // Renders the page that says so once.
    await write(foreign);
    const { result, spent } = await write(foreign);
    expect([path, result, spent]).toEqual([path, 403, nothing]);
  }
});
