import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, factorResets, invitations } from '../../../db/schema/index.ts';
import type { Role } from '../../../fields/roles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { hasPasskeys } from '../sign-in-policy.ts';

/** An account as administrators see it. */
export type ManagedAccount = {
  id: number;
  username: string;
  email: string | null;
  language: Language;
  roles: Role[];
  disabled: boolean;
  secondFactor: boolean;
  lastSignedInAt: Date | null;
  /** Until when the invitation is good; null once it was accepted. */
  invitedUntil: Date | null;
  /** The administrator who asked to remove the second factor, while that can be confirmed. */
  factorResetBy: { id: number; username: string } | null;
  sessions: number;
};

export async function listAccounts(db: Db): Promise<ManagedAccount[]> {
  return (await select(db).orderBy(asc(accounts.username))).map(managed);
}

export async function findManagedAccount(db: Db | Transaction, id: number): Promise<ManagedAccount | undefined> {
  const [row] = await select(db).where(eq(accounts.id, id));
  return row && managed(row);
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
      disabledAt: accounts.disabledAt,
      secondFactor: sql<boolean>`(accounts.totp_secret is not null or ${hasPasskeys})`,
      lastSignedInAt: accounts.lastSignedInAt,
      invitedUntil: invitations.expiresAt,
      requesterId: requester.id,
      requesterName: requester.username,
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

type Row = Awaited<ReturnType<typeof select>>[number];

function managed({ disabledAt, requesterId, requesterName, ...row }: Row): ManagedAccount {
  const factorResetBy =
    requesterId !== null && requesterName !== null ? { id: requesterId, username: requesterName } : null;
  return { ...row, disabled: disabledAt !== null, factorResetBy };
}
