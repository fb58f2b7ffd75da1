import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { markForRewriting } from '../../../db/erased-rows.ts';
import {
  baikApprovals,
  baikCaseKeys,
  baikCases,
  baikEntries,
  baikFiles,
  baikHistory,
  baikRewrites,
} from '../../../db/schema/index.ts';
import type { Actor } from '../../activity/commands.ts';
import { today } from '../../days.ts';
import { recordErasures } from '../../erasures/commands.ts';
import { type CaseScope, signedMembers } from '../recipients/recipient-lists.ts';
import { type GivenFile, storeSealed } from '../sealing/sealed-files.ts';
import type { Signer } from '../sealing/signatures.ts';
import { resealCase, withKeysLocked } from './case-keys.ts';
import { appendEntry, type EntryRecord } from './entries.ts';
import { type CaseAct, type CaseHistoryRead, recordInCase } from './history.ts';
import type { OpenCase } from './mailbox.ts';
import { type ChannelStore, entryKey, type ReportStore } from './report-commands.ts';
import { type CaseStatus, type CloseReason, eraseDay } from './retention.ts';

type RecipientMessage = {
  text: string;
  /** The feedback that is due within three months. */
  isAnswer: boolean;
  seed: Uint8Array;
  files: readonly GivenFile[];
};

/** A recipient with an unlocked key: what they do in a case is signed. */
type SigningActor = Actor & { signer: Signer };

/** Adds a message to the reporter's mailbox; a form that was sent twice makes one. No mail is sent. Throws UnsealedFileError. */
export function writeToReporter(
  { db, files }: ReportStore,
  actor: SigningActor,
  opened: OpenCase,
  { text, isAnswer, seed, files: given }: RecipientMessage,
): Promise<'stored' | 'known'> {
  const { id, acknowledgedOn, answeredOn, keyRecord } = opened;
  return storeSealed(files, opened.publicKey, given, (notes) =>
    db.transaction(async (tx) => {
      const record: EntryRecord = { kind: 'message', by: actor.username, text, files: notes };
      const entry = { author: 'recipient', signer: actor.signer, record, submissionKey: entryKey(seed) } as const;
      if (!(await appendEntry(tx, opened, entry))) return 'known';
      await tx
        .update(baikCases)
        .set({
          unreadByReporter: true,
          acknowledgedOn: acknowledgedOn ?? today(),
          answeredOn: answeredOn ?? (isAnswer ? today() : null),
        })
        .where(eq(baikCases.id, id));
      await recordInCase(tx, actor, id, 'message', { scopes: [keyRecord] });
      return 'stored';
    }),
  );
}

export type StatusChange = { status: Exclude<CaseStatus, 'closed'> } | { status: 'closed'; reason: CloseReason };

/**
 * Changes the status of a case, which the reporter sees. Closing sets the day of its erasure; reopening clears it. A
 * status that stays the same changes nothing: nothing is recorded, no deadline counts as kept, and no day is moved. Returns whether the
 * status is another one.
 */
export async function changeStatus(
  db: Db,
  actor: SigningActor,
  { id, status, reason, acknowledgedOn, answeredOn, keyRecord }: OpenCase,
  change: StatusChange,
): Promise<boolean> {
  const closing = change.status === 'closed';
  if (change.status === status && (!closing || change.reason === reason)) return false;
  await db.transaction(async (tx) => {
    await tx
      .update(baikCases)
      .set({
        status: change.status,
        reason: closing ? change.reason : null,
        closedOn: closing ? today() : null,
        eraseOn: closing ? eraseDay(change.reason, today()) : null,
        acknowledgedOn: acknowledgedOn ?? today(),
        answeredOn: answeredOn ?? (closing ? today() : null),
        unreadByReporter: true,
      })
      .where(and(eq(baikCases.id, id), isNull(baikCases.erasedOn)));
    // Who opens a case again does not want it erased.
    if (!closing) await tx.delete(baikApprovals).where(eq(baikApprovals.caseId, id));
    await recordInCase(tx, actor, id, change.status, { scopes: [keyRecord] });
  });
  return true;
}

export async function markReadByRecipients(db: Db, id: number): Promise<void> {
  await db
    .update(baikCases)
    .set({ unreadByRecipients: false })
    .where(and(eq(baikCases.id, id), eq(baikCases.unreadByRecipients, true)));
}

/** A case that is needed in court or by an authority stays. */
const notHeld = eq(baikCases.isHeld, false);

/** Whether a case may be erased before its time. Its row is locked until the end of the transaction. */
export async function isErasable(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: baikCases.id })
    .from(baikCases)
    .where(and(eq(baikCases.id, id), eq(baikCases.status, 'closed'), isNull(baikCases.erasedOn), notHeld))
    .for('update');
  return row !== undefined;
}

/**
 * Erases a closed case immediately, except its number, dates and closing reason. `askedBy` is the recipient who asked for it;
 * the actor confirms it. Returns its files, which are to be removed afterwards; undefined when it may not be erased.
 */
export async function eraseClosedCase(
  tx: Transaction,
  actor: SigningActor,
  { id, keyRecord }: OpenCase,
  askedBy: string,
): Promise<string[] | undefined> {
  if (!(await isErasable(tx, id))) return undefined;
  const files = await erase(tx, [id]);
  await recordInCase(tx, actor, id, 'erase', { scopes: [keyRecord], to: [askedBy] });
  return files;
}

