import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { baikRecipientLists, baikRecipients } from '../../db/schema/index.ts';
import { today } from './days.ts';
import { digestOf, readSignedText, type Signer, signText } from './sealing/signatures.ts';

const member = z.object({
  /** Null for a recovery key. */
  account: z.int().nullable(),
  publicKey: z.string(),
  signingKey: z.string().nullable(),
  label: z.string(),
  kind: z.enum(['passphrase', 'offline', 'recovery']),
});
export type ListMember = z.output<typeof member>;

const listBody = z.object({
  position: z.int(),
  /** The hash of the list before; empty for the first. */
  previous: z.string(),
  on: z.iso.date(),
  members: z.array(member),
  /** The channel was opened again after all who could read reports had left. */
  restart: z.boolean().optional(),
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
  /** Of the lists, in the same order. */
  digests: string[];
  /** Lists that do not fit, or are gone from the middle. */
  broken: number;
  /** The label of whoever signs with a key, now or earlier. */
  signers: ReadonlyMap<string, string>;
};

export async function readLists(db: Db | Transaction): Promise<ReadLists> {
  const rows = await db.select().from(baikRecipientLists).orderBy(asc(baikRecipientLists.id));
  const active = new Set((await activeRecipients(db)).map(({ publicKey }) => publicKey));
  const lists: RecipientList[] = [];
  const digests: string[] = [];
  const signers = new Map<string, string>();
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
      signedBy?.members.some(({ signingKey }) => signingKey === list.signer);
    if (!fits) {
      broken += 1;
      continue;
    }
    lists.push(list);
    digests.push(digestOf(body));
    for (const { signingKey, label } of list.members) if (signingKey) signers.set(signingKey, label);
  }
  return { lists, digests, broken, signers };
}

/** A recovery key alone does not keep the channel open. */
function isReader(active: ReadonlySet<string>) {
  return ({ kind, publicKey }: ListMember) => kind !== 'recovery' && active.has(publicKey);
}

/** The keys to which a case is sealed, and the hash of the list that names them. */
export type Sealing = { publicKeys: readonly string[]; list: string | null };

/** Who may read a case. */
export type CaseScope = {
  /** Accounts to which the reporter closed it, for good. */
  excluded: readonly number[];
  /** The accounts to which it is open; null for all recipients, those who come later among them. */
  limitedTo: readonly number[] | null;
};

const everybody: CaseScope = { excluded: [], limitedTo: null };

/**
 * The recipients to whom a case is sealed: active ones who are in the last signed list, and in the scope of the case. A
 * recovery key, which could be in the hands of an excluded person, opens no case with a scope. A key that was only written
 * into the table gets nothing. While no list exists, as on a site from before, all active ones.
 */
export async function sealingTo(db: Db | Transaction, scope: CaseScope = everybody): Promise<Sealing> {
  const active = await activeRecipients(db);
  const { lists, digests } = await readLists(db);
  const members = lists.at(-1)?.members ?? active.map(memberOf);
  const publicKeys = active
    .map(({ publicKey }) => members.find((one) => one.publicKey === publicKey))
    .flatMap((one) => (one && isInScope(one, scope) ? [one.publicKey] : []));
  return { publicKeys, list: digests.at(-1) ?? null };
}

function isInScope({ account }: ListMember, { excluded, limitedTo }: CaseScope): boolean {
  if (excluded.length === 0 && limitedTo === null) return true;
  return account !== null && !excluded.includes(account) && (limitedTo === null || limitedTo.includes(account));
}

/** Whether a key was in any list: one that was removed does not come back. */
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

/** The first list, or one that starts again: all who are recipients now. */
export async function startLists(tx: Transaction, signer: Signer): Promise<void> {
  await append(tx, signer, (await activeRecipients(tx)).map(memberOf), await readLists(tx), { isStart: true });
}

type Change = { add?: typeof baikRecipients.$inferSelect; remove?: readonly string[] };

/** A list with a member more or without some; those who are in neither the change nor the last list stay out. */
export async function changeList(tx: Transaction, signer: Signer, { add, remove = [] }: Change): Promise<void> {
  const before = await readLists(tx);
  const members = (before.lists.at(-1)?.members ?? []).filter(
    ({ publicKey }) => !remove.includes(publicKey) && publicKey !== add?.publicKey,
  );
  await append(tx, signer, add ? [...members, memberOf(add)] : members, before);
}

async function append(
  tx: Transaction,
  signer: Signer,
  members: ListMember[],
  { lists, digests }: ReadLists,
  { isStart }: { isStart: boolean } = { isStart: false },
): Promise<void> {
  const restart = isStart && lists.length > 0 ? { restart: true } : {};
  const list = { position: lists.length + 1, previous: digests.at(-1) ?? '', on: today(), members, ...restart };
  await tx.insert(baikRecipientLists).values(await signText(signer, 'recipient list', list));
}

function activeRecipients(db: Db | Transaction) {
  return db.select().from(baikRecipients).where(eq(baikRecipients.status, 'active')).orderBy(asc(baikRecipients.id));
}

function memberOf({ accountId, publicKey, signingKey, label, kind }: typeof baikRecipients.$inferSelect): ListMember {
  return member.parse({ account: accountId, publicKey, signingKey, label, kind });
}
