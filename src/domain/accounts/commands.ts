import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, activityLogs, sessions } from '../../db/schema/index.ts';
import type { Credentials } from './input.ts';
import { type Account, findAccountBySession } from './queries.ts';
import { hashSessionId, makeSessionId } from './session-id.ts';

/** Stores a new account. The password is kept as an argon2id hash only. */
export async function createAccount(db: Db | Transaction, username: string, password: string): Promise<Account> {
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
  { username, password }: Credentials,
): Promise<{ account: Account; sessionId: string } | undefined> {
  const [found] = await db.select().from(accounts).where(eq(accounts.username, username.toLowerCase()));
  const fits = await verify(found?.passwordHash ?? (await unknownUserHash), password);
  if (!found || !fits) {
    await logRefusedSignIn(db, username);
    return undefined;
  }
  const account = { id: found.id, username: found.username };
  return { account, sessionId: await openSession(db, account) };
}

export async function openSession(db: Db, account: Account): Promise<string> {
  const sessionId = makeSessionId();
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({ idHash: hashSessionId(sessionId), accountId: account.id });
    await logSession(tx, account, 'login', 'Signed in');
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

/** Ends a session, if there is one. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  const account = await findAccountBySession(db, sessionId);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.idHash, hashSessionId(sessionId)));
    if (account) await logSession(tx, account, 'logout', 'Signed out');
  });
}

function logSession(tx: Transaction, account: Account, actionType: 'login' | 'logout', description: string) {
  return tx.insert(activityLogs).values({ userId: account.id, username: account.username, actionType, description });
}

/** The name that was tried tells a mistyped one from an attack. It is cut, for people type anything into that field. */
async function logRefusedSignIn(db: Db, username: string): Promise<void> {
  await db.insert(activityLogs).values({
    username: username.slice(0, 64),
    actionType: 'login',
    status: 'failed',
    description: 'Sign-in refused',
    errorMessage: 'Invalid username or password',
  });
}

/** Verified against when there is no such user, so that time does not tell. */
const unknownUserHash = hash(crypto.randomUUID());
