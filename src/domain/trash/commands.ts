import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { trash } from '../../db/schema/index.ts';
import type { ActivityEntry, Actor } from '../activity/commands.ts';
import { rememberIfPublic } from '../articles/addresses/gone-articles.ts';
import { type Article, findStoredArticle } from '../articles/queries.ts';
import { entryOf as articleEntry } from '../articles/save.ts';
import { deletionOf } from '../assets/asset-entry.ts';
import type { AssetSite } from '../assets/commands.ts';
import { type Asset, findAsset } from '../assets/queries.ts';
import { filesIn } from '../assets/references.ts';
import { type AssetUse, blocksDeletion, staysNeeded, unlinkEverywhere, usersOf, usesOf } from '../assets/usage.ts';
import { command, done, missing, noInput, refused } from '../command.ts';
import { effectOf, entryOf as leaderEntry } from '../leaders/commands.ts';
import { findLeader } from '../leaders/queries.ts';
import { titleOf } from '../publishing/article-title.ts';
import { effectOnPages, type PublicEffect } from '../publishing/page-change.ts';
import { keepVersions } from '../versions/commands.ts';
import { type TrashKind, tableOf } from './queries.ts';
import { rowsAsJson } from './restore.ts';

/** How long a deleted item can be restored. */
const trashLifetimeInDays = 30;

/** Moves an article with all its languages to the trash. */
export const trashArticle = command({
  needs: 'articles.delete',
  logs: ['delete', 'article'],
  input: noInput,
  find: findStoredArticle,
  async run({ tx, by, row: article }) {
    const { deletedAt, ...effects } = await moveArticle(tx, by, article);
    return done({ id: article.id, deletedAt }, effects);
  },
});

/** Moves an article, which has to be locked. Returns when, the entry for the log and the effect on pages. */
export async function moveArticle(
  tx: Transaction,
  by: Actor,
  article: Article,
): Promise<{ deletedAt: Date; log: ActivityEntry; shows: PublicEffect | undefined }> {
  const answersOtherwise = await rememberIfPublic(tx, article.id);
  const moved = { ...article, name: titleOf(article), path: null, files: filesIn(article) };
  const deletedAt = await moveRows(tx, by, 'articles', moved);
  const shows = effectOnPages(article, undefined) ?? (answersOtherwise ? 'changed' : undefined);
  return { deletedAt, log: articleEntry(article, undefined), shows };
}

/** Moves a member of a board to the trash. */
export const trashLeader = command({
  needs: 'leaders.write',
  logs: ['delete', 'leader'],
  input: noInput,
  find: findLeader,
  async run({ tx, by, row: leader }) {
    const files = leader.portrait ? [leader.portrait] : [];
    const deletedAt = await moveRows(tx, by, 'leaders', { ...leader, path: null, files });
    const { id } = leader;
    return done({ id, deletedAt }, { log: leaderEntry(leader, undefined), shows: effectOf(leader, undefined) });
  },
});

/** Moves an asset with its files to the trash. One that articles or leaders use stays where it is, unless it can be taken out of them. */
export const trashAsset = command({
  needs: 'assets.delete',
  logs: ['delete', 'asset'],
  input: z.object({
    unlink: z
      .enum(['true', 'false'])
      .optional()
      .describe('Takes the file out of articles and portraits first; the document of a report cannot be taken out'),
  }),
  find: findAsset,
  async around({ id, input: { unlink } }, transact, { db, assetStore }: AssetSite) {
    const known = await findAsset(db, id);
    if (!known) return missing();
    return assetStore.around(db, { paths: [known.path] }, () =>
      transact(async ({ tx, by, row: asset }) => {
        if (asset.path !== known.path) return missing();
        const { uses, deletedAt } = await moveAsset(tx, by, asset, unlink === 'true');
        if (uses) return refused('', 'assetInUse', 409, usersOf(uses));
        return done({ id: asset.id, deletedAt }, { log: deletionOf(asset), shows: 'withdrawn' });
      }),
    );
  },
});

/** Moves an asset, which has to be locked, and returns when, or what uses it. The caller logs it, and moves the files after the transaction. */
export async function moveAsset(
  tx: Transaction,
  by: Actor,
  asset: Asset,
  unlink = false,
): Promise<{ uses: readonly AssetUse[]; deletedAt?: never } | { uses?: never; deletedAt: Date }> {
  const uses = (await usesOf(tx, asset)).filter(blocksDeletion);
  if (uses.length > 0 && (!unlink || uses.some(staysNeeded))) return { uses };
  if (uses.length > 0) await unlinkEverywhere(tx, by, asset.path);
  return { deletedAt: await moveRows(tx, by, 'assets', { ...asset, files: [] }) };
}

type Moved = { id: number; name: string; path: string | null; files: string[] };

async function moveRows(tx: Transaction, by: Actor, kind: TrashKind, { id, name, path, files }: Moved): Promise<Date> {
  const moved = {
    kind,
    itemId: id,
    name,
    path,
    files,
    rows: rowsAsJson(kind, id),
    deletedBy: by.username,
    deletedAt: sql`clock_timestamp()`,
    expiresAt: sql`clock_timestamp() + ${trashLifetimeInDays}::int * interval '1 day'`,
  };
  const [row] = await tx.insert(trash).values(moved).returning({ deletedAt: trash.deletedAt });
  if (!row) throw new Error('The database returned no row for what was deleted.');
  await keepVersions(tx, kind, [id], { by, kind: 'delete', cause: 'trash' });
  const table = tableOf[kind];
  await tx.delete(table).where(eq(table.id, id));
  return row.deletedAt;
}
