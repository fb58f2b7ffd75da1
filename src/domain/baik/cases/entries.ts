import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikEntries, baikFiles } from '../../../db/schema/index.ts';
import { type Day, today } from '../../days.ts';
import { type ReadLists, readLists, unlistedKeys } from '../recipients/recipient-lists.ts';
import { fileNote } from '../sealing/sealed-files.ts';
import { sealRecord, unsealRecord } from '../sealing/sealing.ts';
import { digestOf, parsedJson, readSigned, type Signer, signText } from '../sealing/signatures.ts';
import type { OpenCase } from './mailbox.ts';

export type Author = 'reporter' | 'recipient';

export type OpenEntry = {
  id: number;
  author: Author;
  writtenOn: Day;
  /** The recipient who signed it, by the list of recipients. */
  by: string | undefined;
  record: EntryRecord;
  /** Not signed by whom it names, or in no place of the chain. */
  isForged: boolean;
};

/** What does not fit in a case. Nothing of it keeps the rest from being read. */
export type Finding =
  /** Entries that do not open with the keys of the case: damaged, or moved here from another. */
  | { kind: 'unreadable'; on: Day }
  | { kind: 'forged'; on: Day }
  /** The table names another author or day than the entry. */
  | { kind: 'altered'; on: Day }
  /** Entries that the chain names and the table does not have. */
  | { kind: 'missing'; count: number }
  /** The signed position of the last entry is gone or does not fit. */
  | { kind: 'head' }
  /** Keys in the table of recipients that no recipient has signed. */
  | { kind: 'planted'; labels: string[] }
  /** The case is sealed to a key that is in no list of recipients. */
  | { kind: 'sealed-to'; key: string }
  /** The lists of recipients do not fit each other, or are not those to which the case is sealed. */
  | { kind: 'lists' };

export type CaseContent = {
  /** Oldest first. */
  entries: OpenEntry[];
  findings: Finding[];
};

type EntryRow = typeof baikEntries.$inferSelect;
type Unsealed = { row: EntryRow; digest: string } & Awaited<ReturnType<typeof unsealEntry>>;
type Signed = Extract<Unsealed, { kind: 'signed' }>;

export async function readCase(db: Db, opened: OpenCase): Promise<CaseContent> {
  const rows = await db
    .select()
    .from(baikEntries)
    .where(eq(baikEntries.caseId, opened.id))
    .orderBy(asc(baikEntries.id));
  const lists = await readLists(db);
  const all: Unsealed[] = [];
  for (const row of rows)
    all.push({ row, digest: digestOf(row.sealed), ...(await unsealEntry(opened.keys, row.sealed)) });
  const findings: Finding[] = [];

  const signed = all.filter((one) => one.kind === 'signed');
  const isGenuine = (one: Signed) =>
    isSignedByAuthor(one.entry, opened, lists) &&
    // Nor a second row with the position of an earlier one.
    signed.every(
      ({ row, entry, digest }) =>
        row.id >= one.row.id || entry.position !== one.entry.position || digest !== one.digest,
    );
  const genuine = signed.filter(isGenuine).toSorted((one, other) => one.entry.position - other.entry.position);

  const digests = new Set(all.map(({ digest }) => digest));
  const missing = new Set<string>();
  for (const { entry } of genuine) if (entry.previous && !digests.has(entry.previous)) missing.add(entry.previous);
  const head = await readHead(opened, lists);
  if (head && !digests.has(head.digest)) missing.add(head.digest);
  if ((head?.position ?? 0) < (genuine.at(-1)?.entry.position ?? 1)) findings.push({ kind: 'head' });

  const entries: OpenEntry[] = [];
  for (const one of all) {
    const { row } = one;
    if (one.kind !== 'signed') {
      findings.push({ kind: one.kind, on: row.writtenOn });
      continue;
    }
    const { author, on, record, signer } = one.entry;
    const isForged = !genuine.includes(one);
    if (isForged) findings.push({ kind: 'forged', on: row.writtenOn });
    else if (row.author !== author || row.writtenOn !== on) findings.push({ kind: 'altered', on });
    const by = author === 'recipient' ? lists.signers.get(signer) : undefined;
    entries.push({ id: row.id, author, writtenOn: on, by, record, isForged });
  }
  if (missing.size > 0) findings.push({ kind: 'missing', count: missing.size });
  findings.push(...(await recipientFindings(db, opened, lists)));
  return { entries: inOrder(entries, genuine), findings };
}

/** The table may have been put into another order; the signed position counts. */
function inOrder(entries: OpenEntry[], genuine: readonly Signed[]): OpenEntry[] {
  const positions = new Map(genuine.map(({ row, entry }) => [row.id, entry.position]));
  return entries.toSorted((one, other) => {
    const [first, second] = [positions.get(one.id), positions.get(other.id)];
    return first !== undefined && second !== undefined ? first - second : one.id - other.id;
  });
}

function isSignedByAuthor({ case: id, author, signer }: SignedEntry, opened: Keys, { signers }: ReadLists): boolean {
  if (id !== opened.id) return false;
  return author === 'reporter' ? signer === opened.reporterKey : signers.has(signer);
}

