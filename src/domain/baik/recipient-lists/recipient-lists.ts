import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRecipientLists, baikRecipients } from '../../../db/schema/index.ts';
import { today } from '../../days.ts';
import { digestOf, readSignedText, type SignedText, type Signer, signText } from '../sealing/signatures.ts';
import { approval } from './approval-body.ts';
import { type ListMember, listMember } from './list-member.ts';
import { isChangeAllowed } from './list-rules.ts';

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
