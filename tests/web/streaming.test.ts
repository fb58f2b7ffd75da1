import { beforeEach, describe, expect, spyOn, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { saveArticle } from '../../src/domain/articles/save.ts';
import { href, routes } from '../../src/routes.ts';
import { holdArticles } from '../support/database/slow-articles.ts';
import { parseHtml } from '../support/html.ts';
import { anyActor } from '../support/people.ts';
import { freshWorld } from '../support/world.ts';

const home = href(routes.home.index, 'en');
const headline = 'Late but complete';

const world = await freshWorld();
let article: number;
beforeEach(async () => {
  article = await world.publish({ title: headline });
});

type Streamed = { answer: Response; first: string; rest: string };

/** Reads the first chunk while the slow query is blocked, and the rest afterwards. */
async function readWhileSlow(path: string): Promise<Streamed> {
  const articles = await holdArticles(world);
  try {
    const answer = await world.get(path);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('no body');
    const decoder = new TextDecoder();
    const first = decoder.decode((await reader.read()).value, { stream: true });
    await articles.release();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return { answer, first, rest };
      rest += decoder.decode(value, { stream: true });
    }
  } finally {
    await articles.release();
  }
}

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

/** Inline scripts that the policy does not allow by hash. */
function inlineScripts(html: string, answer: Response) {
  return parseHtml(html)
    .querySelectorAll('script:not([src])')
    .filter((script) => !/json/.test(script.getAttribute('type') ?? ''))
    .filter((script) => !policyOf(answer).includes(`'sha256-${sha256(script.textContent)}'`));
}

const sha256 = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('base64');

describe('an uncached page with a slow query', () => {
  test('sends its first chunk before the query ends, and the late section afterwards', async () => {
    const { answer, first, rest } = await readWhileSlow(home);
    expect(answer.status).toBe(200);
    expect(first).toContain('<h1');
    expect(first).not.toContain(headline);
    expect(rest).toContain(headline);
  });

  test('has inline scripts with the nonce of its policy, different for each response', async () => {
    const { answer, first, rest } = await readWhileSlow(home);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];
    expect(nonce).toBeString();
    const scripts = inlineScripts(first + rest, answer);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) expect(script.getAttribute('nonce')).toBe(nonce);

    await world.cache.settled();
    world.cache.drop(home);
    const again = await readWhileSlow(home);
    expect(policyOf(again.answer)).not.toBe(policyOf(answer));
  });

  test('has a link to the complete page for visitors without script', async () => {
    const { first, rest } = await readWhileSlow(home);
    const ways = parseHtml(first + rest).querySelectorAll('noscript a, noscript meta');
    expect(ways.map((way) => way.getAttribute('href') ?? way.getAttribute('content'))).toEqual([
      expect.stringContaining('complete=1'),
    ]);
  });

  test('is cached without a nonce', async () => {
    await readWhileSlow(home);
    await world.cache.settled();
    const cached = await world.get(home);
    const html = await cached.text();
    expect(cached.headers.has('etag')).toBe(true);
    expect(html).toContain(headline);
    expect(html).not.toContain('nonce');
    expect(inlineScripts(html, cached)).toEqual([]);
    expect(policyOf(cached)).not.toContain('nonce');
    expect(policyOf(cached)).not.toContain('unsafe-inline');
  });
});

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1, gzip;q=0.5', 'gzip'],
  ['br, gzip;q=0', null],
  ['br', null],
  ['*', 'gzip'],
  ['*;q=0.5, gzip;q=0', null],
])('a stream for a client that accepts %p is sent as %p', async (accepted, encoding) => {
  const articles = await holdArticles(world);
  const answer = await world.get(home, { 'accept-encoding': accepted });
  await articles.release();
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  const bytes = await answer.bytes();
  expect(new TextDecoder().decode(encoding ? gunzipSync(bytes) : bytes)).toContain(headline);
});

test('a stream aborted by the client is not an error', async () => {
  const articles = await holdArticles(world);
  const reader = (await world.get(home)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await articles.release();
  await world.cache.settled();
  expect(world.log.events.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await world.get(home)).headers.has('etag')).toBe(true);
});

test('a stream does not go on with what was withdrawn after it began', async () => {
  const articles = await holdArticles(world);
  const reader = (await world.get(home)).body?.getReader();
  await reader?.read();
  await articles.release();
  // Its late section has been rendered when the article is archived.
  await world.cache.settled();
  await saveArticle(world.staleness, anyActor, article, { fields: { status: 'archived' } });
  let rest = '';
  const read = async () => {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return;
      rest += new TextDecoder().decode(value);
    }
  };
  world.expectErrors(1);
  await expect(read()).rejects.toThrow('broke off');
  expect(rest).not.toContain(headline);
});

test('the complete page waits for the slow query and has no streaming script', async () => {
  const articles = await holdArticles(world);
  let answered = false;
  const asked = world.get(`${home}?complete=1`).then((answer) => {
    answered = true;
    return answer;
  });
  // Another page is rendered meanwhile; the complete one is still waiting.
  await (await world.get(href(routes.policies.privacy, 'en'))).text();
  const before = answered;
  await articles.release();
  const answer = await asked;
  const html = await answer.text();
  expect(before).toBe(false);
  expect(html).toContain(headline);
  expect(inlineScripts(html, answer)).toEqual([]);
  expect(policyOf(answer)).not.toContain('nonce');
});

test('an uncached page without slow queries is sent complete, without streaming script and nonce', async () => {
  const answer = await world.get(href(routes.policies.privacy, 'en'));
  const html = await answer.text();
  expect(inlineScripts(html, answer)).toEqual([]);
  expect(policyOf(answer)).not.toContain('nonce');
});

describe('two simultaneous requests', () => {
  test('for an uncached page with a slow query share one render', async () => {
    const kept = spyOn(world.cache, 'put');
    const articles = await holdArticles(world);
    const readers = [world.get(`${home}?complete=1`), world.get(`${home}?complete=1`), world.get(home)];
    const streamed = await readers[2];
    await articles.release();
    const [one, two] = await Promise.all(readers);
    await streamed?.text();
    await world.cache.settled();
    expect(one?.headers.get('etag')).toBeString();
    expect(one?.headers.get('etag')).toBe(two?.headers.get('etag') ?? 'none');
    expect(kept).toHaveBeenCalledTimes(1);
  });

  test('for a stale page share one render', async () => {
    await world.get(home);
    await world.cache.settled();
    const kept = spyOn(world.cache, 'put');
    world.cache.apply('changed');
    await Promise.all([1, 2, 3, 4].map(() => world.get(home)));
    await world.cache.settled();
    expect(kept).toHaveBeenCalledTimes(1);
  });
});
