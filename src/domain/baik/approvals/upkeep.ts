import { asc, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import type { ErasedRows } from '../../../db/erased-rows.ts';
import { baikCases } from '../../../db/schema/index.ts';
import { startOf, today } from '../../days.ts';
import { eraseDueCases } from '../cases/case-commands.ts';
import { resealCases, withKeysLocked } from '../cases/case-keys.ts';
import { knownFiles } from '../cases/case-queries.ts';
import { noticeRecipients } from '../cases/notices.ts';
import type { ChannelStore } from '../cases/report-commands.ts';
import { changeList, signedMembers } from '../recipients/recipient-lists.ts';
import { activeRecipients } from '../recipients/recipients.ts';
import type { Drafts } from '../uploads/drafts.ts';
import type { KeyHolder } from './acts.ts';
import { carryOutDue, sweepApprovals } from './approvals.ts';

/**
 * What only the holder of a key can do, when one unlocks: sign the list without recipients who left without their key, carry
 * out what has waited for its notice, and seal every case to its present recipients. Returns whether cases were erased.
 */
export async function bringUpToDate(store: ChannelStore, holder: KeyHolder): Promise<boolean> {
  const { db } = store;
  if (!(await withKeysLocked(db, (tx) => settleList(tx, holder)))) return false;
  const hasErased = await carryOutDue(store, holder);
  const open = db.select({ id: baikCases.id }).from(baikCases).where(isNull(baikCases.erasedOn));
  // One transaction each: the embedded database runs no other query during one.
  for (const { id } of await open.orderBy(asc(baikCases.id))) {
    await withKeysLocked(db, (tx) => resealCases(tx, holder.identity, id));
  }
  return hasErased;
}

/** Returns whether this key may sign: it is in the list. */
async function settleList(tx: Transaction, { signer }: KeyHolder): Promise<boolean> {
  const members = await signedMembers(tx);
  if (!members.some(({ signingKey }) => signingKey === signer.publicKey)) return false;
  const present = await activeRecipients(tx);
  const gone = members.filter((one) => present.every((other) => other.publicKey !== one.publicKey));
  if (gone.length > 0) await changeList(tx, signer, { remove: gone.map((one) => one.publicKey) });
  return true;
}

type Options = {
  store: ChannelStore;
  erased: ErasedRows;
  drafts: Drafts;
  screen: string;
  wakeOutbox: () => void;
};

export async function runMaintenance({ store, erased, drafts, screen, wakeOutbox }: Options): Promise<void> {
  await drafts.sweep();
  await eraseDueCases(store);
  await tidyFiles(store);
  const hasMail = await sweepApprovals(store, screen);
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
