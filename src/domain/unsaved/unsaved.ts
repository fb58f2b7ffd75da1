import { and, asc, desc, eq, gt, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, unsaved } from '../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { makeEraser } from '../erasing/address.ts';
import { decryptSecret, encryptSecret } from '../secrets/commands.ts';
import { articleAt, maxUnsavedCharacters, maxUnsavedTexts, type UnsavedInput, unsavedLifetimeInDays } from './input.ts';

/** The fields of a form, in their order; names may repeat. */
export type TypedFields = [name: string, value: string][];

type Content = {
  fields: TypedFields;
  /** Of a form that was sent with an expired session: the query of its address, and whether it had files. */
  sent?: { query: string; hadFiles: boolean };
};

/** Text of a form that was typed and not saved. */
export type Unsaved = Content & { text: string; place: string; base: number | null; seq: number; typedAt: Date };

type Stored =
  | { kind: 'stored'; seq: number; typedAt: Date }
  /** The text was saved or discarded. */
  | { kind: 'done' }
  /** Another window has stored something else. */
  | { kind: 'other'; seq: number }
  | { kind: 'full' };

/** `isOptional`: not stored when older texts would have to be removed for it. */
type Options = Pick<Content, 'sent'> & { isOptional?: boolean };

/** Rows of texts that were saved or discarded refuse late copies for so many days. */
const doneLifetimeInDays = 1;

const isOpen = and(eq(unsaved.done, false), gt(unsaved.typedAt, daysAgo(unsavedLifetimeInDays)));

/** Stores what was typed since `seq`, or with the number of what is stored the same once more. */
export async function storeUnsaved(
  db: Db,
  accountId: number,
  { text, place, base, seq, seconds_ago, fields }: UnsavedInput & { text: string },
  { sent, isOptional = false }: Options = {},
): Promise<Stored> {
  const content: Content = { fields, ...(sent && { sent }) };
  const encrypted = await encryptSecret(db, JSON.stringify(content));
  return db.transaction(async (tx) => {
    // One writer for each account, so that its limits hold.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [known] = await tx.select().from(unsaved).where(isText(accountId, text));
    if (known?.done) return { kind: 'done' };
    if (known && known.seq !== seq) {
      const isSame = known.seq === seq + 1 && JSON.stringify((await read(tx, known)).fields) === JSON.stringify(fields);
      return isSame ? { kind: 'stored', seq: known.seq, typedAt: known.typedAt } : { kind: 'other', seq: known.seq };
    }
    const excess = await excessTexts(tx, accountId, text, encrypted.length);
    if (isOptional && excess.length > 0) return { kind: 'full' };
    for (const old of excess) await tx.delete(unsaved).where(isText(accountId, old));
    const typedAt = sql`now() - make_interval(secs => ${seconds_ago})`;
    const values = { place, base, fields: encrypted, seq: seq + 1, typedAt };
    const [row] = await tx
      .insert(unsaved)
      .values({ ...values, accountId, text })
      .onConflictDoUpdate({ target: [unsaved.accountId, unsaved.text], set: values })
      .returning({ typedAt: unsaved.typedAt });
    if (!row) throw new Error('The database stored no text.');
    return { kind: 'stored', seq: seq + 1, ...row };
  });
}

/** What a person has not saved, newest first. */
export async function listUnsaved(db: Db, accountId: number, place?: string): Promise<Unsaved[]> {
  const isThere = place === undefined ? undefined : eq(unsaved.place, place);
  const rows = await db
    .select()
    .from(unsaved)
    .where(and(eq(unsaved.accountId, accountId), isOpen, isThere))
    .orderBy(desc(unsaved.typedAt), desc(unsaved.text));
  return Promise.all(rows.map((row) => read(db, row)));
}

/** Whether a person has left a form behind a short time ago that its own place does not continue. */
export async function hasSentForms(db: Db, accountId: number): Promise<boolean> {
  const isRecent = gt(unsaved.typedAt, sql`now() - interval '30 minutes'`);
  const rows = await db
    .select({ place: unsaved.place })
    .from(unsaved)
    .where(and(eq(unsaved.accountId, accountId), isOpen, isRecent));
  return rows.some(({ place }) => !articleAt(place));
}

