import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { versions } from '../../db/schema/index.ts';
import type { VersionCause, VersionedNoun, VersionKind } from '../../db/schema/version-values.ts';
import type { Actor } from '../activity/commands.ts';
import { endReviews } from '../passages/end-reviews.ts';
import { reanchorComments } from '../passages/reanchor.ts';
import { storeTexts } from './blocks.ts';
import { canonicalText, sha256 } from './canonical.ts';
import { readItems } from './items.ts';
import type { Recorded } from './record.ts';

const maxRowsInStatement = 500;

export type VersionReason = {
  /** Undefined for the site itself: seed and schedule. */
  by: Actor | undefined;
  kind: VersionKind;
  cause?: VersionCause;
  note?: string | undefined;
  restoredFrom?: number;
};

/**
 * Stores the present state of these items as a version each. Every command that changes an article, asset or leader
 * calls it in its transaction: after it stores or changes the row, or with the kind `delete` before it deletes it. What is as in
 * the last version gets none.
 */
export async function keepVersions(
  tx: Transaction,
  noun: VersionedNoun,
  ids: readonly number[],
  reason: VersionReason,
): Promise<void> {
  if (ids.length > 0) await storeVersions(tx, noun, await readItems(tx, noun, ids), reason);
}

/** The first versions of content that the site itself stores, dated by its last change. */
export async function storeFirstVersions(
  tx: Transaction,
  noun: VersionedNoun,
  stored: readonly { id: number }[],
): Promise<void> {
  const ids = stored.map(({ id }) => id);
  const items = await readItems(tx, noun, ids);
  await storeVersions(tx, noun, items, { by: undefined, kind: 'import' }, { savedAt: 'changedAt' });
}

/** The same for states that are not those of the rows, such as drafts. */
export async function storeVersions(
  tx: Transaction,
  noun: VersionedNoun,
  items: readonly Recorded[],
  { by, kind, cause, note, restoredFrom }: VersionReason,
  { draft = false, savedAt }: { draft?: boolean; savedAt?: 'changedAt' } = {},
): Promise<void> {
  const ids = items.map(({ id }) => id);
  const lastNumbers = await lastVersions(tx, noun, ids);
  const earlier = await lastVersions(tx, noun, ids, draft);
  const made = items
    .map((item) => ({ item, text: canonicalText(item.record) }))
    .map(({ item, text }) => ({ item, text, digest: sha256(text) }))
    .filter(({ item, digest }) => {
      const last = earlier.get(item.id);
      return kind === 'delete' || last?.kind === 'delete' || last?.digest !== digest;
    });
  if (made.length === 0) return;
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
    const { id, itemVersion, changedAt, title, status, category, publishedAt, languages, fileDigest } = item;
    return {
      noun,
      itemId: id,
      number: (lastNumbers.get(id)?.number ?? 0) + 1,
      kind: isPublication(kind, draft, earlier.get(id), item) ? ('publish' as const) : kind,
      cause: cause ?? null,
      draft,
      savedAt: savedAt === 'changedAt' ? changedAt : sql<Date>`clock_timestamp()`,
      savedBy: by?.username ?? null,
      note: note || null,
      restoredFrom: restoredFrom ?? null,
      itemVersion,
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
}

type Last = Pick<typeof versions.$inferSelect, 'number' | 'kind' | 'digest' | 'status'>;

/** The last version of each item; of its drafts, or of what was live, when `draft` is given. */
async function lastVersions(
  tx: Transaction,
  noun: VersionedNoun,
  ids: readonly number[],
  draft?: boolean,
): Promise<Map<number, Last>> {
  const isWanted = draft === undefined ? sql`` : sql`and draft = ${draft}`;
  // Item by item: DISTINCT ON would read all versions of each.
  const found = await tx.execute<Last & { itemId: number }>(sql`
    select last.* from unnest(${`{${ids.join(',')}}`}::text::int[]) as wanted(id) cross join lateral (
      select item_id as "itemId", number, kind, digest, status from versions
      where noun = ${noun} and item_id = wanted.id ${isWanted} order by number desc limit 1) last`);
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
