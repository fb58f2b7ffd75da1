import { and, asc, desc, eq, inArray, isNull, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { containsPart } from '../../db/contains-part.ts';
import { type Count, countUpTo } from '../../db/counting.ts';
import { oncePerDatabase } from '../../db/prepared.ts';
import { assetFiles, assets, trash } from '../../db/schema/index.ts';
import { isInPart, type Ordering, orderBy, orderingOf, type SortName, type Sorts } from '../../db/sorting.ts';
import { canonicalSubcategory, findCategory, type MediaType, noSubcategory } from '../../fields/asset-categories.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
import { fileOf } from './pictures/picture-files.ts';

export type Asset = typeof assets.$inferSelect;

export type AssetFilter = {
  category?: string;
  /** `none` for those without one. */
  subcategory?: string;
  mediaType?: MediaType;
  listed?: true;
  withoutAltText?: boolean;
  /** A case-insensitive part of the name, an alternative text or the tags. */
  search?: string;
};

export const assetSorts = {
  position: [
    { by: assets.sortOrder, descending: false },
    { by: assets.id, descending: false },
  ],
  added: [{ by: assets.id, descending: true }],
  name: [
    { by: sql`lower(${assets.name})`, descending: false },
    { by: assets.id, descending: false },
  ],
  size: [
    { by: sql`coalesce(${assets.size}, 0)`, descending: true },
    { by: assets.id, descending: true },
  ],
} as const satisfies Sorts<string>;
export type AssetSort = SortName<keyof typeof assetSorts>;

const byPosition = orderingOf(assetSorts, 'position');

type Window = { limit?: number; offset?: number; ordering?: Ordering; after?: number | undefined };

/** Assets by position unless another order is asked for; all of them without limit and offset. */
export function listAssets(db: Db | Transaction, filter: AssetFilter = {}, window: Window = {}): Promise<Asset[]> {
  const { ordering = byPosition, limit, offset = 0, after } = window;
  const condition = among(filter);
  const query = db
    .select()
    .from(assets)
    .where(limit === undefined ? condition : isInPart(db, assets, { condition, ordering, limit, offset, after }))
    .orderBy(...orderBy(ordering));
  return (limit === undefined ? query.offset(offset) : query.limit(limit)).execute();
}

export function countAssets(db: Db | Transaction, filter: AssetFilter = {}): Promise<Count> {
  return countUpTo(db, assets, among(filter));
}

export const findAsset: FindRow<Asset> = rowById(assets);

/** Which assets of a list there are, in their order. */
export function among(filter: AssetFilter): SQL | undefined {
  const { category, subcategory, mediaType, listed, withoutAltText, search } = filter;
  return and(
    category === undefined ? undefined : eq(assets.category, category.trim().toLowerCase()),
    subcategory === undefined ? undefined : inSubcategory(canonicalSubcategory(subcategory), category),
    mediaType && eq(assets.mediaType, mediaType),
    listed && isListed,
    withoutAltText ? lacksAltText : undefined,
    search ? containsPart(searched, search) : undefined,
  );
}

const isListed = eq(assets.listed, true);

function inSubcategory(subcategory: string, category: string | undefined): SQL | undefined {
  if (subcategory !== noSubcategory) return eq(assets.subcategory, subcategory);
  const known = category === undefined ? undefined : findCategory(category)?.subcategories;
  if (known?.length === 0) return undefined;
  return or(
    isNull(assets.subcategory),
    known &&
      notInArray(
        assets.subcategory,
        known.map(({ value }) => value),
      ),
  );
}

/** The texts of an asset as one, each on a line of its own: what is searched for has no line breaks. An index has the same words. */
const searched = sql`(${assets.name} || E'\\n' || ${assets.altText} || E'\\n' || ${assets.altTextEn} || E'\\n' || ${assets.tags})`;

/** No more of an asset than a page shows of a picture. */
export type PictureAsset = Pick<
  Asset,
  'path' | 'altText' | 'altTextEn' | 'decorative' | 'width' | 'height' | 'placeholder' | keyof FocalPoint
>;

/** Its columns. */
export const pictureColumns = {
  path: assets.path,
  altText: assets.altText,
  altTextEn: assets.altTextEn,
  decorative: assets.decorative,
  width: assets.width,
  height: assets.height,
  placeholder: assets.placeholder,
  focalX: assets.focalX,
  focalY: assets.focalY,
  zoom: assets.zoom,
};

/** The point of a picture that stays in view wherever it is cut, and how much it is enlarged there, in per cent. */
export type FocalPoint = Pick<Asset, 'focalX' | 'focalY' | 'zoom'>;

/** The pictures of a category's subcategory, both in their stored lower case, in the order that editors gave them. */
export function listPicturesIn(db: Db, category: string, subcategory: string): Promise<PictureAsset[]> {
  return picturesIn(db).execute({ category, subcategory });
}

const picturesIn = oncePerDatabase((db) =>
  db
    .select(pictureColumns)
    .from(assets)
    .where(
      and(
        eq(assets.category, sql.placeholder('category')),
        eq(assets.subcategory, sql.placeholder('subcategory')),
        eq(assets.mediaType, 'image'),
        isListed,
      ),
    )
    .orderBy(asc(assets.sortOrder), asc(assets.id))
    .prepare('pictures_in'),
);

/** The managed picture or document of that name that the public finds; the first by sort order when several bear it. */
export async function findAssetByName(db: Db, name: string): Promise<Asset | undefined> {
  return (await listAssetsNamed(db, [name]))[0];
}

export async function listAssetsById(db: Db | Transaction, ids: readonly number[]): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]));
  return [...new Set(ids)].flatMap((id) => found.filter((asset) => asset.id === id));
}

