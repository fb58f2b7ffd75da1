import { and, eq, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { secrets, spentTokens, submissionCounts } from '../../db/schema/index.ts';
import { today, utcDay } from '../days.ts';
import { sharedSecret } from '../secrets/commands.ts';
import { latestEntries } from './memory-counts.ts';
import { networksOf } from './networks.ts';

/** How a visitor got past a limit that is used up: by computing, or by waiting as long as a signed challenge says. */
export type Proof = 'work' | 'waiting';

/** Ordinary capacity is shared by all; each kind of proof has its own capacity. */
export type Pool = 'ordinary' | Proof;

/** Calls without a token have a share of their own, apart from that of the pages. */
export type Share = Pool | 'direct';

/** Whether a form may be stored. Only `take` uses capacity, in the transaction that stores the form. */
export type Admission = {
  /** Reads only, before any costly work. Throws NoRoomError or SpentTokenError. */
  check: () => Promise<void>;
  /** Throws NoRoomError or SpentTokenError, which undoes the transaction. */
  take: (tx: Transaction) => Promise<void>;
};

/** The capacity for this submission is used up. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';

  constructor(readonly seconds: number) {
    super(`No room for ${seconds} seconds`);
  }
}

/** The token of the form was used by another submission. */
export class SpentTokenError extends Error {
  override name = 'SpentTokenError';
}

/** One of the limits that a submission falls under. */
export type Place = { subject: string; max: number };

/** A span of time in which submissions are counted. */
export type Period = { name: string; endsAt: number };

const tenMinutesInMilliseconds = 600_000;
const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 86_400_000;

export function tenMinutesAt(now: number): Period {
  return periodAt(now, tenMinutesInMilliseconds, 'YYYY-MM-DDTHH:MM'.length);
}

/** Named as its first ten minutes are: a subject is counted in one kind of period. */
export function hourAt(now: number): Period {
  return periodAt(now, hourInMilliseconds, 'YYYY-MM-DDTHH:MM'.length);
}

export function dayAt(now: number): Period {
  return periodAt(now, dayInMilliseconds, 'YYYY-MM-DD'.length);
}

function periodAt(now: number, milliseconds: number, nameLength: number): Period {
  const start = now - (now % milliseconds);
  return { name: new Date(start).toISOString().slice(0, nameLength), endsAt: start + milliseconds };
}

const maxKnownFull = 50_000;

/** Remembers counts that have reached their limit: a flood of refused forms needs no query. */
export class FullPlaces {
  private readonly known = latestEntries<true>(maxKnownFull);

  has({ name }: Period, subject: string): boolean {
    return this.known.has(`${name} ${subject}`);
  }

  add({ name }: Period, subject: string): void {
    this.known.set(`${name} ${subject}`, true);
  }
}

/** Throws NoRoomError when one of the places is taken in this period. */
export async function checkPlaces(
  db: Db,
  full: FullPlaces,
  places: readonly Place[],
  period: Period,
  now = Date.now(),
): Promise<void> {
  if (places.some(({ subject }) => full.has(period, subject))) throw noRoom(period, now);
  const subjects = places.map(({ subject }) => subject);
  const rows = await db
    .select({ subject: submissionCounts.subject, count: submissionCounts.count })
    .from(submissionCounts)
    .where(and(inArray(submissionCounts.subject, subjects), eq(submissionCounts.period, period.name)));
  const taken = rows.filter(({ subject, count }) => places.some((one) => one.subject === subject && count >= one.max));
  for (const { subject } of taken) full.add(period, subject);
  if (taken.length > 0) throw noRoom(period, now);
}

/** Counts one submission for all of these, in one statement. Throws NoRoomError, which undoes the transaction. */
export async function takePlaces(
  tx: Transaction,
  places: readonly Place[],
  period: Period,
  now = Date.now(),
): Promise<void> {
  if (places.length === 0) return;
  // Rows are locked in the order of their subjects, so that concurrent transactions cannot block each other.
  const values = places
    .map(({ subject }) => ({ subject, period: period.name, count: 1 }))
    .sort((one, other) => (one.subject < other.subject ? -1 : 1));
  const counted = await tx
    .insert(submissionCounts)
    .values(values)
    .onConflictDoUpdate({
      target: [submissionCounts.subject, submissionCounts.period],
      set: { count: sql`${submissionCounts.count} + 1` },
    })
    .returning({ subject: submissionCounts.subject, count: submissionCounts.count });
  const isOver = counted.some(({ subject, count }) =>
    places.some((place) => place.subject === subject && count > place.max),
  );
  if (isOver) throw noRoom(period, now);
}

/** A place in each network of an address. */
export function networkPlaces(
  address: string,
  max: { near: number; wide: number },
  subjectOf: (network: string) => string,
): Place[] {
  const { near, wide } = networksOf(address);
  const places = [{ subject: subjectOf(near), max: max.near }];
  if (wide !== undefined) places.push({ subject: subjectOf(wide), max: max.wide });
  return places;
}

/** Admits a form with its token and a place in each of these, on every node and after a restart. */
export function admissionOf(
  { db, full }: { db: Db; full: FullPlaces },
  token: string,
  taken: readonly { places: readonly Place[]; period: Period }[],
  now: number,
): Admission {
  return {
    async check() {
      await checkToken(db, token);
      for (const { places, period } of taken) await checkPlaces(db, full, places, period, now);
    },
    async take(tx) {
      await consumeToken(tx, token, utcDay(now));
      for (const { places, period } of taken) await takePlaces(tx, places, period, now);
    },
  };
}

function noRoom({ endsAt }: Period, now: number): NoRoomError {
  return new NoRoomError(Math.max(1, Math.ceil((endsAt - now) / 1000)));
}

/** Throws SpentTokenError when the token was used before. */
export async function checkToken(db: Db, token: string): Promise<void> {
  if ((await db.$count(spentTokens, eq(spentTokens.hash, hashOf(token)))) > 0) throw new SpentTokenError();
}

/** Uses a token up; of two submissions at the same time one gets it. Throws SpentTokenError. */
export async function consumeToken(db: Db | Transaction, token: string, day: string): Promise<void> {
  const spent = await db
    .insert(spentTokens)
    .values({ hash: hashOf(token), spentOn: day })
    .onConflictDoNothing()
    .returning({ hash: spentTokens.hash });
  if (spent.length === 0) throw new SpentTokenError();
}

function hashOf(token: string): string {
  return new Bun.CryptoHasher('sha256').update(token).digest('hex');
}

const prefix = 'limits ';

type Known = { day: string; key: Uint8Array };
const known = new WeakMap<Db, Known>();

/**
 * A keyed hash for networks and account names, the same on all nodes. Its key is new every day and deleted after two, so
 * that a stored hash cannot be traced back to an address.
 */
export async function dailyHash(db: Db, now = Date.now()): Promise<(text: string) => string> {
  const day = utcDay(now);
  let current = known.get(db);
  if (current?.day !== day) {
    current = { day, key: await sharedSecret(db, prefix + day) };
    known.set(db, current);
  }
  const { key } = current;
  return (text) => new Bun.CryptoHasher('sha256', key).update(text).digest('base64url');
}

export async function deleteOldKeys(db: Db, now = Date.now()): Promise<void> {
  const yesterday = prefix + utcDay(now - dayInMilliseconds);
  await db.delete(secrets).where(and(like(secrets.name, `${prefix}%`), lt(secrets.name, yesterday)));
  // A key that is no longer stored would differ from those of other nodes.
  known.delete(db);
}

/** Tokens are valid for a day, and the days of the report channel are those of the company's time zone. */
const tokenRetentionInMilliseconds = 72 * hourInMilliseconds;

/** Deletes counts of periods that are over, spent tokens that have expired anyway, and the keys of earlier days. */
export async function sweepLimits(db: Db, now = Date.now()): Promise<void> {
  const anHourAgo = new Date(now - hourInMilliseconds).toISOString().slice(0, 16);
  const withinDay = and(like(submissionCounts.period, '%T%'), lt(submissionCounts.period, anHourAgo));
  await db.delete(submissionCounts).where(or(withinDay, lt(submissionCounts.period, earliestDay(now))));
  const expired = utcDay(now - tokenRetentionInMilliseconds);
  await db.delete(spentTokens).where(lt(spentTokens.spentOn, expired));
  await deleteOldKeys(db, now);
}

/** Forms count by the day of UTC, the report channel by that of the company: earlier days are over in both. */
function earliestDay(now: number): string {
  const ofCompany = today(new Date(now));
  const ofUtc = utcDay(now);
  return ofCompany < ofUtc ? ofCompany : ofUtc;
}
