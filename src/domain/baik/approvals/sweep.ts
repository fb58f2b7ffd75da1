import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikApprovals, baikCases } from '../../../db/schema/index.ts';
import { enqueueNotices } from '../cases/notices.ts';
import type { ChannelStore } from '../cases/report-commands.ts';
import { endOfRecoveryUse, requestIn } from '../recipient-lists/approval-body.ts';
import { carryOutDue } from './approvals.ts';

/** What needs no key: notices, acts whose notice is over, and permissions that have expired. */
export async function sweepApprovals(store: ChannelStore, screen: string): Promise<{ hasMail: boolean }> {
  const { db } = store;
  for (const row of await db.select().from(baikApprovals).where(eq(baikApprovals.act, 'recovery'))) {
    const request = await requestIn(row);
    const isOver = !request || endOfRecoveryUse(request).getTime() <= Date.now();
    if (isOver) await db.delete(baikApprovals).where(eq(baikApprovals.id, row.id));
  }
  await carryOutDue(store);
  return { hasMail: await notifyRecipients(db, screen) };
}

/**
 * Tells every recipient by mail that there is something to read. A case that is closed to some of them causes no mail, because
 * that would tell those of it.
 */
function notifyRecipients(db: Db, screen: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx
      .update(baikApprovals)
      .set({ isNotified: true })
      .where(eq(baikApprovals.isNotified, false))
      .returning({ caseId: baikApprovals.caseId });
    const ids = fresh.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]));
    const open = ids.length === 0 ? 0 : await countOpenToAll(tx, ids);
    return fresh.length - ids.length + open > 0 && enqueueNotices(tx, screen);
  });
}

function countOpenToAll(tx: Transaction, ids: number[]): Promise<number> {
  return tx.$count(baikCases, and(inArray(baikCases.id, ids), eq(baikCases.isLimited, false)));
}
