import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';
import type { Actor } from '../activity/commands.ts';
import { type KnownAccount, knownAccount } from './commands.ts';
import { isEnabled } from './sign-in-policy.ts';

export async function hasAccounts(db: Db | Transaction): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return rows.length > 0;
}

/** Undefined when the account is disabled. */
export async function findAccount(db: Db, id: number): Promise<KnownAccount | undefined> {
  const [row] = await db
    .select(knownAccount)
    .from(accounts)
    .where(and(eq(accounts.id, id), isEnabled));
  return row;
}

export async function findAccountByName(db: Db, username: string): Promise<Actor | undefined> {
  const [row] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.username, username.toLowerCase()));
  return row;
}

/** The address for notices about the security of an account; null when none is set. */
export async function emailOf(db: Db, account: Actor): Promise<string | null> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, account.id));
  return row?.email ?? null;
}
