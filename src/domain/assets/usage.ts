import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { Route } from '../../routes.ts';
import { managedNames, managedPlaces } from './managed-names.ts';
import type { Asset } from './queries.ts';

/** One place in which an asset is used. */
export type AssetUse =
  | { kind: 'featured' | 'content' | 'document'; articleId: number; title: string }
  | { kind: 'name' | 'place'; route: Route };

/** Everywhere an asset is used: in articles, and by pages that ask for its name or show what lies in its place. */
export async function usesOf(db: Db | Transaction, asset: Asset): Promise<AssetUse[]> {
  const byName = managedNames[asset.name];
  const byPlace = managedPlaces[`${asset.category}/${asset.subcategory}`];
  const isShown = asset.mediaType !== 'document';
  return [
    ...(byName ? [{ kind: 'name', route: byName } as const] : []),
    ...(byPlace && isShown ? [{ kind: 'place', route: byPlace } as const] : []),
    ...(await usesInArticles(db, asset.path)),
  ];
}

export async function usesInArticles(db: Db | Transaction, path: string): Promise<AssetUse[]> {
  const mentions = sql`position(${path} in ${articleDetails.content}) > 0`;
  const found = await db
    .select({
      id: articles.id,
      category: articles.category,
      title: articleDetails.title,
      isFeatured: sql<boolean>`coalesce(${articles.featuredImage} = ${path}, false)`,
      isMentioned: sql<boolean>`coalesce(${mentions}, false)`,
    })
    .from(articles)
    .leftJoin(articleDetails, eq(articleDetails.articleId, articles.id))
    .where(or(eq(articles.featuredImage, path), mentions))
    .orderBy(asc(articles.id), sql`${articleDetails.language} = ${articles.defaultLanguage} desc`);

  const uses = new Map<string, AssetUse>();
  for (const { id, category, title, isFeatured, isMentioned } of found) {
    const named = { articleId: id, title: title || `Article #${id}` };
    const inside = category === 'reports' ? 'document' : 'content';
    if (isFeatured && !uses.has(`${id} featured`)) uses.set(`${id} featured`, { kind: 'featured', ...named });
    if (isMentioned && !uses.has(`${id} inside`)) uses.set(`${id} inside`, { kind: inside, ...named });
  }
  return [...uses.values()];
}

/**
 * Lets every article that names the one path name the other. Whoever has such an article open is told of it at saving.
 */
export async function renameInArticles(tx: Transaction, from: string, to: string): Promise<void> {
  const featured = await tx
    .update(articles)
    .set({ featuredImage: to, version: sql`${articles.version} + 1` })
    .where(eq(articles.featuredImage, from))
    .returning({ id: articles.id });
  const mentioning = await tx
    .update(articleDetails)
    .set({ content: sql`replace(${articleDetails.content}, ${from}, ${to})` })
    .where(sql`position(${from} in ${articleDetails.content}) > 0`)
    .returning({ id: articleDetails.articleId });
  const counted = new Set(featured.map(({ id }) => id));
  const uncounted = [...new Set(mentioning.map(({ id }) => id))].filter((id) => !counted.has(id));
  if (uncounted.length === 0) return;
  await tx
    .update(articles)
    .set({ version: sql`${articles.version} + 1` })
    .where(inArray(articles.id, uncounted));
}
