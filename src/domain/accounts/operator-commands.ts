import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, invitations, sessions } from '../../db/schema/index.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { argon2 } from '../secrets/argon2.ts';
import { aboutOf, createAccount, hasAccounts } from './commands.ts';
import { makePassword, passwordProblemInBothLanguages, problemOfNewPassword } from './passwords.ts';
import { removeSecondFactor } from './second-factor/second-factor.ts';
import type { SecurityNotices } from './security-notices.ts';
import { forgetAllAttempts } from './sign-in-delays.ts';

/** The actor in the activity log for commands run on the server's command line. */
export const operator = { id: null, username: 'operator' } as const;

/** False when the name is taken. */
export function addAccount(db: Db, username: string, password: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, username));
    if (taken) return false;
    const account = await createAccount(tx, username, password, ['administrator']);
    await recordActivity(tx, operator, event('created', aboutOf(account)));
    return true;
  });
}

/** Sets a new password, removes the second factor and ends all sessions. False when there is no such account. */
export async function resetAccount(
  db: Db,
  username: string,
  password: string,
  notices: SecurityNotices,
): Promise<boolean> {
  const passwordHash = await argon2().hash(password);
  return db.transaction(async (tx) => {
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.username, username))
      .returning({ id: accounts.id, username: accounts.username });
    if (!account) return false;
    await tx.delete(invitations).where(eq(invitations.accountId, account.id));
    await removeSecondFactor(tx, account.id);
    await tx.delete(sessions).where(eq(sessions.accountId, account.id));
    await forgetAllAttempts(tx);
    await recordActivity(tx, operator, event('account.reset', aboutOf(account)));
    await notices.queue(tx, account.id, 'accountReset');
    return true;
  });
}

/** Ends all waits after wrong passwords. */
export function unlockSignIn(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await forgetAllAttempts(tx);
    await recordActivity(tx, operator, event('waitsEnded'));
  });
}

/** Advisory lock key; arbitrary, but the same on every node. */
const administratorLock = 736_205;

/** The first account has all abilities, and can open the report channel or appoint its recipients. */
const firstRoles = ['administrator', 'recipient'] as const;

type FirstAdministrator = { username: string; password: string; generated: boolean };

/** The password chosen for the first account does not follow the rules. */
export class UnsuitablePasswordError extends Error {
  override name = 'UnsuitablePasswordError';
}

/**
 * Creates the first account when there is none. Without a password it generates one, which is returned here and cannot be
 * read again later. Undefined when there are accounts. Throws UnsuitablePasswordError.
 */
export function createFirstAdministrator(
  db: Db,
  input: { username: string; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
    if (await hasAccounts(tx)) return undefined;
    const password = input.password ?? makePassword();
    const problem = await problemOfNewPassword(password, { username: input.username });
    if (problem) throw new UnsuitablePasswordError(passwordProblemInBothLanguages(problem));
    const { username } = await createAccount(tx, input.username, password, firstRoles);
    return { username, password, generated: input.password === undefined };
  });
}
