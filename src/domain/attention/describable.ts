import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assets, versions } from '../../db/schema/index.ts';
import { type Asset, lacksAltText, listAssetsById } from '../assets/queries.ts';
import { usesOf } from '../assets/usage.ts';
import { may, type RoleHolder } from '../rights/permissions.ts';

/** Same as the page size of the list. */
export const maxDescribed = 24;

/** Those of the assets that the account may describe, in the given order. */
export async function listDescribable(db: Db, actor: RoleHolder, ids: readonly number[]): Promise<Asset[]> {
  const found = await listAssetsById(db, ids.slice(0, maxDescribed));
  if (may(actor, 'assets.write')) return found;
  const own = await listOwnUploads(
    db,
    actor,
    found.map(({ id }) => id),
  );
  return found.filter(({ id }) => own.includes(id));
}

/** The newest pictures without alternative text that the account may describe. */
export async function listUndescribed(db: Db, actor: RoleHolder): Promise<Asset[]> {
  const isOwn = may(actor, 'assets.write') ? sql`true` : isUploadedBy(actor);
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(lacksAltText, isOwn))
    .orderBy(desc(assets.id))
    .limit(maxDescribed);
  return listDescribable(
    db,
    actor,
    rows.map(({ id }) => id),
  );
}

/**
 * Writers describe their own uploads until another account has saved or used them: what pages may show already is
 * changed by editors.
 */
async function listOwnUploads(db: Db, actor: RoleHolder, ids: readonly number[]): Promise<number[]> {
  if (!may(actor, 'assets.add') || ids.length === 0) return [];
  const rows = await db
    .select()
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), isUploadedBy(actor)));
  const unused: number[] = [];
  for (const asset of rows) if ((await usesOf(db, asset)).length === 0) unused.push(asset.id);
  return unused;
}

function isUploadedBy({ username }: RoleHolder) {
  const isUpload = and(
    eq(versions.noun, 'assets'),
    eq(versions.itemId, assets.id),
    eq(versions.number, 1),
    eq(versions.kind, 'save'),
    eq(versions.savedBy, username),
  );
  return and(eq(assets.version, 1), sql`exists (select from ${versions} where ${isUpload})`);
}
