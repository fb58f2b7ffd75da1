import { and, asc, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type ChainedEntry, type Erasure, textsToDigest } from '../../chain/entry.ts';
import type { Transaction } from '../../db/client.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import { activityLogs } from '../../db/schema/index.ts';
import { chainedEntry, digest, makeSalt } from './chain.ts';

/**
 * Lets `erase` change the texts of these entries and keeps the chain valid: it covers a digest of the original texts, whose
 * salt is discarded. Returns the new content, for the entry that records the erasure.
 */
export async function eraseTexts(
  tx: Transaction,
  entries: SQL | undefined,
  erase: () => Promise<void>,
): Promise<Erasure[]> {
  const chained = await tx
    .select(chainedEntry)
    .from(activityLogs)
    .where(and(entries, isNotNull(activityLogs.position)))
    .orderBy(asc(activityLogs.id))
    .for('update');
  await erase();
  const before = new Map(chained.map((entry) => [entry.id, entry]));
  const after = await tx
    .select(chainedEntry)
    .from(activityLogs)
    .where(isOneOf(activityLogs.id, [...before.keys()]))
    .orderBy(asc(activityLogs.position));
  const rewritten = after.flatMap((entry) => rewrite(before.get(entry.id), entry));
  await tx.execute(sql`
    update ${activityLogs} set salt = new.salt, erased = new.erased
    from jsonb_to_recordset(${JSON.stringify(rewritten)}::text::jsonb) as new(id bigint, salt text, erased text)
    where ${activityLogs.id} = new.id`);
  return rewritten.map(({ position, digest }) => [position, digest]);
}

/** An entry that was erased before keeps the digest that the chain covers. */
function rewrite(before: ChainedEntry | undefined, after: ChainedEntry) {
  if (!before) return [];
  const original = digest(textsToDigest(before.salt, before));
  if (original === digest(textsToDigest(before.salt, after))) return [];
  const salt = makeSalt();
  const { id, position } = after;
  return [{ id, position, salt, erased: before.erased ?? original, digest: digest(textsToDigest(salt, after)) }];
}
