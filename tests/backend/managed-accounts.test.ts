import { beforeEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { accounts, invitations, mails, sessions } from '../../src/db/schema/index.ts';
import { createAccount } from '../../src/domain/accounts/commands.ts';
import { changeAccount } from '../../src/domain/accounts/management/commands.ts';
import { operator } from '../../src/domain/accounts/operator-commands.ts';
import { noNotices } from '../../src/domain/accounts/security-notices.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import type { Actor } from '../../src/domain/activity/commands.ts';
import type { Role } from '../../src/fields/roles.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';
import { loggedEntries } from '../support/application/command-site.ts';
import { cookiesOf } from '../support/cookies.ts';
import { startGraph } from '../support/graph/graph.ts';
import { parseHtml, textOf } from '../support/html.ts';
import { editor, withSecondFactor } from '../support/people.ts';
import { freshWorld } from '../support/world.ts';

type Person = { actor: Actor; cookie: string };

const graph = startGraph();
const world = await freshWorld({ graph });
let sari: Person;
beforeEach(async () => {
  sari = await person('sari', ['administrator']);
});

async function person(username: string, roles: Role[], ageInHours = 73): Promise<Person> {
  const actor = await createAccount(world.db, username, editor.password, roles);
  const createdAt = new Date(Date.now() - ageInHours * 3_600_000);
  await world.db.update(accounts).set({ createdAt }).where(eq(accounts.id, actor.id));
  const [cookie = ''] = sessionCookie(await openSession(world.db, actor)).split(';');
  return { actor, cookie };
}

const call = (who: Person, method: string, path: string, body?: object) =>
  world.call(method, `/api/backend/users${path}`, body, { cookie: who.cookie });
const change = (who: Person, whom: Person, body: object) => call(who, 'PATCH', `/${whom.actor.id}`, body);
const submit = (cookie: string, path: string, fields: [string, string][]) =>
  world.handle(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
const signIn = (username: string, password: string) => world.call('POST', '/api/backend/login', { username, password });
const rolesOf = async ({ actor }: Person) =>
  (await world.db.select({ roles: accounts.roles }).from(accounts).where(eq(accounts.id, actor.id)))[0]?.roles;
const descriptions = async () => (await loggedEntries(world.db)).map(({ description }) => description);
const isIn = async ({ cookie }: Person) => (await world.get('/backend/dashboard', { cookie })).status === 200;

async function invite(body: object = { username: 'budi', roles: ['writer'] }): Promise<string> {
  const answer = await call(sari, 'POST', '', body);
  expect(answer.status).toBe(201);
  const { invitation_link = '', invited_until = '' } = (await answer.json()) as Record<string, string>;
  expect(Date.parse(invited_until)).toBeGreaterThan(Date.now());
  return new URL(invitation_link).pathname;
}

/** Opens a link and chooses a password, as a browser without script does. */
async function accept(link: string, password = 'kettle and kiln and rain', again = password): Promise<Response> {
  const opened = await world.get(link);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/backend/invitation']);
  return submit(cookiesOf(opened), '/backend/invitation', [
    ['password', password],
    ['again', again],
  ]);
}

describe('an invitation', () => {
  test('is a link by which its owner chooses a password and signs in with the roles given', async () => {
    const link = await invite();
    expect(link).toMatch(/^\/backend\/invitation\/[\w-]{43}$/);
    const accepted = await accept(link);
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/backend/login']);
    const signedIn = await signIn('budi', 'kettle and kiln and rain');
    expect(signedIn.status).toBe(200);
    const cookie = cookiesOf(signedIn);
    expect((await world.get('/backend/articles', { cookie })).status).toBe(200);
    expect((await world.get('/backend/logs', { cookie })).status).toBe(403);
    expect(await descriptions()).toEqual(
      expect.arrayContaining(['Invited "budi" as writer', 'Accepted the invitation and chose a password']),
    );
  });

  test('works once, also when it is sent twice at the same moment', async () => {
    const link = await invite();
    const answers = await Promise.all([accept(link), accept(link, 'another kettle and kiln')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    expect((await accept(link)).status).toBe(410);
  });

  test('stays good when a program or a preview opens it first', async () => {
    const link = await invite();
    for (let time = 0; time < 3; time += 1) await world.get(link);
    expect((await accept(link)).status).toBe(303);
  });

  test('leaves no address that opens anything: the page with the form has none of the token', async () => {
    const link = await invite();
    const opened = await world.get(link);
    const page = await world.get('/backend/invitation', { cookie: cookiesOf(opened) });
    const html = await page.text();
    expect(html).toContain('Your account: budi');
    expect(html).not.toContain(link.split('/').at(-1) ?? '');
    expect(opened.headers.get('cache-control')).toBe('no-store');
  });

  test('is refused after 72 hours, when guessed, when replaced by a new one and when the account is disabled', async () => {
    const first = await invite();
    const [{ id = 0 } = {}] = await world.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, 'budi'));
    const renewed = await call(sari, 'PATCH', `/${id}`, { invitation: true });
    const { invitation_link } = (await renewed.json()) as { invitation_link: string };
    expect((await accept(first)).status).toBe(410);
    expect((await accept(`/backend/invitation/${'A'.repeat(43)}`)).status).toBe(410);
    const second = new URL(invitation_link).pathname;
    await world.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await accept(second)).status).toBe(410);
    await world.db.update(invitations).set({ expiresAt: sql`now() + interval '1 hour'` });
    await call(sari, 'PATCH', `/${id}`, { disabled: true });
    expect((await accept(second)).status).toBe(410);
    await call(sari, 'PATCH', `/${id}`, { disabled: false });
    expect((await accept(second)).status).toBe(410);
  });

  test('refuses a weak password, and two that differ, and can be used afterwards', async () => {
    const link = await invite();
    const weak = await accept(link, 'short');
    expect(weak.status).toBe(422);
    expect(textOf(parseHtml(await weak.text()).querySelector('#password-error'))).toContain('at least 12 characters');
    const differing = await accept(link, 'kettle and kiln and rain', 'kettle and kiln');
    expect(textOf(parseHtml(await differing.text()).querySelector('#again-error'))).toBe('The two passwords differ');
    expect((await accept(link)).status).toBe(303);
  });

  test('is mailed when there is an address; the history of mail does not show the link', async () => {
    graph.reset();
    const answer = await call(sari, 'POST', '', { username: 'budi', email: 'budi@example.test', roles: ['writer'] });
    expect(await answer.json()).not.toHaveProperty('invitation_link');
    const [mail] = await world.db.select().from(mails);
    expect(mail).toMatchObject({ recipients: ['budi@example.test'] });
    await graph.received(await world.db.$count(mails));
    const received = graph.messages.map(({ body }) => body.content).join();
    const link = /\/backend\/invitation\/[\w-]+/.exec(received)?.[0] ?? '';
    const shown = await (await world.get(`/backend/email/sent/${mail?.id}`, { cookie: sari.cookie })).text();
    expect(shown).toContain('Only its recipient can read this mail');
    expect(shown).not.toContain(link);
    expect((await accept(link)).status).toBe(303);
  });

  test('of a name that is taken is refused', async () => {
    const answer = await call(sari, 'POST', '', { username: 'sari' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ field: 'username' });
  });
});

