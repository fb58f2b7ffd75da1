import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../src/db/client.ts';
import { accounts } from '../../src/db/schema/index.ts';
import { enableSecondFactor, makeTotpSecret } from '../../src/domain/accounts/second-factor/second-factor.ts';
import { noNotices } from '../../src/domain/accounts/security-notices.ts';
import { openSession } from '../../src/domain/accounts/sessions.ts';
import type { Actor } from '../../src/domain/activity/commands.ts';
import type { Role } from '../../src/fields/roles.ts';
import { sessionCookie } from '../../src/web/sessions/session.ts';

export const editor = { username: 'editor', password: 'a good long password' };

/** Roles that together allow everything, for tests that are not about roles. */
export const fullAccessRoles = ['administrator', 'privacy_officer', 'recipient'] as const;

/** Default actor for tests that do not check it. */
export const anyActor = { id: 1, username: 'somebody', roles: fullAccessRoles };

/** When accounts of tests were made, unless a test is about new ones. */
const oldEnough = new Date('2026-01-31T02:00:00Z');

/** Computed once for each password, because hashing one is expensive on purpose. */
const passwordHashes = new Map<string, Promise<string>>();

/** An account as `createAccount` stores it, for tests that need one and are not about making it. */
export async function storedAccount(
  db: Db,
  { username, password } = editor,
  roles: readonly Role[] = fullAccessRoles,
): Promise<Actor> {
  const known = passwordHashes.get(password) ?? hash(password);
  passwordHashes.set(password, known);
  const [account] = await db
    .insert(accounts)
    .values({ username: username.toLowerCase(), passwordHash: await known, roles: [...roles], createdAt: oldEnough })
    .returning({ id: accounts.id, username: accounts.username });
  if (!account) throw new Error('The database returned no new account.');
  return account;
}

/** Request headers of a member of staff with a session. */
export async function signedIn(db: Db, roles: readonly Role[] = fullAccessRoles): Promise<{ cookie: string }> {
  const username = `${editor.username}-${crypto.randomUUID().slice(0, 8)}`;
  return sessionOf(db, await storedAccount(db, { ...editor, username }, roles));
}

/** Request headers of an account with a new session. */
export async function sessionOf(db: Db, account: Actor): Promise<{ cookie: string }> {
  const [cookie = ''] = sessionCookie(await openSession(db, account)).split(';');
  return { cookie };
}

/** An account with a second factor and its authenticator app. */
export async function withSecondFactor(db: Db, who = editor) {
  const account = await storedAccount(db, who);
  const secret = makeTotpSecret();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  // A previous code, so that the current one is still unused. It is out of date when the next half minute has just begun.
  const enable = () =>
    enableSecondFactor(
      db,
      account,
      { secret, code: app.generate({ timestamp: Date.now() - 30_000 }), sessionId: '' },
      noNotices,
    );
  const recoveryCodes = (await enable()) ?? (await enable());
  if (!recoveryCodes) throw new Error('The second factor was not enabled');
  return { account, app, recoveryCodes };
}
