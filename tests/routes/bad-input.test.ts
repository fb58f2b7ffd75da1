import { describe, expect, test } from 'bun:test';
import { connect } from 'node:net';
import { languages } from '../../src/i18n/site/language.ts';
import { textOf } from '../support/html.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();

const long = 'a'.repeat(5000);

const unreadable = [
  ['broken percent-encoding', '/%'],
  ['half a percent-encoding', '/%E0%A4%A'],
  ['bytes that are no UTF-8', '/%FF%FE'],
  ['a NUL byte', '/berita%00'],
  ['a NUL byte in an id', '/baca-berita/1%00'],
  ['a line break', '/berita%0d%0aset-cookie:a=b'],
  ['a NUL byte in the query', '/berita?page=%00'],
  ['a broken query', '/berita?page=%'],
  ['a path that has no end', `/${long}`],
  ['a query that has no end', `/berita?page=${long}`],
] as const;

const unknown = [
  ['a path that is no page', '/nothing'],
  ['a page of another site', '/wp-login.php'],
  ['a hidden file', '/.env'],
  ['a climb', '/%2e%2e/%2e%2e/etc/passwd'],
  ['an escaped climb', '/..%2f..%2fetc%2fpasswd'],
  ['an id that is no number', '/{article}/abc'],
  ['an id of zero', '/{article}/0'],
  ['a negative id', '/{article}/-1'],
  ['a fractional id', '/{article}/1.5'],
  ['an id with a sign', '/{article}/+1'],
  ['an id in another notation', '/{article}/1e3'],
  ['an id larger than any', '/{article}/99999999999999999999'],
  ['an id just past the largest', '/{article}/2147483648'],
  ['an id that nobody has', '/{article}/2147483647'],
  ['an id that is SQL', "/{article}/1'%20or%20'1'='1"],
] as const;

describe.each(['id', 'en'] as const)('in %s', (language) => {
  const article = language === 'id' ? 'baca-berita' : 'read-news';

  async function refusal(path: string, status: number): Promise<void> {
    const address = `/${language}${path.replace('{article}', article)}`;
    const answer = await world.get(address);
    const text = await answer.text();
    expect({ address: address.slice(0, 60), status: answer.status }).toEqual({ address: address.slice(0, 60), status });
    expect(text).toContain(`lang="${languages[language].htmlLang}"`);
    expect(text).not.toMatch(/\bat \S+ \(|node_modules|\.tsx?:\d|PostgresError|select /i);
    expect(world.log.events.map(({ level }) => level)).toEqual(['warn']);
    expect(JSON.stringify(world.log.events).length).toBeLessThan(1000);
    expect((await world.get(`/${language}`)).status).toBe(200);
  }

  test.each(unreadable)('%s is a bad request', (_what, path) => refusal(path, 400));

  test.each(unknown)('%s is not found', (_what, path) => refusal(path, 404));

  test('an unknown page shows the not-found message', async () => {
    const page = await world.html(`/${language}/nothing`, 404);
    expect(textOf(page.querySelector('main'))).toContain('404 Page Not Found');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(page.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]')).toEqual([]);
  });
});

describe('a page of the news', () => {
  const numbers = ['0', '-1', '99999', '1e9', 'abc', '1.5', '999999999999999999999', "1' or 1=1", '%20', '2&page=3'];
  const choices = ['category=nothing', 'category=', 'category=press-release&category=sustainability', 'category[]=x'];
  const queries = [...numbers.map((number) => `page=${number}`), ...choices];

  test('that does not exist is not found instead of an error', async () => {
    await world.publishMany(12);
    for (const address of queries.flatMap((query) => [`/id/berita?${query}`, `/en/news?${query}`])) {
      const answer = await world.get(address);
      expect({ address, found: [200, 404].includes(answer.status) }).toEqual({ address, found: true });
      expect(await answer.text()).toContain(`lang="${address.startsWith('/id') ? 'id-ID' : 'en-US'}"`);
    }
    for (const none of ['/id/berita?page=99999', '/en/news?page=-1', '/en/news?page=0', '/en/news?category=nothing']) {
      expect({ none, status: (await world.get(none)).status }).toEqual({ none, status: 404 });
    }
  });
});

test('an unknown language in the query is ignored', async () => {
  const answer = await world.get('/en?lang=xx&language=%F0%9F%8D%95');
  expect(await answer.text()).toContain('lang="en-US"');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s to a page is rejected without an effect',
  async (method) => {
    const answer = await world.handle('/id', { method });
    expect([404, 405]).toContain(answer.status);
  },
);

test('Accept-Language does not affect the language of an address', async () => {
  const answer = await world.get('/id', { 'accept-language': 'en-US' });
  expect(await answer.text()).toContain('lang="id-ID"');
});

describe('over a socket', () => {
  /** Sends raw bytes and reads the status line. */
  function send(port: number, bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      let text = '';
      socket.on('data', (data) => {
        text += data.toString('latin1');
        if (text.includes('\r\n')) socket.destroy();
      });
      socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
      socket.on('error', reject);
    });
  }

  test.each([
    ['a raw percent sign', 'GET /% HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a raw NUL byte', 'GET /id\0 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['bytes beyond ASCII', 'GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an absolute address', 'GET http://evil.example/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an asterisk', 'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no host', 'GET /id HTTP/1.1\r\n\r\n'],
    ['an invalid host', 'GET /nothing HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a header that is too long', `GET /id HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s ends in a refusal or an answer, and the server lives', async (_what, bytes) => {
    const { address, stop } = world.listen();
    const line = await send(Number(new URL(address).port), bytes);
    expect(line).not.toContain(' 500');
    const next = await fetch(`${address}/id`);
    expect(next.status).toBe(200);
    await next.text();
    await stop();
  });

  test('TRACE is not answered with the request', async () => {
    const { address, stop } = world.listen();
    const line = await send(
      Number(new URL(address).port),
      'TRACE /id HTTP/1.1\r\nHost: localhost\r\nX-Secret: canary\r\n\r\n',
    );
    expect(line).toMatch(/^HTTP\/1\.1 4\d\d/);
    await stop();
  });
});
