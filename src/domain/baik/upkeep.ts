import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { baikCaseKeys, baikCases } from '../../db/schema/index.ts';
import type { Actor } from '../activity/commands.ts';
import { type CaseKeyRecord, lockKeys, openCaseKeys, resealCase } from './case-keys.ts';
import { linkEntriesFromBefore } from './cases/entries.ts';
import { openedCase } from './mailbox.ts';
import { giveSigningKeys, openSigner } from './recipient-keys.ts';
import { changeList, readLists, sealingTo, startLists } from './recipient-lists/recipient-lists.ts';
import type { Recipient } from './recipient-queries.ts';
import { presentRecipients } from './recipient-queries.ts';
import { carryOutDueRequests } from './requests/request-commands.ts';
import type { Signer } from './sealing/signatures.ts';
import type { UnlockedKey } from './sealing/unlocked-keys.ts';

/** The signing key of a recipient who unlocks; one from before entries were signed gets it now. */
export async function signerFor(db: Db, recipient: Recipient, identity: string): Promise<Signer | undefined> {
  if (recipient.signingKey) return openSigner(recipient, identity);
  await db.transaction(giveSigningKeys);
  const now = (await presentRecipients(db)).find(({ id }) => id === recipient.id);
  return now && openSigner(now, identity);
}

/**
 * What only the holder of a key can do, when one unlocks: sign the list without recipients who left without their key, carry
 * out requests whose notice is over, seal every case to the present recipients, give those a new key to which a former one has the old, and link entries from
 * before into the chains. Returns the number of cases that were changed.
 */
export async function bringUpToDate(db: Db, actor: Actor, key: UnlockedKey): Promise<number> {
  const mayAct = await db.transaction((tx) => settleList(tx, actor, key));
  if (!mayAct) return 0;
  const ids = await db
    .select({ id: baikCases.id })
    .from(baikCases)
    .where(isNull(baikCases.erasedOn))
    .orderBy(asc(baikCases.id));
  let changed = 0;
  // One transaction each: the embedded database runs no other query during one.
  for (const { id } of ids) if (await db.transaction((tx) => settleCase(tx, id, key))) changed += 1;
  return changed;
}

/** Returns whether this key may sign: it is in the list. */
async function settleList(tx: Transaction, actor: Actor, key: UnlockedKey): Promise<boolean> {
  const { publicKey, identity, signer } = key;
  await lockKeys(tx);
  const { lists } = await readLists(tx);
  // On a site from before. Where a case names a list, the lists were taken away: that is reported and not repaired.
  if (lists.length === 0 && !(await namesList(tx, identity))) await startLists(tx, signer);
  const last = (await readLists(tx)).lists.at(-1);
  const members = last?.members ?? [];
  if (members.every((one) => one.publicKey !== publicKey || one.signingKey !== signer.publicKey)) return false;
  const present = (await presentRecipients(tx)).filter(({ status }) => status === 'active');
  const gone = members.filter((one) => present.every((other) => other.publicKey !== one.publicKey));
  // From the list on that says so, two people are needed to admit a recipient.
  if (gone.length > 0 || !last?.twoPeople) await changeList(tx, signer, { remove: gone.map((one) => one.publicKey) });
  await carryOutDueRequests(tx, actor, key);
  return true;
}

async function namesList(tx: Transaction, identity: string): Promise<boolean> {
  const rows = await keyRows(tx);
  for (const { sealed, ...row } of rows) if ((await openCaseKeys(identity, sealed, row))?.list) return true;
  return false;
}

async function settleCase(tx: Transaction, id: number, { identity, signer }: UnlockedKey): Promise<boolean> {
  await lockKeys(tx);
  const [found] = await keyRows(tx, id);
  const record = found && (await openCaseKeys(identity, found.sealed, found));
  if (!record) return false;
  const [row] = await tx.select().from(baikCases).where(eq(baikCases.id, id)).for('update');
  const isLinked = row !== undefined && (await linkEntriesFromBefore(tx, await openedCase(row, record), signer));
  const { publicKeys } = await sealingTo(tx, record);
  const isCurrent = record.list !== null && isSame(record.sealedTo, publicKeys);
  if (!isCurrent) await resealCase(tx, record, { rotate: hadOthers(record, publicKeys) });
  return isLinked || !isCurrent;
}

/** In a case from before it is not known who had its key: those who have left may have kept it. */
function hadOthers({ sealedTo, list }: CaseKeyRecord, publicKeys: readonly string[]): boolean {
  return list === null || sealedTo.some((key) => !publicKeys.includes(key));
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

function keyRows(tx: Transaction, id?: number) {
  return tx
    .select({ id: baikCases.id, receiptKey: baikCases.receiptKey, sealed: baikCaseKeys.sealed })
    .from(baikCases)
    .innerJoin(baikCaseKeys, eq(baikCaseKeys.caseId, baikCases.id))
    .where(and(isNull(baikCases.erasedOn), id === undefined ? undefined : eq(baikCases.id, id)))
    .orderBy(asc(baikCases.id));
}