/** Ends a text in the transaction that saves it. False when it had ended already, or never came. */
export async function finishUnsaved(tx: Db | Transaction, accountId: number, text: string): Promise<boolean> {
  if (text === '') return false;
  const ended = { done: true, fields: '', typedAt: sql`now()` };
  const open = await tx.$count(unsaved, and(isText(accountId, text), isOpen));
  await tx
    .insert(unsaved)
    .values({ accountId, text, place: '', seq: 0, ...ended })
    .onConflictDoUpdate({ target: [unsaved.accountId, unsaved.text], set: ended });
  return open > 0;
}

/** Removes a text at its owner's wish. False when there is none. */
export function discardUnsaved(db: Db, actor: Actor, text: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(unsaved, and(isText(actor.id, text), isOpen))) === 0) return false;
    await finishUnsaved(tx, actor.id, text);
    await recordActivity(tx, actor, event('textDiscarded'));
    return true;
  });
}

/** Removes abandoned texts. */
export async function sweepUnsaved(db: Db): Promise<void> {
  const isOld = lt(unsaved.typedAt, daysAgo(unsavedLifetimeInDays));
  await db.delete(unsaved).where(or(isOld, and(unsaved.done, lt(unsaved.typedAt, daysAgo(doneLifetimeInDays)))));
}

/** How many texts contain an address. They are encrypted, so each is read. */
export async function countUnsavedWith(db: Db | Transaction, address: string): Promise<number> {
  return (await findUnsavedWith(db, address)).length;
}

export async function eraseFromUnsaved(tx: Transaction, address: string): Promise<void> {
  for (const { accountId, text, left } of await findUnsavedWith(tx, address)) {
    const fields = await encryptSecret(tx, JSON.stringify(left));
    await tx.update(unsaved).set({ fields }).where(isText(accountId, text));
  }
}

async function findUnsavedWith(db: Db | Transaction, address: string) {
  const erase = makeEraser(address);
  const rows = await db.select().from(unsaved).where(not(unsaved.done));
  const found: { accountId: number; text: string; left: Content }[] = [];
  for (const row of rows) {
    const { fields, sent } = await read(db, row);
    const left: Content = {
      fields: fields.map(([name, value]) => [name, erase(value)]),
      ...(sent && { sent: { ...sent, query: erase(sent.query) } }),
    };
    if (JSON.stringify(left) !== JSON.stringify({ fields, ...(sent && { sent }) })) {
      found.push({ accountId: row.accountId, text: row.text, left });
    }
  }
  return found;
}

async function read(db: Db | Transaction, row: typeof unsaved.$inferSelect): Promise<Unsaved> {
  const { text, place, base, seq, typedAt, fields } = row;
  // `storeUnsaved` wrote it.
  const content = JSON.parse(await decryptSecret(db, fields)) as Content;
  return { ...content, text, place, base, seq, typedAt };
}

function isText(accountId: number, text: string): SQL | undefined {
  return and(eq(unsaved.accountId, accountId), eq(unsaved.text, text));
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}

/** The oldest texts that have to go for another one of this length. */
async function excessTexts(tx: Transaction, accountId: number, but: string, characters: number): Promise<string[]> {
  const rows = await tx
    .select({ text: unsaved.text, length: sql<number>`length(${unsaved.fields})`.mapWith(Number) })
    .from(unsaved)
    .where(and(eq(unsaved.accountId, accountId), ne(unsaved.text, but), not(unsaved.done)))
    .orderBy(asc(unsaved.typedAt), asc(unsaved.text));
  let total = rows.reduce((sum, { length }) => sum + length, characters);
  const excess: string[] = [];
  for (const { text, length } of rows) {
    if (rows.length - excess.length < maxUnsavedTexts && total <= maxUnsavedCharacters) break;
    excess.push(text);
    total -= length;
  }
  return excess;
}
