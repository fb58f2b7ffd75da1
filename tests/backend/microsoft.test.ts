import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test';
import { asc } from 'drizzle-orm';
import { activityLogs, microsoftIdentities, signInPolicy } from '../../src/db/schema/index.ts';
import { allowMicrosoft } from '../../src/domain/accounts/microsoft/microsoft-identities.ts';
import { noNotices } from '../../src/domain/accounts/security-notices.ts';
import { endpoints } from '../../src/routes.ts';
import { siteUrl } from '../support/application/application.ts';
import { cookiesOf } from '../support/cookies.ts';
import { only, parseHtml, textOf } from '../support/html.ts';
import { type Identity, startIdentity, type Tampering } from '../support/identity/identity.ts';
import { followSignIn } from '../support/identity/sign-in-redirects.ts';
import { editor, storedAccount, withSecondFactor } from '../support/people.ts';
import { slow } from '../support/slow.ts';
import { openWorld, type World } from '../support/world.ts';

const sari = { oid: 'f3b1', preferred_username: 'Sari@example.test' };

let identity: Identity;
let world: World;
beforeAll(async () => {
  identity = await startIdentity(siteUrl + endpoints.microsoftCallback);
  world = await openWorld({ microsoft: identity.access });
}, slow);
beforeEach(async () => {
  await world.reset();
  const account = await storedAccount(world.db);
  await allowMicrosoft(world.db, account, account, 'sari@example.test', noNotices);
  identity.user = sari;
  identity.tampering = undefined;
});
afterAll(async () => {
  await world.close();
  await identity.stop();
});

/** Follows the link on the login page to the provider and back; `change` modifies the callback address. */
async function signIn(change: (back: URL) => void = () => {}, cookieOf = (cookie: string) => cookie) {
  const leaving = await world.get(endpoints.microsoftSignIn);
  const back = await followSignIn(identity, leaving.headers.get('location') ?? '');
  change(back);
  return world.get(back.pathname + back.search, { cookie: cookieOf(cookiesOf(leaving)) });
}

/** The error on the login page after a redirect. */
async function sentBack(answer: Response): Promise<string> {
  expect(answer.headers.get('location')).toBe(endpoints.login);
  expect(cookiesOf(answer)).not.toContain('__Host-session');
  return textOf(await world.html(endpoints.login, 200, { cookie: cookiesOf(answer) }));
}

test('a listed Microsoft account signs in to its account', async () => {
  const answer = await signIn();
  expect(answer.headers.get('location')).toBe(endpoints.dashboard);
  const dashboard = await world.html(endpoints.dashboard, 200, { cookie: cookiesOf(answer) });
  expect(textOf(dashboard)).toContain('Welcome, editor');
  expect(textOf(dashboard)).toContain('Signed in with Microsoft');
});

test('leads to the set-up of a second factor where one is required of everybody', async () => {
  await world.db.insert(signInPolicy).values({ secondFactorRequired: true });
  const cookie = cookiesOf(await signIn());
  const asked = await world.get(endpoints.articleManager, { cookie });
  expect(asked.headers.get('location')).toBe(endpoints.secondFactor);
  await world.html(endpoints.secondFactor, 200, { cookie });
});

test('opens the page that was asked for', async () => {
  const leaving = await world.get(`${endpoints.microsoftSignIn}?to=${encodeURIComponent(endpoints.email)}`);
  const back = await followSignIn(identity, leaving.headers.get('location') ?? '');
  const answer = await world.get(back.pathname + back.search, { cookie: cookiesOf(leaving) });
  expect(answer.headers.get('location')).toBe(endpoints.email);
});

test('replaces the password, but not the second factor', async () => {
  const owner = await withSecondFactor(world.db, { username: 'budi', password: 'kiln and kettle' });
  await allowMicrosoft(world.db, owner.account, owner.account, 'budi@example.test', noNotices);
  identity.user = { oid: '77aa', preferred_username: 'budi@example.test' };
  const first = await signIn();
  expect(first.headers.get('location')).toBe(endpoints.secondStep);
  const between = cookiesOf(first);
  expect(between).not.toContain('__Host-session');
  const enter = (code: string) => world.post(endpoints.secondStep, { code }, { cookie: between });
  expect((await enter('000000')).status).toBe(401);
  const welcome = await enter(owner.app.generate());
  expect(welcome.headers.get('location')).toBe(endpoints.dashboard);
  const dashboard = await world.html(endpoints.dashboard, 200, { cookie: cookiesOf(welcome) });
  expect(textOf(dashboard)).toContain('Signed in with Microsoft');
});

