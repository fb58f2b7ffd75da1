import type { ErasedRows } from '../../db/erased-rows.ts';
import { startOf, today } from '../days.ts';
import { sweepApprovals } from './approvals/approvals.ts';
import { eraseDueCases } from './cases/case-commands.ts';
import { knownFiles } from './cases/case-queries.ts';
import { noticeRecipients } from './cases/notices.ts';
import type { ChannelStore } from './cases/report-commands.ts';
import type { Drafts } from './uploads/drafts.ts';

type Options = {
  store: ChannelStore;
  erased: ErasedRows;
  drafts: Drafts;
  /** URL of the recipients' screen, for the notification mail. */
  screen: string;
  /** Wakes the outbox for a new mail. */
  wakeOutbox: () => void;
};

/** Erases due cases, removes orphaned files and notifies recipients. */
export async function runMaintenance({ store, erased, drafts, screen, wakeOutbox }: Options): Promise<void> {
  await drafts.sweep();
  await eraseDueCases(store);
  await tidyFiles(store);
  const { hasMail } = await sweepApprovals(store, screen);
  if ((await noticeRecipients(store.db, screen)) || hasMail) wakeOutbox();
  // Last, and repeated by the next round when it fails: a session that reads for long keeps nothing else from being done.
  erased.rewriteSoon();
  await erased.settled();
}

/**
 * Sealed files without an entry were left by a crash or belong to an erased case. All others are rewritten after their day
 * is over, so that the file system no longer knows the minute of their arrival.
 */
async function tidyFiles({ db, files }: ChannelStore): Promise<void> {
  const midnight = startOf(today());
  const old = await files.listBefore(midnight);
  const known = await knownFiles(db);
  await files.remove(old.filter(({ id, isAbandonable }) => isAbandonable && !known.has(id)).map(({ id }) => id));
  for (const { id, day, isFresh } of old) if (isFresh && known.has(id)) await files.renew(id, day);
}
