import { inArray, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { signInAttempts } from '../../db/schema/index.ts';

/** Attempts without a delay; each further one doubles the wait. */
const freeAttempts = 4;
const firstWait = 1000;
/** Long enough to stop guessing, short enough that an attacker cannot lock an editor out for long. */
const maxWaitInMilliseconds = { account: 60_000, address: 900_000, browser: 900_000 };
const forgottenAfter = 3_600_000;

type Kind = keyof typeof maxWaitInMilliseconds;
type Subject = { subject: string; kind: Kind };

/** The subjects that attempts are counted for: account name, client address and known browser. */
export type Attempting = { username: string; address: string; browser?: string | undefined };

/** `isFirstRefusal`: no attempt was refused in this waiting period before. */
export type Beginning = { wait: number; isFirstRefusal?: boolean };

/** Records an attempt before its secret is checked, or returns the remaining wait in milliseconds. */
export async function beginAttempt(db: Db, attempting: Attempting): Promise<Beginning> {
  const now = Date.now();
  const subjects = subjectsOf(attempting);
  await forgetOld(db, new Date(now - forgottenAfter));
  return db.transaction(async (tx) => {
    const fresh = { count: 0, notBefore: new Date(now), lastAt: new Date(now) };
    const names = subjects.map(({ subject }) => subject);
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
      const waiting = subjects.flatMap(({ subject, kind }) => {
        const row = known.find((one) => one.subject === subject && one.notBefore.getTime() > now);
        return row
          ? [{ subject, lastAt: row.lastAt, begunAt: row.notBefore.getTime() - waitAfter(row.count, kind) }]
          : [];
      });
      const isFirstRefusal = waiting.every(({ lastAt, begunAt }) => lastAt.getTime() <= begunAt);
      // Strictly later than the attempt, even within the same millisecond.
      const lastAt = new Date(now + 1);
      const refused = waiting.map(({ subject }) => subject);
      if (isFirstRefusal)
        await tx.update(signInAttempts).set({ lastAt }).where(inArray(signInAttempts.subject, refused));
      return { wait, isFirstRefusal };
    }
    for (const { subject, kind } of subjects) {
      const count = (known.find((one) => one.subject === subject)?.count ?? 0) + 1;
      const notBefore = new Date(now + waitAfter(count, kind));
      await tx
        .update(signInAttempts)
        .set({ count, notBefore, lastAt: new Date(now) })
        .where(sql`${signInAttempts.subject} = ${subject}`);
    }
    return { wait: 0 };
  });
}

/** Clears the counted attempts after a success. */
export async function forgetAttempts(db: Db, attempting: Attempting): Promise<void> {
  const names = subjectsOf(attempting).map(({ subject }) => subject);
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, names));
}

/** Ends all waits: subjects are stored as hashes, so they cannot be selected by account. */
export async function forgetAllAttempts(tx: Transaction): Promise<void> {
  await tx.delete(signInAttempts);
}

/**
 * A browser that has signed in to this account before is counted separately, so that attempts from elsewhere never make its
 * owner wait.
 */
function subjectsOf({ username, address, browser }: Attempting): Subject[] {
  if (browser !== undefined) return [subjectOf('browser', browser)];
  return [subjectOf('account', username.toLowerCase()), subjectOf('address', address)].sort((one, other) =>
    one.subject < other.subject ? -1 : 1,
  );
}

function subjectOf(kind: Kind, name: string): Subject {
  return { kind, subject: new Bun.CryptoHasher('sha256').update(`${kind}:${name}`).digest('hex') };
}

function waitAfter(count: number, kind: Kind): number {
  return count < freeAttempts ? 0 : Math.min(firstWait * 2 ** (count - freeAttempts), maxWaitInMilliseconds[kind]);
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
