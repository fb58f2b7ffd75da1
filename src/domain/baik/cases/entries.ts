import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikEntries, baikFiles } from '../../../db/schema/index.ts';
import { type Day, today } from '../../days.ts';
import type { OpenCase } from '../mailbox.ts';
import { type ReadLists, readLists, unlistedKeys } from '../recipient-lists/recipient-lists.ts';
import type { FileNote } from '../sealing/file-note.ts';
import { digestOf, parsedJson, readSignedText, type Signer, signText } from '../sealing/signatures.ts';
import { type EntryRecord, type LinkRecord, type SignedEntry, sealEntry, unsealEntry } from './records.ts';

export type Author = 'reporter' | 'recipient';

/**
 * `verified`: signed by its author, in its place. `before`: from before entries were signed. `forged`: not signed by whom it
 * names, or in no place of the chain.
 */
export type EntryTrust = 'verified' | 'before' | 'forged';

export type OpenEntry = {
  id: number;
  author: Author;
  writtenOn: Day;
  /** The recipient who signed it, by the list of recipients. */
  by: string | undefined;
  record: EntryRecord;
  trust: EntryTrust;
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
  /** Since when entries are signed, in a case that has older ones. */
  signedSince: Day | undefined;
  /** The number of entries, those that link others included. */
  length: number;
};

type EntryRow = typeof baikEntries.$inferSelect;
type Unsealed = { row: EntryRow; digest: string } & Awaited<ReturnType<typeof unsealEntry>>;
type Signed = Extract<Unsealed, { kind: 'signed' }>;

/** All entries of a case with what does not fit. */
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
    isSignedByAuthor(one.entry, opened, lists) && signed.every((other) => !isCopy(one, other));
  const genuine = signed.filter(isGenuine).toSorted((one, other) => one.entry.position - other.entry.position);
  const link = genuine.find(({ entry }) => entry.record.kind === 'link')?.entry;
  const linked = link?.record.kind === 'link' ? link.record.before : undefined;
  const isFromBefore = ({ digest }: Unsealed) =>
    linked ? linked.includes(digest) : genuine.every(({ entry }) => entry.position > 1);

  const digests = new Set(all.map(({ digest }) => digest));
  const missing = new Set((linked ?? []).filter((digest) => !digests.has(digest)));
  for (const { entry } of genuine) if (entry.previous && !digests.has(entry.previous)) missing.add(entry.previous);
  const head = await readHead(opened, lists);
  const last = genuine.at(-1);
  if (head && !digests.has(head.digest)) missing.add(head.digest);
  const isHeadDue = last !== undefined || opened.isSigned;
  if (isHeadDue && (head?.position ?? 0) < (last?.entry.position ?? 1)) findings.push({ kind: 'head' });

  const entries: OpenEntry[] = [];
  for (const one of all) {
    if (one.kind === 'unreadable') findings.push({ kind: 'unreadable', on: one.row.writtenOn });
    else if (one.kind === 'forged') findings.push({ kind: 'forged', on: one.row.writtenOn });
    else if (one.kind === 'unsigned') {
      const trust = isFromBefore(one) ? 'before' : 'forged';
      if (trust === 'forged') findings.push({ kind: 'forged', on: one.row.writtenOn });
      const by = one.record.kind === 'message' ? one.record.by : undefined;
      entries.push({
        id: one.row.id,
        author: authorOf(one.row),
        writtenOn: one.row.writtenOn,
        by,
        record: one.record,
        trust,
      });
    } else {
      const { row, entry } = one;
      const trust = genuine.includes(one) ? 'verified' : 'forged';
      if (trust === 'forged') findings.push({ kind: 'forged', on: row.writtenOn });
      else if (row.author !== entry.author || row.writtenOn !== entry.on)
        findings.push({ kind: 'altered', on: entry.on });
      if (entry.record.kind === 'link') continue;
      const by = entry.author === 'recipient' ? lists.signers.get(entry.signer) : undefined;
      entries.push({ id: row.id, author: entry.author, writtenOn: entry.on, by, record: entry.record, trust });
    }
  }
  if (missing.size > 0) findings.push({ kind: 'missing', count: missing.size });
  findings.push(...(await recipientFindings(db, opened, lists)));
  return {
    entries: inOrder(entries, genuine),
    findings,
    signedSince: link?.on,
    length: Math.max(all.length, head?.position ?? 0),
  };
}

