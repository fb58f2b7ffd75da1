import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../../activity/commands.ts';
import { aboutOf } from '../commands.ts';
import { lockFactors } from '../second-factor/factor-changes.ts';
import { makeRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { endOtherSessions } from '../sessions.ts';
import { isSecondFactorRequired } from '../sign-in-policy.ts';
import { passkeysOf } from './queries.ts';
import type { NewPasskey } from './registration.ts';

const maxPasskeys = 20;
export const maxPasskeyNameCharacters = 60;

/** Stores a passkey and ends the other sessions. Returns recovery codes when it is the account's first factor. */
export async function addPasskey(
  db: Db,
  actor: Actor,
  { passkey, name, sessionId }: { passkey: NewPasskey; name: string; sessionId: string },
  notices: SecurityNotices,
): Promise<{ kind: 'added'; recoveryCodes: string[] } | { kind: 'refused' }> {
  const codes = makeRecoveryCodes();
  const added = await db.transaction(async (tx) => {
    const hasApp = await lockFactors(tx, actor.id);
    const count = await tx.$count(passkeys, eq(passkeys.accountId, actor.id));
    if (count >= maxPasskeys) return undefined;
    const isFirst = !hasApp && count === 0;
    const stored = await tx
      .insert(passkeys)
      .values({
        accountId: actor.id,
        name,
        credentialId: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (stored.length === 0) return undefined;
    if (isFirst) await replaceRecoveryCodes(tx, actor.id, codes);
    const ended = await endOtherSessions(tx, actor.id, sessionId);
    await recordActivity(tx, actor, event('account.passkeyAdded', { ...aboutOf(actor), passkey: name, count: ended }));
    await notices.queue(tx, actor.id, 'passkeyAdded', name);
    return { kind: 'added', recoveryCodes: isFirst ? codes : [] } as const;
  });
  notices.wake();
  return added ?? { kind: 'refused' };
}

/** Removes a passkey, unless it is the last factor and one is required for all accounts. */
export async function removePasskey(
  db: Db,
  actor: Actor,
  id: number,
  notices: SecurityNotices,
): Promise<'removed' | 'required' | 'missing'> {
  const outcome = await db.transaction(async (tx) => {
    const hasApp = await lockFactors(tx, actor.id);
    const known = await passkeysOf(tx, actor.id);
    const passkey = known.find((one) => one.id === id);
    if (!passkey) return 'missing';
    const isLast = !hasApp && known.length === 1;
    if (isLast && (await isSecondFactorRequired(tx))) return 'required';
    await tx.delete(passkeys).where(eq(passkeys.id, id));
    if (isLast) await removeRecoveryCodes(tx, actor.id);
    await recordActivity(tx, actor, event('account.passkeyRemoved', { ...aboutOf(actor), passkey: passkey.name }));
    await notices.queue(tx, actor.id, 'passkeyRemoved', passkey.name);
    return 'removed';
  });
  notices.wake();
  return outcome;
}

/** False when the actor has no such passkey. */
export function renamePasskey(db: Db, actor: Actor, id: number, name: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, actor.id)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) return false;
    await recordActivity(tx, actor, event('account.passkeyRenamed', { ...aboutOf(actor), passkey: name }));
    return true;
  });
}
