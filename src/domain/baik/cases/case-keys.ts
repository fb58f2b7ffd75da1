import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCaseKeys, baikCases } from '../../../db/schema/index.ts';
import { type Sealing, sealingTo } from '../recipients/recipient-lists.ts';
import { type Identity, makeKeyPair, seal, unseal } from '../sealing/sealing.ts';
import { parsedJson } from '../sealing/signatures.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const keysLock = 736_211;

/** Until the end of the transaction no other one changes recipients, nor seals keys to them. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

export function withKeysLocked<Result>(db: Db, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    return work(tx);
  });
}

/** Blocks changes of recipients until the transaction ends. Reports that are stored at the same time do not block each other. */
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

export async function storeCaseKeys(
  tx: Transaction,
  keys: Omit<CaseKeyRecord, 'sealedTo' | 'list'>,
  { publicKeys, list }: Sealing,
): Promise<void> {
  const record: CaseKeyRecord = { ...keys, sealedTo: [...publicKeys], list };
  const sealed = await seal([...publicKeys, keys.receiptKey], JSON.stringify(record));
  await tx
    .insert(baikCaseKeys)
    .values({ caseId: keys.case, sealed })
    .onConflictDoUpdate({ target: baikCaseKeys.caseId, set: { sealed } });
}

export type Resealed = { cases: number; unopened: number };

/**
 * Seals the keys of all cases, or of one, to the recipients in this transaction. Contents stay as they are. Cases that the given
 * key does not open are left unchanged and counted.
 */
export async function resealCases(tx: Transaction, identity: Identity, only?: number): Promise<Resealed> {
  const rows = await tx
    .select({ id: baikCases.id, isLimited: baikCases.isLimited, sealed: baikCaseKeys.sealed })
    .from(baikCases)
    .innerJoin(baikCaseKeys, eq(baikCaseKeys.caseId, baikCases.id))
    .where(and(isNull(baikCases.erasedOn), only === undefined ? undefined : eq(baikCases.id, only)))
    .orderBy(asc(baikCases.id))
    .for('update');
  const result: Resealed = { cases: 0, unopened: 0 };
  for (const { id, isLimited, sealed } of rows) {
    const record = await openCaseKeys(identity, sealed, id);
    if (record) {
      await resealCase(tx, record);
      result.cases += 1;
    }
    // Its number would tell those to whom it is closed that there is one.
    else if (!isLimited) result.unopened += 1;
  }
  return result;
}

/**
 * Seals the keys of a case to those who may read it now. When one of its readers has lost it, it gets a new key as well, so that a
 * key that they kept opens nothing that is written from now on.
 */
export async function resealCase(tx: Transaction, record: CaseKeyRecord, limitedTo = record.limitedTo): Promise<void> {
  const sealing = await sealingTo(tx, { ...record, limitedTo });
  const { publicKeys } = sealing;
  const hasLeaver = record.sealedTo.some((key) => !publicKeys.includes(key));
  const isSame = !hasLeaver && publicKeys.length === record.sealedTo.length;
  if (isSame && limitedTo === record.limitedTo) return;
  const keys = [...record.keys];
  if (hasLeaver) {
    const { identity, publicKey } = await makeKeyPair();
    await tx.update(baikCases).set({ publicKey }).where(eq(baikCases.id, record.case));
    keys.unshift(identity);
  }
  await storeCaseKeys(tx, { ...record, limitedTo, keys }, sealing);
}
