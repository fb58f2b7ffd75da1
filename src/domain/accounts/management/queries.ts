import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, factorResets, invitations } from '../../../db/schema/index.ts';
import { hasPasskeys } from '../sign-in-policy.ts';

/** An account as administrators see it. */
export type ManagedAccount = Awaited<ReturnType<typeof listAccounts>>[number];

export async function listAccounts(db: Db) {
  return select(db).orderBy(asc(accounts.username));
}

export async function findManagedAccount(db: Db | Transaction, id: number): Promise<ManagedAccount | undefined> {
  const [row] = await select(db).where(eq(accounts.id, id));
  return row;
}

const requester = alias(accounts, 'requester');

function select(db: Db | Transaction) {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      language: accounts.language,
      roles: accounts.roles,
      disabled: sql<boolean>`(accounts.disabled_at is not null)`,
      secondFactor: sql<boolean>`(accounts.totp_secret is not null or ${hasPasskeys})`,
      lastSignedInAt: accounts.lastSignedInAt,
      /** Until when the invitation is good; null once it was accepted. */
      invitedUntil: invitations.expiresAt,
      /** The administrator who asked to remove the second factor, while that can be confirmed. */
      factorResetBy: { id: requester.id, username: requester.username },
      sessions:
        sql<number>`(select count(*) from sessions where sessions.account_id = accounts.id and sessions.last_seen_at > now() - interval '60 minutes' and sessions.created_at > now() - interval '12 hours')`.mapWith(
          Number,
        ),
    })
    .from(accounts)
    .leftJoin(invitations, eq(invitations.accountId, accounts.id))
    .leftJoin(factorResets, sql`${factorResets.accountId} = ${accounts.id} and ${factorResets.expiresAt} > now()`)
    .leftJoin(requester, eq(requester.id, factorResets.requestedBy));
}