async function recipientFindings(db: Db, { keyRecord }: OpenCase, lists: ReadLists): Promise<Finding[]> {
  const findings: Finding[] = [];
  const planted = await unlistedKeys(db, lists);
  if (planted.length > 0) findings.push({ kind: 'planted', labels: planted });
  const known = new Set(lists.lists.flatMap(({ members }) => members.map(({ publicKey }) => publicKey)));
  if (lists.broken > 0 || !lists.digests.includes(keyRecord.list)) findings.push({ kind: 'lists' });
  else for (const key of keyRecord.sealedTo) if (!known.has(key)) findings.push({ kind: 'sealed-to', key });
  return findings;
}

const headBody = z.object({ case: z.int(), position: z.int(), digest: z.string(), signer: z.string() });

/** What decides who may sign in a case. */
type Keys = Pick<OpenCase, 'id' | 'reporterKey'>;

type Writable = Keys & Pick<OpenCase, 'publicKey'>;

/** The signed position of the last entry, by the reporter or a recipient of this case. */
async function readHead({ id, reporterKey, head: given }: Keys & { head: string | null }, { signers }: ReadLists) {
  if (!given) return undefined;
  const head = await readSigned('case head', headBody, parsedJson(given));
  return head && head.case === id && (head.signer === reporterKey || signers.has(head.signer)) ? head : undefined;
}

type NewEntry = {
  author: Author;
  signer: Signer;
  record: EntryRecord;
  /** One per form, so that a repeated submit makes one entry. */
  submissionKey: string;
  isFirst?: boolean;
};

/** Stands for an entry that cannot be named, because the signed position of the last one is gone: the gap has to show. */
const unknownEntry = '0'.repeat(64);

/**
 * Adds an entry to the chain of a case, whose row is locked until the end of the transaction. Returns whether the entry is
 * new: a repeated submit makes one entry. Throws when the case was erased in the meantime.
 */
export async function appendEntry(
  tx: Transaction,
  opened: Writable,
  { author, signer, record, submissionKey, isFirst = false }: NewEntry,
): Promise<boolean> {
  const { id: caseId, publicKey } = opened;
  const [open] = await tx
    .select({ head: baikCases.head })
    .from(baikCases)
    .where(and(eq(baikCases.id, caseId), isNull(baikCases.erasedOn)))
    .for('update');
  if (!open) throw new Error('The case has been erased in the meantime.');
  if ((await tx.$count(baikEntries, eq(baikEntries.submissionKey, submissionKey))) > 0) return false;
  const { position, previous } = isFirst
    ? { position: 1, previous: '' }
    : await nextPlace(tx, { ...opened, head: open.head });
  const on = today();
  const sealed = await sealEntry(publicKey, signer, { case: caseId, position, previous, author, on, record });
  const [entry] = await tx
    .insert(baikEntries)
    .values({ caseId, author, writtenOn: on, sealed, submissionKey })
    .onConflictDoNothing({ target: baikEntries.submissionKey })
    .returning({ id: baikEntries.id });
  if (!entry) return false;
  const head = await signText(signer, 'case head', { case: caseId, position, digest: digestOf(sealed) });
  await tx
    .update(baikCases)
    .set({ head: JSON.stringify(head) })
    .where(eq(baikCases.id, caseId));
  const { files } = record;
  if (files.length > 0) await tx.insert(baikFiles).values(files.map(({ id }) => ({ id, entryId: entry.id })));
  return true;
}

/** Behind the last signed entry, even if that was deleted. */
async function nextPlace(tx: Transaction, opened: Writable & { head: string | null }) {
  const head = await readHead(opened, await readLists(tx));
  if (head) return { position: head.position + 1, previous: head.digest };
  return { position: (await tx.$count(baikEntries, eq(baikEntries.caseId, opened.id))) + 1, previous: unknownEntry };
}

const entryRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('report'),
    anonymous: z.boolean(),
    name: z.string().optional(),
    contact: z.string().optional(),
    category: z.string().optional(),
    text: z.string(),
    language: z.enum(['id', 'en']),
    /** Version of the privacy notice that the form showed. */
    notice: z.string().optional(),
    files: z.array(fileNote),
  }),
  z.object({
    kind: z.literal('message'),
    /** The recipient who wrote it; absent for the reporter. */
    by: z.string().optional(),
    text: z.string(),
    files: z.array(fileNote),
  }),
]);

export type EntryRecord = z.output<typeof entryRecord>;

const signedEntry = z.object({
  case: z.int(),
  /** From 1 on, counted over all entries of the case. */
  position: z.int(),
  /** The hash of the entry before as it is stored; empty for the first. */
  previous: z.string(),
  author: z.enum(['reporter', 'recipient']),
  on: z.iso.date(),
  record: entryRecord,
  signer: z.string(),
});
/** An entry as it is signed and then sealed. */
type SignedEntry = z.output<typeof signedEntry>;

export async function sealEntry(
  publicKey: string,
  signer: Signer,
  entry: Omit<SignedEntry, 'signer'>,
): Promise<string> {
  return sealRecord([publicKey], await signText(signer, 'entry', entry));
}

type UnsealedEntry =
  | { kind: 'signed'; entry: SignedEntry }
  /** It is not signed, or its signature does not fit. */
  | { kind: 'forged' }
  /** It is damaged, or sealed to another case. */
  | { kind: 'unreadable' };

export async function unsealEntry(keys: readonly string[], sealed: string): Promise<UnsealedEntry> {
  try {
    const entry = await readSigned('entry', signedEntry, await unsealRecord(keys, sealed));
    return entry ? { kind: 'signed', entry } : { kind: 'forged' };
  } catch {
    return { kind: 'unreadable' };
  }
}
