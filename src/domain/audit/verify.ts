import { and, asc, desc, eq, gt, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import { type Break, type BreakReason, ChainCheck } from '../../chain/check.ts';
import { type ChainedEntry, chainStartIn, firstHash } from '../../chain/entry.ts';
import type { SignedHead } from '../../chain/head.ts';
import type { Db } from '../../db/client.ts';
import { activityChain, activityLogs } from '../../db/schema/index.ts';
import { hasCode } from '../../db/unavailable.ts';
import { type ChainEnd, chainedEntry, sealOf } from '../activity/chain.ts';
import { digest } from '../secrets/tokens.ts';

/** What a check of the whole log found. */
export type Verification = {
  ok: boolean;
  entries: number;
  /** The last entry that was removed because it was old enough; 0 when none was. */
  startsAfter: number;
  /** The last entry that was checked. */
  head: ChainEnd;
  /** The first entry that is not as it was written. */
  broken?: Break;
  /** Files beside the data that hold no validly signed head. */
  invalidHeads: string[];
  /** The last entry that a signed head vouches for; 0 when there is none. */
  signedUpTo: number;
  /** Entries under a key that this site no longer has. */
  sealedWithEarlierKey: number;
  verifiedAt: string;
};

/** Entries read at once: few enough that the server answers requests in between. */
const batchSize = 500;

/** Checks every entry of the log. Throws only when the database fails. */
export async function verifyLog(db: Db, signed: { heads: SignedHead[]; invalid: string[] }): Promise<Verification> {
  const known = await erasureCount(db);
  const found = await verifyOnce(db, signed);
  // A concurrent erasure looks like a change, and a concurrent removal of old entries like a missing one.
  const isOther =
    found.broken && ((await erasureCount(db)) !== known || (await startOf(db)).position !== found.startsAfter);
  return isOther ? verifyOnce(db, signed) : found;
}

async function verifyOnce(db: Db, { heads, invalid }: Parameters<typeof verifyLog>[1]): Promise<Verification> {
  const end = await chainEnd(db);
  const startsAfter = await startOf(db);
  const check = new ChainCheck({ digest, sealOf, heads, erasures: await erasuresOf(db), startsAfter });
  await checkEntries(db, check, 0);
  const missingEnd: Break | undefined =
    check.checked < end.position ? { position: check.checked + 1, id: null, reason: 'removed' } : undefined;
  const broken = firstOf(check.finish() ?? missingEnd, await unchainedEntry(db));
  return {
    ok: !broken && invalid.length === 0,
    entries: check.checked - startsAfter.position,
    startsAfter: startsAfter.position,
    head: { position: check.checked, hash: check.head },
    ...(broken && { broken }),
    invalidHeads: invalid,
    signedUpTo: heads.at(-1)?.position ?? 0,
    sealedWithEarlierKey: check.sealedWithEarlierKey,
    verifiedAt: new Date().toISOString(),
  };
}

/** Feeds the entries after a position to the check; ends at the first that is wrong. */
export async function checkEntries(
  db: Db,
  check: ChainCheck,
  after: number,
  onEntry: (entry: ChainedEntry) => void = () => {},
): Promise<void> {
  for await (const entries of chainedEntries(db, after)) {
    for (const entry of entries) {
      if (!(await check.take(entry))) return;
      onEntry(entry);
    }
    // Lets requests be answered.
    await new Promise(setImmediate);
  }
}

/** The entries after a position up to the one that is the last now, oldest first. */
export async function* chainedEntries(db: Db, after: number): AsyncGenerator<ChainedEntry[]> {
  const [row] = await db.select({ last: sql`max(${activityLogs.position})`.mapWith(Number) }).from(activityLogs);
  const last = row?.last ?? 0;
  let position = after;
  while (position < last) {
    const entries: ChainedEntry[] = await db
      .select(chainedEntry)
      .from(activityLogs)
      .where(and(gt(activityLogs.position, position), lte(activityLogs.position, last)))
      .orderBy(asc(activityLogs.position))
      .limit(batchSize);
    if (entries.length === 0) return;
    yield entries;
    position = entries.at(-1)?.position ?? last;
  }
}

/** The entry at a position without its erased texts, after the latest erasure. */
export async function erasuresOf(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .select({ erasures: activityLogs.erasures })
    .from(activityLogs)
    .where(isNotNull(activityLogs.erasures))
    .orderBy(asc(activityLogs.position));
  return new Map(rows.flatMap(({ erasures }) => erasures ?? []));
}

/** Where the chain begins, as its newest entry about that says. */
export async function startOf(db: Db): Promise<ChainEnd> {
  const [newest] = await db
    .select(chainedEntry)
    .from(activityLogs)
    .where(and(eq(activityLogs.event, 'activity log.shortened'), isNotNull(activityLogs.position)))
    .orderBy(desc(activityLogs.position))
    .limit(1);
  return (newest && chainStartIn(newest)) ?? { position: 0, hash: firstHash };
}

export async function hashAt(db: Db, position: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: chainedEntry.hash })
    .from(activityLogs)
    .where(eq(activityLogs.position, position));
  return row?.hash;
}

