import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikApprovals, baikCases, baikEntries } from '../../../db/schema/index.ts';
import { today } from '../../days.ts';
import type { FairQueue } from '../../limits/fair-queue.ts';
import type { Admission } from '../../limits/places.ts';
import type { BaikInput } from '../input.ts';
import { receiptOf } from '../receipt.ts';
import { type CaseScope, openScope, sealingTo } from '../recipients/recipient-lists.ts';
import { isChannelOpen } from '../recipients/recipients.ts';
import type { FileCopier } from '../safe-copies/safe-copy.ts';
import { deriveReceiptKeys, type ReceiptKeys } from '../sealing/derived-keys.ts';
import { type GivenFile, type SealedFiles, storeSealed } from '../sealing/sealed-files.ts';
import { makeKeyPair, publicKeyOf } from '../sealing/sealing.ts';
import { keepRecipients, storeCaseKeys } from './case-keys.ts';
import { appendEntry } from './entries.ts';
import { recordInCase } from './history.ts';
import { lookupKey, type OpenMailbox } from './mailbox.ts';
import { type CloseReason, eraseDay } from './retention.ts';

export type ChannelStore = { db: Db; files: SealedFiles };

export type ReportStore = ChannelStore & {
  copier: FileCopier;
  /** Lets forms with the same key wait for each other. */
  inTurn: Pick<FairQueue, 'run'>;
};

export type Submission = {
  input: BaikInput;
  files: readonly GivenFile[];
  /** Derived from the form's key and content, so that a repeated submit gets the same receipt. */
  seed: Uint8Array;
  /** The referenced uploads are gone: the form can only be a repeated submit. */
  areFilesGone?: boolean;
  admission: Admission;
  /** Set when the reporter closed the report to some recipients. */
  scope?: CaseScope | undefined;
  /** Version of the privacy notice that the form showed. */
  noticeVersion?: string | null;
};

export type Submitted =
  | { kind: 'stored'; receipt: string; isNew: boolean }
  | { kind: 'closed' }
  | { kind: 'files-gone' };

/**
 * Stores a report with its files, sealed to the recipients and to the returned receipt, in one transaction. A repeated
 * submit gets the same receipt and makes no second report. Throws UnsealedFileError, NoRoomError and SpentTokenError.
 */
export function submitReport(store: ReportStore, submission: Submission): Promise<Submitted> {
  const { db, inTurn } = store;
  const { seed, files, areFilesGone, admission } = submission;
  // A form that is sent twice at once must not read files that its first copy has used up.
  return inTurn.run(entryKey(seed), async () => {
    const receipt = receiptOf(seed);
    const keys = await deriveReceiptKeys(receipt, await lookupKey(db));
    if ((await db.$count(baikCases, eq(baikCases.lookup, keys.lookup))) === 0) {
      if (areFilesGone) return { kind: 'files-gone' };
      // Before files are sealed; a report without any is as cheap to refuse when it is stored.
      if (files.length > 0) await admission.check();
      const outcome = await storeReport(store, submission, keys);
      if (outcome === 'closed') return { kind: 'closed' };
      if (outcome === 'stored') return { kind: 'stored', receipt, isNew: true };
      // Another node has stored the same form meanwhile.
    }
    return { kind: 'stored', receipt, isNew: false };
  });
}

async function storeReport(
  { db, files }: ReportStore,
  { input, files: given, seed, admission, scope, noticeVersion }: Submission,
  { lookup, identity: receiptIdentity, signer }: ReceiptKeys,
): Promise<'stored' | 'taken' | 'closed'> {
  const receiptKey = await publicKeyOf(receiptIdentity);
  const { identity, publicKey } = await makeKeyPair();
  return storeSealed(files, publicKey, given, (notes) =>
    db.transaction(async (tx) => {
      await keepRecipients(tx);
      // Those to whom it was to be open have left meanwhile, or the signed lists of recipients were taken away.
      const sealing = await sealingTo(tx, scope);
      if (!(await isChannelOpen(tx)) || sealing.publicKeys.length === 0) return 'closed';
      const [stored] = await tx
        .insert(baikCases)
        .values({ lookup, receiptKey, publicKey, receivedOn: today(), isLimited: scope !== undefined })
        .onConflictDoNothing({ target: baikCases.lookup })
        .returning({ id: baikCases.id });
      if (!stored) return 'taken';
      const { id } = stored;
      const reporterKey = signer.publicKey;
      const { excluded, limitedTo } = scope ?? openScope;
      const readers = { excluded: [...excluded], limitedTo: limitedTo && [...limitedTo] };
      const keys = { case: id, keys: [identity], reporterKey, receiptKey, ...readers };
      await storeCaseKeys(tx, keys, sealing);
      const { report: text, ...rest } = input;
      const record = { kind: 'report', ...rest, text, notice: noticeVersion ?? undefined, files: notes } as const;
      const entry = { author: 'reporter', signer, record, submissionKey: entryKey(seed), isFirst: true } as const;
      await appendEntry(tx, { id, publicKey, reporterKey }, entry);
      await skipNumbers(tx);
      await admission.take(tx);
      return 'stored';
    }),
  );
}

/** Leaves up to four numbers out: a gap in the list of a recipient to whom a case is closed has to mean nothing. */
async function skipNumbers(tx: Transaction): Promise<void> {
  const sequence = sql`pg_get_serial_sequence('baik_cases', 'id')`;
  await tx.execute(sql`select nextval(${sequence}) from generate_series(1, ${randomInt(5)}::int)`);
}

type Reply = { text: string; files: readonly GivenFile[]; seed: Uint8Array; areFilesGone: boolean };

/** Adds a later message of the reporter; a repeated submit makes one message. Throws UnsealedFileError. */
export function addReporterMessage(
  { db, files, inTurn }: ReportStore,
  mailbox: OpenMailbox,
  { text, files: given, seed, areFilesGone }: Reply,
): Promise<'stored' | 'known' | 'files-gone'> {
  const submissionKey = entryKey(seed);
  return inTurn.run(submissionKey, async () => {
    if ((await db.$count(baikEntries, eq(baikEntries.submissionKey, submissionKey))) > 0) return 'known';
    if (areFilesGone) return 'files-gone';
    return storeSealed(files, mailbox.publicKey, given, (notes) =>
      db.transaction(async (tx) => {
        const [open] = await tx
          .update(baikCases)
          .set({ unreadByRecipients: true })
          .where(and(eq(baikCases.id, mailbox.id), isNull(baikCases.erasedOn)))
          .returning({ reason: baikCases.reason });
        if (!open) throw new Error('The case has been erased in the meantime.');
        const record = { kind: 'message', text, files: notes } as const;
        const entry = { author: 'reporter', signer: mailbox.signer, record, submissionKey } as const;
        if (!(await appendEntry(tx, mailbox, entry))) return 'known';
        if (open.reason !== null) await postponeErasure(tx, mailbox, open.reason);
        return 'stored';
      }),
    );
  });
}

/** What its reporter adds to a closed case is to be read before it is erased: the period begins again. */
async function postponeErasure(tx: Transaction, { id, keyRecord, signer }: OpenMailbox, reason: CloseReason) {
  await tx
    .update(baikCases)
    .set({ eraseOn: eraseDay(reason, today()) })
    .where(eq(baikCases.id, id));
  await tx.delete(baikApprovals).where(eq(baikApprovals.caseId, id));
  await recordInCase(tx, { username: '', signer }, id, 'postpone', { scopes: [keyRecord] });
}

export function entryKey(seed: Uint8Array): string {
  return new Bun.CryptoHasher('sha256').update('entry ').update(seed).digest('hex');
}
