import { createHmac, randomBytes } from 'node:crypto';
import { max, type SQL, sql } from 'drizzle-orm';
import { type EntryFacts, type EntryTexts, type Erasure, entryToDigest, textsToDigest } from '../../chain/entry.ts';
import type { Transaction } from '../../db/client.ts';
import { activityChain, activityLogs } from '../../db/schema/index.ts';
import { digest } from '../secrets/tokens.ts';

export type NewEntry = EntryTexts & Omit<EntryFacts, 'position' | 'id' | 'timestamp'>;

/** A writer that stopped in the middle of its transaction blocks the others no longer than this, in milliseconds. */
const maxIdleInMilliseconds = 5000;

/** Writes an entry behind the last one. Until the transaction ends, other writers wait: it should be the last statement. */
export async function appendEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const last = await lockChain(tx);
  const salt = makeSalt();
  const facts = { ...entry, position: last.position + 1, id: last.nextId, timestamp: last.now };
  const hash = digest(entryToDigest(last.hash, facts, digest(textsToDigest(salt, entry))));
  const seal = await sealEntry(hash);
  // Sent together: both wait for the database once.
  await Promise.all([
    tx
      .insert(activityLogs)
      .overridingSystemValue()
      .values({
        id: facts.id,
        position: facts.position,
        timestamp: sql`${facts.timestamp}::timestamptz`,
        userId: entry.user_id,
        username: entry.username,
        actionType: entry.action_type,
        event: entry.event,
        args: entry.args,
        status: entry.status,
        resourceType: entry.resource_type,
        resourceName: entry.resource_name,
        resourceId: entry.resource_id,
        errorMessage: entry.error_message,
        changes: entry.changes,
        erasures: entry.erasures,
        salt,
        hash,
        seal,
      }),
    tx.update(activityChain).set({ position: facts.position, hash }),
  ]);
}

export type ChainEnd = { position: number; hash: string };

/** The last entry, locked until the transaction ends. */
export async function lockChain(tx: Transaction): Promise<ChainEnd & { nextId: number; now: string }> {
  const row = {
    position: activityChain.position,
    hash: activityChain.hash,
    nextId: sql`nextval(pg_get_serial_sequence('activity_logs', 'id'))`.mapWith(Number),
    now: momentAsText(sql`clock_timestamp()`),
    timeout: sql`set_config('idle_in_transaction_session_timeout', ${String(maxIdleInMilliseconds)}, true)`,
  };
  const find = () => tx.select(row).from(activityChain).for('update');
  const [known] = await find();
  if (known) return known;
  await restoreChainEnd(tx);
  const [restored] = await find();
  if (!restored) throw new Error('activity_chain: the row with the end of the chain is missing.');
  return restored;
}

/** The row is missing in an empty database, and after it was deleted by hand. */
async function restoreChainEnd(tx: Transaction): Promise<void> {
  const [last] = await tx
    .select({ position: activityLogs.position, hash: activityLogs.hash })
    .from(activityLogs)
    .where(sql`${activityLogs.position} = (select ${max(activityLogs.position)} from ${activityLogs})`);
  await tx
    .insert(activityChain)
    .values({ position: last?.position ?? 0, hash: last?.hash ?? '' })
    .onConflictDoNothing();
}

/** An entry as the export holds it, and as it is checked. */
export const chainedEntry = {
  position: sql<number>`${activityLogs.position}`.mapWith(Number),
  id: activityLogs.id,
  timestamp: momentAsText(activityLogs.timestamp),
  user_id: activityLogs.userId,
  username: activityLogs.username,
  action_type: activityLogs.actionType,
  event: activityLogs.event,
  args: activityLogs.args,
  status: activityLogs.status,
  resource_type: activityLogs.resourceType,
  resource_name: activityLogs.resourceName,
  resource_id: activityLogs.resourceId,
  error_message: activityLogs.errorMessage,
  changes: activityLogs.changes,
  salt: sql<string>`coalesce(${activityLogs.salt}, '')`,
  erased: activityLogs.erased,
  erasures: activityLogs.erasures,
  hash: sql<string>`coalesce(${activityLogs.hash}, '')`,
  seal: sql<string>`coalesce(${activityLogs.seal}, '')`,
};

function makeSalt(): string {
  return randomBytes(16).toString('hex');
}

/** UTC with microseconds: a Date would lose them. */
function momentAsText(moment: SQL | typeof activityLogs.timestamp) {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

let sealKey: Uint8Array | undefined;
let askServer: ((hash: string) => Promise<string>) | undefined;

/** Sets the key that entries are sealed with: once in every process that writes entries, before the first one. */
export function setSealKey(key: Uint8Array): void {
  sealKey = key;
}

/** For a process of the server that writes entries and does not get the key. */
export function askForSeals(ask: (hash: string) => Promise<string>): void {
  askServer = ask;
}

/** The seal of a new entry. */
export async function sealEntry(hash: string): Promise<string> {
  return askServer ? askServer(hash) : sealOf(hash);
}

/** 128 bits of a MAC over the hash of an entry. Throws before `setSealKey`. */
export function sealOf(hash: string): string {
  if (!sealKey) throw new Error('An entry of the activity log needs a key: call setSealKey first.');
  return createHmac('sha256', sealKey).update(hash).digest('hex').slice(0, 32);
}

/**
 * Gives these entries the texts without what is erased and keeps the chain valid: it covers a digest of the original texts,
 * whose salt is discarded. Returns the new content, for the entry that records the erasure.
 */
export async function eraseTexts(
  tx: Transaction,
  entries: SQL | undefined,
  erased: { readonly [Text in keyof EntryTexts]?: SQL },
): Promise<Erasure[]> {
  const left = Object.entries(erased).map(([text, to]) => sql`${text}::text, ${to}`);
  const found = await tx
    .select({ before: chainedEntry, left: sql<Partial<EntryTexts>>`jsonb_build_object(${sql.join(left, sql`, `)})` })
    .from(activityLogs)
    .where(entries)
    .orderBy(activityLogs.position)
    .for('update');
  const rewritten = found.flatMap(({ before, left }) => {
    const after = { ...before, ...left };
    const original = digest(textsToDigest(before.salt, before));
    if (original === digest(textsToDigest(before.salt, after))) return [];
    // An entry that was erased before keeps the digest that the chain covers.
    return [{ ...after, salt: makeSalt(), erased: before.erased ?? original }];
  });
  await tx.execute(sql`select change_activity_logs(${JSON.stringify(rewritten)}::text::jsonb, null)`);
  return rewritten.flatMap((entry) =>
    entry.position > 0 ? [[entry.position, digest(textsToDigest(entry.salt, entry))] as Erasure] : [],
  );
}