export function eraseDueCases(store: ChannelStore): Promise<number> {
  return eraseWhere(store, and(lte(baikCases.eraseOn, today()), notHeld));
}

/** Erases cases again that a restored backup has brought back. Returns their number. */
export function eraseCasesAgain(store: ChannelStore, ids: readonly number[]): Promise<number> {
  return eraseWhere(store, inArray(baikCases.id, [...ids]));
}

async function eraseWhere({ db, files }: ChannelStore, condition: SQL | undefined): Promise<number> {
  const { count, gone } = await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: baikCases.id })
      .from(baikCases)
      .where(and(isNull(baikCases.erasedOn), condition))
      .for('update');
    const ids = found.map(({ id }) => id);
    return { count: ids.length, gone: ids.length > 0 ? await erase(tx, ids) : [] };
  });
  await files.remove(gone);
  return count;
}

/** Returns the files to delete afterwards; they can no longer be decrypted. */
async function erase(tx: Transaction, ids: number[]): Promise<string[]> {
  await recordErasures(tx, 'case', ids);
  const files = await tx
    .select({ id: baikFiles.id })
    .from(baikFiles)
    .innerJoin(baikEntries, eq(baikEntries.id, baikFiles.entryId))
    .where(inArray(baikEntries.caseId, ids));
  await tx.delete(baikEntries).where(inArray(baikEntries.caseId, ids));
  // Notes are sealed to recipients and not with the key of the case: without it they would stay readable.
  await tx.delete(baikHistory).where(inArray(baikHistory.caseId, ids));
  await tx.delete(baikCaseKeys).where(inArray(baikCaseKeys.caseId, ids));
  await tx.delete(baikApprovals).where(inArray(baikApprovals.caseId, ids));
  // Deleted rows stay in the files of the database until the tables are rewritten.
  await markForRewriting(tx, baikRewrites, today());
  await tx
    .update(baikCases)
    .set({
      publicKey: null,
      head: null,
      erasedOn: today(),
      unreadByRecipients: false,
      unreadByReporter: false,
    })
    .where(inArray(baikCases.id, ids));
  return files.map(({ id }) => id);
}

// Below: work of recipients that the reporter does not see and that meets no deadline of the case.

/** Records an act that changes nothing else: a note, an assignment, or that something was taken. */
export function recordAct(
  db: Db,
  actor: Actor | SigningActor,
  { id, keyRecord }: Pick<OpenCase, 'id'> & { keyRecord: CaseScope },
  act: CaseAct,
  details: { note?: string; to?: string[] } = {},
): Promise<void> {
  return db.transaction((tx) => recordInCase(tx, actor, id, act, { scopes: [keyRecord], ...details }));
}

export async function holdCase(
  db: Db,
  actor: SigningActor,
  { id, keyRecord }: OpenCase,
  { isHeld, reason }: { isHeld: boolean; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(baikCases)
      .set({ isHeld })
      .where(and(eq(baikCases.id, id), isNull(baikCases.erasedOn)));
    await recordInCase(tx, actor, id, isHeld ? 'hold' : 'release', { scopes: [keyRecord], note: reason });
  });
}

/** Notes that a recipient read the case, once a day. */
export async function noteReading(db: Db, actor: SigningActor, opened: OpenCase, { records }: CaseHistoryRead) {
  const isKnown = records.some((one) => one?.act === 'read' && one.by === actor.username && one.on === today());
  if (!isKnown) await recordAct(db, actor, opened, 'read');
}

/** Who could be given a case: recipients of the last list whom its reporter did not exclude. */
export async function possibleReaders(db: Db, { keyRecord }: OpenCase): Promise<{ account: number; label: string }[]> {
  return (await signedMembers(db)).flatMap(({ account, label }) =>
    account === null || keyRecord.excluded.includes(account) ? [] : [{ account, label }],
  );
}

/**
 * Hands a case over to some recipients, with a reason: all others lose it. `no-reader`: no account that may read it was chosen; `alone`: only the actor was.
 */
export async function handOverCase(
  db: Db,
  actor: SigningActor,
  opened: OpenCase,
  { accounts, reason }: { accounts: readonly number[]; reason: string },
): Promise<'done' | 'no-reader' | 'alone'> {
  const possible = await possibleReaders(db, opened);
  const chosen = possible.filter(({ account }) => accounts.includes(account));
  if (chosen.length === 0) return 'no-reader';
  // A single reader can erase a case without a second person, 72 hours later.
  const isAlone = chosen.every(({ account }) => account === actor.id);
  if (isAlone && possible.length > 1) return 'alone';
  const { keyRecord, id } = opened;
  const limitedTo = chosen.map(({ account }) => account);
  const next: CaseScope = { excluded: keyRecord.excluded, limitedTo };
  const to = chosen.map(({ label }) => label);
  await withKeysLocked(db, async (tx) => {
    await recordInCase(tx, actor, id, 'hand_over', { scopes: [keyRecord, next], note: reason, to });
    await tx.update(baikCases).set({ isLimited: true, unreadByRecipients: true }).where(eq(baikCases.id, id));
    await resealCase(tx, keyRecord, limitedTo);
  });
  return 'done';
}

export function assigneeOf({ records }: CaseHistoryRead): string | undefined {
  return records.findLast((one) => one?.act === 'assign')?.to?.[0];
}
