import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, invitations, sessions } from '../../db/schema/index.ts';
import { event, recordActivity } from '../activity/commands.ts';
import { argon2 } from '../secrets/argon2.ts';
import { aboutOf, createAccount } from './commands.ts';
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
