import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDrafts, draftSchedules, versions } from '../../db/schema/index.ts';
import { textOfBlocks } from './blocks.ts';
import { storeDraftVersion, type VersionReason } from './commands.ts';
import { findVersion } from './queries.ts';
import type { VersionRecord } from './record.ts';

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
    const version = await storeDraftVersion(tx, changed, reason);
    for (const table of [articleDrafts, draftSchedules])
      await tx
        .update(table)
        .set({ version })
        .where(and(eq(table.articleId, id), eq(table.version, number)));
  }
}
