import { eq, inArray, like, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { signInAttempts, submissionCounts } from '../../db/schema/index.ts';
import { networksOf } from '../limits/networks.ts';
import { dailyHash, NoRoomError, networkPlaces, type Proof, takePlaces, tenMinutesAt } from '../limits/places.ts';

/** Attempts without a delay; each further one doubles the wait. A /48 can be a whole company. */
const freeAttempts = { account: 4, code: 4, near: 4, wide: 16, browser: 4 };
const firstWaitInMilliseconds = 1000;
/** Long enough to stop guessing. An account waits less, because strangers can make it wait. */
const maxWaitInMilliseconds = { account: 60_000, code: 60_000, near: 900_000, wide: 900_000, browser: 900_000 };
const forgottenAfterInMilliseconds = 3_600_000;

type Kind = keyof typeof maxWaitInMilliseconds;
type Subject = { subject: string; kind: Kind };

/** The subjects that attempts are counted for: account name, client networks and known browser. */
export type Attempting = {
  username: string;
  address: string;
  browser?: string | undefined;
  /** Gives an attempt that would have to wait a place among those that are reserved for it. */
  proof?: Proof | undefined;
};

/** `isFirstRefusal`: no attempt was refused in this waiting period before. */
export type Beginning = { wait: number; isFirstRefusal?: boolean };

/** Records an attempt before its password is checked, or returns the remaining wait in milliseconds. */
export async function beginAttempt(db: Db, attempting: Attempting): Promise<Beginning> {
  const { proof } = attempting;
  if (proof) return takeProvenAttempt(db, { ...attempting, proof });
  return beginDelayed(db, await subjectsOf(db, attempting));
}

/**
 * The same for a code of the second factor. Its attempts are counted by account, and no proof shortens the wait: only who
 * knows the password gets here, and a code is short.
 */
export async function beginCodeAttempt(db: Db, { username, browser }: Attempting): Promise<Beginning> {
  return beginDelayed(db, [await codeSubject(db, username, browser)]);
}

async function beginDelayed(db: Db, subjects: readonly Subject[]): Promise<Beginning> {
  const now = Date.now();
  await forgetOld(db, new Date(now - forgottenAfterInMilliseconds));
  return db.transaction(async (tx) => {
    const fresh = { count: 0, notBefore: new Date(now), lastAt: new Date(now) };
    const kindOf = new Map(subjects.map(({ subject, kind }) => [subject, kind]));
    const names = [...kindOf.keys()];
    await tx
      .insert(signInAttempts)
      .values(names.map((subject) => ({ subject, ...fresh })))
      .onConflictDoNothing();
    const known = await tx
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.subject, names))
      .orderBy(signInAttempts.subject)
      .for('update');
    const wait = Math.max(0, ...known.map(({ notBefore }) => notBefore.getTime() - now));
    if (wait > 0) {
      const waiting = known.filter(({ notBefore }) => notBefore.getTime() > now);
      const isFirstRefusal = waiting.every(({ subject, count, notBefore, lastAt }) => {
        const kind = kindOf.get(subject) ?? 'account';
        return lastAt.getTime() <= notBefore.getTime() - waitAfter(count, kind);
      });
      // Strictly later than the attempt, even within the same millisecond.
      const lastAt = new Date(now + 1);
      const refused = waiting.map(({ subject }) => subject);
      if (isFirstRefusal)
        await tx.update(signInAttempts).set({ lastAt }).where(inArray(signInAttempts.subject, refused));
      return { wait, isFirstRefusal };
    }
    for (const { subject, count: before } of known) {
      const count = before + 1;
      const notBefore = new Date(now + waitAfter(count, kindOf.get(subject) ?? 'account'));
      await tx
        .update(signInAttempts)
        .set({ count, notBefore, lastAt: new Date(now) })
        .where(eq(signInAttempts.subject, subject));
    }
    return { wait: 0 };
  });
}

/** Clears the counted attempts after a success. */
export async function forgetAttempts(db: Db, attempting: Attempting): Promise<void> {
  const { username, browser } = attempting;
  const subjects = [...(await subjectsOf(db, attempting)), await codeSubject(db, username, browser)];
  const names = subjects.map(({ subject }) => subject);
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, names));
}

/** Ends all waits: subjects are stored as hashes, so they cannot be selected by account. */
export async function forgetAllAttempts(tx: Transaction): Promise<void> {
  await tx.delete(signInAttempts);
  await tx.delete(submissionCounts).where(like(submissionCounts.subject, `${provenPrefix}%`));
}

/**
 * A browser that has signed in to this account before is counted separately, so that attempts from elsewhere never make its
 * owner wait.
 */
async function subjectsOf(db: Db, { username, address, browser }: Attempting): Promise<Subject[]> {
  const hash = await dailyHash(db);
  const subjectOf = (kind: Kind, name: string): Subject => ({ kind, subject: hash(`${kind}:${name}`) });
  if (browser !== undefined) return [subjectOf('browser', browser)];
  const { near, wide } = networksOf(address);
  const subjects = [subjectOf('account', username.toLowerCase()), subjectOf('near', near)];
  if (wide !== undefined) subjects.push(subjectOf('wide', wide));
  return subjects.sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

async function codeSubject(db: Db, username: string, browser: string | undefined): Promise<Subject> {
  const name = browser === undefined ? username.toLowerCase() : `browser ${browser}`;
  return { kind: 'code', subject: (await dailyHash(db))(`code:${name}`) };
}

function waitAfter(count: number, kind: Kind): number {
  const free = freeAttempts[kind];
  return count < free ? 0 : Math.min(firstWaitInMilliseconds * 2 ** (count - free), maxWaitInMilliseconds[kind]);
}

async function forgetOld(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ subject: signInAttempts.subject })
    .from(signInAttempts)
    .where(lt(signInAttempts.lastAt, before))
    .limit(100)
    .for('update', { skipLocked: true });
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, old));
}

/**
 * Attempts in ten minutes that computed or waited first, so that strangers who guess cannot keep an owner out of a new
 * browser. Enough per account that several networks have to work for it, few enough to stop guessing.
 */
const maxProvenAttempts = {
  work: { account: 300, near: 20, wide: 40 },
  waiting: { account: 100, near: 10, wide: 20 },
} as const satisfies Record<Proof, Record<string, number>>;

const provenPrefix = 'sign-in ';

type Proven = { username: string; address: string; proof: Proof };

/** Records an attempt in the capacity of its proof, or returns the wait in milliseconds. */
async function takeProvenAttempt(db: Db, { username, address, proof }: Proven): Promise<{ wait: number }> {
  const now = Date.now();
  const hash = await dailyHash(db, now);
  const max = maxProvenAttempts[proof];
  const subjectOf = (name: string) => `${provenPrefix}${proof} ${hash(name)}`;
  const account = { subject: subjectOf(`account:${username.toLowerCase()}`), max: max.account };
  const places = [account, ...networkPlaces(address, max, subjectOf)];
  try {
    await db.transaction((tx) => takePlaces(tx, places, tenMinutesAt(now), now));
    return { wait: 0 };
  } catch (error) {
    if (error instanceof NoRoomError) return { wait: error.seconds * 1000 };
    throw error;
  }
}
