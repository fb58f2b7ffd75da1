import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, sessions } from '../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { SpentTokenError } from '../limits/places.ts';
import type { Staff } from '../rights/staff.ts';
import { digest, isToken, makeToken } from '../secrets/tokens.ts';
import { isEnabled, mustSetUpFactor } from './sign-in-policy.ts';
import { isFirstUse } from './single-use.ts';

const sessionIdleTimeInMinutes = 60;
const sessionLifetimeInHours = 12;

/** Sessions within the idle limit and the absolute lifetime. */
export const alive = and(
  gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${sessionIdleTimeInMinutes})`),
  gt(sessions.createdAt, sql`now() - make_interval(hours => ${sessionLifetimeInHours})`),
);

/** Expired sessions are kept this long after they were opened: a form that is sent with one is known to be its owner's. */
const endedSessionLifetimeInHours = 24;

/** Time in minutes in which a required second factor is set up, counted from the sign-in. */
const setUpTimeInMinutes = 10;

/** Time in minutes for which a sign-in counts as a confirmation by password. */
const confirmationLifetimeInMinutes = 10;

const staffColumns = {
  id: accounts.id,
  username: accounts.username,
  language: accounts.language,
  roles: accounts.roles,
};

export type Opening = {
  /** "Firefox on Windows". */
  device?: string;
  /** The sign-in method, when it was not a password. */
  by?: string;
  /** The browser's previous session, which is ended. */
  instead?: string | undefined;
  /** A single-use token of the sign-in, used up together with the opening. */
  token?: string;
};

/** Creates a session and returns its id; the database stores only the id's hash. Throws SpentTokenError. */
export async function openSession(
  db: Db,
  account: Actor,
  { device = '', by, instead, token }: Opening = {},
): Promise<string> {
  const sessionId = makeToken();
  await db.transaction(async (tx) => {
    if (token !== undefined && !(await isFirstUse(tx, token))) throw new SpentTokenError();
    await tx
      .delete(sessions)
      .where(lt(sessions.createdAt, sql`now() - make_interval(hours => ${endedSessionLifetimeInHours})`));
    if (instead) await tx.delete(sessions).where(eq(sessions.idHash, digest(instead)));
    await tx.update(accounts).set({ lastSignedInAt: sql`now()` }).where(eq(accounts.id, account.id));
    await tx.insert(sessions).values({ idHash: digest(sessionId), accountId: account.id, device });
    await recordActivity(tx, account, by ? event('signedInWith', { means: by }) : event('signedIn'));
  });
  return sessionId;
}

/** The account behind a valid session id, unless it must set up a second factor first. Each call renews the idle limit. */
export async function resumeSession(db: Db, sessionId: string): Promise<Staff | undefined> {
  const resumed = await resumeAnySession(db, sessionId);
  return resumed && !resumed.mustSetUpFactor ? resumed.staff : undefined;
}

/** The same, for the few screens on which a required second factor is set up. */
export async function resumeAnySession(
  db: Db,
  sessionId: string,
): Promise<{ staff: Staff; mustSetUpFactor: boolean } | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .from(accounts)
    .where(and(eq(sessions.idHash, digest(sessionId)), eq(accounts.id, sessions.accountId), isEnabled, alive))
    .returning({
      ...staffColumns,
      mustSetUpFactor,
      isFresh: sql<boolean>`sessions.created_at > now() - make_interval(mins => ${setUpTimeInMinutes})`,
    });
  // An open session without a second factor must not be enough for a passer-by to set up one.
  if (!row || (row.mustSetUpFactor && !row.isFresh)) return undefined;
  const { mustSetUpFactor: must, isFresh: _, ...staff } = row;
  return { staff, mustSetUpFactor: must };
}

/** Like `resumeSession`, without renewing the idle limit: for calls that a page makes by itself. */
export async function peekSession(db: Db, sessionId: string): Promise<(Staff & { sessionHash: string }) | undefined> {
  if (!isToken(sessionId)) return undefined;
  const sessionHash = digest(sessionId);
  const [row] = await db
    .select({ ...staffColumns, mustSetUpFactor })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.idHash, sessionHash), alive));
  if (!row || row.mustSetUpFactor) return undefined;
  const { mustSetUpFactor: _, ...staff } = row;
  return { ...staff, sessionHash };
}

/** The account of a session that has expired or not, but was not ended. A form that is sent with it is its owner's. */
export async function accountOfSession(db: Db, sessionId: string): Promise<number | undefined> {
  const isIt = eq(sessions.idHash, digest(sessionId));
  const [session] = await db.select({ accountId: sessions.accountId }).from(sessions).where(isIt);
  return session?.accountId;
}

/** Whether the session was opened just now, so that its owner need not be asked for the password again. */
export async function isJustOpened(db: Db, sessionId: string): Promise<boolean> {
  const justNow = gt(sessions.createdAt, sql`now() - make_interval(mins => ${confirmationLifetimeInMinutes})`);
  return (await db.$count(sessions, and(eq(sessions.idHash, digest(sessionId)), justNow))) > 0;
}

/** Ends a session, if there is one. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.idHash, digest(sessionId)))
      .returning({ accountId: sessions.accountId });
    if (!ended) return;
    const [account] = await tx
      .select({ id: accounts.id, username: accounts.username })
      .from(accounts)
      .where(eq(accounts.id, ended.accountId));
    await recordActivity(tx, account, event('signedOut'));
  });
}

/** The valid sessions of an account, most recently used first. */
export function sessionsOf(db: Db, actor: Actor, currentId: string) {
  const { number, device, createdAt, lastSeenAt, idHash } = sessions;
  const current = sql<boolean>`${idHash} = ${digest(currentId)}`;
  return db
    .select({ number, device, createdAt, lastSeenAt, current })
    .from(sessions)
    .where(and(eq(sessions.accountId, actor.id), alive))
    .orderBy(desc(lastSeenAt))
    .execute();
}

export type ListedSession = Awaited<ReturnType<typeof sessionsOf>>[number];

/** Ends one of the actor's sessions. False when the actor has no session with this number. */
export function endOwnSession(db: Db, actor: Actor, number: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, actor.id), eq(sessions.number, number)))
      .returning({ device: sessions.device });
    if (!ended) return false;
    const { device } = ended;
    await recordActivity(tx, actor, device ? event('deviceSessionEnded', { device }) : event('sessionEnded'));
    return true;
  });
}

/** Ends the actor's other sessions and returns their number. */
export function endOwnOtherSessions(db: Db, actor: Actor, currentId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await endOtherSessions(tx, actor.id, currentId);
    await recordActivity(tx, actor, event('otherSessionsEnded', { count }));
    return count;
  });
}

/** Ends all sessions of an account but one and returns their number. */
export async function endOtherSessions(tx: Transaction, accountId: number, currentId: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.idHash, digest(currentId))))
    .returning({ number: sessions.number });
  return ended.length;
}
