import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikRequests } from '../../../db/schema/index.ts';
import type { Actor } from '../../activity/commands.ts';
import { lockKeys } from '../case-keys.ts';
import { memberOf, signedMembers } from '../recipient-lists/recipient-lists.ts';
import { endOfNotice, endOfRecoveryUse, isConfirmed } from '../recipient-lists/request-body.ts';
import type { Recipient } from '../recipient-queries.ts';
import type { Signer } from '../sealing/signatures.ts';
import { ask, note } from './request-commands.ts';
import { groundOf, requestIn } from './request-queries.ts';

/**
 * Whether a recovery key may be used: after the confirmation of a recipient, or 72 hours after it was asked for. The first
 * time it is asked for here. Returns when it may be used otherwise; undefined for a key that is in no list.
 */
export function admitRecoveryKey(
  db: Db,
  actor: Actor,
  holder: Recipient,
  signer: Signer,
): Promise<'allowed' | { waitsUntil: Date } | undefined> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    const members = await signedMembers(tx);
    const rows = await tx
      .select()
      .from(baikRequests)
      .where(and(eq(baikRequests.act, 'recovery'), eq(baikRequests.recipientId, holder.id)));
    for (const row of rows) {
      const request = await requestIn(row);
      if (request?.signer !== signer.publicKey || endOfRecoveryUse(request).getTime() <= Date.now()) continue;
      // A confirmation is for the person who asked.
      if (request.account !== actor.id) continue;
      const isAllowed = endOfNotice(request).getTime() <= Date.now();
      if (isAllowed || (await isConfirmed(members, request, groundOf(row)))) return 'allowed';
      return { waitsUntil: endOfNotice(request) };
    }
    const about = { act: 'recovery', member: memberOf(holder) } as const;
    const outcome = await ask(tx, actor, { signer }, about, { recipientId: holder.id });
    if (outcome.kind !== 'asked') return undefined;
    await note(tx, actor, 'Asked to use the recovery key for reports');
    const [row] = await tx
      .select()
      .from(baikRequests)
      .where(and(eq(baikRequests.act, 'recovery'), eq(baikRequests.recipientId, holder.id)));
    const request = row && (await requestIn(row));
    return request && { waitsUntil: endOfNotice(request) };
  });
}