describe('a disabled account', () => {
  test('is out at once, from the screens and the API, and cannot sign in; enabled again, its old session stays ended', async () => {
    const budi = await person('budi', ['editor']);
    expect((await change(sari, budi, { disabled: true })).status).toBe(200);
    expect(await isIn(budi)).toBe(false);
    expect((await world.get('/api/backend/articles', { cookie: budi.cookie })).status).toBe(401);
    expect((await signIn('budi', editor.password)).status).toBe(401);
    await change(sari, budi, { disabled: false });
    expect(await isIn(budi)).toBe(false);
    expect((await signIn('budi', editor.password)).status).toBe(200);
  });

  test('gets no session from a sign-in that was under way', async () => {
    const budi = await person('budi', ['editor']);
    await change(sari, budi, { disabled: true });
    const [cookie = ''] = sessionCookie(await openSession(world.db, budi.actor)).split(';');
    expect(await isIn({ ...budi, cookie })).toBe(false);
  });
});

describe('the last administrator', () => {
  test.each([{ roles: ['editor'] }, { roles: [] }])('keeps the role (%j)', async (body) => {
    expect((await change(sari, sari, body)).status).toBe(409);
    expect(await rolesOf(sari)).toEqual(['administrator']);
  });

  test('keeps it also when the only other one has never accepted the invitation, or is disabled', async () => {
    await invite({ username: 'budi', roles: ['administrator'] });
    expect((await change(sari, sari, { roles: [] })).status).toBe(409);
    const citra = await person('citra', ['administrator']);
    await change(sari, citra, { disabled: true });
    expect((await change(sari, sari, { roles: [] })).status).toBe(409);
  });

  test('remains when two demote each other, or themselves, at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [budi, citra] = [
        await person(`budi${round}`, ['administrator']),
        await person(`citra${round}`, ['administrator']),
      ];
      await change(budi, sari, { roles: [] });
      const answers =
        round % 2 === 0
          ? await Promise.all([change(budi, citra, { roles: [] }), change(citra, budi, { roles: [] })])
          : await Promise.all([change(budi, budi, { roles: [] }), change(citra, citra, { roles: [] })]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const left = await world.db.$count(accounts, sql`'administrator' = any(${accounts.roles})`);
      expect(left).toBe(1);
      await world.db.delete(accounts).where(sql`${accounts.id} <> ${sari.actor.id}`);
      await world.db.update(accounts).set({ roles: ['administrator'] });
    }
  });
});

