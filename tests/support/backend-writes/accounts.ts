import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../../../src/domain/accounts/commands.ts';
import { keepForm, keptFormsOf } from '../../../src/domain/accounts/kept-forms.ts';
import { allowMicrosoft } from '../../../src/domain/accounts/microsoft/microsoft-identities.ts';
import { makeTotpSecret } from '../../../src/domain/accounts/second-factor/second-factor.ts';
import { noNotices } from '../../../src/domain/accounts/security-notices.ts';
import { openSession, resumeSession, sessionsOf } from '../../../src/domain/accounts/sessions.ts';
import { cookiesOf } from '../cookies.ts';
import { actorOf, addPasskey, makePasskey, sessionIdIn, signFor } from '../passkeys.ts';
import { editor, fullAccessRoles, withSecondFactor } from '../people.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

/** Form fields for confirming the identity. */
const confirmed = { current: editor.password };

async function colleague(world: World): Promise<number> {
  return (await createAccount(world.db, 'colleague', editor.password, ['writer'])).id;
}

export const writes: WriteScenario[] = [
  {
    route: 'POST /api/backend/users',
    prepare: async () => ({ path: '/api/backend/users', init: jsonOf({ username: 'budi', roles: ['writer'] }) }),
  },
  {
    route: 'PATCH /api/backend/users/:id',
    prepare: async (world) => ({
      path: `/api/backend/users/${await colleague(world)}`,
      init: jsonOf({ disabled: true }),
    }),
  },
  {
    route: 'POST /backend/accounts/new',
    prepare: async () => ({
      path: '/backend/accounts/new',
      init: formOf({ ...confirmed, username: 'budi', language: 'id' }),
    }),
  },
  {
    route: 'POST /backend/accounts/:id',
    prepare: async (world) => ({
      path: `/backend/accounts/${await colleague(world)}`,
      init: formOf({ ...confirmed, act: 'disable' }),
    }),
  },
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
  {
    route: 'POST /backend/account/language',
    prepare: async () => ({ path: '/backend/account/language', init: formOf({ language: 'id' }) }),
  },
  {
    route: 'POST /backend/account/password',
    prepare: async () => ({
      path: '/backend/account/password',
      init: formOf({ ...confirmed, next: 'another good long password' }),
    }),
  },
  {
    route: 'POST /backend/account/sessions/end-others',
    prepare: async () => ({ path: '/backend/account/sessions/end-others' }),
  },
  {
    route: 'POST /backend/account/sessions/:number/end',
    prepare: async (world, staff) => {
      const sessionId = staff.cookie.slice('__Host-session='.length);
      const actor = await resumeSession(world.db, sessionId);
      if (!actor) throw new Error('Nobody is signed in.');
      await openSession(world.db, actor);
      const other = (await sessionsOf(world.db, actor, sessionId)).find(({ current }) => !current);
      return { path: `/backend/account/sessions/${other?.number}/end` };
    },
  },
  {
    route: 'POST /backend/account/second-factor',
    prepare: async () => {
      const secret = makeTotpSecret();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      return { path: '/backend/account/second-factor', init: formOf({ ...confirmed, secret, code }) };
    },
  },
  {
    route: 'POST /backend/account/second-factor/remove',
    prepare: async () => ({ path: '/backend/account/second-factor/remove', init: formOf(confirmed) }),
  },
  {
    route: 'POST /backend/account/email',
    prepare: async () => ({
      path: '/backend/account/email',
      init: formOf({ current: editor.password, email: 'sari@example.test' }),
    }),
  },
  {
    route: 'POST /backend/account/sign-in-policy',
    prepare: async (world, staff) => {
      const { recoveryCodes } = await addPasskey(world, staff);
      const fields = { current: editor.password, factor: recoveryCodes[0] ?? '', required: 'yes' };
      return { path: '/backend/account/sign-in-policy', init: formOf(fields) };
    },
  },
  {
    route: 'POST /backend/account/passkeys/options',
    prepare: async () => ({ path: '/backend/account/passkeys/options', init: formOf(confirmed) }),
  },
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
  {
    route: 'POST /backend/account/passkeys/:id/name',
    prepare: async (world, staff) => {
      const { id } = await addPasskey(world, staff);
      return { path: `/backend/account/passkeys/${id}/name`, init: formOf({ name: 'Phone' }) };
    },
  },
  {
    route: 'POST /backend/account/passkeys/:id/remove',
    prepare: async (world, staff) => {
      const { id, recoveryCodes } = await addPasskey(world, staff);
      const fields = { current: editor.password, factor: recoveryCodes[0] ?? '' };
      return { path: `/backend/account/passkeys/${id}/remove`, init: formOf(fields) };
    },
  },
  {
    route: 'POST /backend/kept/:id/discard',
    prepare: async (world, staff) => {
      const form = { action: '/backend/messages/1/note', fields: [['note', 'A note']] as [string, string][] };
      const { id } = await actorOf(world, staff);
      await keepForm(world.db, sessionIdIn(staff), { ...form, hadFiles: false });
      const [kept] = await keptFormsOf(world.db, id, sessionIdIn(staff));
      return { path: `/backend/kept/${kept?.id}/discard` };
    },
  },
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
  {
    route: 'POST /backend/account/microsoft',
    prepare: async () => ({
      path: '/backend/account/microsoft',
      init: formOf({ ...confirmed, address: 'sari@example.test' }),
    }),
  },
  {
    route: 'POST /backend/account/microsoft/remove',
    prepare: async (world, { cookie }) => {
      const actor = await resumeSession(world.db, cookie.slice('__Host-session='.length));
      if (!actor) throw new Error('Nobody is signed in.');
      await allowMicrosoft(world.db, actor, actor, 'sari@example.test', noNotices);
      return { path: '/backend/account/microsoft/remove', init: formOf({ address: 'sari@example.test' }) };
    },
  },
  {
    route: 'POST /backend/login',
    open: true,
    prepare: async (world) => {
      await createAccount(world.db, editor.username, editor.password, fullAccessRoles);
      return { path: '/backend/login', init: formOf(editor) };
    },
  },
  {
    route: 'POST /api/backend/login',
    open: true,
    prepare: async (world) => {
      await createAccount(world.db, editor.username, editor.password, fullAccessRoles);
      return { path: '/api/backend/login', init: jsonOf(editor) };
    },
  },
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
  { route: 'POST /backend/logout', open: true, prepare: async () => ({ path: '/backend/logout' }) },
  { route: 'POST /api/backend/logout', open: true, prepare: async () => ({ path: '/api/backend/logout' }) },
];
