import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikCaseKeys, baikCases } from '../../db/schema/index.ts';
import type { Actor } from '../activity/commands.ts';
import { lockKeys, openCaseKeys, resealCase } from './case-keys.ts';
import { changeList, sealingTo, signedMembers } from './recipient-lists/recipient-lists.ts';
import { presentRecipients } from './recipient-queries.ts';
import { carryOutDueRequests } from './requests/request-commands.ts';
import type { UnlockedKey } from './sealing/unlocked-keys.ts';

/**
 * What only the holder of a key can do, when one unlocks: sign the list without recipients who left without their key, carry
 * out requests whose notice is over, seal every case to the present recipients, and give those a new key to which a former one
 * has the old.
 */
export async function bringUpToDate(db: Db, actor: Actor, key: UnlockedKey): Promise<void> {
  if (!(await db.transaction((tx) => settleList(tx, actor, key)))) return;
  const ids = await db
    .select({ id: baikCases.id })
    .from(baikCases)
    .where(isNull(baikCases.erasedOn))
    .orderBy(asc(baikCases.id));
  // One transaction each: the embedded database runs no other query during one.
  for (const { id } of ids) await db.transaction((tx) => settleCase(tx, id, key));
}

/** Returns whether this key may sign: it is in the list. */
async function settleList(tx: Transaction, actor: Actor, key: UnlockedKey): Promise<boolean> {
  await lockKeys(tx);
  const members = await signedMembers(tx);
  if (!members.some((one) => one.publicKey === key.publicKey && one.signingKey === key.signer.publicKey)) return false;
  const present = (await presentRecipients(tx)).filter(({ status }) => status === 'active');
  const gone = members.filter((one) => present.every((other) => other.publicKey !== one.publicKey));
  if (gone.length > 0) await changeList(tx, key.signer, { remove: gone.map((one) => one.publicKey) });
  await carryOutDueRequests(tx, actor, key);
  return true;
}

async function settleCase(tx: Transaction, id: number, { identity }: UnlockedKey): Promise<void> {
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
