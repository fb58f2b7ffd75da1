import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { sessions, unsaved } from '../../src/db/schema/index.ts';
import { endpoints } from '../../src/routes.ts';
import { cookiesOf } from '../support/cookies.ts';
import { only, textOf } from '../support/html.ts';
import { editor, storedAccount } from '../support/people.ts';
import { sentForm } from '../support/sent-form.ts';
import { freshWorld } from '../support/world.ts';

const world = await freshWorld();
let cookie: string;
beforeEach(async () => {
  await storedAccount(world.db);
  await storedAccount(world.db, { ...editor, username: 'colleague' });
  cookie = withoutFlash(await signIn());
});

const submit = (path: string, fields: Record<string, string> | FormData, from = cookie) =>
  world.post(path, fields, { cookie: from });
const signIn = (to = '', from = '', username = editor.username) =>
  submit(endpoints.login, { username, password: editor.password, to }, from);
/** A browser has shown the greeting by now. */
const withoutFlash = (answer: Response) => cookiesOf(answer).replace(/__Host-flash=[^;]*(; )?/, '');
/** Texts that are neither saved nor discarded. */
const open = () => world.db.select().from(unsaved).where(eq(unsaved.done, false));
const expire = () => world.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 61 * 60_000) });
const leader = { name: 'A kiln that waits', biography_en: 'The second kiln is warm.' };
function formWith(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}
const flashText = async (answer: Response) =>
  textOf(await world.html(endpoints.login, 200, { cookie: `${cookie}; ${cookiesOf(answer)}` }));

describe('the page that was asked for', () => {
  test('opens after the sign-in, with its query, and the sign-in says that the session has ended', async () => {
    await expire();
    const asked = await world.get(`${endpoints.activityLogs}?action=login&page=2`, { cookie });
    const login = asked.headers.get('location') ?? '';
    expect(login).toBe('/backend/login?to=%2Fbackend%2Flogs%3Faction%3Dlogin%26page%3D2');
    const page = await world.html(login, 200, { cookie });
    expect(textOf(page)).toContain('Your session has ended');
    expect(textOf(await world.html(login))).not.toContain('Your session has ended');
    const to = only(page, 'form:not([hidden]) input[name=to]').getAttribute('value') ?? '';
    expect((await signIn(to, cookie)).headers.get('location')).toBe('/backend/logs?action=login&page=2');
    expect(await (await world.get(login, { cookie, 'accept-language': 'id' })).text()).toContain(
      'Sesi Anda telah berakhir',
    );
  });

  test.each([
    'https://evil.test/backend/',
    '//evil.test/backend/',
    '/\\evil.test/backend/',
    '/backend/../id',
    '/backend/%2e%2e/id',
    '/backend',
    '/backend/logout',
    '/backend/login?to=/backend/logs',
    'javascript:alert(1)',
    `/backend/${'x'.repeat(2000)}`,
  ])('is the dashboard instead of %p', async (to) => {
    expect((await signIn(to)).headers.get('location')).toBe(endpoints.dashboard);
    const page = await world.html(`${endpoints.login}?${new URLSearchParams({ to })}`);
    expect(page.querySelectorAll('input[name=to]')).toHaveLength(0);
  });
});

