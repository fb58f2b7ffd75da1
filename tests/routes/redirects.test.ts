import { describe, expect, test } from 'bun:test';
import { everyAddress } from '../support/addresses.ts';
import { lastingWorld } from '../support/world.ts';

const world = await lastingWorld();

/** Follows all redirects, which must be permanent. */
async function follow(path: string): Promise<{ end: string; hops: number; status: number }> {
  let [end, hops] = [path, 0];
  for (;;) {
    const answer = await world.get(end);
    const location = answer.headers.get('location');
    if (!location) return { end, hops, status: answer.status };
    expect([301, 308]).toContain(answer.status);
    expect(location).toStartWith('/');
    expect(location).not.toStartWith('//');
    [end, hops] = [location, hops + 1];
    if (hops > 5) throw new Error(`${path} goes round in circles`);
  }
}

describe('an address without its language', () => {
  const bare = everyAddress(1).map(({ path, route, language }) => [path.slice(3) || '/', route, language] as const);
  test.each(bare)('%s redirects permanently to the Indonesian page', async (path, route) => {
    const { end, hops } = await follow(path);
    expect(end).toBe(`/id${route.path.id && `/${route.path.id}`}`.replace(':id', '1'));
    expect(hops).toBe(1);
  });

  test.each([
    ['/budaya-baik', '/id/budaya-baik'],
    ['/proses-produksi', '/id/proses-produksi'],
    ['/keberlanjutan', '/id/keberlanjutan'],
    ['/laporan-tahunan', '/id/laporan-tahunan'],
    ['/', '/id'],
  ])('%s → %s', async (path, target) => {
    expect(await follow(path)).toEqual({ end: target, hops: 1, status: 200 });
  });

  test('keeps the query', async () => {
    expect((await follow('/berita?category=press-release&page=2')).end).toBe(
      '/id/berita?category=press-release&page=2',
    );
  });

  test('keeps the number of the article', async () => {
    expect((await follow('/baca-berita/42')).end).toBe('/id/baca-berita/42');
    expect((await follow('/read-news/42')).end).toBe('/id/baca-berita/42');
  });
});

describe('an address in another spelling', () => {
  test.each([
    ['/id/', '/id'],
    ['/en/news/', '/en/news'],
    ['/en//news', '/en/news'],
    ['//en/news', '/en/news'],
    ['/en/news//', '/en/news'],
    ['/EN/News', '/en/news'],
    ['/ID', '/id'],
    ['/Id/Tata-Kelola', '/id/tata-kelola'],
    ['/BERITA/', '/id/berita'],
    ['/en/berita', '/en/news'],
    ['/en/news/?category=sustainability', '/en/news?category=sustainability'],
    ['/EN/News?category=sustainability', '/en/news?category=sustainability'],
  ])('%s leads for good to %s', async (path, target) => {
    const { end, status } = await follow(path);
    expect({ end, status }).toEqual({ end: target, status: 200 });
  });

  test('never redirects to another site', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example',
      '/\\evil.example/',
      '///evil.example//',
      '/id//evil.example/',
    ]) {
      const { end, status } = await follow(path);
      expect(end).toMatch(/^\/(?!\/|\\)/);
      expect(status).toBe(404);
    }
  });
});

describe('a first segment that is not a language', () => {
  test.each(['/fr/news', '/de', '/indonesia/berita', '/xx/kontak'])(
    '%s is treated as Indonesian and not found',
    async (path) => {
      const answer = await world.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('lang="id-ID"');
    },
  );
});

test('a redirect has the headers of every response', async () => {
  const answer = await world.get('/berita');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