/** How much of the digest of what was sent is in the name of a stored file, before six random digits. */
const digitsInName = 10;

/**
 * The first asset with the same file: as it was sent, or as it was stored. Of files that release 1.0.0 has stored, the name has a part of
 * the digest. One of this category is preferred.
 */
export async function findSameFile(
  db: Db,
  { sha256, mediaType, category }: { sha256: string; mediaType: string; category: string },
): Promise<Asset | undefined> {
  const isNamed = like(assets.path, `%-${sha256.slice(0, digitsInName)}______%`);
  const [found] = await db
    .select({ asset: assets })
    .from(assets)
    .leftJoin(assetFiles, eq(assetFiles.path, assets.path))
    .where(
      and(
        eq(assets.mediaType, mediaType),
        or(eq(assets.sentSha256, sha256), eq(assetFiles.sha256, sha256), and(isNull(assets.sentSha256), isNamed)),
      ),
    )
    .orderBy(desc(eq(assets.category, category)), asc(assets.id))
    .limit(1);
  return found?.asset;
}

export async function findAssetByPath(db: Db | Transaction, path: string): Promise<Asset | undefined> {
  return (await listAssetsAt(db, [path]))[0];
}

export async function listAssetsAt(db: Db | Transaction, paths: readonly string[]): Promise<Asset[]> {
  if (paths.length === 0) return [];
  const isThere = inArray(assets.path, [...paths]);
  return db.select().from(assets).where(isThere);
}

/** The assets of these names that the public finds, in one query, in the order that editors gave them. */
export async function listAssetsNamed(db: Db, names: readonly string[]): Promise<Asset[]> {
  return db
    .select()
    .from(assets)
    .where(and(inArray(assets.name, [...names]), isListed))
    .orderBy(asc(assets.sortOrder), asc(assets.id));
}

/** Names of variants: that of the picture, a width or "social", and another type. */
const variantPattern = /^([\w-]+-[0-9a-f]{16}-\d{1,5}x\d{1,5})-(?:\d{1,5}|social)\.\w+$/;

/** Whether the asset of a public file, such as `assets/a-320.avif`, is in the trash. */
export async function isWithdrawn(db: Db, name: string): Promise<boolean> {
  const file = fileOf(name);
  const picture = variantPattern.exec(file)?.[1];
  const isOfFile = picture
    ? sql`starts_with(${trash.path}, ${`/assets/${picture}.`})`
    : eq(trash.path, `/assets/${file}`);
  return (await db.$count(trash, isOfFile)) > 0;
}

/** A picture without alternative text in both languages that is not marked as decorative. */
export const lacksAltText: SQL = sql`(${assets.mediaType} = 'image' and not ${assets.decorative}
  and (${assets.altText} = '' or ${assets.altTextEn} = ''))`;

export type ChoosableFile = { path: string; name: string };

/** More do not fit into a plain list; the asset manager has all of them. */
const maxFiles = 200;

/** The newest pictures of articles, or the newest documents of reports. */
export function listChoosableFiles(db: Db, mediaType: 'image' | 'document'): Promise<ChoosableFile[]> {
  const categories = mediaType === 'image' ? ['news', 'reports'] : ['reports'];
  return db
    .select({ path: assets.path, name: assets.name })
    .from(assets)
    .where(and(inArray(assets.category, categories), eq(assets.mediaType, mediaType)))
    .orderBy(desc(assets.id))
    .limit(maxFiles)
    .execute();
}
