import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules, versions } from '../../db/schema/index.ts';
import type { VersionCause, VersionedNoun, VersionKind } from '../../db/schema/version-values.ts';
import type { Actor } from '../activity/commands.ts';
import { endReviews, reanchorComments } from '../passages/locate.ts';
import { canonicalText, sha256, storeTexts, textOfBlocks } from './blocks.ts';
import { findVersion } from './queries.ts';
import { type Recorded, readItems, type VersionRecord } from './record.ts';

const maxRowsInStatement = 500;

export type VersionReason = {
  /** Undefined for the site itself: seed and schedule. */
  by: Actor | undefined;
  kind: VersionKind;
  cause?: VersionCause;
  note?: string | undefined;
  restoredFrom?: number;
};

/** Numbers of versions by the id of the item. */
type Numbers = ReadonlyMap<number, number>;

/**
 * Stores the present state of these items as a version each, whose number is their optimistic lock from now on. Every command that
 * changes an article, asset or leader calls it in its transaction: after it stores or changes the row, or with the kind
 * `delete` before it deletes it. What is as in the last version gets none. Returns the numbers of the new versions.
 */
export async function keepVersions(
  tx: Transaction,
  noun: VersionedNoun,
  ids: readonly number[],
  reason: VersionReason,
): Promise<Numbers> {
  if (ids.length === 0) return new Map();
  const items = await readItems(tx, noun, ids);
  const numbers = await storeVersions(tx, noun, items, reason);
  // Who edits an item need not know that others moved it to another place.
  if (reason.cause !== 'order') await setLocks(tx, noun, numbers, reason);
  return numbers;
}

/**
 * Stores what an article is from now on, or with `draft` its unpublished changes, which are on no page. Returns the number of the
 * version, which is the optimistic lock.
 */
export async function storeVersion(
  tx: Transaction,
  article: Recorded,
  reason: VersionReason,
  draft = false,
): Promise<number> {
  return (await storeVersions(tx, 'articles', [article], reason, { draft })).get(article.id) ?? article.version;
}

/** Not through Drizzle, which would change the time of the last change. */
async function setLocks(
  tx: Transaction,
  noun: VersionedNoun,
  numbers: Numbers,
  { cause }: VersionReason,
): Promise<void> {
  const made = JSON.stringify([...numbers].map(([id, number]) => ({ id, number })));
  const given = sql`jsonb_to_recordset(${made}::text::jsonb) as made(id int, number int)`;
  if (noun === 'articles' && cause !== undefined && madeInDraftsToo.includes(cause)) {
    // A draft that is up to date stays so.
    for (const table of [articleDrafts, draftSchedules])
      await tx.execute(sql`
        update ${table} as pointer set base_version = made.number
        from articles join ${given} on made.id = articles.id
        where pointer.article_id = articles.id and pointer.base_version = articles.version`);
  }
  await tx.execute(sql`
    update ${sql.identifier(noun)} as item set version = made.number from ${given}
    where item.id = made.id and item.version <> made.number`);
}

const madeInDraftsToo: readonly VersionCause[] = ['erasure', 'reference', 'trash'];

/** The versions of new items; without `by`, of those that the site itself stores, dated by their last change. */
export async function storeFirstVersions(
  tx: Transaction,
  noun: VersionedNoun,
  stored: readonly { id: number }[],
  by?: Actor,
): Promise<void> {
  const ids = stored.map(({ id }) => id);
  const items = (await readItems(tx, noun, ids)).map((item) => ({ ...item, version: 0 }));
  await storeVersions(tx, noun, items, { by, kind: by ? 'save' : 'import' }, by ? {} : { savedAt: 'changedAt' });
}

