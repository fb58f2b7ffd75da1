import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { uploadForm, uploads } from '../support/files/asset-files.ts';
import { nginxPorts, nginxProgram, purgeEndpoints, startNginxRecipe } from '../support/servers/nginx.ts';
import { openWorld, type World } from '../support/world.ts';

const ports = nginxProgram ? nginxPorts() : { http: 0, https: 0, purge: 0 };

let world: World;
let site: { address: string; stop: () => Promise<void> };
let nginx: Awaited<ReturnType<typeof startNginxRecipe>>;
let looking: Timer;
let isDown = false;
let staff: { cookie: string };

describe.skipIf(!nginxProgram)('nginx with the recipe of deploy/nginx', () => {
  beforeAll(async () => {
    world = await openWorld({
      purges: {
        endpoints: purgeEndpoints(ports),
        method: 'DELETE',
        by: 'everything',
        header: undefined,
        siteUrl: `https://localhost:${ports.https}`,
      },
    });
    await world.reset();
    site = world.listen();
    // As a running site does.
    looking = setInterval(() => void world.staleness.check(), 500);
    nginx = await startNginxRecipe(ports, [site.address]);
  });
  beforeEach(async () => {
    await world.staleness.check();
    staff = await world.signedIn();
  });
  afterAll(async () => {
    clearInterval(looking);
    await nginx.stop();
    if (!isDown) await site.stop();
    await world.close();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(nginx.address + path, { ...init, redirect: 'manual', tls: { rejectUnauthorized: false } });
  const see = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('x-cache')];
  };
  /** The site keeps a page at its first request, and lets nginx keep it from then on. */
  const keep = async (path: string) => {
    for (let visit = 1; visit <= 4; visit += 1) if ((await see(path))[1] === 'HIT') return;
    throw new Error(`nginx does not keep ${path}.`);
  };
  const save = (id: number, fields: object) =>
    world.handle(`/api/backend/articles/${id}`, {
      method: 'PUT',
      headers: { ...staff, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });

  test('a withdrawn article is served by no address and in no encoding once the editor has her answer', async () => {
    const id = await world.publish();
    const pages = [`/en/read-news/${id}`, `/id/baca-berita/${id}`, '/en/news', '/en', '/sitemap.xml'];
    for (const path of pages) await keep(path);
    for (const encoding of ['br', 'zstd', 'gzip', '']) {
      await see(`/en/read-news/${id}`, { 'accept-encoding': encoding });
      expect(await see(`/en/read-news/${id}`, { 'accept-encoding': encoding })).toEqual([200, 'HIT']);
    }
    expect((await save(id, { status: 'archived' })).status).toBe(200);
    for (const encoding of ['br', 'zstd', 'gzip', '']) {
      expect(await see(`/en/read-news/${id}`, { 'accept-encoding': encoding })).toEqual([404, 'MISS']);
    }
    expect((await see(`/id/baca-berita/${id}`))[0]).toBe(404);
    for (const path of ['/en/news', '/en', '/sitemap.xml']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(`/${id}"`);
    }
    expect(nginx.errorLog()).not.toContain('[crit]');
  });

  test('a deleted file is forgotten, and another one is kept again', async () => {
    const upload = async () => {
      const body = uploadForm(await uploads.jpeg());
      const answer = await world.handle('/api/backend/assets', { method: 'POST', headers: staff, body });
      return (await answer.json()) as { id: number; path: string };
    };
    const deleted = await upload();
    const other = await upload();
    await keep(deleted.path);
    const answer = await world.handle(`/api/backend/assets/${deleted.id}`, { method: 'DELETE', headers: staff });
    expect(answer.status).toBe(200);
    expect((await see(deleted.path))[0]).toBe(404);
    await keep(other.path);
    expect(await (await world.get('/ready')).json()).toMatchObject({ parts: { caches: 'ok' } });
  });

  test('pages for slow lines and for everybody are not mixed up', async () => {
    await keep('/en/about');
    const slowLine = await ask('/en/about', { headers: { ect: '3g' } });
    const usual = await ask('/en/about');
    const [light, full] = [await slowLine.text(), await usual.text()];
    expect(slowLine.headers.get('x-cache')).toBe('BYPASS');
    expect(light.length).toBeLessThan(full.length);
    expect(await (await ask('/en/about')).text()).toBe(full);
  });

  test('what is personal, holds a token or belongs to staff is never kept', async () => {
    for (const path of [
      '/en/contact',
      '/en/baik-culture',
      '/en/search?q=alumina',
      '/en/news?q=alumina',
      '/backend/login',
      '/api/articles',
      '/cookie-consent.css',
    ]) {
      for (let visit = 1; visit <= 3; visit += 1) {
        const answer = await ask(path);
        await answer.arrayBuffer();
        expect([path, answer.headers.get('x-cache') ?? 'MISS']).toEqual([path, 'MISS']);
      }
    }
  });

  test('visitors and other caches are told to ask again, and get no tags', async () => {
    await keep('/en/about');
    const { headers } = await ask('/en/about');
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const name of ['surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control']) {
      expect(headers.get(name)).toBeNull();
    }
    const etag = headers.get('etag') ?? '';
    expect((await ask('/en/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('no log has a line about the report channel, and http leads to https', async () => {
    await ask('/en/baik-culture');
    await ask('/EN/Baik-Culture/values?receipt=4711');
    await ask('/en/about?counted');
    // nginx writes the line after the answer.
    while (!nginx.accessLog().includes('/en/about?counted')) await Bun.sleep(20);
    expect(nginx.accessLog().toLowerCase()).not.toContain('baik');
    const plain = await fetch(`http://localhost:${ports.http}/en?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/en?x=1']);
  });

  const channelAddresses = [
    '/en/baik-culture',
    '/id/budaya-baik/nilai',
    '/EN/Baik-Culture/values?receipt=4711',
    '/en/about/baik-culture-',
    '/en/baik%2Dculture',
    '/en/%62aik-culture',
    '/api/baik/submit',
  ];
  /** Lines about the report channel in both logs, once the access log has the line of a visit to another page. */
  const linesAfter = async (visit: string) => {
    // nginx writes the line after the answer.
    while (!nginx.accessLog().includes(visit)) await Bun.sleep(20);
    const lines = `${nginx.accessLog()}${nginx.errorLog()}`.split('\n');
    return lines.filter((line) => /budaya|aik-culture|aik%2dculture|api\/baik|unrecorded/i.test(line));
  };

  test('http leads to https at the addresses of the report channel as well, without a line about it', async () => {
    const plain = async (path: string) => {
      const answer = await fetch(`http://localhost:${ports.http}${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    for (const path of channelAddresses) expect(await plain(path)).toEqual([301, `https://localhost${path}`]);
    expect(await plain('/en/about?plain')).toEqual([301, 'https://localhost/en/about?plain']);
    expect(await linesAfter('"GET /en/about?plain ')).toEqual([]);
  });

  test('a request that nginx refuses, or a file that a page asks for, leaves no line about the report channel', async () => {
    const tooLarge = { 'x-filler': 'x'.repeat(40_000) };
    expect((await ask('/en/baik-culture/values', { headers: tooLarge })).status).toBe(400);
    await ask('/favicon.ico', { headers: { referer: `${nginx.address}/en/baik-culture` } });
    expect((await ask('/en/about?refused', { headers: tooLarge })).status).toBe(400);
    expect(await linesAfter('"GET /en/about?refused HTTP/1.1" 400 ')).toEqual([]);
  });

  test('pages that were visited are answered while the site is down, the others by a notice in both languages', async () => {
    await keep('/en');
    await keep('/en/about');
    await site.stop();
    isDown = true;
    expect((await see('/en'))[0]).toBe(200);
    expect((await see('/en/about', { 'save-data': 'on' }))[0]).toBe(200);
    const missing = await ask('/en/contact');
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '30']);
    const notice = await missing.text();
    expect(notice).toContain('Situs belum dapat dibuka');
    expect(notice).toContain('The site is unavailable');
    expect((await ask('/api/contact', { method: 'POST', body: 'a=b' })).status).toBe(503);
  });

  test('the report channel answers with the same notice while the site is down, without a line about it', async () => {
    if (!isDown) await site.stop();
    isDown = true;
    const answers: Response[] = [];
    for (const path of channelAddresses) {
      answers.push(await ask(path), await ask(path, { method: 'POST', body: 'report=x' }));
    }
    expect((await ask('/en/contact?down')).status).toBe(503);
    expect(await linesAfter('"GET /en/contact?down ')).toEqual([]);
    expect(nginx.errorLog()).toContain('request: "GET /en/contact?down ');
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await answer.text()).toContain('Situs belum dapat dibuka');
    }
  });
});
