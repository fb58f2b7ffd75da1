import { asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikHistory } from '../../../db/schema/index.ts';
import type { Actor } from '../../activity/commands.ts';
import { today } from '../../days.ts';
import { type CaseScope, readLists, sealingTo } from '../recipients/recipient-lists.ts';
import { sealRecord, unsealRecord } from '../sealing/sealing.ts';
import { digestOf, readSigned, type Signer, signText } from '../sealing/signatures.ts';
import type { OpenCase } from './mailbox.ts';
import { caseStatuses } from './retention.ts';

const acts = [
  'message',
  ...caseStatuses,
  'export',
  'sealed_copy',
  'original',
  'erase',
  'erase_asked',
  'erase_canceled',
  'read',
  'note',
  'assign',
  'hand_over',
  'hold',
  'release',
  /** By the reporter, who wrote in a closed case. */
  'postpone',
] as const;
export type CaseAct = (typeof acts)[number];

const historyRecord = z.object({
  case: z.int(),
  position: z.int(),
  on: z.iso.date(),
  by: z.string(),
  act: z.enum(acts),
  note: z.string().optional(),
  to: z.array(z.string()).optional(),
  /** SHA-256 of the row before, as it is stored; empty for the first. */
  previous: z.string(),
  /** Of a record that is signed. */
  signer: z.string().optional(),
});
type HistoryRecord = z.infer<typeof historyRecord> & {
  /** Signed by a recipient, or by the reporter. What is done without an unlocked key is not. */
  isSigned: boolean;
};

export type CaseHistoryRead = {
  /** Undefined for what was recorded before the reader became a recipient. */
  records: (HistoryRecord | undefined)[];
  /** The first position at which the chain does not fit. */
  brokenAt: number | undefined;
};

type HistoryDetails = {
  /** Who may read the record: the scope of the case, and the one it is about to have. */
  scopes: readonly (CaseScope & { sealedTo?: readonly string[] })[];
  note?: string | undefined;
  to?: string[] | undefined;
};

/** Records what was done in a case: here only, so that the activity log names no case. */
export async function recordInCase(
  tx: Transaction,
  actor: Pick<Actor, 'username'> & { signer?: Signer },
  id: number,
  act: CaseAct,
  { scopes, note, to }: HistoryDetails,
): Promise<void> {
  await tx.select({ id: baikCases.id }).from(baikCases).where(eq(baikCases.id, id)).for('update');
  const [last] = await tx
    .select({ sealed: baikHistory.sealed })
    .from(baikHistory)
    .where(eq(baikHistory.caseId, id))
    .orderBy(desc(baikHistory.id))
    .limit(1);
  const position = (await tx.$count(baikHistory, eq(baikHistory.caseId, id))) + 1;
  const previous = last ? digestOf(last.sealed) : '';
  const more = { ...(note === undefined ? {} : { note }), ...(to === undefined ? {} : { to }) };
  const record = { case: id, position, on: today(), by: actor.username, act, previous, ...more };
  const keys = new Set<string>();
  for (const scope of scopes) {
    const { publicKeys } = await sealingTo(tx, scope);
    // Without any when the lists of recipients were taken away: then those to whom the case is sealed.
    for (const key of publicKeys.length > 0 ? publicKeys : (scope.sealedTo ?? [])) keys.add(key);
  }
  const stored = actor.signer ? await signText(actor.signer, 'case history', record) : record;
  await tx.insert(baikHistory).values({ caseId: id, sealed: await sealRecord([...keys], stored) });
}

/** The history of a case as the holder of this key can read it, oldest first. */
export async function readHistory(
  db: Db,
  { id, reporterKey }: Pick<OpenCase, 'id' | 'reporterKey'>,
  identity: string,
): Promise<CaseHistoryRead> {
  const rows = await db
    .select({ sealed: baikHistory.sealed })
    .from(baikHistory)
    .where(eq(baikHistory.caseId, id))
    .orderBy(asc(baikHistory.id));
  const { signers } = await readLists(db);
  const records: (HistoryRecord | undefined)[] = [];
  let brokenAt: number | undefined;
  let previous = '';
  for (const { sealed } of rows) {
    const position = records.length + 1;
    const opened = await unsealRecord(identity, sealed).catch(() => undefined);
    const record = await recordOf(opened, signers, reporterKey);
    const fits = !record || (record.case === id && record.position === position && record.previous === previous);
    if (!fits) brokenAt ??= position;
    records.push(record);
    previous = digestOf(sealed);
  }
  return { records, brokenAt };
}

async function recordOf(
  opened: unknown,
  signers: ReadonlyMap<string, string>,
  reporterKey: string,
): Promise<HistoryRecord | undefined> {
  const signed = await readSigned('case history', historyRecord, opened);
  const record = signed ?? historyRecord.safeParse(opened).data;
  const signer = signed?.signer && signers.get(signed.signer);
  const isByReporter = record?.act === 'postpone' && signed?.signer === reporterKey;
  return record && { ...record, by: signer ?? record.by, isSigned: signer !== undefined || isByReporter };
}
