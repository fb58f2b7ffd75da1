import { like } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { submissionCounts } from '../../db/schema/index.ts';
import { networksOf } from '../limits/networks.ts';
import { dailyHash, NoRoomError, type Proof, takePlaces, tenMinutesAt } from '../limits/places.ts';

/**
 * Attempts in ten minutes that computed or waited first, so that strangers who guess cannot keep an owner out of a new
 * browser. Enough per account that several networks have to work for it, few enough to stop guessing.
 */
const maxProvenAttempts = {
  work: { account: 300, near: 20, wide: 40 },
  waiting: { account: 100, near: 10, wide: 20 },
} as const satisfies Record<Proof, Record<string, number>>;

const prefix = 'sign-in ';

type Proven = { username: string; address: string; proof: Proof };

/** Records an attempt in the capacity of its proof, or returns the wait in milliseconds. */
export async function takeProvenAttempt(db: Db, { username, address, proof }: Proven): Promise<{ wait: number }> {
  const now = Date.now();
  const hash = await dailyHash(db, now);
  const { near, wide } = networksOf(address);
  const max = maxProvenAttempts[proof];
  const place = (kind: keyof typeof max, name: string) => {
    return { subject: `${prefix}${proof} ${hash(`${kind}:${name}`)}`, max: max[kind] };
  };
  const places = [place('account', username.toLowerCase()), place('near', near)];
  if (wide !== undefined) places.push(place('wide', wide));
  try {
    await db.transaction((tx) => takePlaces(tx, places, tenMinutesAt(now), now));
    return { wait: 0 };
  } catch (error) {
    if (error instanceof NoRoomError) return { wait: error.seconds * 1000 };
    throw error;
  }
}

export async function forgetProvenAttempts(tx: Transaction): Promise<void> {
  await tx.delete(submissionCounts).where(like(submissionCounts.subject, `${prefix}%`));
}
