import { inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails } from '../../db/schema/index.ts';
import { allowTime } from '../../db/work.ts';
import { findAsset } from '../assets/queries.ts';
import { usersOf, usesOf } from '../assets/usage.ts';
import { titleOf } from '../publishing/article-title.ts';
import { makeChange, type PlannedChange } from './planned-change.ts';
import type { Shown } from './shown.ts';
import { readSiteContent, type SiteContent } from './shown-content.ts';
import { findCutoff } from './shown-rows.ts';

/** Addresses that will show something else, or nothing any more; and the ids of articles that will. */
export type Impact = { pages: string[]; articles: number[]; feeds: string[]; search: string[]; social: string[] };

export type Prediction = {
  impact: Impact;
  /** Those of the addresses that will not be found any more. */
  gone: ReadonlySet<string>;
  /** Titles of the first of the articles, by id. */
  titles: ReadonlyMap<number, string>;
  /** Whether there are more news than are compared: pages with older ones only may change too. */
  isPartial: boolean;
};

/** The newest news; with all of them, an editor of a large site would wait for minutes. */
export const maxComparedArticles = 5000;
/** An editor waits for it: thousands of articles are compared. */
const maxPredictionInMilliseconds = 20_000;

/** Further articles are not listed by title. */
const maxTitles = 50;

class Undone extends Error {
  constructor(readonly found: Omit<Prediction, 'titles'> | undefined) {
    super('Undone');
  }
}

/**
 * What a change would show where. The change is made in a transaction that is undone, and what every address shows is
 * compared before and after. Undefined when there is no such item.
 */
export function predictImpact(
  db: Db,
  change: PlannedChange,
  maxArticles = maxComparedArticles,
): Promise<Prediction | undefined> {
  return predictImpactOf(db, [change], maxArticles);
}

/** The same for several changes together; undefined when none of the items exists. */
export async function predictImpactOf(
  db: Db,
  changes: readonly PlannedChange[],
  maxArticles = maxComparedArticles,
): Promise<Prediction | undefined> {
  const found = await allowTime(maxPredictionInMilliseconds, () => compareWith(db, changes, maxArticles));
  return found && { ...found, titles: await readTitles(db, found.impact.articles.slice(0, maxTitles)) };
}

async function compareWith(
  db: Db,
  changes: readonly PlannedChange[],
  maxArticles: number,
): Promise<Omit<Prediction, 'titles'> | undefined> {
  try {
    return await db.transaction(async (tx): Promise<never> => {
      const users: number[] = [];
      for (const { kind, id } of changes) if (kind === 'assets') users.push(...(await usersIn(tx, id)));
      const reached = [...users, ...changes.flatMap(({ kind, id }) => (kind === 'articles' ? [id] : []))];
      const extent = { reached, since: await findCutoff(tx, maxArticles) };
      const before = await readSiteContent(tx, extent);
      let isAny = false;
      for (const change of changes) isAny = (await makeChange(tx, change)) || isAny;
      if (!isAny) throw new Undone(undefined);
      const after = await readSiteContent(tx, extent);
      throw new Undone({
        impact: compare(before, after, users),
        gone: goneOf(before, after),
        isPartial: extent.since !== undefined,
      });
    });
  } catch (error) {
    if (error instanceof Undone) return error.found;
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

function goneOf(before: SiteContent, after: SiteContent): Set<string> {
  const known = [after.pages, after.feeds, after.search];
  const addresses = [before.pages, before.feeds, before.search].flatMap((shown) => [...shown.keys()]);
  return new Set(addresses.filter((address) => !known.some((shown) => shown.has(address))));
}

async function usersIn(tx: Transaction, id: number): Promise<number[]> {
  const asset = await findAsset(tx, id);
  return asset ? usersOf(await usesOf(tx, asset)).articles : [];
}

async function readTitles(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { articleId: id, language, title } = articleDetails;
  const rows = await db.select({ id, language, title }).from(articleDetails).where(inArray(id, ids));
  const byArticle = Map.groupBy(rows, (row) => row.id);
  return new Map([...byArticle].map(([id, details]) => [id, titleOf({ id, defaultLanguage: 'id', details })] as const));
}
