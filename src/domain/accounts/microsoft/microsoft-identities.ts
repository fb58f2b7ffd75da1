import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { accounts, microsoftIdentities } from '../../../db/schema/index.ts';
import { cleanName } from '../../../fields/clean-text.ts';
import { problem } from '../../../fields/problem.ts';
import { atMost } from '../../../fields/text-rules.ts';
import { type Acting, type Actor, event, recordActivity } from '../../activity/commands.ts';
import { maxAddressCharacters } from '../../mail/address.ts';
import { aboutOf, type KnownAccount, knownAccount } from '../commands.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { isEnabled } from '../sign-in-policy.ts';

/** Sign-in name in Microsoft 365 (user principal name). */
export const microsoftAddress = z
  .string()
  .overwrite(cleanName)
  .trim()
  .toLowerCase()
  .max(maxAddressCharacters, atMost(maxAddressCharacters))
  .regex(/^[^\s@]+@[^\s@]+$/, problem('microsoftAccount'));

/** Allows a Microsoft account to sign in as a local account. False when it is already listed. */
export function allowMicrosoft(
  db: Db,
  who: Acting,
  account: Actor,
  address: string,
  notices: SecurityNotices,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(microsoftIdentities)
      .values({ accountId: account.id, address })
      .onConflictDoNothing()
      .returning({ id: microsoftIdentities.id });
    if (added.length === 0) return false;
    await recordActivity(tx, who, event('account.microsoftAllowed', { ...aboutOf(account), address }));
    await notices.queue(tx, account.id, 'microsoftAdded', address);
    return true;
  });
}

/** False when the account has no such Microsoft account. */
export function disallowMicrosoft(
  db: Db,
  who: Acting,
  account: Actor,
  address: string,
  notices: SecurityNotices,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(microsoftIdentities)
      .where(and(eq(microsoftIdentities.accountId, account.id), eq(microsoftIdentities.address, address)))
      .returning({ id: microsoftIdentities.id });
    if (removed.length === 0) return false;
    await recordActivity(tx, who, event('account.microsoftRemoved', { ...aboutOf(account), address }));
    await notices.queue(tx, account.id, 'microsoftRemoved', address);
    return true;
  });
}

export async function microsoftAddressesOf(db: Db, account: Actor): Promise<string[]> {
  const rows = await db
    .select({ address: microsoftIdentities.address })
    .from(microsoftIdentities)
    .where(eq(microsoftIdentities.accountId, account.id))
    .orderBy(microsoftIdentities.address);
  return rows.map(({ address }) => address);
}

export type MicrosoftUser = { objectId: string; address: string };

/**
 * The local account of a Microsoft user. The first object id seen under a listed address is bound to it: addresses are
 * reassigned to other people, object ids never are.
 */
export function findByMicrosoft(db: Db, { objectId, address }: MicrosoftUser): Promise<KnownAccount | undefined> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select(knownAccount)
      .from(microsoftIdentities)
      .innerJoin(accounts, eq(accounts.id, microsoftIdentities.accountId))
      .where(and(eq(microsoftIdentities.objectId, objectId), isEnabled));
    if (known) return known;
    const [claimed] = await tx
      .update(microsoftIdentities)
      .set({ objectId })
      .from(accounts)
      .where(
        and(
          eq(microsoftIdentities.address, address.toLowerCase()),
          isNull(microsoftIdentities.objectId),
          eq(accounts.id, microsoftIdentities.accountId),
          isEnabled,
        ),
      )
      .returning(knownAccount);
    return claimed;
  });
}