describe('roles', () => {
  test('are changed by administrators, and hold at the next request', async () => {
    const budi = await person('budi', ['writer']);
    expect((await world.get('/backend/logs', { cookie: budi.cookie })).status).toBe(403);
    const answer = await change(sari, budi, { roles: ['auditor', 'translator:en'] });
    expect(await answer.json()).toMatchObject({ username: 'budi', roles: ['translator:en', 'auditor'] });
    expect((await world.get('/backend/logs', { cookie: budi.cookie })).status).toBe(200);
    expect((await world.get('/backend/articles/create', { cookie: budi.cookie })).status).toBe(403);
  });

  test('administrators cannot give themselves the role of a recipient; another administrator does', async () => {
    const budi = await person('budi', ['administrator']);
    const own = await change(sari, sari, { roles: ['administrator', 'recipient'] });
    expect(own.status).toBe(409);
    expect(await rolesOf(sari)).toEqual(['administrator']);
    expect((await change(budi, sari, { roles: ['administrator', 'recipient'] })).status).toBe(200);
    expect(await rolesOf(sari)).toEqual(['administrator', 'recipient']);
  });

  test.each(['editor', 'writer', 'translator:id', 'recipient', 'privacy_officer', 'auditor'] as const)(
    'a %s changes none, not even the own ones',
    async (role) => {
      const budi = await person('budi', [role]);
      expect((await change(budi, budi, { roles: ['administrator'] })).status).toBe(403);
      expect((await change(budi, sari, { roles: [] })).status).toBe(403);
      expect((await call(budi, 'POST', '', { username: 'mallory', roles: ['administrator'] })).status).toBe(403);
      const form: [string, string][] = [
        ['act', 'roles'],
        ['roles', 'administrator'],
        ['current', editor.password],
      ];
      expect((await submit(budi.cookie, `/backend/accounts/${budi.actor.id}`, form)).status).toBe(403);
      expect(await rolesOf(budi)).toEqual([role]);
    },
  );

  test('an administrator who has just lost the role changes nothing any more', async () => {
    const budi = await person('budi', ['administrator']);
    const [first, second] = await Promise.all([
      change(sari, budi, { roles: [] }),
      change(sari, budi, { roles: ['editor'] }),
    ]);
    expect([first?.ok, second?.ok]).toEqual([true, true]);
    expect((await change(budi, sari, { roles: [] })).status).toBe(403);
  });

  test('unknown ones and unknown fields are refused', async () => {
    const budi = await person('budi', ['writer']);
    expect((await change(sari, budi, { roles: ['root'] })).status).toBe(400);
    expect((await change(sari, budi, { password: 'x' })).status).toBe(400);
    expect((await call(sari, 'PATCH', '/987654', { roles: [] })).status).toBe(404);
  });
});

