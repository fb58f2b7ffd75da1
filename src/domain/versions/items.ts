import { eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles, assetFiles, assets, leaders } from '../../db/schema/index.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { type Recorded, recordArticle, recordAsset, recordLeader } from './record.ts';

/** The present state of the items with these ids. */
export async function readItems(
  db: Db | Transaction,
  noun: VersionedNoun,
  given: readonly number[],
): Promise<Recorded[]> {
  const ids = [...given];
  switch (noun) {
    case 'articles': {
      const rows = await db.select().from(articles).where(inArray(articles.id, ids)).orderBy(articles.id);
      const details = await db.select().from(articleDetails).where(inArray(articleDetails.articleId, ids));
      const byArticle = Map.groupBy(details, ({ articleId }) => articleId);
      return rows.map((row) => recordArticle({ ...row, details: byArticle.get(row.id) ?? [] }));
    }
    case 'assets': {
      const rows = await db
        .select({ asset: assets, sha256: assetFiles.sha256 })
        .from(assets)
        .leftJoin(assetFiles, eq(assetFiles.path, assets.path))
        .where(inArray(assets.id, ids))
        .orderBy(assets.id);
      return rows.map(({ asset, sha256 }) => recordAsset(asset, sha256));
    }
    case 'leaders': {
      const rows = await db.select().from(leaders).where(inArray(leaders.id, ids)).orderBy(leaders.id);
      return rows.map(recordLeader);
    }
  }
}
