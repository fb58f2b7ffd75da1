import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipientLists } from '../../../db/schema/index.ts';
import { type Day, today } from '../../days.ts';
import { digestOf, readSigned, type SignedText, type Signer, signText } from '../sealing/signatures.ts';
import {
  approval,
  endOfNotice,
  isConfirmed,
  isFromMember,
  type ListMember,
  listMember,
  possibleConfirmers,
  type RequestBody,
  readRequest,
} from './approval-body.ts';
import { activeRecipients, type Recipient } from './recipients.ts';

const listBody = z.object({
  position: z.int(),
  /** The hash of the list before; empty for the first. */
  previous: z.string(),
  on: z.iso.date(),
  members: z.array(listMember),
  /** The channel was opened again after all who could read reports had left. */
  restart: z.boolean().optional(),
  /** By what its changes were asked for and confirmed. */
  approvals: z.array(approval).optional(),
  /** The full hour from which on it counts, when that matters. */
  at: z.iso.datetime().optional(),
  /** Hashes of requests that were canceled: they take effect no more. */
  refused: z.array(z.string()).optional(),
  signer: z.string(),
});
/**
 * The recipients of reports after a change, signed by a member of the previous list. The first list, and one that starts again, is
 * signed by one of its own members.
 */
type RecipientList = z.output<typeof listBody>;

/** The lists of recipients, as far as each is signed by a member of the one before. */
export type ReadLists = {
  lists: RecipientList[];
  digests: string[];
  /** Lists that do not fit, or are gone from the middle. */
  broken: number;
  /** The label of the recipient who signs with a key, now or earlier. */
  signers: ReadonlyMap<string, string>;
  /** Hashes of requests that were canceled. */
  refused: ReadonlySet<string>;
};

export async function readLists(db: Db | Transaction): Promise<ReadLists> {
  const rows = await db.select().from(baikRecipientLists).orderBy(asc(baikRecipientLists.id));
  const active = new Set((await activeRecipients(db)).map(({ publicKey }) => publicKey));
  const lists: RecipientList[] = [];
  const digests: string[] = [];
  const signers = new Map<string, string>();
  const refused = new Set<string>();
  let broken = 0;
  for (const { body, signature } of rows) {
    const list = await readSigned('recipient list', listBody, { body, signature });
    const before = lists.at(-1);
    // A recovery key alone does not keep the channel open.
    const isOpen = before?.members.some(({ kind, publicKey }) => kind !== 'recovery' && active.has(publicKey));
    const isRestart = list?.restart === true && !isOpen;
    const signedBy = isRestart ? list : (before ?? list);
    const fits =
      list &&
      list.position === lists.length + 1 &&
      list.previous === (digests.at(-1) ?? '') &&
      (!list.restart || isRestart) &&
      signedBy?.members.some(({ signingKey }) => signingKey === list.signer) &&
      (await isChangeAllowed(before, list, refused));
    if (!fits) {
      broken += 1;
      continue;
    }
    lists.push(list);
    digests.push(digestOf(body));
    for (const digest of list.refused ?? []) refused.add(digest);
    for (const { signingKey, label } of list.members) signers.set(signingKey, label);
  }
  return { lists, digests, broken, signers, refused };
}

/** The keys to which a case is sealed, and the hash of the list that names them. */
export type Sealing = { publicKeys: readonly string[]; list: string };

export type CaseScope = {
  /** Accounts to which the reporter closed it permanently. */
  excluded: readonly number[];
  /** The accounts that may read it; null for all recipients, including later ones. */
  limitedTo: readonly number[] | null;
};

export const openScope: CaseScope = { excluded: [], limitedTo: null };

/**
 * The recipients to whom a case is sealed: active ones who are in the last signed list, and in the scope of the case. A
 * recovery key, which could be in the hands of an excluded person, opens no case with a scope. A key that was only written
 * into the table gets nothing.
 */
export async function sealingTo(db: Db | Transaction, scope: CaseScope = openScope): Promise<Sealing> {
  const { lists, digests } = await readLists(db);
  const members = membersInScope(lists.at(-1)?.members ?? [], scope).map(({ publicKey }) => publicKey);
  const active = (await activeRecipients(db)).map(({ publicKey }) => publicKey);
  return { publicKeys: active.filter((key) => members.includes(key)), list: digests.at(-1) ?? '' };
}

/** The members of a list to whom a case with this scope is open. */
export function membersInScope(members: readonly ListMember[], { excluded, limitedTo }: CaseScope): ListMember[] {
  if (excluded.length === 0 && limitedTo === null) return [...members];
  return members.filter(
    ({ account }) =>
      account !== null && !excluded.includes(account) && (limitedTo === null || limitedTo.includes(account)),
  );
}

/** The members of the last signed list. Empty when the lists are gone: then nothing may be asked or confirmed. */
export async function signedMembers(db: Db | Transaction): Promise<readonly ListMember[]> {
  return (await readLists(db)).lists.at(-1)?.members ?? [];
}

/** Whether a key was in any list: a removed key cannot be added again. */
export async function wasListed(db: Db | Transaction, publicKey: string): Promise<boolean> {
  return (await readLists(db)).lists.some(({ members }) => members.some((one) => one.publicKey === publicKey));
}

/** Active keys of the table that no recipient has signed, and that therefore get nothing. */
export async function unlistedKeys(db: Db, { lists }: ReadLists): Promise<string[]> {
  const members = lists.at(-1)?.members;
  if (!members) return [];
  return onlyIn(await activeRecipients(db), members).map(({ label }) => label);
}