describe('a second factor', () => {
  test('is removed when two administrators have asked, and all sessions end', async () => {
    const { account } = await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
    const [cookie = ''] = sessionCookie(await openSession(world.db, account)).split(';');
    const dewi = { actor: account, cookie };
    const budi = await person('budi', ['administrator']);
    const first = await change(sari, dewi, { second_factor: false });
    expect(await first.json()).toMatchObject({ second_factor: true, second_factor_reset: { requested_by: 'sari' } });
    expect((await change(sari, dewi, { second_factor: false })).status).toBe(409);
    expect(await isIn(dewi)).toBe(true);
    const second = await change(budi, dewi, { second_factor: false });
    expect(await second.json()).toMatchObject({ second_factor: false, second_factor_reset: null });
    expect(await isIn(dewi)).toBe(false);
    expect(await descriptions()).toContain('Removed the second factor of "dewi", as sari had asked');
  });

  test('is not removed with an account that an administrator has made for it, which asks or confirms', async () => {
    const { account } = await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
    const dewi = { actor: account, cookie: '' };
    const made = await person('baru', ['administrator'], 71);
    const reset = { second_factor: false };
    expect(await (await change(made, dewi, reset)).json()).toMatchObject({ second_factor: true });
    expect(await (await change(sari, dewi, reset)).json()).toMatchObject({
      second_factor: true,
      second_factor_reset: { requested_by: 'sari' },
    });
    const refused = await change(made, dewi, reset);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: 'An administrator whose account is older than 72 hours has to confirm it' },
    ]);
    const budi = await person('budi', ['administrator']);
    expect(await (await change(budi, dewi, reset)).json()).toMatchObject({ second_factor: false });
  });

  test('is removed by the operator at once', async () => {
    const { account } = await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
    const site = { db: world.db, notices: noNotices, hasMailbox: false, invitationLink: () => '' };
    const removed = await changeAccount(site, operator, account.id, { second_factor: false });
    expect(removed).toMatchObject({ kind: 'done', account: { secondFactor: false } });
    expect((await descriptions()).at(-1)).toBe('Removed the second factor of "dewi"');
  });

  test('stays when the first one was demoted meanwhile, and when it is the own one', async () => {
    const { account } = await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
    const dewi = { actor: account, cookie: '' };
    const [budi, citra] = [await person('budi', ['administrator']), await person('citra', ['administrator'])];
    await change(budi, dewi, { second_factor: false });
    await change(sari, budi, { roles: [] });
    const answer = await change(citra, dewi, { second_factor: false });
    expect(await answer.json()).toMatchObject({ second_factor: true, second_factor_reset: { requested_by: 'citra' } });
    expect((await change(sari, sari, { second_factor: false })).status).toBe(409);
  });
});

describe('the own password', () => {
  test('is asked for by the API once the session is older than ten minutes', async () => {
    const budi = await person('budi', ['writer']);
    await world.db.update(sessions).set({ createdAt: sql`now() - interval '11 minutes'` });
    const refused = await change(sari, budi, { disabled: true });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ field: 'current' });
    expect((await change(sari, budi, { disabled: true, current: 'wrong' })).status).toBe(403);
    expect((await change(sari, budi, { disabled: true, current: editor.password })).status).toBe(200);
  });

  test('is asked for by the screen in any case', async () => {
    const budi = await person('budi', ['writer']);
    const roles: [string, string][] = [
      ['act', 'roles'],
      ['roles', 'editor'],
    ];
    const address = `/backend/accounts/${budi.actor.id}`;
    const refused = await submit(sari.cookie, address, [...roles, ['current', 'wrong']]);
    expect(refused.status).toBe(422);
    expect(
      parseHtml(await refused.text())
        .querySelector('input[value="editor"]')
        ?.hasAttribute('checked'),
    ).toBe(true);
    expect(await rolesOf(budi)).toEqual(['writer']);
    const saved = await submit(sari.cookie, address, [...roles, ['current', editor.password]]);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, address]);
    expect(await rolesOf(budi)).toEqual(['editor']);
  });
});

