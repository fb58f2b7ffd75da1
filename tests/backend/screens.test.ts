import { expect, test } from 'bun:test';
import { manifest } from '../../src/manifest.ts';
import { endpoints } from '../../src/routes.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { textOf } from '../support/html.ts';
import { freshWorld, staffOf } from '../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

test('every screen has the navigation, a greeting and a sign-out button, and names release and build instead of the public footer', async () => {
  const page = await world.html(endpoints.dashboard, 200, staff);
  const [navigation] = page.querySelectorAll('nav[aria-label="Back-office"]');
  const entries = navigation?.querySelectorAll('a').map(textOf) ?? [];
  const named = ['Dashboard', 'Assets', 'Articles', 'Leadership', 'Email', 'Messages', 'Activity Logs'];
  expect(entries.filter((entry) => named.includes(entry))).toEqual(named);
  expect(textOf(navigation?.querySelector('[aria-current=page]'))).toBe('Dashboard');
  expect(textOf(page)).toContain('Welcome, editor');
  expect(page.querySelectorAll(`form[action="${endpoints.logout}"]`).length).toBeGreaterThan(0);
  const sources = manifest().quality.sources;
  expect(page.querySelectorAll('footer').map(textOf)).toEqual([`Release 1.1.0, build ${sources.slice(0, 12)}`]);
});

test('a screen is not cached, has no inline script, and cannot be framed', async () => {
  const { headers } = await world.get(endpoints.dashboard, staff);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an unknown back-office address is not found, with and without a session', async () => {
  for (const headers of [staff, {}]) {
    const page = await world.html('/backend/nothing/here', 404, headers);
    expect(textOf(page)).toContain('This page does not exist');
    expect(page.querySelectorAll('footer:not(.desk-foot)')).toEqual([]);
  }
});

test.each([
  ['of another kind', 'application/json', '{}'],
  ['with NUL', 'application/x-www-form-urlencoded', 'current=%00'],
  ['that is no UTF-8', 'application/x-www-form-urlencoded', 'current=%ff%fe'],
  ['with more than ten thousand fields', 'application/x-www-form-urlencoded', `current=x${'&a=1'.repeat(10_000)}`],
])('a form %s is refused, and the refusal written down', async (_name, type, body) => {
  const headers = { ...staff, 'content-type': type };
  const answer = await world.handle(endpoints.accountPassword, { method: 'POST', body, headers });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Nothing was saved');
  const entries = await loggedEntries(world.db);
  expect(entries.at(-1)).toMatchObject({
    status: 'failed',
    actionType: 'update',
    description: 'Update account: failed',
  });
});

test('a notice is shown once', async () => {
  const answer = await world.handle('/backend/account/sessions/end-others', { method: 'POST', headers: staff });
  const [flash = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const cookie = `${staff.cookie}; ${flash}`;
  const page = await world.get(endpoints.account, { cookie });
  expect(await page.text()).toContain('Sessions ended');
  expect(page.headers.get('set-cookie')).toContain('__Host-flash=; ');
});

test.each(['not base64 §', btoa('{"no":"list"}'), btoa('["x",1,2]')])(
  'a forged notice is ignored: %s',
  async (value) => {
    const answer = await world.get(endpoints.account, {
      cookie: `${staff.cookie}; __Host-flash=${encodeURIComponent(value)}`,
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('flash-notice');
  },
);

test('repeated rejections within a minute are logged once, so that attackers cannot fill the disk', async () => {
  for (let time = 0; time < 5; time += 1) await world.handle(endpoints.accountPassword, { method: 'POST' });
  const entries = await loggedEntries(world.db);
  expect(entries.filter(({ errorMessage }) => errorMessage === 'Not signed in')).toHaveLength(1);
});
