import { afterAll, beforeAll, expect } from 'bun:test';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { listening, type RunningServer, run, settingsOf } from '../support/processes.ts';
import { testOn, testOnce } from '../support/test-on.ts';

let place: FreshDatabase;
let server: RunningServer;
beforeAll(async () => {
  place = await makeDatabase();
  server = await listening((env) => run('tests/support/programs/planted-faults.ts', env), settingsOf(place));
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });

/** Waits until the log names an error. */
async function logged(text: string): Promise<void> {
  while (!server.errors().includes(text)) await Bun.sleep(20);
}

testOnce(
  'an error page that throws is replaced by a fixed one in both languages, with headers of its own',
  async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.status).toBe(500);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const html = await answer.text();
    expect(html).toContain('<h1>Terjadi kesalahan</h1>');
    expect(html).toContain('<h2 lang="en">Something went wrong</h2>');
    expect(html).not.toContain('planted');
    await logged('planted: the handler throws');
    await logged('planted: the error page throws');
    expect((await get('/id/tidak-ada')).status).toBe(500);
    expect((await get('/en')).status).toBe(200);
  },
);

testOnce(
  'a response that throws halfway is broken off, so that its client notices, and logged without the values of a query',
  async () => {
    await expect(get('/id/berita/atom.xml').then((answer) => answer.text())).rejects.toThrow();
    await logged('"event":"response_broke_off"');
    expect(server.errors()).toContain('planted: the stream throws halfway');
    expect(server.errors()).not.toContain('a value of the query');
    expect((await get('/en')).status).toBe(200);
  },
);

testOnce(
  'exceptions in timers, microtasks, promises and callbacks of workers are logged, and pages go on being served',
  async () => {
    server.process.kill('SIGUSR2');
    for (const place of ['a timer', 'a microtask', 'a promise', 'the callback of a worker']) {
      await logged(`"message":"planted: ${place}`);
    }
    expect((await get('/en')).status).toBe(200);
    expect((await get('/health')).status).toBe(200);
  },
);

testOnce('a file that is gone when it is sent is answered with the fixed page, and ends nothing', async () => {
  const answer = await get('/en/news/atom.xml');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Terjadi kesalahan');
  expect((await get('/en')).status).toBe(200);
});

testOnce('the site outlives the program that reads its log', async () => {
  const other = await makeDatabase();
  const site = await listening((env) => run('src/server.ts', env), settingsOf(other));
  await site.closeLog();
  for (let visit = 1; visit <= 5; visit += 1)
    expect((await fetch(`${site.address}/en/nothing-${visit}`)).status).toBe(404);
  expect(site.process.exitCode).toBeNull();
  expect(site.unexpected()).toBe('');
  site.process.kill('SIGTERM');
  await site.process.exited;
  await other.remove();
});

// The last one: it ends the server of all others.
testOn(
  'embedded',
  'an embedded database that has ended ends the process with an error, so that a supervisor starts it again',
  async () => {
    server.process.kill('SIGWINCH');
    const { code, errors } = await server.end();
    expect(code).toBe(1);
    expect(errors).toContain('"event":"embedded_database_lost"');
    expect(errors).toContain('start it again by hand');
  },
);
