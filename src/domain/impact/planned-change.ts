import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articles, assets, leaders } from '../../db/schema/index.ts';
import { assetFields } from '../../fields/assets.ts';
import { valuesFrom } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type ArticleEdit, withEdit } from '../articles/edits.ts';
import { findStoredArticle } from '../articles/queries.ts';
import { writeArticle } from '../articles/save.ts';
import type { AssetChanges } from '../assets/input.ts';
import { findAsset } from '../assets/queries.ts';
import { renameEverywhere } from '../assets/usage.ts';
import type { LeaderChanges } from '../leaders/queries.ts';

/** A change that has not happened. `rename` without a name means a name that nothing refers to. */
export type PlannedChange = ArticleChange | AssetChange | LeaderChange;

type LeaderChange =
  | { kind: 'leaders'; id: number; action: 'delete' }
  | { kind: 'leaders'; id: number; action: 'edit'; fields: LeaderChanges };

type ArticleChange =
  | { kind: 'articles'; id: number; action: 'delete' | 'archive' }
  | { kind: 'articles'; id: number; action: 'remove-language'; language: Language }
  /** The slug of one language. */
  | { kind: 'articles'; id: number; action: 'rename'; language: Language; name?: string | undefined }
  | { kind: 'articles'; id: number; action: 'edit'; edit: ArticleEdit };

type AssetChange =
  | { kind: 'assets'; id: number; action: 'delete' }
  | { kind: 'assets'; id: number; action: 'replace' }
  | { kind: 'assets'; id: number; action: 'rename'; name?: string | undefined }
  | { kind: 'assets'; id: number; action: 'edit'; fields: AssetChanges };

/** Versions of the undone transaction need an author. */
const noActor = { id: 0, username: '' };

/** Makes the change as far as pages show it. False when there is no such item, or not that language of it. */
export async function makeChange(tx: Transaction, change: PlannedChange): Promise<boolean> {
  if (change.kind === 'articles') return changeArticle(tx, change);
  if (change.kind === 'assets') return changeAsset(tx, change);
  return changeLeader(tx, change);
}

async function changeLeader(tx: Transaction, change: LeaderChange): Promise<boolean> {
  const isLeader = eq(leaders.id, change.id);
  const one = { id: leaders.id };
  if (change.action === 'delete') return isOne(await tx.delete(leaders).where(isLeader).returning(one));
  const { version: _version, ...fields } = change.fields;
  const values = valuesFrom(leaderFields, fields);
  if (Object.keys(values).length === 0) return isOne(await tx.select(one).from(leaders).where(isLeader));
  return isOne(await tx.update(leaders).set(values).where(isLeader).returning(one));
}

async function changeArticle(tx: Transaction, change: ArticleChange): Promise<boolean> {
  const { id } = change;
  const before = await findStoredArticle(tx, id);
  if (!before) return false;
  switch (change.action) {
    case 'delete':
      return isOne(await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id }));
    case 'archive':
      await writeArticle(tx, before, { ...before, status: 'archived' });
      return true;
    case 'edit':
      await writeArticle(tx, before, withEdit(before, change.edit));
      return true;
    case 'remove-language': {
      const details = before.details.filter(({ language }) => language !== change.language);
      await writeArticle(tx, before, { ...before, details });
      return details.length < before.details.length;
    }
    case 'rename': {
      const { language, name } = change;
      const detail = before.details.find((one) => one.language === language);
      if (!detail) return false;
      const slug = name || `unnamed-${crypto.randomUUID()}`;
      await writeArticle(tx, before, withEdit(before, { details: [{ ...detail, slug }] }));
      return true;
    }
  }
}

async function changeAsset(tx: Transaction, change: AssetChange): Promise<boolean> {
  const { id } = change;
  const isAsset = eq(assets.id, id);
  if (change.action === 'delete') return isOne(await tx.delete(assets).where(isAsset).returning({ id: assets.id }));
  if (change.action === 'replace') {
    const asset = await findAsset(tx, id);
    if (!asset) return false;
    const path = `/assets/${crypto.randomUUID()}.${asset.path.split('.').at(-1)}`;
    await tx.update(assets).set({ path }).where(isAsset);
    await renameEverywhere(tx, noActor, asset.path, path);
    return true;
  }
  const values =
    change.action === 'edit'
      ? valuesFrom(assetFields, change.fields)
      : { name: change.name ?? `unnamed ${crypto.randomUUID()}` };
  return isOne(await tx.update(assets).set(values).where(isAsset).returning({ id: assets.id }));
}

function isOne(rows: readonly unknown[]): boolean {
  return rows.length > 0;
}