async function storeVersions(
  tx: Transaction,
  noun: VersionedNoun,
  items: readonly Recorded[],
  { by, kind, cause, note, restoredFrom }: VersionReason,
  { draft = false, savedAt }: { draft?: boolean; savedAt?: 'changedAt' } = {},
): Promise<Numbers> {
  const ids = items.map(({ id }) => id);
  const earlier = await lastVersions(tx, noun, ids, draft);
  const made = items
    .map((item) => ({ item, text: canonicalText(item.record) }))
    .map(({ item, text }) => ({ item, text, digest: sha256(text) }))
    .filter(({ item, digest }) => {
      const last = earlier.get(item.id);
      return kind === 'delete' || draft || last?.kind === 'delete' || last?.digest !== digest;
    });
  const numbers = new Map<number, number>();
  if (made.length === 0) return numbers;
  if (noun === 'articles' && kind !== 'delete') {
    const saved = made.map(({ item }) => item);
    await reanchorComments(tx, saved);
    if (!draft) await endReviews(tx, saved);
  }
  const blocks = await storeTexts(
    tx,
    made.map(({ text }) => text),
  );
  const rows = made.map(({ item, digest }, index) => {
    const { id, version, changedAt, title, status, category, publishedAt, languages, fileDigest } = item;
    const number = (earlier.get(id)?.newest ?? version) + 1;
    numbers.set(id, number);
    return {
      noun,
      itemId: id,
      number,
      kind: isPublication(kind, draft, earlier.get(id), item) ? ('publish' as const) : kind,
      cause: cause ?? null,
      draft,
      savedAt: savedAt === 'changedAt' ? changedAt : sql<Date>`clock_timestamp()`,
      savedBy: by?.username ?? null,
      note: note || null,
      restoredFrom: restoredFrom ?? null,
      languages,
      title,
      status,
      category,
      publishedAt,
      fileDigest,
      digest,
      blocks: blocks[index] ?? [],
    };
  });
  for (let at = 0; at < rows.length; at += maxRowsInStatement) {
    await tx.insert(versions).values(rows.slice(at, at + maxRowsInStatement));
  }
  if (!draft)
    await endEarlier(
      tx,
      noun,
      made.map(({ item }) => item.id),
    );
  return numbers;
}

type Last = Pick<typeof versions.$inferSelect, 'kind' | 'digest' | 'status'> & { newest: number };

/** The number of the newest version of each item, and its last one of its drafts or of what was live. */
async function lastVersions(
  tx: Transaction,
  noun: VersionedNoun,
  ids: readonly number[],
  draft: boolean,
): Promise<Map<number, Last>> {
  // Item by item: DISTINCT ON would read all versions of each.
  const found = await tx.execute<Last & { itemId: number }>(sql`
    select wanted.id as "itemId", newest.number as newest, last.*
    from unnest(${`{${ids.join(',')}}`}::text::int[]) as wanted(id)
    cross join lateral (
      select number from versions where noun = ${noun} and item_id = wanted.id order by number desc limit 1) newest
    left join lateral (
      select kind, digest, status from versions
      where noun = ${noun} and item_id = wanted.id and draft = ${draft} order by number desc limit 1) last on true`);
  return new Map(found.map((last) => [last.itemId, last]));
}

/** A version ends when the next one begins. */
async function endEarlier(tx: Transaction, noun: VersionedNoun, ids: readonly number[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`
    update versions set ended_at = later.saved_at
    from versions later
    where versions.noun = ${noun} and versions.item_id in (${list}) and not versions.draft and versions.ended_at is null
      and later.noun = versions.noun and later.item_id = versions.item_id and not later.draft
      and later.ended_at is null and later.number > versions.number`);
}

function isPublication(kind: VersionKind, draft: boolean, last: Last | undefined, { status }: Recorded): boolean {
  return kind === 'save' && !draft && status === 'published' && last?.status !== 'published';
}

/** The versions that drafts and their schedules are, whose text meets a condition. They are few: published articles that were changed. */
export async function findDraftVersions(
  db: Db | Transaction,
  condition: (text: SQL) => SQL,
): Promise<{ id: number; version: number }[]> {
  return db
    .select({ id: versions.itemId, version: versions.number })
    .from(versions)
    .where(
      and(
        eq(versions.noun, 'articles'),
        sql`(${versions.itemId}, ${versions.number}) in (
          select article_id, version from ${articleDrafts} union select article_id, version from ${draftSchedules})`,
        condition(textOfBlocks(versions.blocks)),
      ),
    )
    .orderBy(versions.itemId, versions.number);
}

/** Changes drafts, and what their schedules publish, without their editors. */
export async function rewriteDrafts(
  tx: Transaction,
  condition: (text: SQL) => SQL,
  rewrite: (record: VersionRecord) => VersionRecord,
  reason: VersionReason,
): Promise<void> {
  for (const { id, version: number } of await findDraftVersions(tx, condition)) {
    const found = await findVersion(tx, 'articles', id, number);
    if (!found?.record) continue;
    const { itemId: _item, savedAt: changedAt, ...listed } = found;
    const changed = { ...listed, id, version: number, changedAt, record: rewrite(found.record) };
    const version = await storeVersion(tx, changed, reason, true);
    for (const table of [articleDrafts, draftSchedules])
      await tx
        .update(table)
        .set({ version })
        .where(and(eq(table.articleId, id), eq(table.version, number)));
  }
}
