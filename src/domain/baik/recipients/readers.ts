import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { baikRecipients } from '../../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../../activity/commands.ts';
import { parsedJson, readSigned, signText } from '../sealing/signatures.ts';
import type { UnlockedKey } from '../sealing/unlocked-keys.ts';
import { type CaseScope, signedMembers } from './recipient-lists.ts';
import { activeRecipients } from './recipients.ts';

export type ReaderName = {
  /** Null while they chose none: reporters then see a number. */
  name: string | null;
  group: string | null;
};

export type Reader = ReaderName & { id: number };

const signedName = z.object({
  publicKey: z.string(),
  name: z.string().nullable(),
  group: z.string().nullable(),
  signer: z.string(),
});

export async function readersOf(db: Db): Promise<Reader[]> {
  return (await presentReaders(db)).map(({ id, name, group }) => ({ id, name, group }));
}

/**
 * Who may read a report, from the recipients that its form excludes and the group that it names. Undefined: all recipients.
 * `no-reader`: no recipient is left.
 */
export async function scopeOf(
  db: Db,
  { excluded, group }: { excluded: readonly number[]; group: string },
): Promise<CaseScope | 'no-reader' | undefined> {
  if (excluded.length === 0 && group === '') return undefined;
  const readers = await presentReaders(db);
  const left = readers.filter((one) => !excluded.includes(one.id) && (group === '' || one.group === group));
  if (left.length === 0) return 'no-reader';
  const accounts = (some: typeof readers) => some.map(({ account }) => account);
  return { excluded: accounts(readers.filter(({ id }) => excluded.includes(id))), limitedTo: accounts(left) };
}

const maxPublicNameCharacters = 80;

/** How reporters see the owner of an unlocked key; an empty text for none. */
export function nameReader(
  db: Db,
  { recipientId: id, publicKey, signer, ...actor }: Actor & UnlockedKey,
  { name, group }: { name: string; group: string },
): Promise<void> {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxPublicNameCharacters) || null;
  return db.transaction(async (tx) => {
    const signed = await signText(signer, 'public name', { publicKey, name: line(name), group: line(group) });
    await tx
      .update(baikRecipients)
      .set({ signedName: JSON.stringify(signed) })
      .where(eq(baikRecipients.id, id));
    await recordActivity(tx, actor, event('report recipient.shownDifferently', { name: actor.username }));
  });
}

/** The name signed with the recipient's own key; none if another key has signed it. */
export async function signedNameOf(
  { publicKey, signingKey }: { publicKey: string; signingKey: string | null },
  stored: string | null,
): Promise<ReaderName> {
  const said = stored === null ? undefined : await readSigned('public name', signedName, parsedJson(stored));
  const isOwn = said !== undefined && said.publicKey === publicKey && said.signer === signingKey;
  return isOwn ? { name: said.name, group: said.group } : { name: null, group: null };
}

/** Key and account are those that recipients have signed: an edited table must not decide who is excluded. */
async function presentReaders(db: Db): Promise<(Reader & { account: number })[]> {
  const members = await signedMembers(db);
  const readers: (Reader & { account: number })[] = [];
  for (const { id, publicKey, signedName: stored } of await activeRecipients(db)) {
    const member = members.find((one) => one.publicKey === publicKey && one.kind !== 'recovery');
    if (!member || member.account === null) continue;
    readers.push({ id, account: member.account, ...(await signedNameOf(member, stored)) });
  }
  return readers;
}