test('the authorization request has PKCE, state and nonce, which are never reused', async () => {
  const [first, second] = await Promise.all([
    world.get(endpoints.microsoftSignIn),
    world.get(endpoints.microsoftSignIn),
  ]);
  const asked = [first, second].map((answer) => new URL(answer.headers.get('location') ?? '').searchParams);
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(asked[0]?.get(name)?.length).toBeGreaterThan(30);
    expect(asked[0]?.get(name)).not.toBe(asked[1]?.get(name) ?? '');
  }
  expect(asked[0]?.get('code_challenge_method')).toBe('S256');
  expect(asked[0]?.get('response_type')).toBe('code');
});

test('an unlisted account is rejected and logged', async () => {
  identity.user = { oid: '9999', preferred_username: 'budi@example.test' };
  expect(await sentBack(await signIn())).toContain('This Microsoft account may not sign in here');
  const entries = await world.db.select().from(activityLogs).orderBy(asc(activityLogs.id));
  expect(entries.at(-1)).toMatchObject({ username: 'budi@example.test', status: 'failed', actionType: 'login' });
});

test('a reassigned address is not accepted for its previous owner', async () => {
  await signIn();
  identity.user = { ...sari, oid: 'somebody else' };
  expect(await sentBack(await signIn())).toContain('may not sign in here');
  identity.user = { ...sari, preferred_username: 'sari.married@example.test' };
  expect((await signIn()).headers.get('location')).toBe(endpoints.dashboard);
  expect(await world.db.select().from(microsoftIdentities)).toMatchObject([{ objectId: sari.oid }]);
});

test('a cancelled sign-in returns to the sign-in page', async () => {
  identity.user = undefined;
  expect(await sentBack(await signIn())).toContain('Microsoft did not sign you in');
});

describe('an invalid callback is rejected:', () => {
  test('with a different state', async () => {
    expect(await sentBack(await signIn((back) => back.searchParams.set('state', 'x'.repeat(43))))).toContain(
      'did not sign',
    );
  });
  test('with a different code', async () => {
    expect(await sentBack(await signIn((back) => back.searchParams.set('code', 'made-up')))).toContain('did not sign');
  });
  test('in another browser', async () => {
    const answer = await signIn(undefined, () => '');
    expect(await sentBack(answer)).toContain('did not sign');
  });
  test('with the cookie of another attempt, which has a different verifier and nonce', async () => {
    const other = cookiesOf(await world.get(endpoints.microsoftSignIn));
    expect(await sentBack(await signIn(undefined, () => other))).toContain('did not sign');
  });
  test('with a callback that has been used', async () => {
    const leaving = await world.get(endpoints.microsoftSignIn);
    const back = await followSignIn(identity, leaving.headers.get('location') ?? '');
    const cookie = cookiesOf(leaving);
    expect((await world.get(back.pathname + back.search, { cookie })).headers.get('location')).toBe(
      endpoints.dashboard,
    );
    expect(await sentBack(await world.get(back.pathname + back.search, { cookie }))).toContain('did not sign');
  });

  const wrongTokens: [name: string, tampering: Tampering][] = [
    ['signed with a strange key', { strangeKey: true }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://login.example/other/v2.0' }) }],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'somebody else' }) }],
    ['with another nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }) }],
    ['without a user', { claims: ({ oid: _oid, ...claims }) => claims }],
  ];
  test.each(wrongTokens)('with an ID token %s', async (_name, tampering) => {
    identity.tampering = tampering;
    expect(await sentBack(await signIn())).toContain('Microsoft did not sign you in');
  });

  test('a re-signed valid token is accepted, so the others are rejected for their content', async () => {
    identity.tampering = {};
    expect((await signIn()).headers.get('location')).toBe(endpoints.dashboard);
  });
});

test('the login page offers it, and staff manage their Microsoft accounts', async () => {
  expect(textOf(await world.html(endpoints.login))).toContain('Sign in with Microsoft');
  const cookie = cookiesOf(await signIn());
  const submit = (path: string, fields: Record<string, string>) =>
    world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  const added = { address: 'Sari.Private@Example.test', current: editor.password };
  const refused = await submit(endpoints.accountMicrosoft, { ...added, current: 'a guess' });
  const page = parseHtml(await refused.text());
  expect([refused.status, only(page, '#address').getAttribute('value')]).toEqual([422, added.address]);
  expect(textOf(only(page, '#microsoft-current-error'))).toBe('This is not your current password');
  const strange = parseHtml(
    await (await submit(endpoints.accountMicrosoft, { ...added, address: 'no address' })).text(),
  );
  expect(textOf(only(strange, '#address-error'))).toContain('Must be a Microsoft account');
  expect(await world.db.select().from(microsoftIdentities)).toHaveLength(1);
  await submit(endpoints.accountMicrosoft, added);
  expect(textOf(await world.html(endpoints.account, 200, { cookie }))).toContain('sari.private@example.test');
  await submit(endpoints.accountMicrosoftRemoval, { address: 'sari@example.test' });
  expect(await sentBack(await signIn())).toContain('may not sign in here');
});
