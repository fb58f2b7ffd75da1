import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { scanRows } from '../../db/scan-rows.ts';
import { versionBlocks, versions } from '../../db/schema/index.ts';
import { type VersionedNoun, versionedNouns } from '../../db/schema/version-values.ts';
import { containsAddress } from './address.ts';

export type VersionKey = { noun: VersionedNoun; itemId: number; number: number };

/** Shorter blocks end where a word or a block of HTML does, which no address contains (see versions/split.ts). */
const minCutBlockCharacters = 2000;

const firstRangeInItems = 500;
const minRangeInItems = 1;
const maxRangeInItems = 20_000;
/** A statement that took longer, in milliseconds, is followed by one for fewer items. */
const maxRangeInMilliseconds = 500;

/**
 * The versions that contain an address, in their text or in what lists show of them. Of a few the text may turn out not to
 * contain it: an address can be cut by the end of a block.
 */
export async function findVersionsWith(db: Db | Transaction, address: string): Promise<VersionKey[]> {
  const { ids } = await scanRows(db, versionBlocks, isBlockWith(address));
  const listed = or(containsAddress(versions.title, address), containsAddress(versions.note, address));
  const inBlocks = sql`exists (
    select from unnest(${versions.blocks}) as used(id) where used.id in (select unnest(${`{${ids.join(',')}}`}::text::int[])))`;
  return scanVersions(db, ids.length > 0 ? or(listed, inBlocks) : listed);
}

/** Blocks that contain the address, or end within what may be it. */
function isBlockWith(address: string): SQL | undefined {
  const { content } = versionBlocks;
  const begins = sql`exists (
    select from generate_series(1, ${address.length - 1}::int) as part(length)
    where right(lower(${content}), part.length) = left(lower(${address}::text), part.length))`;
  return or(containsAddress(content, address), and(sql`length(${content}) >= ${minCutBlockCharacters}`, begins));
}

/** Looks at the versions of a range of items in each statement, as `scanRows` does with ids. */
async function scanVersions(db: Db | Transaction, condition: SQL | undefined): Promise<VersionKey[]> {
  const found: VersionKey[] = [];
  const { noun, itemId, number } = versions;
  for (const one of versionedNouns) {
    const [range] = await db
      .select({ last: sql<number>`coalesce(max(${itemId}), 0)`.mapWith(Number) })
      .from(versions)
      .where(sql`${noun} = ${one}`);
    const last = range?.last ?? 0;
    let size = firstRangeInItems;
    for (let from = 0; from < last; ) {
      const to = Math.min(from + size, last);
      const began = performance.now();
      const isInRange = sql`${noun} = ${one} and ${itemId} > ${from} and ${itemId} <= ${to}`;
      found.push(...(await db.select({ noun, itemId, number }).from(versions).where(and(isInRange, condition))));
      from = to;
      const took = performance.now() - began;
      if (took > maxRangeInMilliseconds) size = Math.max(Math.floor(size / 4), minRangeInItems);
      else if (took < maxRangeInMilliseconds / 2) size = Math.min(size * 2, maxRangeInItems);
    }
  }
  return found;
}
