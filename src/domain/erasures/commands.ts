import { createHmac } from 'node:crypto';
import { asc, gt, max } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { erasures } from '../../db/schema/index.ts';
import { sharedSecret } from '../secrets/commands.ts';

/** Name of the key of the digests. Made at the first start, so that every backup has it. */
export const erasureSecret = 'erasures';

export type Erasure = Pick<typeof erasures.$inferSelect, 'kind' | 'subject' | 'erasedAt'>;

/** Notes what is erased in this transaction. Of cases only the day is noted, as everywhere in the report channel. */
export async function recordErasures(
  tx: Transaction,
  kind: Erasure['kind'],
  subjects: readonly (string | number)[],
): Promise<void> {
  if (subjects.length === 0) return;
  const erasedAt = new Date();
  if (kind === 'case') erasedAt.setUTCHours(0, 0, 0, 0);
  await tx.insert(erasures).values(subjects.map((subject) => ({ kind, subject: String(subject), erasedAt })));
}

/** Digest of an address for the list, which does not reveal the address. */
export async function addressDigest(db: Db): Promise<(address: string) => string> {
  const key = await sharedSecret(db, erasureSecret);
  return (address) => createHmac('sha256', key).update(address.trim().toLowerCase()).digest('hex');
}

export async function lastErasure(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(erasures.id) }).from(erasures);
  return row?.id ?? 0;
}

/** Rows read at once. */
const batchSize = 1000;

/** All erasures in their order. */
export async function* listErasures(db: Db): AsyncGenerator<Erasure> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(erasures)
      .where(gt(erasures.id, after))
      .orderBy(asc(erasures.id))
      .limit(batchSize);
    for (const { kind, subject, erasedAt } of rows) yield { kind, subject, erasedAt };
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? 0;
  }
}
