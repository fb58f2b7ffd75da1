import { beforeEach, expect, test } from 'bun:test';
import { createFirstAdministrator } from '../../src/domain/accounts/operator-commands.ts';
import { endpoints } from '../../src/routes.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { editor, storedAccount } from '../support/people.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
beforeEach(async () => {
  await storedAccount(world.db);
});

const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers });

test('the plain forms sign in to the dashboard and out again', async () => {
  const welcome = await submit(endpoints.login, editor);
  expect(welcome.status).toBe(303);
  expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
  const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? '';
  const dashboard = await world.html(endpoints.dashboard, 200, { cookie });
  expect(textOf(dashboard)).toContain('Welcome, editor');
  const farewell = await submit(endpoints.logout, {}, { cookie });
  expect(farewell.headers.get('location')).toBe(endpoints.login);
  expect((await world.get(endpoints.dashboard, { cookie })).headers.get('location')).toBe(endpoints.login);
});

test('a wrong password returns the form with the user name, without the password', async () => {
  const answer = await submit(endpoints.login, { ...editor, password: 'something else' });
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain('something else');
  const page = await world.html(endpoints.login);
  expect(only(page, 'form:not([hidden])').getAttribute('action')).toBe(endpoints.login);
});

test('an empty field is reported, and the user name is kept', async () => {
  const answer = await submit(endpoints.login, { username: 'editor', password: '' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Please fill in all fields');
  expect(html).toContain('value="editor"');
});

test.each([
  [{ username: 'x'.repeat(65) }, 'username-error'],
  [{ password: 'x'.repeat(257) }, 'password-error'],
])('what is longer than any name or password is said beside its field', async (said, id) => {
  const answer = await submit(endpoints.login, { ...editor, ...said });
  expect(answer.status).toBe(422);
  const page = parseHtml(await answer.text());
  expect(textOf(only(page, `#${id}`))).toContain('Must have at most');
  expect(textOf(page)).not.toContain('Please fill in all fields');
});

test('a signed-in user is redirected from the sign-in page', async () => {
  const staff = await world.signedIn();
  for (const path of [endpoints.backend, endpoints.login]) {
    expect((await world.get(path, staff)).headers.get('location')).toBe(endpoints.dashboard);
  }
});

test('back-office pages are excluded from search engines and shared caches', async () => {
  const answer = await world.get(endpoints.login);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('noindex');
});

test('a password of before, of up to 256 characters, keeps working', async () => {
  const long = 'x'.repeat(256);
  await storedAccount(world.db, { username: 'longstanding', password: long });
  const answer = await submit(endpoints.login, { username: 'longstanding', password: long });
  expect(answer.headers.get('location')).toBe(endpoints.dashboard);
});

test('the password of the first administrator follows the rules for new passwords', async () => {
  await world.reset();
  const wanted = { username: 'admin', password: 'mempawah-jaya-2026' };
  await expect(createFirstAdministrator(world.db, wanted)).rejects.toThrow('A password must not be made of the names');
  expect(await world.db.query.accounts.findMany()).toEqual([]);
});
