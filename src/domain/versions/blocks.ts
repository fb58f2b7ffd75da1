import { createHash } from 'node:crypto';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../db/client.ts';
import { versionBlocks } from '../../db/schema/index.ts';

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

/** Sizes of the pieces that a text is stored in, in characters. */
const minPieceCharacters = 160;
const maxPieceCharacters = 2000;
/** A longer text without the end of a block is cut at spaces. */
const maxUncutCharacters = 480;

/** Ends of HTML blocks, of lines and of JSON members. */
const blockEnd = /<\/(?:p|h[2-6]|li|tr|blockquote|figure|pre|figcaption)>|\\n|",/g;

/**
 * Splits a text into pieces that depend on their own characters only: after an edit, the other pieces are the same as
 * before. Joined, they are the text.
 */
export function splitText(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const end of cuts(text)) {
    pieces.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

function* cuts(text: string): Generator<number> {
  /** The end of the last piece, and that of the last block. */
  let [cut, last] = [0, 0];
  for (const end of blockEnds(text)) {
    const isEnd = end - last >= minPieceCharacters || isMarked(text, last, end) || end - cut >= maxPieceCharacters;
    last = end;
    if (!isEnd) continue;
    cut = end;
    yield end;
  }
}

/** Positions after each block; within long ones after some of their words. */
function* blockEnds(text: string): Generator<number> {
  let last = 0;
  for (const { index, 0: found } of text.matchAll(blockEnd)) {
    const end = index + found.length;
    yield* wordEnds(text, last, end);
    yield end;
    last = end;
  }
  yield* wordEnds(text, last, text.length);
}

function* wordEnds(text: string, from: number, to: number): Generator<number> {
  if (to - from <= maxUncutCharacters) return;
  let last = from;
  for (let at = from + 1; at < to; at += 1) {
    const isWordEnd = text.charCodeAt(at - 1) === 32 && at - last >= minPieceCharacters && isMarked(text, at - 12, at);
    if (!isWordEnd && (at - last < maxPieceCharacters || isWithinPair(text, at))) continue;
    yield at;
    last = at;
  }
}

/** One in four, by a hash (FNV-1a) of these characters. */
function isMarked(text: string, from: number, to: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, from); at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) & 3) === 0;
}

function isWithinPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}

/**
 * The canonical form of a record: JSON without white space, members sorted by name, in UTF-8 (RFC 8785; the numbers of
 * records are whole).
 */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sorted(value));
}

export function sha256(text: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, held]) => [name, sorted(held)]));
}
