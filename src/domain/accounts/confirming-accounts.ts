import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';

/** An account that one person has made to confirm what they ask is younger: until then others can notice it. */
const minAgeInHours = 72;

/** Whether an account counts as one of the two people that an act needs. */
export async function countsAsOneOfTwo(db: Db | Transaction, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const isOld = lte(accounts.createdAt, sql`now() - make_interval(hours => ${minAgeInHours})`);
  return (await db.$count(accounts, and(eq(accounts.id, id), isOld))) > 0;
}
