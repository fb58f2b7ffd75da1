import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikRecipients, baikRequests } from '../../../db/schema/index.ts';
import { today } from '../../days.ts';
import { lockKeys } from '../case-keys.ts';
import { enqueueNotices } from '../cases/notices.ts';
import { endOfNotice, endOfRecoveryUse } from '../recipient-lists/request-body.ts';
import { removedFields } from '../removed-fields.ts';
import { reopenDue } from './reopening.ts';
import { note } from './request-commands.ts';
import { readLeaving, requestIn } from './request-queries.ts';

/** What needs no key: notices, leaving without one, the opening of a closed channel, and requests that have expired. */
export async function sweepRequests(db: Db, screen: string): Promise<{ hasMail: boolean }> {
  await dropExpired(db);
  await removeLeavers(db);
  await reopenDue(db);
  return { hasMail: await notifyRecipients(db, screen) };
}

/**
 * Tells every recipient by mail that there is something to read. A case that is closed to some of them causes no mail, because
 * that would tell those of it.
 */
function notifyRecipients(db: Db, screen: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const untold = await tx
      .update(baikRequests)
      .set({ isTold: true })
      .where(eq(baikRequests.isTold, false))
      .returning({ caseId: baikRequests.caseId });
    const ids = untold.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]));
    const open = ids.length === 0 ? 0 : await countOpenToAll(tx, ids);
    if (untold.length - ids.length + open === 0) return false;
    return enqueueNotices(tx, screen);
  });
}

function countOpenToAll(tx: Transaction, ids: number[]): Promise<number> {
  return tx.$count(baikCases, and(inArray(baikCases.id, ids), eq(baikCases.isLimited, false)));
}

async function removeLeavers(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    for (const row of await tx.select().from(baikRequests).where(eq(baikRequests.act, 'leave'))) {
      const asked = readLeaving(row);
      if (!asked || row.recipientId === null || endOfNotice(asked).getTime() > Date.now()) continue;
      await tx.delete(baikRequests).where(eq(baikRequests.recipientId, row.recipientId));
      const [removed] = await tx
        .update(baikRecipients)
        .set({ ...removedFields, removedOn: today() })
        .where(and(eq(baikRecipients.id, row.recipientId), ne(baikRecipients.status, 'removed')))
        .returning({ label: baikRecipients.label });
      if (!removed) continue;
      const { label } = removed;
      await note(tx, undefined, `Removed the report recipient "${label}", as they had asked`, label, 'delete');
    }
  });
}

async function dropExpired(db: Db): Promise<void> {
  const erased = db.select({ id: baikCases.id }).from(baikCases).where(isNotNull(baikCases.erasedOn));
  await db.delete(baikRequests).where(inArray(baikRequests.caseId, erased));
  for (const row of await db.select().from(baikRequests).where(eq(baikRequests.act, 'recovery'))) {
    const request = await requestIn(row);
    const isOver = !request || endOfRecoveryUse(request).getTime() <= Date.now();
    if (isOver) await db.delete(baikRequests).where(eq(baikRequests.id, row.id));
  }
}
