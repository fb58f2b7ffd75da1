import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikCases } from '../../../db/schema/index.ts';
import type { Actor } from '../../activity/commands.ts';
import { today } from '../../days.ts';
import { lockKeys, resealCase } from '../case-keys.ts';
import type { OpenCase } from '../mailbox.ts';
import { type CaseScope, readLists } from '../recipient-lists/recipient-lists.ts';
import type { SigningActor } from './case-commands.ts';
import { type CaseAct, type CaseHistoryRead, recordInCase } from './history.ts';

/** Work of recipients that the reporter does not see and that meets no deadline of the case. */

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

/** Holds a case back from erasure, or lets it go, with a reason. */
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
  const members = (await readLists(db)).lists.at(-1)?.members ?? [];
  return members.flatMap(({ account, label }) =>
    account === null || keyRecord.excluded.includes(account) ? [] : [{ account, label }],
  );
}

/**
 * Hands a case over to some recipients, with a reason: all others lose it, and it gets a new key, so that a key they kept
 * opens nothing that is written from now on. `no-reader`: no account that may read it was chosen; `alone`: only the actor was.
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
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    await recordInCase(tx, actor, id, 'hand_over', { scopes: [keyRecord, next], note: reason, to });
    await tx.update(baikCases).set({ isLimited: true, unreadByRecipients: true }).where(eq(baikCases.id, id));
    await resealCase(tx, { ...keyRecord, limitedTo }, { rotate: true });
  });
  return 'done';
}

/** The name in the latest assignment of a case. */
export function assigneeOf({ records }: CaseHistoryRead): string | undefined {
  return records.findLast((one) => one?.act === 'assign')?.to?.[0];
}
