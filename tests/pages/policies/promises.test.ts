import { expect, test } from 'bun:test';
import { Glob } from 'bun';
import { languageCodes } from '../../../src/i18n/site/language.ts';
import { href, routes } from '../../../src/routes.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

/** SHA-256 of the sections of each policy in both languages, by the day from which it is in force. */
const digests = {
  privacy: ['24 November 2026', '2233cb6bd925559d'],
  cookies: ['27 November 2026', '1cc34264b04d9fd7'],
} as const;

test.each(['privacy', 'cookies'] as const)('a changed %s policy gets a new date', async (name) => {
  const [date, digest] = digests[name];
  const pages = await Promise.all(languageCodes.map((language) => world.html(href(routes.policies[name], language))));
  const texts = pages.map((page) => page.querySelectorAll('[data-policy-section]').map(textOf));
  expect(new Bun.CryptoHasher('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)).toBe(digest);
  const headers = pages.map((page) => textOf(only(page, 'main header')));
  expect(headers[0]).toContain(`Berlaku sejak ${date}`);
});

/** Every cookie and every key of browser storage that the code knows, with the point of the cookie policy that covers it. */
const stored = {
  '__Host-at-microsoft': 'Cookies of employees',
  '__Host-cookie-consent': 'Cookie choice',
  '__Host-device-': 'Cookies of employees',
  '__Host-flash': 'Cookies of employees',
  '__Host-invitation': 'Cookies of employees',
  '__Host-known': 'Cookies of employees',
  '__Host-passkey': 'Cookies of employees',
  '__Host-second-step': 'Cookies of employees',
  '__Host-session': 'Cookies of employees',
};

test('the cookie policy covers every cookie that the code can set', async () => {
  const names = new Set<string>();
  for (const path of new Glob('src/**/*.{ts,tsx}').scanSync('.')) {
    const source = await Bun.file(path).text();
    for (const [name] of source.matchAll(/__Host-[a-z][a-z-]*/g)) names.add(name);
  }
  expect([...names].sort()).toEqual(Object.keys(stored));
  const points = (await world.html('/en/cookie-policy')).querySelectorAll('#used li').map(textOf);
  for (const point of Object.values(stored)) expect(points.filter((text) => text.startsWith(point))).toHaveLength(1);
});

test('no public page sets a cookie', async () => {
  const paths = [
    '/id',
    '/en',
    '/id/berita',
    '/en/contact',
    '/id/permintaan-data-pribadi',
    '/id/budaya-baik',
    '/id/cari?q=x',
  ];
  for (const path of [...paths, '/id/budaya-baik/nilai', '/api/articles', '/id/tidak-ada']) {
    expect([path, (await world.get(path)).headers.getSetCookie()]).toEqual([path, []]);
  }
});
