import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles, leaders } from '../../db/schema/index.ts';
import type { Route } from '../../routes.ts';
import { titleOf } from '../publishing/article-title.ts';
import { managedNames, managedPlaces } from './managed-names.ts';
import type { Asset } from './queries.ts';

/** One place in which an asset is used. */
export type AssetUse =
  | { kind: 'featured' | 'content' | 'document'; articleId: number; title: string }
  | { kind: 'portrait'; leaderId: number; name: string }
  | { kind: 'name' | 'place'; route: Route };

/** The uses of an asset: in articles, as a portrait, and on pages that look it up by name or by place. */
export async function usesOf(db: Db | Transaction, asset: Asset): Promise<AssetUse[]> {
  const byName = managedNames[asset.name];
  const byPlace = managedPlaces[`${asset.category}/${asset.subcategory}`];
  const isShown = asset.mediaType !== 'document';
  return [
    ...(byName ? [{ kind: 'name', route: byName } as const] : []),
    ...(byPlace && isShown ? [{ kind: 'place', route: byPlace } as const] : []),
    ...(await usesInArticles(db, asset.path)),
    ...(await usesAsPortrait(db, asset.path)),
  ];
}

async function usesInArticles(db: Db | Transaction, path: string): Promise<AssetUse[]> {
  const mentioning = await db
    .selectDistinct({ id: articleDetails.articleId })
    .from(articleDetails)
    .where(mentions(path));
  const mentioned = new Set(mentioning.map(({ id }) => id));
  const { id, category, defaultLanguage, featuredImage } = articles;
  const found = await db
    .select({ id, category, defaultLanguage, featuredImage })
    .from(articles)
    .where(or(eq(featuredImage, path), inArray(id, [...mentioned])))
    .orderBy(asc(id));
  const { articleId, language, title } = articleDetails;
  const titles = await db
    .select({ articleId, language, title })
    .from(articleDetails)
    .where(
      inArray(
        articleId,
        found.map((article) => article.id),
      ),
    );
  return found.flatMap((article) => {
    const named = {
      articleId: article.id,
      title: titleOf({ ...article, details: titles.filter((detail) => detail.articleId === article.id) }),
    };
    return [
      ...(article.featuredImage === path ? [{ kind: 'featured', ...named } as const] : []),
      ...(mentioned.has(article.id)
        ? [{ kind: article.category === 'reports' ? 'document' : 'content', ...named } as const]
        : []),
    ];
  });
}

function usesAsPortrait(db: Db | Transaction, path: string) {
  return db
    .select({ kind: sql<'portrait'>`'portrait'`, leaderId: leaders.id, name: leaders.name })
    .from(leaders)
    .where(eq(leaders.portrait, path))
    .orderBy(asc(leaders.id));
}

/** The texts that name a path; an index holds the paths of each. */
function mentions(path: string): SQL {
  return sql`asset_paths(${articleDetails.content}) @> array[${path}]`;
}

/**
 * Replaces one path by another in all articles and portraits. An editor who has one of them open gets a conflict when
 * saving.
 */
export async function renameEverywhere(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(leaders)
    .set({ portrait: to, version: sql`${leaders.version} + 1` })
    .where(eq(leaders.portrait, from));
  await renameInArticles(tx, from, to);
}

async function renameInArticles(tx: Transaction, from: string, to: string): Promise<void> {
  const featured = await tx
    .update(articles)
    .set({ featuredImage: to, version: sql`${articles.version} + 1` })
    .where(eq(articles.featuredImage, from))
    .returning({ id: articles.id });
  const mentioning = await tx
    .update(articleDetails)
    .set({ content: sql`replace(${articleDetails.content}, ${from}, ${to})` })
    .where(mentions(from))
    .returning({ id: articleDetails.articleId });
  const counted = new Set(featured.map(({ id }) => id));
  const uncounted = [...new Set(mentioning.map(({ id }) => id))].filter((id) => !counted.has(id));
  if (uncounted.length === 0) return;
  await tx
    .update(articles)
    .set({ version: sql`${articles.version} + 1` })
    .where(inArray(articles.id, uncounted));
}
