import { beforeEach, expect, test } from 'bun:test';
import { mails } from '../../src/db/schema/index.ts';
import { resetAccount } from '../../src/domain/accounts/operator-commands.ts';
import { SecurityNotices } from '../../src/domain/accounts/security-notices.ts';
import { endpoints } from '../../src/routes.ts';
import { addPasskey } from '../support/accounts/passkeys.ts';
import { cookiesOf } from '../support/cookies.ts';
import { startGraph } from '../support/graph/graph.ts';
import { editor, storedAccount } from '../support/people.ts';
import { freshWorld, openWorld } from '../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let cookie: string;
beforeEach(async () => {
  await storedAccount(world.db);
  cookie = cookiesOf(await signIn());
  await submit(endpoints.accountEmail, { email: 'sari@example.test', current: editor.password });
  await world.db.delete(mails);
});

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const submit = (path: string, fields: Record<string, string>, from = cookie) =>
  world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: from, ...firefox } });
const signIn = (from = '') => submit(endpoints.login, editor, from);
const queued = async () => {
  const rows = await world.db.select().from(mails).orderBy(mails.id);
  return rows.map(({ recipients, subject, body }) => ({ recipients, subject, body }));
};

test('the owner is notified of a new password, in the language of the account, without any secret', async () => {
  await submit(endpoints.accountLanguage, { language: 'id' });
  await submit(endpoints.accountPassword, { current: editor.password, next: 'another good long password' });
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipients: ['sari@example.test'],
    subject: 'Khatulistiwa Alumina: keamanan akun editor',
  });
  expect(mail?.body).toContain('Kata sandi akun ini telah diubah.');
  expect(mail?.body).toContain('https://www.example.test/backend/account');
  expect(mail?.body).not.toContain('good long password');
});

test('a sign-in from a new browser causes one notification with the device', async () => {
  const first = cookiesOf(await signIn());
  expect(await queued()).toHaveLength(1);
  await signIn(first);
  const told = await queued();
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain('Somebody signed in to this account on a device or browser');
  expect(told[0]?.body).toContain('Firefox on Linux');
});

test('two accounts in one browser are notified once each', async () => {
  await storedAccount(world.db, { ...editor, username: 'colleague' });
  const colleague = (from: string) =>
    submit(endpoints.login, { username: 'colleague', password: editor.password }, from);
  const jar = new Map<string, string>();
  const remember = (answer: Response) => {
    for (const one of cookiesOf(answer).split('; ')) jar.set(one.split('=')[0] ?? '', one);
    return [...jar.values()].filter((one) => !one.startsWith('__Host-session')).join('; ');
  };
  let browser = remember(await signIn());
  for (let turn = 0; turn < 2; turn += 1) {
    browser = remember(await colleague(browser));
    browser = remember(await signIn(browser));
  }
  expect((await queued()).map(({ subject }) => subject)).toEqual([
    'Khatulistiwa Alumina: security of the account editor',
    'Khatulistiwa Alumina: security of the account colleague',
  ]);
});

test('changes of factors and of the address are notified; a change of the address is sent to the previous one', async () => {
  const { recoveryCodes, id } = await addPasskey(world, { cookie });
  const proof = () => ({ current: editor.password, factor: recoveryCodes.pop() ?? '' });
  await submit(`${endpoints.passkeys}/${id}/remove`, proof());
  await submit(endpoints.accountEmail, { email: 'new@example.test', current: editor.password });
  const told = await queued();
  expect(told.map(({ recipients }) => recipients)).toEqual([
    ['sari@example.test'],
    ['sari@example.test'],
    ['sari@example.test'],
  ]);
  expect(told.map(({ body }) => body.split('\n')[2])).toEqual([
    'A passkey was added to this account.',
    'A passkey was removed from this account.',
    'The email address for security notices of this account was changed.',
  ]);
});

test('the address is not changed without the password', async () => {
  const answer = await submit(endpoints.accountEmail, { email: 'thief@example.test', current: 'a guess' });
  expect(answer.status).toBe(422);
  expect(await queued()).toEqual([]);
});

test('the owner is notified when an operator resets the account', async () => {
  const notices = new SecurityNotices({
    hasMailbox: true,
    screen: 'https://www.example.test/backend/account',
    wakeOutbox: () => {},
  });
  await resetAccount(world.db, editor.username, 'a password from the operator', notices);
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual(['sari@example.test']);
  expect(mail?.body).not.toContain('a password from the operator');
});

test('without a mailbox, no notice is written', async () => {
  const quiet = await openWorld();
  try {
    await storedAccount(quiet.db);
    const post = (path: string, fields: Record<string, string>, from = '') =>
      quiet.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: from, ...firefox } });
    const own = cookiesOf(await post(endpoints.login, editor));
    await post(endpoints.accountEmail, { email: 'sari@example.test', current: editor.password }, own);
    const changed = await post(
      endpoints.accountPassword,
      { current: editor.password, next: 'another good long password' },
      own,
    );
    expect(changed.status).toBe(303);
    expect(await quiet.db.$count(mails)).toBe(0);
  } finally {
    await quiet.close();
  }
});
