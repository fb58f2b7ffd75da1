import { asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { baikCaseKeys, baikCases } from '../../db/schema/index.ts';
import { sealingTo } from './recipient-lists/recipient-lists.ts';
import { type Identity, makeKeyPair, seal, unseal } from './sealing/sealing.ts';
import { parsedJson } from './sealing/signatures.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const keysLock = 736_211;

/** Until the end of the transaction no other one changes recipients, nor seals keys to them. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

/** Until the end of the transaction no other one changes recipients. Reports that are stored at once do not wait for each other. */
export async function keepRecipients(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keysLock})`);
}

const caseKeyRecord = z.object({
  case: z.int(),
  /** Private keys of the case, the newest first: each opens what was written until the next one was made. */
  keys: z.array(z.string()).min(1),
  /** The public key that signs what the reporter writes. */
  reporterKey: z.string(),
  /** The public key derived from the receipt, to which this record is sealed too. */
  receiptKey: z.string(),
  /** Accounts to which the reporter closed the case: it is sealed to no key of theirs. */
  excluded: z.array(z.int()),
  /** The accounts to which it is open; null for all recipients. */
  limitedTo: z.array(z.int()).nullable(),
  /** The public keys of recipients to which this record is sealed. */
  sealedTo: z.array(z.string()),
  /** The hash of the list of recipients then. */
  list: z.string(),
});

/** The keys of a case as they are sealed to its recipients and its reporter. Who can change it knows a key of the case. */
export type CaseKeyRecord = z.output<typeof caseKeyRecord>;

/** Seals the keys of a case to the recipients and the reporter. */
export async function sealCaseKeys(tx: Transaction, keys: Omit<CaseKeyRecord, 'sealedTo' | 'list'>): Promise<string> {
  const { publicKeys, list } = await sealingTo(tx, keys);
  const record: CaseKeyRecord = { ...keys, sealedTo: [...publicKeys], list };
  return seal([...publicKeys, keys.receiptKey], JSON.stringify(record));
}

/** The keys of a case for one of the identities they are sealed to. Undefined when they are not, or were damaged. */
export async function openCaseKeys(
  identity: Identity,
  sealed: string,
  caseId: number,
): Promise<CaseKeyRecord | undefined> {
  const bytes = await unseal(identity, sealed).catch(() => undefined);
  const record = bytes && caseKeyRecord.safeParse(parsedJson(new TextDecoder().decode(bytes))).data;
  return record?.case === caseId ? record : undefined;
}

export async function sealedKeysOf(db: Db | Transaction, caseId: number): Promise<string | undefined> {
  const [row] = await db.select().from(baikCaseKeys).where(eq(baikCaseKeys.caseId, caseId));
  return row?.sealed;
}

export async function storeCaseKeys(tx: Transaction, caseId: number, sealed: string): Promise<void> {
  await tx
    .insert(baikCaseKeys)
    .values({ caseId, sealed })
    .onConflictDoUpdate({ target: baikCaseKeys.caseId, set: { sealed } });
}

export type Resealed = { cases: number; unopened: number };

/**
 * Seals the keys of all cases to the recipients in this transaction. `rotate` gives every case a new key as well, so that a
 * removed recipient who kept a key cannot open what is written from now on. Contents stay as they are. Cases that the given
 * key does not open are left unchanged and counted.
 */
export async function resealCases(
  tx: Transaction,
  identity: Identity,
  { rotate }: { rotate: boolean },
): Promise<Resealed> {
  const rows = await tx
    .select({ id: baikCases.id, isLimited: baikCases.isLimited, sealed: baikCaseKeys.sealed })
    .from(baikCases)
    .innerJoin(baikCaseKeys, eq(baikCaseKeys.caseId, baikCases.id))
    .where(isNull(baikCases.erasedOn))
    .orderBy(asc(baikCases.id))
    .for('update');
  const result: Resealed = { cases: 0, unopened: 0 };
  for (const { id, isLimited, sealed } of rows) {
    const record = await openCaseKeys(identity, sealed, id);
    if (!record) {
      // Its number would tell those to whom it is closed that there is one.
      if (!isLimited) result.unopened += 1;
      continue;
    }
    await resealCase(tx, record, { rotate });
    result.cases += 1;
  }
  return result;
}

/** Seals the keys of a case to its present recipients, after a new one when it is to be rotated. */
export async function resealCase(tx: Transaction, record: CaseKeyRecord, { rotate }: { rotate: boolean }) {
  const keys = rotate ? [await rotateKey(tx, record.case), ...record.keys] : record.keys;
  await storeCaseKeys(tx, record.case, await sealCaseKeys(tx, { ...record, keys }));
}

/** A new key for what is written in a case from now on. */
async function rotateKey(tx: Transaction, id: number): Promise<string> {
  const { identity, publicKey } = await makeKeyPair();
  await tx.update(baikCases).set({ publicKey }).where(eq(baikCases.id, id));
  return identity;
}
