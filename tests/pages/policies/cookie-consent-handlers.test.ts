import { expect, test } from 'bun:test';
import { endpoints, href, routes } from '../../../src/routes.ts';
import { consentCookie } from '../../../src/web/sessions/cookie-consent-cookie.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const origin = 'http://localhost';

function answer(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return world.handle(endpoints.cookieConsent, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

test.each(['accepted', 'declined'])(
  'the choice "%s" is stored in a cookie for a year and redirects to the page',
  async (choice) => {
    const page = `${origin}${href(routes.articles.index, 'en', {}, { page: 2 })}`;
    const response = await answer({ choice, language: 'en' }, { referer: page });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(page);
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-cookie-consent=${choice}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    ]);
  },
);

test('any other choice declines', async () => {
  for (const fields of [{}, { choice: 'whatever' }, { choice: '[1,2]' }]) {
    const response = await answer(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('set-cookie')).toStartWith('__Host-cookie-consent=declined;');
  }
});

test('a choice from an unknown page redirects to the home page in its language, never to another site', async () => {
  const lead = async (fields: Record<string, string>, referer?: string) =>
    (await answer({ choice: 'accepted', ...fields }, referer ? { referer } : {})).headers.get('location');
  expect(await lead({ language: 'en' })).toBe('/en');
  expect(await lead({ language: 'xx' })).toBe('/id');
  expect(await lead({ language: 'en' }, 'https://elsewhere.example/en')).toBe('/en');
  expect(await lead({ language: 'en' }, 'no address')).toBe('/en');
});

test('a form on another site cannot choose for a visitor', async () => {
  const response = await answer({ choice: 'accepted' }, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('the style sheet for visitors without script shows the banner only without a stored choice', async () => {
  const styles = async (cookie?: string) => {
    const response = await world.get(endpoints.cookieConsentStyles, cookie ? { cookie } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    return response.text();
  };
  expect(await styles()).toContain('.consent{display:grid}');
  expect(await styles('__Host-cookie-consent=maybe')).toContain('.consent{display:grid}');
  expect(await styles('other=1; __Host-cookie-consent=accepted')).toBe('');
  expect(await styles('__Host-cookie-consent=declined')).toBe('');
  // A sibling domain can set this one.
  expect(await styles('cookie-consent=declined')).toContain('.consent{display:grid}');
});

test('on http the cookie keeps its plain name, which browsers accept there', () => {
  expect(consentCookie('accepted', 'http://localhost:3000')).toBe(
    'cookie-consent=accepted; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

test('the HTML of a page does not depend on the choice', async () => {
  const path = href(routes.policies.cookies, 'id');
  const pages = await Promise.all(
    ['', '__Host-cookie-consent=accepted', '__Host-cookie-consent=declined'].map(async (cookie) => {
      const response = await world.get(path, cookie ? { cookie } : {});
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Save-Data, ECT, RTT');
      expect(response.headers.get('set-cookie')).toBeNull();
      return response.text();
    }),
  );
  expect(new Set(pages).size).toBe(1);
});
