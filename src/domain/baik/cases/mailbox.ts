import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikCases } from '../../../db/schema/index.ts';
import type { Day } from '../../days.ts';
import { sharedSecret } from '../../secrets/commands.ts';
import { deriveReceiptKeys } from '../sealing/derived-keys.ts';
import { publicKeyOf } from '../sealing/sealing.ts';
import type { Signer } from '../sealing/signatures.ts';
import { type CaseKeyRecord, openCaseKeys, sealedKeysOf } from './case-keys.ts';

type CaseRow = typeof baikCases.$inferSelect;

/** A case as the holder of one of its keys may see it. */
export type OpenCase = CaseRow & {
  /** To which is sealed what is written from now on. */
  publicKey: string;
  keys: readonly string[];
  /** Whose signature makes an entry one of the reporter. */
  reporterKey: string;
  keyRecord: CaseKeyRecord;
};

/** A case as the holder of its receipt may see it, with the key that signs for the reporter. */
export type OpenMailbox = OpenCase & { signer: Signer };

/** The key of the hashes by which receipts find their cases. */
export function lookupKey(db: Db): Promise<Uint8Array> {
  return sharedSecret(db, 'baik receipts');
}

/**
 * The case of a receipt, or undefined. Wrong codes and those of erased cases take the same steps: a key is derived, and a
 * case is tried with it.
 */
export async function openMailbox(db: Db, receipt: string): Promise<OpenMailbox | { erasedOn: Day } | undefined> {
  const { lookup, identity, signer } = await deriveReceiptKeys(receipt, await lookupKey(db));
  const [row] = await db.select().from(baikCases).where(eq(baikCases.lookup, lookup));
  const isOwn = row?.receiptKey === (await publicKeyOf(identity));
  const tried = row && !row.erasedOn ? row : await newestCase(db);
  const sealed = tried && (await sealedKeysOf(db, tried.id));
  const record = sealed && (await openCaseKeys(identity, sealed, tried.id));
  if (row?.erasedOn) return isOwn ? { erasedOn: row.erasedOn } : undefined;
  return row && record ? { ...(await openedCase(row, record)), signer } : undefined;
}

async function newestCase(db: Db): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(baikCases)
    .where(isNull(baikCases.erasedOn))
    .orderBy(desc(baikCases.id))
    .limit(1);
  return row;
}

export async function openedCase(row: CaseRow, record: CaseKeyRecord): Promise<OpenCase> {
  const { keys, reporterKey } = record;
  // Not the public key of the table, which can hold a planted one.
  return { ...row, publicKey: await publicKeyOf(keys[0] ?? ''), keys, reporterKey, keyRecord: record };
}

export async function markReadByReporter(db: Db, { id }: OpenMailbox): Promise<void> {
  await db
    .update(baikCases)
    .set({ unreadByReporter: false })
    .where(and(eq(baikCases.id, id), eq(baikCases.unreadByReporter, true)));
}
