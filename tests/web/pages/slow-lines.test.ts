import { describe, expect, test } from 'bun:test';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { href, routes } from '../../../src/routes.ts';
import { anyActor } from '../../support/people.ts';
import { freshWorld } from '../../support/world.ts';

const home = href(routes.home.index, 'en');
const saving = { 'save-data': 'on' };

const world = await freshWorld();

/** Widths in pixels of all pictures that a page offers. */
async function offeredWidths(headers: Record<string, string>): Promise<number[]> {
  const html = await (await world.get(home, headers)).text();
  const sets = [...html.matchAll(/ srcset="([^"]*)"/gi)].map(([, set = '']) => set);
  return sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
}

describe('on a slow line', () => {
  test.each([
    ['saves data', saving],
    ['calls its connection 3g', { ect: '3g' }],
    ['calls its connection slow-2g', { ect: 'slow-2g' }],
    ['names a round trip of 400 ms', { rtt: '400' }],
  ])('a client that %s is offered small pictures only', async (_, headers) => {
    const widths = await offeredWidths(headers);
    expect(widths.length).toBeGreaterThan(20);
    // The narrowest variant of a picture that fills a wide screen.
    expect(Math.max(...widths)).toBe(736);
  });

  test.each([
    ['nothing', {}],
    ['a fast connection', { 'save-data': 'off', ect: '4g', rtt: '50' }],
    ['values that do not exist', { 'save-data': '?', ect: '9g', rtt: 'fast' }],
  ])('a client that names %s is offered all widths', async (_, headers) => {
    expect(Math.max(...(await offeredWidths(headers as Record<string, string>)))).toBeGreaterThan(1000);
  });

  test('the words are the same', async () => {
    const textOf = (html: string) =>
      html
        .replaceAll(/<script.*?<\/script>/gs, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    await world.publish({ title: 'Second line starts' });
    const light = textOf(await (await world.get(home, saving)).text());
    expect(light).toContain('Second line starts');
    expect(light).toBe(textOf(await (await world.get(home)).text()));
  });

  test('shared caches keep both pages apart', async () => {
    const plain = await world.get(home);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding, Save-Data, ECT, RTT');
    expect(plain.headers.get('accept-ch')).toBe('ECT');
    await world.get(home, saving);
    await world.cache.settled();
    const [first, second] = [await world.get(home), await world.get(home, saving)];
    expect(second.headers.get('vary')).toBe('Accept-Encoding, Save-Data, ECT, RTT');
    expect(second.headers.get('etag')).toStartWith('"');
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  test('withdrawn content is gone too', async () => {
    const id = await world.publish();
    const address = href(routes.articles.show, 'en', { id });
    await world.get(address, saving);
    await world.cache.settled();
    expect((await world.get(address, saving)).headers.has('etag')).toBe(true);
    await saveArticle(world.staleness, anyActor, id, { fields: { status: 'archived' } });
    expect((await world.get(address, saving)).status).toBe(404);
  });
});
