import type { Db } from '../../db/client.ts';
import type { Problem } from '../../fields/problem.ts';
import { type Acting, type Actor, event, recordActivity } from '../activity/commands.ts';
import type { Staff } from '../rights/staff.ts';
import { findAccount, findByPassword, hasSecondFactor, type KnownAccount } from './commands.ts';
import type { Credentials } from './input.ts';
import { findByMicrosoft, type MicrosoftUser } from './microsoft/microsoft-identities.ts';
import { consumeCode } from './second-factor/second-factor.ts';
import { type Opening, openSession } from './sessions.ts';
import { type Attempting, type Beginning, beginAttempt, beginCodeAttempt, forgetAttempts } from './sign-in-delays.ts';

export type Origin = Opening & Omit<Attempting, 'username'>;

export type SignInResult =
  | { kind: 'welcome'; account: Staff; sessionId: string }
  /** `wrong` names the secret that did not match. */
  | { kind: 'refused'; wrong: 'password' | 'code' }
  /** The first factor was accepted; the account requires a second one. */
  | { kind: 'code-needed'; account: Actor }
  | { kind: 'wait'; seconds: number };

/** Signs in by password, unless the origin has to wait after too many failed attempts. */
export async function signIn(db: Db, { username, password, code }: Credentials, origin: Origin): Promise<SignInResult> {
  const beginning = await beginAttempt(db, { ...origin, username });
  if (beginning.wait > 0) return waitFor(db, { id: null, username }, beginning);
  const account = await findByPassword(db, username, password);
  if (!account) {
    await recordRefusal(db, { id: null, username }, 'wrongPassword');
    return { kind: 'refused', wrong: 'password' };
  }
  if (!hasSecondFactor(account)) return welcome(db, account, origin);
  if (code === undefined) return { kind: 'code-needed', account: account };
  return signInWithCode(db, account, code, origin);
}

/** Verifies the second factor after a correct password or a Microsoft sign-in. */
export async function signInWithCode(
  db: Db,
  account: KnownAccount,
  code: string,
  origin: Origin,
): Promise<SignInResult> {
  const beginning = await beginCodeAttempt(db, { ...origin, username: account.username });
  if (beginning.wait > 0) return waitFor(db, account, beginning);
  return checkCode(db, account, code, origin);
}

/** The same with a passkey in place of the code. */
export async function signInWithPasskey(
  db: Db,
  account: KnownAccount,
  verify: () => Promise<number | undefined>,
  origin: Origin,
): Promise<SignInResult> {
  const beginning = await beginCodeAttempt(db, { ...origin, username: account.username });
  if (beginning.wait > 0) return waitFor(db, account, beginning);
  if ((await verify()) === account.id) return welcome(db, account, origin);
  await recordRefusal(db, account, 'wrongPasskey');
  return { kind: 'refused', wrong: 'code' };
}

/**
 * Signs in with a passkey alone: the device has verified its user, so it counts as both factors. Undefined when it was
 * not accepted; nothing is counted, because signatures cannot be guessed.
 */
export async function signInByPasskey(
  db: Db,
  verify: () => Promise<number | undefined>,
  origin: Opening,
): Promise<Extract<SignInResult, { kind: 'welcome' }> | undefined> {
  const accountId = await verify();
  const account = accountId === undefined ? undefined : await findAccount(db, accountId);
  if (!account) return undefined;
  const sessionId = await openSession(db, account, { ...origin, by: 'a passkey' });
  return { kind: 'welcome', account: staffOf(account), sessionId };
}

/**
 * Signs in by a Microsoft account, which replaces the password but not the second factor: an ID token does not say whether
 * the tenant asked for one. Undefined when the account is not listed.
 */
export async function signInByMicrosoft(
  db: Db,
  user: MicrosoftUser,
  origin: Origin,
): Promise<Extract<SignInResult, { kind: 'welcome' | 'code-needed' }> | undefined> {
  const account = await findByMicrosoft(db, user);
  if (!account) {
    await recordRefusal(db, { id: null, username: user.address }, 'microsoftUnknown');
    return undefined;
  }
  if (hasSecondFactor(account)) return { kind: 'code-needed', account: account };
  const sessionId = await openSession(db, account, { ...origin, by: byMicrosoft });
  return { kind: 'welcome', account: staffOf(account), sessionId };
}

/** Name of this sign-in method in the activity log. */
export const byMicrosoft = 'Microsoft';

/** Logged once per waiting period, so that an attacker cannot fill the log. */
async function waitFor(db: Db, who: Acting, { wait, isFirstRefusal }: Beginning): Promise<SignInResult> {
  if (isFirstRefusal) await recordRefusal(db, who, 'tooManyAttempts');
  return { kind: 'wait', seconds: Math.ceil(wait / 1000) };
}

async function checkCode(db: Db, account: KnownAccount, code: string, origin: Origin): Promise<SignInResult> {
  if (await consumeCode(db, account, code)) return welcome(db, account, origin);
  await recordRefusal(db, account, 'wrongFactorCode');
  return { kind: 'refused', wrong: 'code' };
}

async function welcome(db: Db, account: KnownAccount, origin: Origin): Promise<SignInResult> {
  await forgetAttempts(db, { ...origin, username: account.username });
  return { kind: 'welcome', account: staffOf(account), sessionId: await openSession(db, account, origin) };
}

/** The attempted name is logged: it distinguishes a typing error from an attack. */
function recordRefusal(db: Db, who: Acting, error: Problem): Promise<void> {
  return recordActivity(db, who, event('signInRefused', {}, { status: 'failed', error }));
}

function staffOf({ id, username, language, roles }: KnownAccount): Staff {
  return { id, username, language, roles };
}
