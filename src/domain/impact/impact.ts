import { inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { articleDetails } from '../../db/schema/index.ts';
import { findAsset } from '../assets/queries.ts';
import { usersOf, usesOf } from '../assets/usage.ts';
import { titleOf } from '../publishing/article-title.ts';
import { makeChange, type PlannedChange } from './planned-change.ts';
import { compareContent, type Difference, readChangedContent, readSiteContent } from './shown-content.ts';

/** Addresses that will show something else, or nothing any more; and the ids of articles that will. */
export type Impact = { pages: string[]; articles: number[]; feeds: string[]; search: string[]; social: string[] };

export type Prediction = {
  impact: Impact;
  /** Those of the addresses that will not be found any more. */
  gone: ReadonlySet<string>;
  /** Titles of the first of the articles, by id. */
  titles: ReadonlyMap<number, string>;
};

/** An editor waits for it; a busy database may need longer than for other queries. */
const maxPredictionInMilliseconds = 20_000;

/** Whether no public address shows anything else. */
export function isEmptyImpact({ impact: { pages, feeds, search, social } }: Prediction): boolean {
  return [pages, feeds, search, social].every(({ length }) => length === 0);
}

/** Further articles are not listed by title. */
const maxTitles = 50;

class Rollback extends Error {
  constructor(readonly found: Omit<Prediction, 'titles'> | undefined) {
    super('Rollback');
  }
}

/**
 * What a change would show where. The change is made in a transaction that is undone, and what every address shows is
 * compared before and after. Undefined when there is no such item.
 */
export function predictImpact(db: Db, change: PlannedChange): Promise<Prediction | undefined> {
  return predictImpactOf(db, [change]);
}

/** The same for several changes together; undefined when none of the items exists. */
export async function predictImpactOf(db: Db, changes: readonly PlannedChange[]): Promise<Prediction | undefined> {
  const found = await withTimeLimit(maxPredictionInMilliseconds, () => compareWith(db, changes));
  return found && { ...found, titles: await readTitles(db, found.impact.articles.slice(0, maxTitles)) };
}

async function compareWith(db: Db, changes: readonly PlannedChange[]): Promise<Omit<Prediction, 'titles'> | undefined> {
  try {
    return await db.transaction(async (tx): Promise<never> => {
      const users: number[] = [];
      for (const { kind, id } of changes) if (kind === 'assets') users.push(...(await usersIn(tx, id)));
      const reached = [...users, ...changes.flatMap(({ kind, id }) => (kind === 'articles' ? [id] : []))];
      const before = await readSiteContent(tx, reached);
      let isAny = false;
      for (const change of changes) isAny = (await makeChange(tx, change)) || isAny;
      if (!isAny) throw new Rollback(undefined);
      const isOf = (kind: PlannedChange['kind']) => changes.some((change) => change.kind === kind);
      // Another path of a portrait changes its leader too.
      const kinds = { assets: isOf('assets'), leaders: isOf('assets') || isOf('leaders') };
      const difference = compareContent(before, await readChangedContent(tx, before, reached, kinds));
      throw new Rollback({ impact: impactOf(difference, users), gone: difference.gone });
    });
  } catch (error) {
    if (error instanceof Rollback) return error.found;
    throw error;
  }
}

function impactOf({ gone: _gone, ...addresses }: Difference, users: readonly number[]): Impact {
  const shown = addresses.pages
    .flatMap((address) => /\/(?:baca-berita|read-news)\/(\d+)$/.exec(address)?.[1] ?? [])
    .map(Number);
  return { ...addresses, articles: [...new Set([...users, ...shown])].sort((one, other) => one - other) };
}

async function usersIn(tx: Transaction, id: number): Promise<number[]> {
  const asset = await findAsset(tx, id);
  if (!asset) return [];
  // Unpublished changes are on no page.
  return usersOf((await usesOf(tx, asset)).filter(({ kind }) => kind !== 'draft')).articles;
}

async function readTitles(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { articleId: id, language, title } = articleDetails;
  const rows = await db.select({ id, language, title }).from(articleDetails).where(inArray(id, ids));
  const byArticle = Map.groupBy(rows, (row) => row.id);
  return new Map([...byArticle].map(([id, details]) => [id, titleOf({ id, defaultLanguage: 'id', details })] as const));
}
