import { and, desc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { versions } from '../../db/schema/index.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { readTexts } from './blocks.ts';
import type { VersionRecord } from './record.ts';

const { blocks: _blocks, ...listed } = getTableColumns(versions);

export type VersionEntry = Omit<typeof versions.$inferSelect, 'blocks'>;
/** Without a record when its content was erased. */
export type Version = VersionEntry & { record: VersionRecord | undefined };

/** The versions of an item, newest first. */
export function listVersions(
  db: Db | Transaction,
  noun: VersionedNoun,
  itemId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<VersionEntry[]> {
  return db
    .select(listed)
    .from(versions)
    .where(ofItem(noun, itemId))
    .orderBy(desc(versions.number))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The newest version of an article whose text was approved in a review, and who did it. */
export async function findApproval(
  db: Db,
  articleId: number,
): Promise<{ number: number; approvedBy: string } | undefined> {
  const { number, approvedBy } = versions;
  const [found] = await db
    .select({ number, approvedBy: sql<string>`${approvedBy}` })
    .from(versions)
    .where(and(ofItem('articles', articleId), isNotNull(approvedBy)))
    .orderBy(desc(number))
    .limit(1);
  return found;
}

export function countVersions(db: Db | Transaction, noun: VersionedNoun, itemId: number): Promise<number> {
  return db.$count(versions, ofItem(noun, itemId));
}

export async function findVersion(
  db: Db | Transaction,
  noun: VersionedNoun,
  itemId: number,
  number: number,
): Promise<Version | undefined> {
  const rows = await db
    .select()
    .from(versions)
    .where(and(ofItem(noun, itemId), eq(versions.number, number)));
  return (await withRecords(db, rows))[0];
}

/**
 * What an edit began with. None from which something was erased: the editor may still have it in the form, and has to see what a
 * save would bring back.
 */
export async function findBase(
  db: Db | Transaction,
  noun: VersionedNoun,
  itemId: number,
  number: number,
): Promise<VersionRecord | undefined> {
  const version = await findVersion(db, noun, itemId, number);
  return version?.erasedOn ? undefined : version?.record;
}

/**
 * Whether two edits of an article overlap only with one's own saves since a version, which are no conflict: the newer text wins. One
 * that is not known any more may have been anyone's.
 */
export async function overlapsAreOwn(
  db: Db | Transaction,
  differences: readonly { base: string | undefined }[],
  { id, since, username }: { id: number; since: number; username: string },
): Promise<boolean> {
  if (differences.some(({ base }) => base === undefined)) return false;
  const isOther = sql`${versions.savedBy} is distinct from ${username}`;
  return (await db.$count(versions, and(ofItem('articles', id), gt(versions.number, since), isOther))) === 0;
}

/** Puts the blocks of versions together. */
export async function withRecords(
  db: Db | Transaction,
  rows: readonly (typeof versions.$inferSelect)[],
): Promise<Version[]> {
  const texts = await readTexts(
    db,
    rows.map(({ blocks }) => blocks),
  );
  return rows.map(({ blocks: _own, ...entry }, index) => {
    const text = texts[index];
    return { ...entry, record: text === undefined ? undefined : (JSON.parse(text) as VersionRecord) };
  });
}

function ofItem(noun: VersionedNoun, itemId: number) {
  return and(eq(versions.noun, noun), eq(versions.itemId, itemId));
}
