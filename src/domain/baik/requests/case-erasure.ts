import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikCases, baikRequests } from '../../../db/schema/index.ts';
import { eraseCase, type SigningActor } from '../cases/case-commands.ts';
import { findCase, openCase } from '../cases/case-queries.ts';
import { recordInCase } from '../cases/history.ts';
import type { ChannelStore } from '../cases/report-commands.ts';
import type { OpenCase } from '../mailbox.ts';
import { type CaseScope, membersInScope, signedMembers } from '../recipient-lists/recipient-lists.ts';
import type { UnlockedKey } from '../sealing/unlocked-keys.ts';
import { type AskOutcome, ask, confirmationOf } from './request-commands.ts';
import { isDue, type RequestRow, requestIn } from './request-queries.ts';

/**
 * Asks to erase a closed case before its time, or confirms what another recipient of the case has asked. It is recorded in the
 * history of the case only.
 */
export async function askToErase(store: ChannelStore, actor: SigningActor, opened: OpenCase): Promise<AskOutcome> {
  const { id, keyRecord } = opened;
  const outcome = await store.db.transaction(async (tx): Promise<AskOutcome | RequestRow> => {
    if (!(await isErasable(tx, id))) return { kind: 'gone' };
    const members = membersInScope(await signedMembers(tx), keyRecord);
    const known = await requestOf(tx, id);
    if (known) {
      const confirmation = await confirmationOf(actor, actor, known, members);
      if (!confirmation) return { kind: 'known' };
      return { ...known, confirmation: JSON.stringify(confirmation) };
    }
    const asked = await ask(tx, actor, actor, { act: 'erase', case: id }, { caseId: id, members });
    if (asked.kind === 'asked') await recordInCase(tx, actor, id, 'erase_asked', { scopes: [keyRecord] });
    return asked;
  });
  if ('kind' in outcome) return outcome;
  const request = await requestIn(outcome);
  if (request?.about.act !== 'erase' || request.about.case !== id) return { kind: 'gone' };
  await eraseCase(store, actor, opened, request.name);
  return { kind: 'done', resealed: { cases: 0, unopened: 0 } };
}

/** Takes a request to erase a case back. */
export function cancelErasure(store: ChannelStore, actor: SigningActor, { id, keyRecord }: OpenCase): Promise<boolean> {
  return store.db.transaction(async (tx) => {
    const known = await requestOf(tx, id);
    if (!known) return false;
    await tx.delete(baikRequests).where(eq(baikRequests.id, known.id));
    await recordInCase(tx, actor, id, 'erase_canceled', { scopes: [keyRecord] });
    return true;
  });
}

/**
 * Erases, when a recipient unlocks, the cases for which no other recipient could have confirmed it and whose notice is over. Returns
 * whether there were any.
 */
export async function eraseAskedCases(store: ChannelStore, actor: SigningActor, key: UnlockedKey): Promise<boolean> {
  let isErased = false;
  for (const row of await store.db.select().from(baikRequests).where(eq(baikRequests.act, 'erase'))) {
    const request = await requestIn(row);
    if (request?.about.act !== 'erase' || request.about.case !== row.caseId) continue;
    const found = await findCase(store.db, row.caseId);
    const opened = found && !found.erasedOn ? await openCase(store.db, found, key.identity) : undefined;
    if (!opened || !isDue(membersInScope(await signedMembers(store.db), opened.keyRecord), request)) continue;
    await eraseCase(store, actor, opened, request.name);
    isErased = true;
  }
  return isErased;
}

async function isErasable(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: baikCases.id })
    .from(baikCases)
    .where(
      and(
        eq(baikCases.id, id),
        eq(baikCases.status, 'closed'),
        eq(baikCases.isHeld, false),
        isNull(baikCases.erasedOn),
      ),
    )
    .for('update');
  return row !== undefined;
}

async function requestOf(tx: Transaction, caseId: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(baikRequests)
    .where(and(eq(baikRequests.act, 'erase'), eq(baikRequests.caseId, caseId)));
  return row;
}

/** The scopes of the cases of which a request waits, as far as this key opens them. */
export async function scopesOfAskedCases(db: Db, identity: string | undefined): Promise<Map<number, CaseScope>> {
  const scopes = new Map<number, CaseScope>();
  if (identity === undefined) return scopes;
  for (const { caseId } of await db.select().from(baikRequests).where(eq(baikRequests.act, 'erase'))) {
    const row = caseId === null ? undefined : await findCase(db, caseId);
    const opened = row && !row.erasedOn ? await openCase(db, row, identity) : undefined;
    if (opened) scopes.set(opened.id, opened.keyRecord);
  }
  return scopes;
}