test('each button of an account says what was done, or why nothing was', async () => {
  const { account } = await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
  const press = async (act: string) => {
    const answer = await submit(sari.cookie, `/backend/accounts/${account.id}`, [
      ['act', act],
      ['current', editor.password],
    ]);
    if (answer.status === 200) return textOf(parseHtml(await answer.text()).querySelector('h1'));
    const cookie = `${sari.cookie}; ${cookiesOf(answer)}`;
    const page = await world.html(answer.headers.get('location') ?? '', 200, { cookie });
    return textOf(page.querySelector('.flash-notice'));
  };
  expect(await press('factor')).toStartWith('Request recorded');
  expect(await press('factor')).toStartWith('Nothing was changed Another administrator has to confirm it.');
  expect(await press('sessions')).toStartWith('All sessions ended');
  expect(await press('disable')).toStartWith('Account disabled');
  expect(await press('enable')).toStartWith('Account enabled');
  expect(await press('invitation')).toStartWith('Nothing was changed The invitation was accepted already.');
  expect(await press('erase')).toStartWith('Nothing was changed');
  await world.db.insert(invitations).values({ accountId: account.id, tokenHash: 'x', expiresAt: new Date() });
  expect(await press('invitation')).toBe('Invitation link');
});

test('the list says who may do what, the last sign-in and the second factor', async () => {
  await withSecondFactor(world.db, { username: 'dewi', password: editor.password });
  await invite();
  const page = await world.html('/backend/accounts', 200, { cookie: sari.cookie });
  const rows = page.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').map(textOf));
  expect(rows).toEqual([
    ['budi', 'Writer', 'Never', 'None', 'Invited'],
    ['dewi', 'Administrator, Privacy officer, BAIK recipient', 'Never', 'On', 'Active'],
    ['sari (you)', 'Administrator', expect.stringMatching(/\d{4}/), 'None', 'Active'],
  ]);
  const listed = (await (await call(sari, 'GET', '')).json()) as object[];
  expect(listed[2]).toEqual({
    id: sari.actor.id,
    username: 'sari',
    email: null,
    roles: ['administrator'],
    disabled: false,
    second_factor: false,
    last_signed_in_at: expect.any(String),
    invited_until: null,
    second_factor_reset: null,
  });
});

test.each([true, false])('a rejected invitation keeps the box for the mail as it was: %p', async (isChecked) => {
  const answer = await submit(sari.cookie, '/backend/accounts/new', [
    ['username', 'Budi'],
    ['email', 'not an address'],
    ...(isChecked ? [['by_mail', 'on'] as [string, string]] : []),
    ['language', 'id'],
    ['current', editor.password],
  ]);
  expect(answer.status).toBe(422);
  const box = parseHtml(await answer.text()).querySelector('[name=by_mail]');
  expect(box?.hasAttribute('checked')).toBe(isChecked);
});

test('a form invites too, and shows the link once', async () => {
  const answer = await submit(sari.cookie, '/backend/accounts/new', [
    ['username', 'Budi'],
    ['email', ''],
    ['language', 'id'],
    ['roles', 'writer'],
    ['roles', 'translator:en'],
    ['current', editor.password],
  ]);
  expect(answer.status).toBe(200);
  const link = new URL(textOf(parseHtml(await answer.text()).querySelector('code'))).pathname;
  expect((await accept(link)).status).toBe(303);
});