/** The table may have been put into another order; the signed position counts. */
function inOrder(entries: OpenEntry[], genuine: readonly Signed[]): OpenEntry[] {
  const positions = new Map(genuine.map(({ row, entry }) => [row.id, entry.position]));
  return entries.toSorted((one, other) => {
    const [first, second] = [positions.get(one.id), positions.get(other.id)];
    return first !== undefined && second !== undefined ? first - second : one.id - other.id;
  });
}

/** A second row with the position of an earlier one. */
function isCopy(one: Signed, other: Signed): boolean {
  return other.row.id < one.row.id && other.entry.position === one.entry.position && other.digest === one.digest;
}

function authorOf({ author }: EntryRow): Author {
  return author === 'recipient' ? 'recipient' : 'reporter';
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
  const isListKnown = keyRecord.list === null || lists.digests.includes(keyRecord.list);
  if (lists.broken > 0 || !isListKnown) findings.push({ kind: 'lists' });
  else if (lists.lists.length > 0) {
    for (const key of keyRecord.sealedTo) if (!known.has(key)) findings.push({ kind: 'sealed-to', key });
  }
  return findings;
}

const headBody = z.object({ case: z.int(), position: z.int(), digest: z.string(), signer: z.string() });

/** What decides who may sign in a case. */
type Keys = Pick<OpenCase, 'id' | 'reporterKey'>;

/** A case in which is written. */
type Writable = Keys & Pick<OpenCase, 'publicKey' | 'isSigned'>;

/** The signed position of the last entry, by the reporter or a recipient of this case. */
async function readHead({ id, reporterKey, head: given }: Keys & { head: string | null }, { signers }: ReadLists) {
  if (!given) return undefined;
  const signed = await readSignedText('case head', parsedJson(given));
  const head = signed && headBody.safeParse(signed.body).data;
  return head && head.case === id && (head.signer === reporterKey || signers.has(head.signer)) ? head : undefined;
}

type NewEntry = {
  author: Author;
  signer: Signer;
  record: EntryRecord | LinkRecord;
  /** One per form, so that a repeated submit makes one entry. */
  submissionKey: string;
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
  { author, signer, record, submissionKey }: NewEntry,
): Promise<boolean> {
  const { id: caseId, publicKey } = opened;
  const [open] = await tx
    .select({ head: baikCases.head })
    .from(baikCases)
    .where(and(eq(baikCases.id, caseId), isNull(baikCases.erasedOn)))
    .for('update');
  if (!open) throw new Error('The case has been erased in the meantime.');
  if ((await tx.$count(baikEntries, eq(baikEntries.submissionKey, submissionKey))) > 0) return false;
  const { position, previous } = await nextPlace(tx, { ...opened, head: open.head });
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
  const files: readonly FileNote[] = record.kind === 'link' ? [] : record.files;
  if (files.length > 0) await tx.insert(baikFiles).values(files.map(({ id }) => ({ id, entryId: entry.id })));
  return true;
}

/** Behind the last signed entry, even if that was deleted; otherwise behind the rows from before. */
async function nextPlace(tx: Transaction, opened: Writable & { head: string | null }) {
  const head = await readHead(opened, await readLists(tx));
  if (head) return { position: head.position + 1, previous: head.digest };
  const rows = await tx
    .select({ sealed: baikEntries.sealed })
    .from(baikEntries)
    .where(eq(baikEntries.caseId, opened.id))
    .orderBy(desc(baikEntries.id));
  const [last] = rows;
  const previous = last ? digestOf(last.sealed) : '';
  return { position: rows.length + 1, previous: opened.isSigned ? unknownEntry : previous };
}

/** Names the entries from before in a signed one, once. Returns whether it was done now. */
export async function linkEntriesFromBefore(tx: Transaction, opened: OpenCase, signer: Signer): Promise<boolean> {
  const rows = await tx
    .select()
    .from(baikEntries)
    .where(eq(baikEntries.caseId, opened.id))
    .orderBy(asc(baikEntries.id));
  const lists = await readLists(tx);
  const before: string[] = [];
  for (const { sealed } of rows) {
    const found = await unsealEntry(opened.keys, sealed);
    if (found.kind === 'unsigned') before.push(digestOf(sealed));
    if (found.kind !== 'signed' || !isSignedByAuthor(found.entry, opened, lists)) continue;
    // Linked already, or in a case that began with a signed report.
    if (found.entry.record.kind === 'link' || found.entry.position === 1) return false;
  }
  if (before.length === 0) return false;
  const submissionKey = digestOf(`link ${opened.id} ${before.join(' ')}`);
  return appendEntry(tx, opened, { author: 'recipient', signer, record: { kind: 'link', before }, submissionKey });
}
