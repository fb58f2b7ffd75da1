import { type SQL, sql } from 'drizzle-orm';
import { type EntryTexts, type Erasure, textsToDigest } from '../../chain/entry.ts';
import type { Transaction } from '../../db/client.ts';
import { activityLogs } from '../../db/schema/index.ts';
import { digest } from '../secrets/tokens.ts';
import { chainedEntry, makeSalt } from './chain.ts';

/**
 * Gives these entries the texts without what is erased and keeps the chain valid: it covers a digest of the original texts,
 * whose salt is discarded. Returns the new content, for the entry that records the erasure.
 */
export async function eraseTexts(
  tx: Transaction,
  entries: SQL | undefined,
  erased: { readonly [Text in keyof EntryTexts]?: SQL },
): Promise<Erasure[]> {
  const left = Object.entries(erased).map(([text, to]) => sql`${text}::text, ${to}`);
  const found = await tx
    .select({ before: chainedEntry, left: sql<Partial<EntryTexts>>`jsonb_build_object(${sql.join(left, sql`, `)})` })
    .from(activityLogs)
    .where(entries)
    .orderBy(activityLogs.position)
    .for('update');
  const rewritten = found.flatMap(({ before, left }) => {
    const after = { ...before, ...left };
    const original = digest(textsToDigest(before.salt, before));
    if (original === digest(textsToDigest(before.salt, after))) return [];
    // An entry that was erased before keeps the digest that the chain covers.
    return [{ ...after, salt: makeSalt(), erased: before.erased ?? original }];
  });
  await tx.execute(sql`select change_activity_logs(${JSON.stringify(rewritten)}::text::jsonb, null)`);
  return rewritten.flatMap((entry) =>
    entry.position > 0 ? [[entry.position, digest(textsToDigest(entry.salt, entry))] as Erasure] : [],
  );
}
