import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipients, baikRequests } from '../../../db/schema/index.ts';
import { countsAsOneOfTwo } from '../../accounts/confirming-accounts.ts';
import type { Actor } from '../../activity/commands.ts';
import { lockKeys } from '../case-keys.ts';
import type { ListMember } from '../recipient-lists/list-member.ts';
import { memberOf, readLists, signRestart, storeList } from '../recipient-lists/recipient-lists.ts';
import { endOfNotice, signConfirmation, signRequest } from '../recipient-lists/request-body.ts';
import { isChannelOpen, type Recipient } from '../recipient-queries.ts';
import { parsedJson, type SignedText, type Signer } from '../sealing/signatures.ts';
import { note } from './request-commands.ts';
import { groundOf, type RequestRow, requestIn } from './request-queries.ts';

/**
 * Opens a channel again that had recipients before. No key holder is left, so the list is signed beforehand by the new
 * recipient, and counts when the notice is over or another new recipient confirms it.
 */
export async function askToReopen(tx: Transaction, actor: Actor, signer: Signer, row: Recipient): Promise<void> {
  const member = memberOf(row);
  const signed = await signRequest(signer, actor, { act: 'reopen', member });
  const request = await requestIn({ act: 'reopen', ...signed });
  if (!request) throw new Error('The request was not signed.');
  const why = { grounds: [{ request: signed, confirmation: null }], at: endOfNotice(request).toISOString() };
  const members = [member, ...(await recoveryMembers(tx))];
  const preparedList = JSON.stringify(await signRestart(tx, signer, members, why));
  await tx.insert(baikRequests).values({ act: 'reopen', recipientId: row.id, ...signed, preparedList });
  await note(tx, actor, `Asked to open the report channel again`, row.label);
}

type Reopening = { row: RequestRow; member: ListMember; name: string };

/** The request of another account to open the channel again, which this one may confirm. */
export async function reopeningBy(db: Db | Transaction, { id }: Pick<Actor, 'id'>): Promise<Reopening | undefined> {
  if (!(await countsAsOneOfTwo(db, id))) return undefined;
  for (const row of await db.select().from(baikRequests).where(eq(baikRequests.act, 'reopen'))) {
    const request = await requestIn(row);
    if (request?.about.act !== 'reopen' || request.account === id || request.about.member.account === id) continue;
    if (!(await countsAsOneOfTwo(db, request.account))) continue;
    return { row, member: request.about.member, name: request.name };
  }
  return undefined;
}

/** Opens the channel with the one who asked and the one who confirms, who has compared the fingerprint. */
export async function confirmReopening(
  tx: Transaction,
  actor: Actor,
  signer: Signer,
  own: Recipient,
  { row, member, name }: Reopening,
): Promise<void> {
  const request = groundOf(row).request;
  const confirmation = await signConfirmation(signer, actor.id, request);
  const members = [member, memberOf(own), ...(await recoveryMembers(tx))];
  const list = await signRestart(tx, signer, members, { grounds: [{ request, confirmation }] });
  await open(tx, list, row.recipientId === null ? [own.id] : [row.recipientId, own.id]);
  await note(tx, actor, `Opened the report channel again, as ${name} had asked`, own.label);
}

/** Opens the channel again when the notice of a request is over. */
export function reopenDue(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await lockKeys(tx);
    for (const row of await tx.select().from(baikRequests).where(eq(baikRequests.act, 'reopen'))) {
      const request = await requestIn(row);
      if (!request || endOfNotice(request).getTime() > Date.now()) continue;
      if ((await isChannelOpen(tx)) || row.recipientId === null || row.preparedList === null) continue;
      await open(tx, parsedJson(row.preparedList) as SignedText, [row.recipientId]);
      await note(tx, undefined, `The report channel is open again, as ${request.name} had asked`);
      return;
    }
  });
}

async function open(tx: Transaction, list: SignedText, ids: number[]): Promise<void> {
  await storeList(tx, list);
  await tx.update(baikRecipients).set({ status: 'active' }).where(inArray(baikRecipients.id, ids));
  await tx.delete(baikRequests).where(eq(baikRequests.act, 'reopen'));
}

/** Recovery keys of before stay. */
async function recoveryMembers(tx: Transaction): Promise<ListMember[]> {
  const known = (await readLists(tx)).lists.at(-1)?.members ?? [];
  const rows = await tx
    .select()
    .from(baikRecipients)
    .where(and(eq(baikRecipients.kind, 'recovery'), eq(baikRecipients.status, 'active')));
  return known.filter((one) => rows.some(({ publicKey }) => publicKey === one.publicKey));
}
