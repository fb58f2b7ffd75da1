import { describe, expect, spyOn, test } from 'bun:test';
import { href, routes } from '../../../src/routes.ts';
import { freshWorld } from '../../support/world.ts';

const home = href(routes.home.index, 'en');
const privacy = href(routes.policies.privacy, 'en');

const world = await freshWorld();

/** Requests a page until it is cached; cached pages have an ETag. */
async function warm(path: string): Promise<Response> {
  await world.get(path);
  await world.cache.settled();
  const answer = await world.get(path);
  expect(answer.headers.get('etag')).toStartWith('"');
  return answer;
}

const isFromMemory = (answer: Response) => answer.headers.has('etag');

describe('a cached page', () => {
  test('is identical to the page as rendered', async () => {
    // A page without queries is always rendered in one go.
    const miss = await world.get(privacy);
    expect(isFromMemory(miss)).toBe(false);
    await world.cache.settled();
    const hit = await world.get(privacy);
    expect(isFromMemory(hit)).toBe(true);
    expect(await hit.bytes()).toEqual(await miss.bytes());
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    await warm(home);
    const { address, stop } = world.listen();
    const ask = async (method: string) => {
      const answer = await fetch(address + home, { method, headers: { 'accept-encoding': 'identity' } });
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      return { status: answer.status, headers: headers.sort(), length: (await answer.bytes()).length };
    };
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    await stop();
    expect(get.length).toBeGreaterThan(0);
    expect(head).toEqual({ ...get, length: 0 });
  });

  test('has a separate ETag for each encoding', async () => {
    await warm(home);
    const etags = await Promise.all(
      ['identity', 'gzip', 'br', 'zstd'].map(async (encoding) =>
        (await world.get(home, { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    );
    expect(new Set(etags).size).toBe(4);
  });

  test('is answered with 304 to a client that has it', async () => {
    const etag = (await warm(home)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await world.get(home, { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
    expect((await world.get(home, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has a new ETag after a change of its content', async () => {
    const etag = (await warm(home)).headers.get('etag') ?? '';
    await world.publish({ title: 'Second line starts' });
    await world.get(home);
    await world.cache.settled();
    expect((await world.get(home, { 'if-none-match': etag })).status).toBe(200);
  });

  test('ignores undeclared query parameters', async () => {
    await world.publish();
    const plain = await (await warm(home)).bytes();
    const tracked = await world.get(`${home}?utm_source=mail`);
    expect(isFromMemory(tracked)).toBe(true);
    expect(await tracked.bytes()).toEqual(plain);
  });
});

describe('a change', () => {
  test('is shown to the next visitor, and cached', async () => {
    await warm(home);
    await world.publish({ title: 'Second line starts' });
    expect(await (await world.get(home)).text()).toContain('Second line starts');
    await world.cache.settled();
    const answer = await world.get(home);
    expect(isFromMemory(answer)).toBe(true);
    expect(await answer.text()).toContain('Second line starts');
  });

  test.each(['changed', 'withdrawn'] as const)(
    'renders pages before a visitor asks for them, those first that visitors asked for last: %s',
    async (effect) => {
      for (const path of [home, privacy, '/en/news', home]) await warm(path);
      const kept = spyOn(world.cache, 'put');
      world.pageServer.changed(effect);
      expect(world.cache.size.pages).toBe(effect === 'changed' ? 3 : 0);
      await world.cache.settled();
      expect(kept.mock.calls.map(([key]) => key)).toEqual([home, '/en/news', privacy]);
      expect(isFromMemory(await world.get(privacy))).toBe(true);
    },
  );

  test('renders the 256 pages again that visitors asked for last, and no others', async () => {
    for (let number = 1; number <= 258; number += 1)
      await world.cache.put(`/en/news?page=${number}`, { html: new Uint8Array() }, world.cache.generation);
    const filled: string[] = [];
    const fill = async (key: string) => void filled.push(key);
    world.cache.refresh(world.cache.apply('changed'), fill);
    await world.cache.settled();
    expect([filled.length, filled.at(0), filled.at(-1)]).toEqual([256, '/en/news?page=258', '/en/news?page=3']);
  });

  test('that is rolled back has no effect on the cache', async () => {
    await warm(home);
    const refused = world.staleness.change(async (_tx, declare) => {
      declare('changed');
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    expect(world.cache.hasStale(home)).toBe(false);
    expect(isFromMemory(await world.get(home))).toBe(true);
  });

  test('during a render is not lost: what was rendered before it is not kept', async () => {
    const before = world.cache.generation;
    const html = new TextEncoder().encode('<p>before</p>');
    await world.publish();
    expect(await world.cache.put(home, { html }, before)).toBe(false);
    expect(await (await world.get(home)).text()).not.toContain('<p>before</p>');
  });
});

describe('simultaneous requests', () => {
  test('share one render of an uncached page', async () => {
    let fills = 0;
    let land: () => void = () => {};
    const landed = new Promise<void>((resolve) => {
      land = resolve;
    });
    const fill = async () => {
      fills += 1;
      await landed;
    };
    const all = [1, 2, 3].map(() => world.cache.fillOnce(home, fill));
    land();
    await Promise.all(all);
    expect(fills).toBe(1);
    await world.cache.fillOnce(home, fill);
    expect(fills).toBe(2);
  });

  test('after a change do not share a render that began before it', async () => {
    const landed = Promise.withResolvers<void>();
    let fills = 0;
    const fill = () => {
      fills += 1;
      return landed.promise;
    };
    const first = world.cache.fillOnce(home, fill);
    world.cache.apply('changed');
    const second = world.cache.fillOnce(home, fill);
    landed.resolve();
    await Promise.all([first, second]);
    expect(fills).toBe(2);
  });
});

test('an error is not cached', async () => {
  const missing = href(routes.articles.show, 'en', { id: 999 });
  for (let visit = 1; visit <= 3; visit += 1) {
    const answer = await world.get(missing);
    await world.cache.settled();
    expect(answer.status).toBe(404);
    expect(isFromMemory(answer)).toBe(false);
  }
});
