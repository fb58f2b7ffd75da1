import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../../activity/commands.ts';
import { command, done } from '../../command.ts';
import { currentStaff } from '../../rights/staff.ts';
import { aboutOf } from '../commands.ts';
import { makeRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { lockFactors } from '../second-factor/second-factor.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { endOtherSessions } from '../sessions.ts';
import { isSecondFactorRequired } from '../sign-in-policy.ts';

const maxPasskeys = 20;
export const maxPasskeyNameCharacters = 60;

export type StoredPasskey = typeof passkeys.$inferSelect;

/** A passkey that a browser has made, before it is stored. */
export type NewPasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The passkeys of an account, oldest first. */
export function passkeysOf(db: Db | Transaction, accountId: number): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.id);
}

export async function findOwnPasskey(db: Db | Transaction, id: number): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, currentStaff().id)));
  return row;
}

/**
 * Stores a passkey and ends the other sessions. Returns recovery codes, none unless it is the account's first factor;
 * undefined when it is known already, or one too many.
 */
export function addPasskey(
  db: Db,
  actor: Actor,
  { passkey, name, sessionId }: { passkey: NewPasskey; name: string; sessionId: string },
  notices: SecurityNotices,
): Promise<string[] | undefined> {
  return notices.sendAfter(db, async (tx) => {
    const hasApp = await lockFactors(tx, actor.id);
    const count = await tx.$count(passkeys, eq(passkeys.accountId, actor.id));
    if (count >= maxPasskeys) return undefined;
    const stored = await tx
      .insert(passkeys)
      .values({ accountId: actor.id, name, ...passkey })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (stored.length === 0) return undefined;
    const codes = hasApp || count > 0 ? [] : makeRecoveryCodes();
    if (codes.length > 0) await replaceRecoveryCodes(tx, actor.id, codes);
    const ended = await endOtherSessions(tx, actor.id, sessionId);
    await recordActivity(tx, actor, event('account.passkeyAdded', { ...aboutOf(actor), passkey: name, count: ended }));
    await notices.queue(tx, actor.id, 'passkeyAdded', name);
    return codes;
  });
}

/** Removes a passkey. False when it is the last factor and one is required for all accounts. */
export function removePasskey(
  db: Db,
  actor: Actor,
  { id, name }: StoredPasskey,
  notices: SecurityNotices,
): Promise<boolean> {
  return notices.sendAfter(db, async (tx) => {
    const hasApp = await lockFactors(tx, actor.id);
    const known = await passkeysOf(tx, actor.id);
    // Another request has removed it.
    if (!known.some((one) => one.id === id)) return true;
    const isLast = !hasApp && known.length === 1;
    if (isLast && (await isSecondFactorRequired(tx))) return false;
    await tx.delete(passkeys).where(eq(passkeys.id, id));
    if (isLast) await removeRecoveryCodes(tx, actor.id);
    await recordActivity(tx, actor, event('account.passkeyRemoved', { ...aboutOf(actor), passkey: name }));
    await notices.queue(tx, actor.id, 'passkeyRemoved', name);
    return true;
  });
}

export const renamePasskey = command({
  needs: 'signed-in',
  logs: ['update', 'account'],
  input: z.object({ name: z.string() }),
  find: findOwnPasskey,
  async run({ tx, by, row, input: { name } }) {
    await tx.update(passkeys).set({ name }).where(eq(passkeys.id, row.id));
    return done(name, { log: event('account.passkeyRenamed', { ...aboutOf(by), passkey: name }) });
  },
});