describe('a form that is sent with an expired session', () => {
  test('is not carried out by the sign-in, shown after it, and sent again by its writer', async () => {
    await expire();
    const answer = await submit(endpoints.leaderCreate, leader);
    expect(answer.status).toBe(303);
    expect(await flashText(answer)).toContain('What you entered is kept for 30 days');
    const welcome = await signIn('', cookie);
    expect(welcome.headers.get('location')).toBe(endpoints.unsaved);
    const own = cookiesOf(welcome);
    expect(await world.db.query.leaders.findMany()).toHaveLength(0);

    const page = await world.html(endpoints.unsaved, 200, { cookie: own });
    expect(textOf(page)).toContain('A kiln that waits');
    const form = only(page, `form[action^="${endpoints.leaderCreate}"]`);
    const fields = form
      .querySelectorAll('input')
      .map((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']);
    expect(Object.fromEntries(fields)).toEqual(leader);
    const sent = await submit(form.getAttribute('action') ?? '', leader, own);
    expect(sent.status).toBeLessThan(500);
    expect(await open()).toHaveLength(0);
  });

  test('stays until it is accepted, also when what it is about is gone', async () => {
    await expire();
    await submit(`${endpoints.leaderManager}/999`, { name: 'A kiln that waits', version: '3000000000' });
    await submit(`${endpoints.leaderManager}/999`, { name: 'A kiln that waits' });
    const own = cookiesOf(await signIn('', cookie));
    const page = await world.html(endpoints.unsaved, 200, { cookie: own });
    const action = page.querySelector('form[action*="999?"]')?.getAttribute('action') ?? '';
    expect((await submit(action, { name: 'A kiln that waits' }, own)).status).toBe(404);
    expect(await open()).toHaveLength(1);
  });

  test('of an article is unsaved text, which the form lists for its writer only', async () => {
    await expire();
    const article = { languages: 'en', 'en.title': 'A kiln that waits', password: 'not a field' };
    const answer = await submit(endpoints.articleCreate, article);
    expect(await flashText(answer)).toContain('What you entered is kept as unsaved text');
    const stranger = cookiesOf(await signIn('', '', 'colleague'));
    const listed = async (from: string) =>
      (await world.html(endpoints.articleCreate, 200, { cookie: from })).querySelector('.article-notice a');
    expect(await listed(stranger)).toBeNull();
    const welcome = await signIn('', cookie);
    expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
    const own = cookiesOf(welcome);
    const address = (await listed(own))?.getAttribute('href') ?? '';
    const form = sentForm(await world.html(address, 200, { cookie: own }), 'form[data-article-form]');
    expect(form).toMatchObject({ languages: ['en'], 'en.title': ['A kiln that waits'] });
  });

  test('takes the place of no other unsaved text, and is one text however often it is sent', async () => {
    await expire();
    const send = (title: string) => submit(endpoints.articleCreate, { languages: 'en', 'en.title': title });
    for (let number = 1; number <= 20; number += 1) await send(`Text ${number}`);
    await send('Text 20');
    expect(await flashText(await send('One more'))).toContain('What you sent last was not kept');
    expect(await open()).toHaveLength(20);
  });

  test('is stored encrypted; after half an hour the sign-in does not lead to it, but the dashboard names it', async () => {
    await expire();
    await submit(endpoints.leaderCreate, leader);
    const [kept] = await open();
    expect(atob(kept?.fields ?? '')).not.toContain('kiln');
    await world.db.update(unsaved).set({ typedAt: new Date(Date.now() - 31 * 60_000) });
    const welcome = await signIn('', cookie);
    expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
    const dashboard = await world.html(endpoints.dashboard, 200, { cookie: cookiesOf(welcome) });
    expect(textOf(only(dashboard, `a[href="${endpoints.unsaved}"]`))).toBe('Form for /backend/leaders/new');
  });

  test('is kept without the password and the code that confirmed it', async () => {
    await expire();
    const invitation = {
      username: 'budi',
      language: 'id',
      roles: 'writer',
      current: editor.password,
      factor: '123456',
    };
    const answer = await submit(endpoints.accountInvite, invitation);
    expect(await flashText(answer)).toContain('What you entered is kept for 30 days');
    const own = cookiesOf(await signIn('', cookie));
    const form = sentForm(
      await world.html(endpoints.unsaved, 200, { cookie: own }),
      `form[action^="${endpoints.accountInvite}"]`,
    );
    expect(form).toEqual({ username: ['budi'], language: ['id'], roles: ['writer'] });
  });

  test('is never shown to another account at the same browser', async () => {
    await expire();
    await submit(endpoints.leaderCreate, leader);
    const welcome = await signIn('', cookie, 'colleague');
    expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
    expect(textOf(await world.html(endpoints.unsaved, 200, { cookie: cookiesOf(welcome) }))).not.toContain('kiln');
    expect(await open()).toHaveLength(1);
  });

  test('is discarded when its writer does not want it', async () => {
    await expire();
    await submit(endpoints.leaderCreate, leader);
    const own = cookiesOf(await signIn('', cookie));
    const page = await world.html(endpoints.unsaved, 200, { cookie: own });
    const address = page.querySelector('form[action$="/discard"]')?.getAttribute('action') ?? '';
    const stranger = cookiesOf(await signIn('', '', 'colleague'));
    await submit(address, {}, stranger);
    expect(await open()).toHaveLength(1);
    await submit(address, {}, own);
    expect(await open()).toHaveLength(0);
  });

  test('keeps its texts without its files, with a notice', async () => {
    await expire();
    const form = new FormData();
    form.set('name', 'Picture of the kiln');
    form.set('file', new File(['x'.repeat(5000)], 'kiln.png', { type: 'image/png' }));
    expect(await flashText(await submit(endpoints.assetManager, form))).toContain('Files are not kept');
    const own = cookiesOf(await signIn('', cookie));
    expect(textOf(await world.html(endpoints.unsaved, 200, { cookie: own }))).toContain('choose them again');
  });

  test.each([
    ['a password', endpoints.accountPassword, { current: 'a secret password', next: 'another secret one' }],
    ['words of a report', `${endpoints.baik}/cases/1/message`, { note: 'What the reporter said' }],
    ['too much text', endpoints.email, { body: 'long '.repeat(200_001) }],
    ['text that cannot be stored', endpoints.assetManager, formWith('title', 'a\0b')],
    ['a field whose name cannot be stored', endpoints.assetManager, formWith('a\0b', 'title')],
  ])('does not leave %s behind, and says so', async (_what, path, fields) => {
    await expire();
    expect(await flashText(await submit(path, fields))).toContain('What you sent last was not kept');
    expect(await open()).toHaveLength(0);
  });

  test('leaves nothing behind after a logout or for an unknown session', async () => {
    await submit(endpoints.logout, {});
    await submit(endpoints.leaderCreate, leader);
    await submit(endpoints.leaderCreate, leader, `__Host-session=${'A'.repeat(43)}`);
    await submit(endpoints.leaderCreate, leader, '__Host-session=malformed');
    await submit(endpoints.leaderCreate, leader, '');
    expect(await open()).toHaveLength(0);
  });
});

test("signing out clears the browser's cache", async () => {
  expect((await submit(endpoints.logout, {})).headers.get('clear-site-data')).toBe('"cache"');
  expect((await submit(endpoints.apiLogout, {})).headers.get('clear-site-data')).toBe('"cache"');
});
