import { and, like, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { secrets } from '../../db/schema/index.ts';
import { utcDay } from '../days.ts';
import { sharedSecret } from '../secrets/commands.ts';

const prefix = 'limits ';
const dayInMilliseconds = 86_400_000;

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

/** Deletes the keys of the days before yesterday. */
export async function deleteOldKeys(db: Db, now = Date.now()): Promise<void> {
  const yesterday = prefix + utcDay(now - dayInMilliseconds);
  await db.delete(secrets).where(and(like(secrets.name, `${prefix}%`), lt(secrets.name, yesterday)));
  // A key that is no longer stored would differ from those of other nodes.
  known.delete(db);
}
