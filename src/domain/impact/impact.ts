import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles, assets, leaders } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/site/language.ts';
import { findAsset } from '../assets/queries.ts';
import { renameEverywhere, usersOf, usesOf } from '../assets/usage.ts';
import type { Shown } from './shown.ts';
import { readSiteContent, type SiteContent } from './shown-content.ts';

/** A change that has not happened. `rename` without a name stands for a name that no page asks for. */
export type PlannedChange =
  | { kind: 'articles'; id: number; action: 'delete' }
  | { kind: 'articles'; id: number; action: 'archive' }
  | { kind: 'articles'; id: number; action: 'remove-language'; language: Language }
  | { kind: 'assets'; id: number; action: 'delete' | 'replace' }
  | { kind: 'assets'; id: number; action: 'rename'; name?: string | undefined }
  | { kind: 'leaders'; id: number; action: 'delete' };

/** Addresses that will show something else, or nothing any more; and the ids of articles that will. */
export type Impact = { pages: string[]; articles: number[]; feeds: string[]; search: string[]; social: string[] };

/** Versions of the undone transaction name somebody. */
const nobody = { id: 0, username: '' };

class Undone extends Error {
  constructor(readonly impact: Impact | undefined) {
    super('Undone');
  }
}

/**
 * What a change would show where. The change is made in a transaction that is undone, and what every address shows is
 * compared before and after. Undefined when there is no such item.
 */
export function predictImpact(db: Db, change: PlannedChange): Promise<Impact | undefined> {
  return predictImpactOf(db, [change]);
}

/** The same for several changes together; undefined when none of the items exists. */
export async function predictImpactOf(db: Db, changes: readonly PlannedChange[]): Promise<Impact | undefined> {
  try {
    return await db.transaction(async (tx): Promise<never> => {
      const before = await readSiteContent(tx);
      const users: number[] = [];
      let isAny = false;
      for (const change of changes) {
        if (change.kind === 'assets') users.push(...(await usersIn(tx, change.id)));
        isAny = (await apply(tx, change)) || isAny;
      }
      throw new Undone(isAny ? compare(before, await readSiteContent(tx), users) : undefined);
    });
  } catch (error) {
    if (error instanceof Undone) return error.impact;
    throw error;
  }
}

function compare(before: SiteContent, after: SiteContent, users: readonly number[]): Impact {
  const pages = differing(before.pages, after.pages);
  const shown = pages.flatMap((address) => /\/(?:baca-berita|read-news)\/(\d+)$/.exec(address)?.[1] ?? []).map(Number);
  return {
    pages,
    articles: [...new Set([...users, ...shown])].sort((one, other) => one - other),
    feeds: differing(before.feeds, after.feeds),
    search: differing(before.search, after.search),
    social: differing(before.social, after.social),
  };
}

function differing(before: Shown, after: Shown): string[] {
  const addresses = new Set([...before.keys(), ...after.keys()]);
  return [...addresses].filter((address) => before.get(address) !== after.get(address));
}

async function usersIn(tx: Transaction, id: number): Promise<number[]> {
  const asset = await findAsset(tx, id);
  return asset ? usersOf(await usesOf(tx, asset)).articles : [];
}

/** Makes the change as far as pages show it. False when there is no such item. */
async function apply(tx: Transaction, change: PlannedChange): Promise<boolean> {
  const { id } = change;
  if (change.kind === 'articles') {
    if (change.action === 'delete')
      return isOne(await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id }));
    if (change.action === 'archive') {
      return isOne(
        await tx.update(articles).set({ status: 'archived' }).where(eq(articles.id, id)).returning({ id: articles.id }),
      );
    }
    const { language, articleId } = articleDetails;
    const gone = await tx
      .delete(articleDetails)
      .where(and(eq(articleId, id), eq(language, change.language)))
      .returning({ id: articleId });
    // The update dates the change.
    await tx
      .update(articles)
      .set({ version: sql`${articles.version} + 1` })
      .where(eq(articles.id, id));
    return isOne(gone);
  }
  if (change.kind === 'leaders')
    return isOne(await tx.delete(leaders).where(eq(leaders.id, id)).returning({ id: leaders.id }));
  if (change.action === 'delete')
    return isOne(await tx.delete(assets).where(eq(assets.id, id)).returning({ id: assets.id }));
  if (change.action === 'rename') {
    const name = change.name ?? `unnamed ${crypto.randomUUID()}`;
    return isOne(await tx.update(assets).set({ name }).where(eq(assets.id, id)).returning({ id: assets.id }));
  }
  const asset = await findAsset(tx, id);
  if (!asset) return false;
  const path = `/assets/${crypto.randomUUID()}.${asset.path.split('.').at(-1)}`;
  await tx.update(assets).set({ path }).where(eq(assets.id, id));
  await renameEverywhere(tx, nobody, asset.path, path);
  return true;
}

function isOne(rows: readonly unknown[]): boolean {
  return rows.length > 0;
}
