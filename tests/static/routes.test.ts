import { describe, expect, test } from 'bun:test';
import { type Language, languageCodes, otherLanguage } from '../../src/i18n/site/language.ts';
import {
  allRoutes,
  canonicalMatch,
  counterpart,
  endpoints,
  href,
  matchRoute,
  type Route,
  routes,
} from '../../src/routes.ts';

const everyPage = allRoutes.flatMap((route) => languageCodes.map((language) => [route.key, language, route] as const));

/** Published addresses, which must never change. */
const published = `
id                              en
tentang                         about
profil-perusahaan               company-profile
jejak-langkah                   our-journey
struktur-organisasi             organization-structure
direksi-dan-komisaris           board-of-directors
tata-kelola                     governance
produk                          products
produk-kami                     our-products
proses-produksi                 production-process
keberlanjutan                   sustainability
komitmen-keberlanjutan          sustainability-commitment
sirkularitas                    circularity
sosial                          social
lingkungan                      environment
publikasi                       publications
berita                          news
baca-berita/:id                 read-news/:id
preview/berita                  preview/news
preview/baca-berita/:id         preview/read-news/:id
laporan-tahunan                 annual-reports
kontak                          contact
budaya-baik                     baik-culture
procure-plus                    procure-plus`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([id, en], index) => (index === 0 ? { id: '', en: '' } : { id, en }));

test('the route table has all published addresses', () => {
  expect(published).toHaveLength(24);
  expect(allRoutes.map(({ path }) => path)).toEqual(expect.arrayContaining(published));
});

test('no two pages share an address', () => {
  for (const language of languageCodes) {
    expect(new Set(allRoutes.map((route) => route.path[language])).size).toBe(allRoutes.length);
  }
});

test('the addresses of forms, calls and files begin with a slash, and no two are the same', () => {
  const addresses = Object.values(endpoints).flatMap((address) =>
    Object.values(typeof address === 'string' ? [address] : address),
  );
  expect(addresses.filter((address) => !/^(?:\/[\w.-]+)+$/.test(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(everyPage)('%s in %s', (_key, language, route) => {
  test('its address matches its route', () => {
    expect(matchRoute(addressOf(route, language))).toEqual({ route, language, parameters: parametersOf(route) });
  });

  test('its translation keeps page, parameters and query, and links back', () => {
    const match = matchRoute(addressOf(route, language));
    if (!match) throw new Error('no page');
    const there = counterpart(match, otherLanguage(language), { page: 2 });
    expect(there).toBe(`${addressOf(route, otherLanguage(language))}?page=2`);
    const back = matchRoute(there.replace('?page=2', ''));
    expect(back && counterpart(back, language)).toBe(addressOf(route, language));
  });

  test('without its prefix, ignoring case, it redirects to the page with the prefix', () => {
    const path = addressOf(route, language);
    const bare = path.slice(`/${language}`.length) || '/';
    expect(canonicalMatch(bare)).toEqual({ route, language: 'id', parameters: parametersOf(route) });
    const foreign = `/${otherLanguage(language)}${path.slice(`/${language}`.length)}`;
    expect(canonicalMatch(foreign)?.language).toBe(otherLanguage(language));
  });
});

test('an unknown path matches no route', () => {
  for (const path of ['/id/nothing', '/en/read-news', '/en/read-news/1/2', '/nothing', '/fr/news', '/ID']) {
    expect(matchRoute(path)).toBeUndefined();
  }
  expect(canonicalMatch('/fr/news')).toBeUndefined();
});

test('a link contains its query without undefined values', () => {
  expect(href(routes.articles.index, 'en', {}, { topic: 'press-release', page: undefined, q: '' })).toBe(
    '/en/news?topic=press-release',
  );
});

test('a parameter is escaped', () => {
  expect(href(routes.articles.show, 'id', { id: '../x?y#z' })).toBe('/id/baca-berita/..%2Fx%3Fy%23z');
});

test('the compiler rejects invalid links', () => {
  // Never called: `tsc` fails when one of these lines compiles.
  const refused = () => [
    // @ts-expect-error an article needs its id
    href(routes.articles.show, 'id'),
    // @ts-expect-error the parameter has another name
    href(routes.articles.show, 'id', { number: 1 }),
    // @ts-expect-error the list has no parameters
    href(routes.articles.index, 'id', { id: 1 }),
    // @ts-expect-error there is no such language
    href(routes.articles.index, 'fr'),
    // @ts-expect-error there is no such page
    href(routes.articles.nothing, 'id'),
  ];
  expect(refused).toBeFunction();
});

function parametersOf(route: Route): Record<string, string> {
  return route.path.id.includes(':id') ? { id: '42' } : {};
}

function addressOf(route: Route, language: Language): string {
  const path = route.path[language].replace(':id', '42');
  return `/${language}${path && `/${path}`}`;
}