export async function startLists(tx: Transaction, signer: Signer): Promise<void> {
  const members = (await activeRecipients(tx)).map(memberOf);
  await storeList(tx, await signList(signer, members, await readLists(tx), {}));
}

type Reason = Pick<RecipientList, 'approvals' | 'at' | 'refused' | 'restart'>;
type Change = { add?: ListMember; remove?: readonly string[] } & Reason;

/** A list with a member more or without some; those who are in neither the change nor the last list stay out. */
export async function changeList(tx: Transaction, signer: Signer, change: Change): Promise<void> {
  const { add, remove = [], ...why } = change;
  const before = await readLists(tx);
  const members = (before.lists.at(-1)?.members ?? []).filter(
    ({ publicKey }) => !remove.includes(publicKey) && publicKey !== add?.publicKey,
  );
  await storeList(tx, await signList(signer, add ? [...members, add] : members, before, why));
}

/** A list that starts again with these members, signed but not stored. */
export async function signRestart(tx: Transaction, signer: Signer, members: ListMember[], why: Reason) {
  return signList(signer, members, await readLists(tx), { ...why, restart: true });
}

export async function storeList(tx: Transaction, list: SignedText): Promise<void> {
  await tx.insert(baikRecipientLists).values(list);
}

function signList(
  signer: Signer,
  members: ListMember[],
  { lists, digests }: ReadLists,
  why: Reason,
): Promise<SignedText> {
  const place = { position: lists.length + 1, previous: digests.at(-1) ?? '' };
  return signText(signer, 'recipient list', { ...place, on: today(), members, ...why });
}

export function memberOf({ accountId, ...key }: Recipient): ListMember {
  return listMember.parse({ ...key, account: accountId });
}

/**
 * Whether a list may follow the one before. A member is added by the request of one member and the confirmation of another, or
 * by a request whose notice was over while no other recipient could have confirmed it. Members are removed without: a list cannot
 * know who has left.
 */
async function isChangeAllowed(
  before: RecipientList | undefined,
  list: RecipientList,
  refused: ReadonlySet<string>,
): Promise<boolean> {
  if (!before) return true;
  if (list.restart) return isReopened(before, list);
  for (const one of list.members) {
    const known = before.members.find(({ publicKey }) => publicKey === one.publicKey);
    if (known ? !isSame(known, one) : !(await isApproved(one, before, list, refused))) return false;
  }
  return true;
}

async function isApproved(
  added: ListMember,
  before: RecipientList,
  { approvals = [], at }: RecipientList,
  refused: ReadonlySet<string>,
): Promise<boolean> {
  for (const one of approvals) {
    const request = await readRequest(one.request);
    if (request?.about.act !== 'admit' || !isSame(request.about.member, added)) continue;
    if (!isFromMember(before.members, request) || refused.has(digestOf(one.request.body))) continue;
    if (await isConfirmed(before.members, request, one)) return true;
    if (possibleConfirmers(before.members, request).length === 0 && isNoticeOver(request, at)) return true;
  }
  return false;
}

/** By a recipient whose request was confirmed by another new member, or whose notice is over; with the recovery keys of before. */
async function isReopened(before: RecipientList, { members, approvals = [], at }: RecipientList): Promise<boolean> {
  const [one] = approvals;
  const request = one && (await readRequest(one.request));
  if (!one || request?.about.act !== 'reopen' || request.signer !== request.about.member.signingKey) return false;
  const { member } = request.about;
  const others = members.filter(
    (other) => !isSame(other, member) && before.members.every((known) => !isSame(known, other)),
  );
  if (await isConfirmed(members, request, one)) return others.length <= 1;
  return others.length === 0 && isNoticeOver(request, at);
}

/** A list that is signed beforehand names the hour from which on it counts. */
function isNoticeOver(request: RequestBody, at: string | undefined): boolean {
  if (at === undefined) return false;
  const counted = Date.parse(at);
  return counted >= endOfNotice(request).getTime() && counted <= Date.now();
}

function isSame(one: ListMember, other: ListMember): boolean {
  return (
    one.publicKey === other.publicKey &&
    one.signingKey === other.signingKey &&
    one.account === other.account &&
    one.kind === other.kind
  );
}

export type KeyChange = {
  position: number;
  on: Day;
  /** The labels of who signed it: the one who asked, and the one who carried it out. */
  by: string[];
  added: ListMember[];
  removed: ListMember[];
  kind: 'start' | 'restart' | 'refused' | 'change';
};

const maxShown = 50;

export async function keyChanges({ lists, signers }: ReadLists): Promise<KeyChange[]> {
  const changes: KeyChange[] = [];
  let before: RecipientList | undefined;
  for (const list of lists) {
    changes.push({
      position: list.position,
      on: list.on,
      by: await signersOf(list, signers),
      added: onlyIn(list.members, before?.members ?? []),
      removed: onlyIn(before?.members ?? [], list.members),
      kind: kindOf(list, before),
    });
    before = list;
  }
  return changes.toReversed().slice(0, maxShown);
}

function kindOf(list: RecipientList, before: RecipientList | undefined): KeyChange['kind'] {
  if (!before) return 'start';
  if (list.restart) return 'restart';
  return list.refused ? 'refused' : 'change';
}

async function signersOf({ signer, approvals = [] }: RecipientList, signers: ReadonlyMap<string, string>) {
  const names = [signers.get(signer)];
  for (const { request } of approvals) names.unshift((await readRequest(request))?.name);
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : [name])))];
}

function onlyIn<One extends { publicKey: string }>(members: readonly One[], others: readonly ListMember[]): One[] {
  return members.filter((one) => others.every(({ publicKey }) => publicKey !== one.publicKey));
}
