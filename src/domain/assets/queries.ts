import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { assets } from '../../db/schema/index.ts';

export type Asset = typeof assets.$inferSelect;
export type MediaType = 'image' | 'document' | 'video';

export type AssetFilter = { category?: string; subcategory?: string; mediaType?: MediaType };

/** Assets in the order that editors gave them; category names match without regard to case. */
export function listAssets(db: Db, filter: AssetFilter = {}): Promise<Asset[]> {
  return db
    .select()
    .from(assets)
    .where(
      and(
        filter.category === undefined ? undefined : sameWord(assets.category, filter.category),
        filter.subcategory === undefined ? undefined : sameWord(assets.subcategory, filter.subcategory),
        filter.mediaType && eq(assets.mediaType, filter.mediaType),
      ),
    )
    .orderBy(asc(assets.sortOrder), asc(assets.id));
}

/** The pictures of a category's subcategory, both in their stored lower case, in the order that editors gave them. */
export function listPicturesIn(db: Db, category: string, subcategory: string): Promise<Asset[]> {
  return picturesIn(db).execute({ category, subcategory });
}

const picturesIn = oncePerDatabase((db) =>
  db
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.category, sql.placeholder('category')),
        eq(assets.subcategory, sql.placeholder('subcategory')),
        eq(assets.mediaType, 'image'),
      ),
    )
    .orderBy(asc(assets.sortOrder), asc(assets.id))
    .prepare('pictures_in'),
);

/** The managed picture or document of that name; the first by sort order when several bear it. */
export async function findAssetByName(db: Db, name: string): Promise<Asset | undefined> {
  const [asset] = await db
    .select()
    .from(assets)
    .where(eq(assets.name, name))
    .orderBy(asc(assets.sortOrder), asc(assets.id))
    .limit(1);
  return asset;
}

export async function findAssetByPath(db: Db, path: string): Promise<Asset | undefined> {
  const [asset] = await db.select().from(assets).where(eq(assets.path, path)).limit(1);
  return asset;
}

/** The assets at these paths, in one query. */
export async function listAssetsAt(db: Db, paths: readonly string[]): Promise<Asset[]> {
  return paths.length === 0
    ? []
    : db
        .select()
        .from(assets)
        .where(inArray(assets.path, [...paths]));
}

/** The assets of these names, in one query, in the order that editors gave them. */
export async function listAssetsNamed(db: Db, names: readonly string[]): Promise<Asset[]> {
  return db
    .select()
    .from(assets)
    .where(inArray(assets.name, [...names]))
    .orderBy(asc(assets.sortOrder), asc(assets.id));
}

/** Assets with this text in their name, title or alternative text, without regard to case. */
export async function searchAssets(db: Db, text: string, limit: number): Promise<Asset[]> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const columns = [assets.name, assets.title, assets.altText, assets.altTextEn];
  return db
    .select()
    .from(assets)
    .where(or(...columns.map((column) => ilike(column, pattern))))
    .orderBy(asc(assets.sortOrder), asc(assets.id))
    .limit(limit);
}

function sameWord(column: typeof assets.category | typeof assets.subcategory, word: string): SQL {
  return sql`lower(${column}) = ${word.trim().toLowerCase()}`;
}
