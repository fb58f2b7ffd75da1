import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../db/client.ts';
import { versionBlocks } from '../../db/schema/index.ts';
import { sha256 } from './canonical.ts';
import { splitText } from './split.ts';

/** Blocks in one statement; each is at most a few kilobytes. */
const maxBlocksInStatement = 2000;

/** Key of an advisory lock. Shared by transactions that store blocks; who has it alone may delete blocks that no version has. */
export const blockLock = 62;

/** Stores texts as blocks, each block once in the whole database. Returns the ids of the blocks of each text. */
export async function storeTexts(tx: Transaction, texts: readonly string[]): Promise<number[][]> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${blockLock}::bigint)`);
  const split = texts.map((text) =>
    splitText(text).map((content) => ({ digest: sha256(content, 'base64url'), content })),
  );
  const contents = new Map(split.flat().map(({ digest, content }) => [digest, content]));
  // Always in the same order: two saves with the same new blocks would otherwise wait for each other.
  const digests = [...contents.keys()].sort();
  const ids = new Map<string, number>();
  for (let at = 0; at < digests.length; at += maxBlocksInStatement) {
    const some = digests.slice(at, at + maxBlocksInStatement);
    const rows = JSON.stringify(some.map((digest) => ({ digest, content: contents.get(digest) })));
    await tx.execute(sql`
      insert into version_blocks (digest, content)
      select digest, content from jsonb_to_recordset(${rows}::text::jsonb) as given(digest text, content text)
      order by digest
      on conflict (digest) do update set used_on = current_date where version_blocks.used_on < current_date`);
    const { id, digest } = versionBlocks;
    const found = await tx.select({ id, digest }).from(versionBlocks).where(inArray(digest, some));
    for (const block of found) ids.set(block.digest, block.id);
  }
  return split.map((pieces) =>
    pieces.map(({ digest }) => {
      const id = ids.get(digest);
      if (id === undefined) throw new Error('A block of a version was not stored.');
      return id;
    }),
  );
}

/** The text that blocks make up, in a query; null when one of them is gone. */
export function textOfBlocks(blocks: SQL | PgColumn): SQL {
  return sql`(select case when count(block.id) = cardinality(${blocks}) and count(block.id) > 0
      then string_agg(block.content, '' order by used.place) end
    from unnest(${blocks}) with ordinality as used(id, place) left join version_blocks block on block.id = used.id)`;
}

/** The texts that these lists of blocks make up; undefined for those of which a block is gone. */
export async function readTexts(
  db: Db | Transaction,
  lists: readonly (readonly number[])[],
): Promise<(string | undefined)[]> {
  const wanted = [...new Set(lists.flat())];
  const contents = new Map<number, string>();
  for (let at = 0; at < wanted.length; at += maxBlocksInStatement) {
    const { id, content } = versionBlocks;
    const some = wanted.slice(at, at + maxBlocksInStatement);
    const found = await db.select({ id, content }).from(versionBlocks).where(inArray(id, some));
    for (const block of found) contents.set(block.id, block.content);
  }
  return lists.map((list) => {
    const pieces = list.map((id) => contents.get(id));
    return list.length === 0 || pieces.includes(undefined) ? undefined : pieces.join('');
  });
}
