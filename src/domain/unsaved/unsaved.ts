import { and, asc, desc, eq, gt, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, unsaved } from '../../db/schema/index.ts';
import { type Actor, event, recordActivity } from '../activity/commands.ts';
import { makeEraser } from '../erasing/address.ts';
import { decryptSecret, encryptSecret } from '../secrets/commands.ts';
import { maxUnsavedCharacters, maxUnsavedTexts, screenOf, type UnsavedInput, unsavedLifetimeInDays } from './input.ts';

/** The fields of a form, in their order; names may repeat. */
export type TypedFields = [name: string, value: string][];

type Content = {
  fields: TypedFields;
  /** The window that it was typed in last, and how far. */
  typedIn?: { window: string; turn: number };
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

/** Rows of texts that were saved or discarded refuse late copies for so many days, the last ones of each account. */
const doneLifetimeInDays = 1;
const maxDoneTexts = 100;

const isOpen = and(eq(unsaved.done, false), gt(unsaved.typedAt, daysAgo(unsavedLifetimeInDays)));

/** Stores what was typed since `seq`, or in the same window since what is stored. */
export async function storeUnsaved(
  db: Db,
  accountId: number,
  { text, place, base, seq, window, turn, seconds_ago, fields }: Omit<UnsavedInput, 'account'> & { text: string },
  { sent, isOptional = false }: Options = {},
): Promise<Stored> {
  const content: Content = { fields, ...(window && { typedIn: { window, turn } }), ...(sent && { sent }) };
  const encrypted = await encryptSecret(db, JSON.stringify(content));
  return db.transaction(async (tx) => {
    // One writer for each account, so that its limits hold.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [known] = await tx.select().from(unsaved).where(isText(accountId, text));
    if (known?.done) return { kind: 'done' };
    if (known && known.seq !== seq) {
      const { typedIn } = await read(tx, known);
      if (!window || typedIn?.window !== window) return { kind: 'other', seq: known.seq };
      if (typedIn.turn >= turn) return { kind: 'stored', seq: known.seq, typedAt: known.typedAt };
    }
    const excess = await excessTexts(tx, accountId, text, encrypted.length);
    if (isOptional && excess.length > 0) return { kind: 'full' };
    for (const old of excess) await tx.delete(unsaved).where(isText(accountId, old));
    const typedAt = sql`now() - make_interval(secs => ${seconds_ago})`;
    const values = { place, base, fields: encrypted, seq: (known?.seq ?? seq) + 1, typedAt };
    const [row] = await tx
      .insert(unsaved)
      .values({ ...values, accountId, text })
      // A save may have ended it meanwhile.
      .onConflictDoUpdate({ target: [unsaved.accountId, unsaved.text], set: values, setWhere: not(unsaved.done) })
      .returning({ seq: unsaved.seq, typedAt: unsaved.typedAt });
    return row ? { kind: 'stored', ...row } : { kind: 'done' };
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
  return rows.some(({ place }) => !screenOf(place));
}

/** Ends a text in the transaction that saves it. */
export async function finishUnsaved(tx: Db | Transaction, accountId: number, text: string): Promise<void> {
  if (text === '') return;
  const ended = { done: true, fields: '', typedAt: sql`clock_timestamp()` };
  await tx
    .insert(unsaved)
    .values({ accountId, text, place: '', seq: 0, ...ended })
    .onConflictDoUpdate({ target: [unsaved.accountId, unsaved.text], set: ended });
  const older = tx
    .select({ text: unsaved.text })
    .from(unsaved)
    .where(and(eq(unsaved.accountId, accountId), unsaved.done))
    .orderBy(desc(unsaved.typedAt))
    .offset(maxDoneTexts)
    // Another save of the account removes them.
    .for('update', { skipLocked: true });
  await tx.delete(unsaved).where(and(eq(unsaved.accountId, accountId), inArray(unsaved.text, older)));
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
    const content = await readContent(db, row);
    const { fields, sent } = content;
    const left: Content = {
      ...content,
      fields: fields.map(([name, value]) => [name, erase(value)]),
      ...(sent && { sent: { ...sent, query: erase(sent.query) } }),
    };
    if (JSON.stringify(left) !== JSON.stringify(content))
      found.push({ accountId: row.accountId, text: row.text, left });
  }
  return found;
}

async function read(db: Db | Transaction, row: typeof unsaved.$inferSelect): Promise<Unsaved> {
  const { text, place, base, seq, typedAt } = row;
  return { ...(await readContent(db, row)), text, place, base, seq, typedAt };
}

async function readContent(db: Db | Transaction, { fields }: typeof unsaved.$inferSelect): Promise<Content> {
  // `storeUnsaved` wrote it.
  return JSON.parse(await decryptSecret(db, fields)) as Content;
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
