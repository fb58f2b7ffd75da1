import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../../../src/domain/accounts/commands.ts';
import { allowMicrosoft } from '../../../src/domain/accounts/microsoft/microsoft-identities.ts';
import { makeTotpSecret } from '../../../src/domain/accounts/second-factor/second-factor.ts';
import { noNotices } from '../../../src/domain/accounts/security-notices.ts';
import { openSession, sessionsOf } from '../../../src/domain/accounts/sessions.ts';
import { actorOf, addPasskey, makePasskey, sessionIdIn, signFor } from '../accounts/passkeys.ts';
import { cookiesOf } from '../cookies.ts';
import { editor, fullAccessRoles, withSecondFactor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type Staff, type WriteScenario, write, writeTo } from './scenario.ts';

/** Form fields for confirming the identity. */
const confirmed = { current: editor.password };

export const writes: WriteScenario[] = [
  write('POST /api/backend/users', jsonOf({ username: 'budi', roles: ['writer'] })),
  writeTo('PATCH /api/backend/users/:id', colleague, jsonOf({ disabled: true })),
  write('POST /backend/accounts/new', formOf({ ...confirmed, username: 'budi', language: 'id' })),
  writeTo('POST /backend/accounts/:id', colleague, formOf({ ...confirmed, act: 'disable' })),
  {
    route: 'POST /backend/invitation',
    open: true,
    prepare: async (world) => {
      const invited = await world.handle('/api/backend/users', {
        method: 'POST',
        ...jsonOf({ username: 'budi', by_mail: false }),
        headers: { 'content-type': 'application/json', ...(await world.signedIn()) },
      });
      const { invitation_link } = (await invited.json()) as { invitation_link: string };
      const headers = { cookie: cookiesOf(await world.get(new URL(invitation_link).pathname)) };
      const password = 'kettle and kiln and rain';
      return { path: '/backend/invitation', init: { ...formOf({ password, again: password }), headers } };
    },
  },
  write('POST /backend/account/language', formOf({ language: 'id' })),
  write('POST /backend/account/password', formOf({ ...confirmed, next: 'another good long password' })),
  write('POST /backend/account/sessions/end-others'),
  writeTo('POST /backend/account/sessions/:number/end', async (world, staff) => {
    const actor = await actorOf(world, staff);
    await openSession(world.db, actor);
    const other = (await sessionsOf(world.db, actor, sessionIdIn(staff))).find(({ current }) => !current);
    return { number: other?.number ?? 0 };
  }),
  {
    route: 'POST /backend/account/second-factor',
    prepare: async () => {
      const secret = makeTotpSecret();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      return { path: '/backend/account/second-factor', init: formOf({ ...confirmed, secret, code }) };
    },
  },
  write('POST /backend/account/second-factor/remove', formOf(confirmed)),
  write('POST /backend/account/email', formOf({ ...confirmed, email: 'sari@example.test' })),
  writeTo('POST /backend/account/sign-in-policy', passkey, ({ factor }) =>
    formOf({ ...confirmed, factor, required: 'yes' }),
  ),
  write('POST /backend/account/passkeys/options', formOf(confirmed)),
  {
    route: 'POST /backend/account/passkeys',
    prepare: async (world, staff) => {
      const { challengeCookie: cookie, credential } = await makePasskey(world, staff);
      return {
        path: '/backend/account/passkeys',
        init: { ...formOf({ name: 'Laptop', credential }), headers: { cookie } },
      };
    },
  },
  writeTo('POST /backend/account/passkeys/:id/name', passkey, formOf({ name: 'Phone' })),
  writeTo('POST /backend/account/passkeys/:id/remove', passkey, ({ factor }) => formOf({ ...confirmed, factor })),
  {
    route: 'POST /backend/login/passkey',
    open: true,
    prepare: async (world) => {
      const staff = await world.signedIn();
      const { authenticator } = await addPasskey(world, staff);
      const signed = await signFor(world, '/backend/login/passkey/options', { cookie: '' }, authenticator.sign);
      const { credential, cookie } = signed;
      return { path: '/backend/login/passkey', init: { ...formOf({ credential }), headers: { cookie } } };
    },
  },
  write('POST /backend/account/microsoft', formOf({ ...confirmed, address: 'sari@example.test' })),
  writeTo(
    'POST /backend/account/microsoft/remove',
    async (world, staff) => {
      const actor = await actorOf(world, staff);
      await allowMicrosoft(world.db, actor, actor, 'sari@example.test', noNotices);
      return {};
    },
    formOf({ address: 'sari@example.test' }),
  ),
  { ...writeTo('POST /backend/login', storeEditor, formOf(editor)), open: true },
  { ...writeTo('POST /api/backend/login', storeEditor, jsonOf(editor)), open: true },
  {
    route: 'POST /backend/login/code',
    open: true,
    prepare: async (world) => {
      const { app } = await withSecondFactor(world.db);
      const answer = await world.handle('/backend/login', { method: 'POST', ...formOf(editor) });
      const headers = { cookie: cookiesOf(answer) };
      return { path: '/backend/login/code', init: { ...formOf({ code: app.generate() }), headers } };
    },
  },
  { ...write('POST /backend/logout'), open: true },
  { ...write('POST /api/backend/logout'), open: true },
];

async function colleague(world: World): Promise<number> {
  return (await createAccount(world.db, 'colleague', editor.password, ['writer'])).id;
}

async function storeEditor(world: World) {
  await createAccount(world.db, editor.username, editor.password, fullAccessRoles);
  return {};
}

/** A passkey of the account, and the recovery code that confirms a change to it. */
async function passkey(world: World, staff: Staff): Promise<{ id: number; factor: string }> {
  const { id, recoveryCodes } = await addPasskey(world, staff);
  return { id, factor: recoveryCodes[0] ?? '' };
}
