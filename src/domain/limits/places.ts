import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { submissionCounts } from '../../db/schema/index.ts';
import { NoRoomError } from './admission.ts';
import { latestEntries } from './latest-entries.ts';

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

/** The day in UTC. */
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

function noRoom({ endsAt }: Period, now: number): NoRoomError {
  return new NoRoomError(Math.max(1, Math.ceil((endsAt - now) / 1000)));
}
