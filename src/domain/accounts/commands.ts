import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, activityLogs, sessions } from '../../db/schema/index.ts';
import type { Account } from './queries.ts';
import { hashSessionId, makeSessionId } from './session-id.ts';

/** Stores a new account. The password is kept as an argon2id hash only. */
export async function createAccount(db: Db, username: string, password: string): Promise<Account> {
  const passwordHash = await hash(password);
  const [account] = await db
    .insert(accounts)
    .values({ username: username.toLowerCase(), passwordHash })
    .returning({ id: accounts.id, username: accounts.username });
  if (!account) throw new Error('The database returned no new account.');
  return account;
}

/** Opens a session when the password fits; the answer takes as long for an unknown user as for a wrong password. */
export async function signIn(
  db: Db,
  username: string,
  password: string,
): Promise<{ account: Account; sessionId: string } | undefined> {
  const [found] = await db.select().from(accounts).where(eq(accounts.username, username.trim().toLowerCase()));
  const fits = await verify(found?.passwordHash ?? (await unknownUserHash), password);
  if (!found || !fits) {
    await db.insert(activityLogs).values({ actionType: 'login', status: 'failed', description: 'Sign-in refused' });
    return undefined;
  }
  const account = { id: found.id, username: found.username };
  return { account, sessionId: await openSession(db, account) };
}

export async function openSession(db: Db, account: Account): Promise<string> {
  const sessionId = makeSessionId();
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ idHash: hashSessionId(sessionId), accountId: account.id });
    await tx.insert(activityLogs).values({
      userId: account.id,
      username: account.username,
      actionType: 'login',
      description: 'Signed in',
    });
  });
  return sessionId;
}

/** Moves the idle limit of a session on. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.idHash, hashSessionId(sessionId)));
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashSessionId(sessionId)));
}

/** Verified against when there is no such user, so that time does not tell. */
const unknownUserHash = hash(crypto.randomUUID());
