import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { baikCaseKeys, baikCases } from '../../db/schema/index.ts';
import type { KeyHolder } from './approvals/acts.ts';
import { carryOutDue } from './approvals/approvals.ts';
import { lockKeys, openCaseKeys, resealCase } from './case-keys.ts';
import type { ChannelStore } from './cases/report-commands.ts';
import { changeList, sealingTo, signedMembers } from './recipient-lists/recipient-lists.ts';
import { presentRecipients } from './recipient-queries.ts';

/**
 * What only the holder of a key can do, when one unlocks: sign the list without recipients who left without their key, carry
 * out what has waited for its notice, seal every case to the present recipients, and give those a new key to which a former one
 * has the old. Returns whether cases were erased.
 */
export async function bringUpToDate(store: ChannelStore, holder: KeyHolder): Promise<boolean> {
  const { db } = store;
  if (!(await db.transaction((tx) => settleList(tx, holder)))) return false;
  const hasErased = await carryOutDue(store, holder);
  const ids = await db
    .select({ id: baikCases.id })
    .from(baikCases)
    .where(isNull(baikCases.erasedOn))
    .orderBy(asc(baikCases.id));
  // One transaction each: the embedded database runs no other query during one.
  for (const { id } of ids) await db.transaction((tx) => settleCase(tx, id, holder));
  return hasErased;
}

/** Returns whether this key may sign: it is in the list. */
async function settleList(tx: Transaction, { signer }: KeyHolder): Promise<boolean> {
  await lockKeys(tx);
  const members = await signedMembers(tx);
  if (!members.some(({ signingKey }) => signingKey === signer.publicKey)) return false;
  const present = (await presentRecipients(tx)).filter(({ status }) => status === 'active');
  const gone = members.filter((one) => present.every((other) => other.publicKey !== one.publicKey));
  if (gone.length > 0) await changeList(tx, signer, { remove: gone.map((one) => one.publicKey) });
  return true;
}

async function settleCase(tx: Transaction, id: number, { identity }: KeyHolder): Promise<void> {
  await lockKeys(tx);
  const [found] = await tx
    .select({ sealed: baikCaseKeys.sealed })
    .from(baikCaseKeys)
    .innerJoin(baikCases, eq(baikCases.id, baikCaseKeys.caseId))
    .where(and(eq(baikCases.id, id), isNull(baikCases.erasedOn)))
    .for('update');
  const record = found && (await openCaseKeys(identity, found.sealed, id));
  if (!record) return;
  const { publicKeys } = await sealingTo(tx, record);
  const hasLeaver = record.sealedTo.some((key) => !publicKeys.includes(key));
  const isCurrent = !hasLeaver && publicKeys.length === record.sealedTo.length;
  if (!isCurrent) await resealCase(tx, record, { rotate: hasLeaver });
}
