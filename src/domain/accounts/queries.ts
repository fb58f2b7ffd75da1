import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, sessions } from '../../db/schema/index.ts';
import { hashSessionId } from './session-id.ts';
import { sessionIdleMinutes, sessionLifetimeInHours } from './session-lifetime.ts';

export type Account = { id: number; username: string };

/** Who a session id belongs to, as long as the session lives. */
export async function findAccountBySession(db: Db, sessionId: string): Promise<Account | undefined> {
  const [row] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.idHash, hashSessionId(sessionId)),
        gt(sessions.lastSeenAt, sql`now() - make_interval(mins => ${sessionIdleMinutes})`),
        gt(sessions.createdAt, sql`now() - make_interval(hours => ${sessionLifetimeInHours})`),
      ),
    );
  return row;
}

export async function hasAccounts(db: Db | Transaction): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return rows.length > 0;
}
