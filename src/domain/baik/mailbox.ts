import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { baikCases, baikEntries } from '../../db/schema/index.ts';
import { sharedSecret } from '../secrets/commands.ts';
import { type EntryRecord, unsealEntry } from './cases/records.ts';
import type { CaseStatus, CloseReason } from './cases/retention.ts';
import type { Day } from './days.ts';
import { type CodeReceipt, type DigitsReceipt, hashLookup, type Receipt } from './receipt.ts';
import { deriveReceiptKeys } from './receipt-keys.ts';
import { unwrapCaseKey } from './sealing/case-keys.ts';
import { deriveIdentity, makeSalt } from './sealing/derived-key.ts';

/** A case as the holder of one of its keys may see it. */
export type OpenCase = {
  id: number;
  publicKey: string;
  /** The private key of the case. */
  key: string;
  status: CaseStatus;
  reason: CloseReason | null;
  receivedOn: Day;
  acknowledgedOn: Day | null;
  answeredOn: Day | null;
  closedOn: Day | null;
  eraseOn: Day | null;
};
export type OpenMailbox = OpenCase;

type CaseRow = typeof baikCases.$inferSelect;

/** What `unsealEntry` gives, and what the database knows of it. */
export type OpenEntry = { id: number; author: 'reporter' | 'recipient'; writtenOn: Day; record: EntryRecord };

/** The key of the hashes by which receipts find their cases. */
export function lookupKey(db: Db): Promise<Uint8Array> {
  return sharedSecret(db, 'baik receipts');
}

/**
 * The case of a receipt, or undefined. Wrong codes take the same steps: a key is derived, and a case is tried with it.
 */
export async function openMailbox(db: Db, receipt: Receipt): Promise<OpenMailbox | undefined> {
  const { row, identity } = await (receipt.kind === 'code' ? byCode(db, receipt) : byDigits(db, receipt));
  const tried = row ?? (await newestCase(db));
  const key = tried?.wrappedKey && (await unwrapCaseKey(identity, tried.wrappedKey));
  return row && key ? openedCase(row, key) : undefined;
}

type Found = { row: CaseRow | undefined; identity: CryptoKey };

async function byCode(db: Db, receipt: CodeReceipt): Promise<Found> {
  const { lookup, identity } = await deriveReceiptKeys(receipt, await lookupKey(db));
  return { row: await caseAt(db, lookup), identity };
}

async function byDigits(db: Db, receipt: DigitsReceipt): Promise<Found> {
  const row = await caseAt(db, hashLookup(await lookupKey(db), receipt));
  const salt = row?.receiptSalt ? Uint8Array.fromBase64(row.receiptSalt) : makeSalt();
  return { row, identity: await deriveIdentity(receipt.secret, salt) };
}

async function caseAt(db: Db, lookup: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(baikCases)
    .where(and(eq(baikCases.lookup, lookup), isNull(baikCases.erasedOn)));
  return row;
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

export function openedCase(row: CaseRow, key: string): OpenCase {
  if (!row.publicKey) throw new Error('An erased case cannot be opened.');
  const { id, publicKey, receivedOn, acknowledgedOn, answeredOn, closedOn, eraseOn } = row;
  return {
    id,
    publicKey,
    key,
    receivedOn,
    acknowledgedOn,
    answeredOn,
    closedOn,
    eraseOn,
    // The database checks both.
    status: row.status as CaseStatus,
    reason: row.reason as CloseReason | null,
  };
}

/** All entries of a case, oldest first. */
export async function entriesOf(db: Db, { id, key }: OpenCase): Promise<OpenEntry[]> {
  const rows = await db.select().from(baikEntries).where(eq(baikEntries.caseId, id)).orderBy(asc(baikEntries.id));
  const entries: OpenEntry[] = [];
  for (const { id: entryId, author, writtenOn, sealed } of rows) {
    const record = await unsealEntry(key, sealed);
    entries.push({ id: entryId, author: author === 'recipient' ? 'recipient' : 'reporter', writtenOn, record });
  }
  return entries;
}

export async function markReadByReporter(db: Db, { id }: OpenMailbox): Promise<void> {
  await db
    .update(baikCases)
    .set({ unreadByReporter: false })
    .where(and(eq(baikCases.id, id), eq(baikCases.unreadByReporter, true)));
}
