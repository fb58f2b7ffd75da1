import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipientLists, baikRecipients } from '../../../db/schema/index.ts';
import { type Day, today } from '../../days.ts';
import { digestOf, readSignedText, type SignedText, type Signer, signText } from '../sealing/signatures.ts';
import {
  type Approval,
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
 * Who can read reports from a change on, signed by a member of the list before. The first list is signed by a member of its
 * own, and so is one that starts again.
 */
export type RecipientList = z.output<typeof listBody>;

/** The lists of recipients, as far as each is signed by a member of the one before. */
export type ReadLists = {
  lists: RecipientList[];
  /** Digests of the lists, in the same order. */
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
    const signed = await readSignedText('recipient list', { body, signature });
    const list = signed && listBody.safeParse(signed.body).data;
    const before = lists.at(-1);
    const isRestart = list?.restart === true && !before?.members.some(isReader(active));
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

/** A recovery key alone does not keep the channel open. */
function isReader(active: ReadonlySet<string>) {
  return ({ kind, publicKey }: ListMember) => kind !== 'recovery' && active.has(publicKey);
}

/** The keys to which a case is sealed, and the hash of the list that names them. */
type Sealing = { publicKeys: readonly string[]; list: string };

/** Who may read a case. */
export type CaseScope = {
  /** Accounts to which the reporter closed it permanently. */
  excluded: readonly number[];
  /** The accounts that may read it; null for all recipients, including later ones. */
  limitedTo: readonly number[] | null;
};

/** Scope of a case without exclusions. */
export const openScope: CaseScope = { excluded: [], limitedTo: null };

/**
 * The recipients to whom a case is sealed: active ones who are in the last signed list, and in the scope of the case. A
 * recovery key, which could be in the hands of an excluded person, opens no case with a scope. A key that was only written
 * into the table gets nothing.
 */
export async function sealingTo(db: Db | Transaction, scope: CaseScope = openScope): Promise<Sealing> {
  const active = await activeRecipients(db);
  const { lists, digests } = await readLists(db);
  const members = lists.at(-1)?.members ?? [];
  const publicKeys = active
    .map(({ publicKey }) => members.find((one) => one.publicKey === publicKey))
    .flatMap((one) => (one && isInScope(one, scope) ? [one.publicKey] : []));
  return { publicKeys, list: digests.at(-1) ?? '' };
}

/** The members of a list to whom a case with this scope is open. */
export function membersInScope(members: readonly ListMember[], scope: CaseScope): ListMember[] {
  return members.filter((one) => isInScope(one, scope));
}

function isInScope({ account }: ListMember, { excluded, limitedTo }: CaseScope): boolean {
  if (excluded.length === 0 && limitedTo === null) return true;
  return account !== null && !excluded.includes(account) && (limitedTo === null || limitedTo.includes(account));
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
  const active = await activeRecipients(db);
  return active
    .filter(({ publicKey }) => members.every((one) => one.publicKey !== publicKey))
    .map(({ label }) => label);
}

/** The first list: all who are recipients now. */
export async function startLists(tx: Transaction, signer: Signer): Promise<void> {
  const members = (await activeRecipients(tx)).map(memberOf);
  await storeList(tx, await signList(signer, members, await readLists(tx), {}));
}

type Change = {
  add?: ListMember;
  remove?: readonly string[];
} & Pick<RecipientList, 'approvals' | 'at' | 'refused'>;

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
export async function signRestart(
  tx: Transaction,
  signer: Signer,
  members: ListMember[],
  why: Pick<RecipientList, 'approvals' | 'at'>,
): Promise<SignedText> {
  return signList(signer, members, await readLists(tx), { ...why, restart: true });
}

export async function storeList(tx: Transaction, list: SignedText): Promise<void> {
  await tx.insert(baikRecipientLists).values(list);
}

function signList(
  signer: Signer,
  members: ListMember[],
  { lists, digests }: ReadLists,
  why: Pick<RecipientList, 'approvals' | 'at' | 'refused' | 'restart'>,
): Promise<SignedText> {
  const place = { position: lists.length + 1, previous: digests.at(-1) ?? '' };
  return signText(signer, 'recipient list', { ...place, on: today(), members, ...why });
}

function activeRecipients(db: Db | Transaction) {
  return db.select().from(baikRecipients).where(eq(baikRecipients.status, 'active')).orderBy(asc(baikRecipients.id));
}

export function memberOf({
  accountId,
  publicKey,
  signingKey,
  label,
  kind,
}: typeof baikRecipients.$inferSelect): ListMember {
  return listMember.parse({ account: accountId, publicKey, signingKey, label, kind });
}

type RuledList = {
  members: readonly ListMember[];
  restart?: boolean | undefined;
  approvals?: readonly Approval[] | undefined;
  at?: string | undefined;
};

/**
 * Whether a list may follow the one before. A member is added by the request of one member and the confirmation of another, or
 * by a request whose notice was over while no other recipient could have confirmed it. Members are removed without: a list cannot
 * know who has left.
 */
export async function isChangeAllowed(
  before: RuledList | undefined,
  list: RuledList,
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
  before: RuledList,
  { approvals = [], at }: RuledList,
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
async function isReopened(before: RuledList, { members, approvals = [], at }: RuledList): Promise<boolean> {
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

/** Maximum number of changes shown, the latest first. */
const maxShown = 50;

/** What changed from list to list, and who signed it. */
export async function keyChanges({ lists, signers }: ReadLists): Promise<KeyChange[]> {
  const changes: KeyChange[] = [];
  for (const [index, list] of lists.entries()) {
    const before = index > 0 ? lists[index - 1] : undefined;
    changes.push({
      position: list.position,
      on: list.on,
      by: await signersOf(list, signers),
      added: onlyIn(list.members, before?.members ?? []),
      removed: onlyIn(before?.members ?? [], list.members),
      kind: kindOf(list, before),
    });
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

function onlyIn(members: readonly ListMember[], others: readonly ListMember[]): ListMember[] {
  return members.filter((one) => others.every(({ publicKey }) => publicKey !== one.publicKey));
}