async function chainEnd(db: Db): Promise<ChainEnd> {
  const [end] = await db
    .select({ position: activityChain.position, hash: activityChain.hash })
    .from(activityChain)
    .where(eq(activityChain.id, 1));
  return end ?? { position: 0, hash: '' };
}

function erasureCount(db: Db): Promise<number> {
  return db.$count(activityLogs, isNotNull(activityLogs.erasures));
}

/** An entry outside of the chain; its position is unknown. */
async function unchainedEntry(db: Db): Promise<Break | undefined> {
  const [row] = await db
    .select({ id: min(activityLogs.id) })
    .from(activityLogs)
    .where(isNull(activityLogs.position));
  return row?.id ? { position: null, id: Number(row.id), reason: 'inserted' } : undefined;
}

function firstOf(broken: Break | undefined, other: Break | undefined): Break | undefined {
  if (!broken || !other) return broken ?? other;
  return other.id !== null && broken.id !== null && other.id < broken.id ? other : broken;
}

/** The result of a check for an operator: first the verdict, then what it rests on. */
export function describeVerification(found: Verification): string {
  const { ok, entries, startsAfter, head, signedUpTo, sealedWithEarlierKey, invalidHeads, broken } = found;
  return [
    ok ? `The activity log is intact: ${count(entries)} checked.` : 'The activity log is NOT intact.',
    ...(startsAfter > 0 ? [`It begins after entry ${startsAfter}: older ones were removed after their time.`] : []),
    ...(broken ? [describeBreak(broken), ...advice] : []),
    ...invalidHeads.map(
      (name) => `DATA_DIR/audit/heads/${name} holds no validly signed head: it was changed or damaged.`,
    ),
    ...(ok ? [] : [`${count(entries)} before it ${entries === 1 ? 'is' : 'are'} as written.`]),
    entries > 0 ? `Last entry checked: ${head.position}, hash ${head.hash}` : 'The log has no entries.',
    signedUpTo > 0
      ? `Signed heads vouch for the log up to entry ${signedUpTo}.`
      : 'There are no signed heads in DATA_DIR/audit/heads: entries removed from the end would not be noticed.',
    ...(sealedWithEarlierKey > 0
      ? [`The first ${count(sealedWithEarlierKey)} bear the seal of an earlier key; only their hashes were checked.`]
      : []),
  ].join('\n');
}

export function describeBreak({ position, id, reason }: Break): string {
  const entry = [position === null ? 'an entry outside of the chain' : `entry ${position}`, id !== null && `id ${id}`];
  return `First wrong entry: ${entry.filter(Boolean).join(', ')}. ${reasons[reason]}`;
}

const reasons: Record<BreakReason, string> = {
  changed: 'It was changed after it was written.',
  inserted: 'It was inserted: the site did not write it.',
  removed: 'It is missing: this entry, and maybe others after it, was removed.',
  forged:
    'It was changed or inserted, or the entry before it removed, and the hashes were computed anew without the key of the site (or a server with another key wrote it).',
  rewritten: 'From here on the entries are not those whose head was signed: they were replaced or removed.',
};

const advice = [
  'What to do: keep a copy of the database and of DATA_DIR/audit as they are, and find out who had access to the database.',
  'If an older backup was restored on purpose, record it: audit accept "why".',
];

function count(entries: number): string {
  return `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`;
}

/** Neither finds an entry: they are refused before they look for one. */
const attempts = {
  update: 'update activity_logs set event = event where false',
  delete: 'delete from activity_logs where false',
};

/** Tries to change and to remove entries of the activity log. Returns what the database does not refuse. */
export async function unguardedIn(execute: (statement: string) => Promise<unknown>): Promise<string[]> {
  const allowed: string[] = [];
  for (const [name, statement] of Object.entries(attempts)) {
    const isAllowed = await execute(statement).then(() => true, isOtherError);
    if (isAllowed) allowed.push(name);
  }
  return allowed;
}

/** SQLSTATE raise_exception: of the trigger `activity_logs_stay`. */
const refusedByTrigger = 'P0001';

/** False for the refusal of the trigger; anything else is thrown. */
function isOtherError(error: unknown): false {
  if (hasCode(error, (code) => code === refusedByTrigger)) return false;
  throw error;
}
