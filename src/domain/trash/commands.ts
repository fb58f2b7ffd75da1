import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articles, assets, trash } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { entryOf as articleEntry } from '../articles/article-entry.ts';
import type { Article } from '../articles/queries.ts';
import { findStoredArticle } from '../articles/stored-article.ts';
import { deletionOf } from '../assets/asset-entry.ts';
import type { AssetSite } from '../assets/commands.ts';
import { findAsset } from '../assets/queries.ts';
import { filesIn } from '../assets/references.ts';
import { unlinkEverywhere } from '../assets/unlink.ts';
import { type AssetUse, blocksDeletion, staysNeeded, usesOf } from '../assets/usage.ts';
import { command, done, noInput } from '../command.ts';
import { effectOf } from '../leaders/commands.ts';
import { entryOf as leaderEntry } from '../leaders/leader-entry.ts';
import { findLeader } from '../leaders/queries.ts';
import { titleOf } from '../publishing/article-title.ts';
import { effectOnPages } from '../publishing/page-change.ts';
import { articlesTag, articleTag, assetsTag, leadersTag } from '../publishing/page-tags.ts';
import type { Staleness } from '../publishing/staleness.ts';
import { type RoleHolder, requirePermission } from '../rights/permissions.ts';
import { keepVersions } from '../versions/commands.ts';
import { type TrashKind, tableOf } from './kinds.ts';
import { rowsAsJson } from './stored-rows.ts';

/** How long a deleted item can be restored. */
const trashLifetimeInDays = 30;

/** Moves an article with all its languages to the trash. Returns it, or undefined when the id does not exist. Throws ForbiddenError. */
export async function trashArticle(staleness: Staleness, actor: RoleHolder, id: number): Promise<Article | undefined> {
  requirePermission(actor, 'articles.delete');
  return staleness.change([articlesTag, articleTag(id)], async (tx, declare) => {
    declare('none');
    const article = await trashArticleIn(tx, actor, id);
    if (article) declare(effectOnPages(article, undefined));
    return article;
  });
}

/** The same within a transaction. */
export async function trashArticleIn(tx: Transaction, actor: Actor, id: number): Promise<Article | undefined> {
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  const article = await findStoredArticle(tx, id);
  if (!article) return undefined;
  await moveRows(tx, actor, 'articles', { id, name: titleOf(article), path: null, files: filesIn(article) });
  await recordActivity(tx, actor, articleEntry(article, undefined));
  return article;
}

/** Moves a member of a board to the trash. */
export const trashLeader = command({
  needs: 'leaders.write',
  logs: ['delete', 'leader'],
  pages: [leadersTag],
  input: noInput,
  find: findLeader,
  async run({ tx, by, row: leader }) {
    const files = leader.portrait ? [leader.portrait] : [];
    await moveRows(tx, by, 'leaders', { id: leader.id, name: leader.name, path: null, files });
    return done(leader, { log: leaderEntry(leader, undefined), shows: effectOf(leader, undefined) });
  },
});

type AssetTrashed = { kind: 'trashed' } | { kind: 'missing' } | { kind: 'in-use'; uses: readonly AssetUse[] };

/**
 * Moves an asset with its files to the trash. One that articles or leaders use stays where it is, unless `unlink` takes it
 * out of them first.
 */
export async function trashAsset(
  { db, staleness, assetStore: store }: AssetSite,
  actor: RoleHolder,
  id: number,
  { unlink = false }: { unlink?: boolean } = {},
): Promise<AssetTrashed> {
  requirePermission(actor, 'assets.delete');
  const known = await findAsset(db, id);
  if (!known) return { kind: 'missing' };
  const note = await store.note(known.path);
  try {
    return await staleness.change([assetsTag, articlesTag, leadersTag], async (tx, declare) => {
      declare('none');
      const trashed = await trashAssetIn(tx, actor, { id, path: known.path, unlink });
      if (trashed.kind === 'trashed') declare('withdrawn');
      return trashed;
    });
  } finally {
    // If the database is unavailable, the next sweep moves the files.
    await store.settle(db, note).catch(() => {});
  }
}

type TrashedAsset = { id: number; path: string; unlink?: boolean };

/** The same within a transaction; the caller moves the files after it. */
export async function trashAssetIn(
  tx: Transaction,
  actor: Actor,
  { id, path, unlink = false }: TrashedAsset,
): Promise<AssetTrashed> {
  const [asset] = await tx.select().from(assets).where(eq(assets.id, id)).for('update');
  if (asset?.path !== path) return { kind: 'missing' };
  const uses = (await usesOf(tx, asset)).filter(blocksDeletion);
  if (uses.length > 0 && (!unlink || uses.some(staysNeeded))) return { kind: 'in-use', uses };
  if (uses.length > 0) await unlinkEverywhere(tx, actor, path);
  await moveRows(tx, actor, 'assets', { id, name: asset.name, path, files: [] });
  await recordActivity(tx, actor, deletionOf(asset));
  return { kind: 'trashed' };
}

type Moved = { id: number; name: string; path: string | null; files: string[] };

async function moveRows(tx: Transaction, actor: Actor, kind: TrashKind, moved: Moved): Promise<void> {
  const { id, ...item } = moved;
  await tx.insert(trash).values({
    kind,
    itemId: id,
    ...item,
    rows: rowsAsJson(kind, id),
    deletedBy: actor.username,
    deletedAt: sql`clock_timestamp()`,
    expiresAt: sql`clock_timestamp() + ${trashLifetimeInDays}::int * interval '1 day'`,
  });
  await keepVersions(tx, kind, [id], { by: actor, kind: 'delete', cause: 'trash' });
  const table = tableOf[kind];
  await tx.delete(table).where(eq(table.id, id));
}
