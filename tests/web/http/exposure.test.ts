import { describe, expect, setSystemTime, test } from 'bun:test';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { cspReports } from '../../../src/db/schema/index.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { sweepViolations } from '../../../src/domain/csp-reports/counts.ts';
import { transportHeaders } from '../../../src/web/http/responses/finish-response.ts';
import { textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

const decoders = {
  gzip: (bytes: Uint8Array) => gunzipSync(bytes),
  br: (bytes: Uint8Array) => brotliDecompressSync(bytes),
  zstd: (bytes: Uint8Array) => zstdDecompressSync(bytes),
} as const;
const accepting = (encoding: string) => ({ 'accept-encoding': encoding });

describe('on https, Strict-Transport-Security', () => {
  test.each([
    '/en',
    '/id/kontak',
    '/en/nothing',
    '/api/articles',
    '/api/nothing',
    '/robots.txt',
    '/health',
    '/backend/login',
  ])('is sent with %s, from memory too', async (path) => {
    for (let time = 1; time <= 2; time += 1) {
      const answer = await world.get(path);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
  });

  test('is not sent on http, where it has no meaning', () => {
    expect(transportHeaders('http://localhost:3000')).toEqual({});
  });
});

describe('compression', () => {
  test.each(['gzip', 'br', 'zstd'] as const)(
    'with %s gives the same bytes, of JSON, XML, text and pages',
    async (encoding) => {
      await world.publishMany(12);
      for (const path of [
        '/api/articles',
        '/sitemap.xml',
        '/api/docs/json',
        '/api/docs',
        '/en/news?complete=1',
        '/en/nothing',
      ]) {
        const plain = await (await world.get(path)).text();
        const answer = await world.get(path, accepting(encoding));
        expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(answer.headers.get('vary')).toContain('Accept-Encoding');
        const bytes = await answer.bytes();
        expect(bytes.byteLength).toBeLessThan(plain.length);
        if (!path.includes('nothing')) expect(decoders[encoding](bytes).toString()).toBe(plain);
      }
    },
  );

  test('of an export that is streamed', async () => {
    const staff = await world.signedIn();
    const actor = { id: 1, username: 'somebody' };
    for (let entry = 1; entry <= 20; entry += 1) {
      await recordActivity(world.db, actor, event('message.opened', { id: entry }));
    }
    const answer = await world.handle('/backend/logs/export.csv', {
      method: 'POST',
      headers: { ...staff, ...accepting('gzip') },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toStartWith('text/csv');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await answer.bytes()).toString()).toContain('Opened message #20');
  });

  test.each(['/id/kontak', '/en/contact', '/id/budaya-baik', '/en/baik-culture/values', '/backend/login'])(
    'is left out of %s, which holds a secret',
    async (path) => {
      const answer = await world.get(path, accepting('gzip, br, zstd'));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
    },
  );

  test('is left out of the answers of forms and of the account, which hold a secret', async () => {
    const staff = await world.signedIn();
    const sent = { method: 'POST', body: new FormData(), headers: accepting('gzip') };
    for (const path of ['/api/contact/submit', '/api/baik/submit', '/api/backend/login', '/id/kontak']) {
      expect([path, (await world.handle(path, sent)).headers.get('content-encoding')]).toEqual([path, null]);
    }
    const account = await world.get('/backend/account', { ...staff, ...accepting('gzip') });
    expect([account.status, account.headers.get('content-encoding')]).toEqual([200, null]);
  });
});

describe('a request with two Host headers', () => {
  /** Sends it as bytes: no client of ours would. */
  async function statusOf(...hosts: string[]): Promise<number> {
    const site = world.listen();
    const { port } = new URL(site.address);
    const lines = ['GET /en HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''];
    const answer = Promise.withResolvers<string>();
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => void socket.write(lines.join('\r\n')));
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    socket.on('close', () => answer.resolve(text));
    const status = Number((await answer.promise).split(' ')[1]);
    await site.stop();
    return status;
  }

  test('is refused, whether they differ or not, and whether the page is in memory or not', async () => {
    expect(await statusOf('www.example.test', 'elsewhere.example')).toBe(400);
    expect(await statusOf('www.example.test')).toBe(200);
    expect(await statusOf('www.example.test', 'elsewhere.example')).toBe(400);
    expect(await statusOf('www.example.test', 'www.example.test')).toBe(400);
    expect(await statusOf()).toBe(400);
  });
});

test('security.txt says whom to tell, in which languages, and is valid for months from the day it is read', async () => {
  const answer = await world.get('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  const [contact, expires = '', ...others] = lines;
  expect(contact).toBe('Contact: mailto:info@khatulistiwa-alumina.example');
  expect(others).toEqual([
    'Preferred-Languages: id, en',
    'Canonical: https://www.example.test/.well-known/security.txt',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

describe('reports of the content security policy', () => {
  const report = (directive: string, blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://www.example.test/en/contact?from=sari',
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'var secret = 1',
    },
  });
  const send = (body: string, headers: Record<string, string> = {}) =>
    world.handle('/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'content-length': String(body.length), ...headers },
      body,
    });
  const summary = async () => (await world.get('/api/backend/csp-reports', await world.signedIn())).json();

  test('are asked for on every page', async () => {
    for (const path of ['/en', '/en/contact', '/backend/login', '/en/nothing']) {
      expect((await world.get(path)).headers.get('content-security-policy')).toContain('report-uri /api/csp-reports');
    }
  });

  test('are counted by directive and kind of source, without page, address and script', async () => {
    const sent = [
      report('script-src-elem', 'https://elsewhere.example/x.js'),
      report('script-src-elem', 'https://another.example/y.js'),
      report('style-src-attr', 'inline'),
      { type: 'csp-violation', body: { effectiveDirective: 'invented-src', blockedURL: 'weird:thing' } },
    ];
    for (const one of sent) expect((await send(JSON.stringify(one))).status).toBe(204);
    const found = await summary();
    expect(found.reports).toEqual([
      { directive: 'script-src-elem', blocked: 'https', count: 2 },
      { directive: 'other', blocked: 'other', count: 1 },
      { directive: 'style-src-attr', blocked: 'inline', count: 1 },
    ]);
    const stored = JSON.stringify([found, await world.db.select().from(cspReports)]);
    expect(stored).not.toMatch(/example|sari|secret/);
    const screen = await world.html('/backend/logs', 200, await world.signedIn());
    const rows = screen.querySelectorAll('[aria-labelledby=csp] tbody tr').map((row) => textOf(row));
    expect(rows[0]).toMatch(/script-src-elem\s*https\s*2/);
    expect(rows).toHaveLength(3);
  });

  test('that are too large, or none, are refused', async () => {
    const large = JSON.stringify({ ...report('img-src', 'data'), padding: 'x'.repeat(17_000) });
    expect((await send(large)).status).toBe(413);
    expect((await send('{"csp-report":{}}')).status).toBe(400);
    expect((await send('no JSON')).status).toBe(400);
    expect((await summary()).reports).toEqual([]);
  });

  test('are bounded in a minute, however many come; the others are counted with the next minute', async () => {
    setSystemTime(new Date(Date.now() + 120_000));
    for (let number = 0; number < 200; number += 1) await send(JSON.stringify(report(`src-${number}`, `x${number}:`)));
    expect((await summary()).reports).toEqual([{ directive: 'other', blocked: 'other', count: 120 }]);
    setSystemTime(new Date(Date.now() + 60_000));
    await send(JSON.stringify(report('img-src', 'data')));
    expect((await summary()).reports).toEqual([
      { directive: 'other', blocked: 'other', count: 120 },
      { directive: 'not examined', blocked: 'too many', count: 80 },
      { directive: 'img-src', blocked: 'data', count: 1 },
    ]);
    setSystemTime();
  });

  test('are deleted after 30 days', async () => {
    const row = { directive: 'img-src', blocked: 'data', count: 1 };
    await world.db.insert(cspReports).values([
      { ...row, day: sql`current_date - 31` },
      { ...row, day: sql`current_date - 29` },
    ]);
    await sweepViolations(world.db);
    expect((await summary()).reports).toEqual([row]);
  });

  test('are shown to staff only', async () => {
    expect((await world.get('/api/backend/csp-reports')).status).toBe(401);
  });
});

describe('Trusted Types', () => {
  test.each(['/en', '/id/kontak', '/en/nothing', '/api/docs'])(
    'are required on %s, with the one policy of the service worker',
    async (path) => {
      const policy = (await world.get(path)).headers.get('content-security-policy');
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker;");
    },
  );

  test('are required in the back-office, with the one policy of its editor and lists', async () => {
    const staff = await world.signedIn();
    for (const path of ['/backend/dashboard', '/backend/articles', '/backend/nothing']) {
      const policy = (await world.get(path, staff)).headers.get('content-security-policy');
      expect([path, policy]).toEqual([
        path,
        expect.stringContaining("require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard;"),
      ]);
    }
  });
});

test('every cookie of the site begins with __Host- on https', async () => {
  const staff = await world.signedIn();
  const answers = [
    await world.handle('/cookie-consent', { method: 'POST', body: new URLSearchParams({ choice: 'accepted' }) }),
    await world.post('/backend/account/language', { language: 'id' }, staff),
    await world.handle('/api/backend/logout', { method: 'POST', headers: staff }),
  ];
  const set = answers
    .flatMap((answer) => answer.headers.getSetCookie())
    .filter((cookie) => !cookie.includes('Max-Age=0; SameSite=Lax'));
  expect(set.length).toBeGreaterThanOrEqual(3);
  expect(set.filter((cookie) => !cookie.startsWith('__Host-'))).toEqual([]);
});
