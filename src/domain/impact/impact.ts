import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { articleDetails } from '../../db/schema/index.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { findAsset } from '../assets/queries.ts';
import { usersOf, usesOf } from '../assets/usage.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { countOnceIn } from '../news/news-list.ts';
import { titleOf } from '../publishing/article-title.ts';
import { currentStaff } from '../rights/staff.ts';
import { rolledBack } from '../rolled-back.ts';
import { affectedBy, type Content, type Place, placesOf, type Reading, readPlace } from './places.ts';
import { makeChange, type PlannedChange } from './planned-change.ts';

/** Addresses that will show something else, or nothing any more; and the ids of articles that will. */
export type Impact = {
  pages: string[];
  /** Whether pages of lists after the second may show something else too: they are not compared. */
  laterListPages: boolean;
  articles: number[];
  feeds: string[];
  search: string[];
  social: string[];
};

export type Prediction = {
  impact: Impact;
  /** Those of the addresses that will not be found any more. */
  gone: ReadonlySet<string>;
  /** Titles of the first of the articles, by id. */
  titles: ReadonlyMap<number, string>;
};

export type PredictingSite = { db: Db; content: Content; predictions: Pick<FairQueue, 'run'> };

/** A prediction renders all pages twice, and holds a connection: readers would wait for several at once. */
export function onePredictionAtATime(): FairQueue {
  return new FairQueue({ maxRunning: 1, maxWaitingOfOne: 3 });
}

/** An editor waits for it; a busy database may need longer than for other queries. */
const maxPredictionInMilliseconds = 20_000;
/** How long a change that is undone holds its rows and, on the embedded database, all readers: then they come first. */
const maxHoldInMilliseconds = 250;
/** Further articles are not listed by title. */
const maxTitles = 50;

/** Whether no public address shows anything else. */
export function isEmptyImpact({ impact: { pages, feeds, search, social } }: Prediction): boolean {
  return [pages, feeds, search, social].every(({ length }) => length === 0);
}

/**
 * What changes would show where: public addresses are read as they are, and in a transaction in which the changes are made and which
 * is undone. Undefined when none of the items exists.
 */
export function predictImpact(
  site: PredictingSite,
  changes: readonly PlannedChange[],
  maxHold = maxHoldInMilliseconds,
): Promise<Prediction | undefined> {
  const predict = () => withTimeLimit(maxPredictionInMilliseconds, () => comparePlaces(site, changes, maxHold));
  return site.predictions.run(`account ${currentStaff().id}`, predict);
}

async function comparePlaces(
  { db, content }: PredictingSite,
  changes: readonly PlannedChange[],
  maxHold: number,
): Promise<Prediction | undefined> {
  const users: number[] = [];
  for (const { kind, id } of changes) if (kind === 'assets') users.push(...(await usersIn(db, id)));
  const now = await affectedBy(db, changes, users);
  const later = await withChanges(db, changes, (then) => affectedBy(then, changes, users));
  if (!later) return undefined;
  const places = placesOf(content.routes(db), [now, later]);
  const before = await readPlaces({ db, content }, [], places, maxHold);
  const after = await readPlaces({ db, content }, changes, places, maxHold);
  const { gone, ...found } = compare(before, after);
  const shown = places.flatMap((place) =>
    place.kind === 'page' && place.article !== undefined && found.pages.includes(place.address) ? [place.article] : [],
  );
  const articles = [...new Set([...users, ...shown])].sort((one, other) => one - other);
  const laterListPages = found.pages.length > 0 && [...before, ...after].some(({ hasThirdPage }) => hasThirdPage);
  const titles = await readTitles(db, articles.slice(0, maxTitles));
  return { impact: { ...found, laterListPages, articles }, gone, titles };
}

/** What is read while the changes are made; undefined when no item exists. */
function withChanges<Result>(db: Db, changes: readonly PlannedChange[], read: (then: Db) => Promise<Result>) {
  return rolledBack(db, async (tx) => {
    let isAny = changes.length === 0;
    for (const change of changes) isAny = (await makeChange(tx, change)) || isAny;
    // What reads begins no transaction of its own.
    const then = tx as unknown as Db;
    countOnceIn(then);
    return isAny ? read(then) : undefined;
  });
}

/** The contents of the places with the changes, in as many transactions as it takes to hold none of them for long. */
async function readPlaces(
  { db, content }: Pick<PredictingSite, 'db' | 'content'>,
  changes: readonly PlannedChange[],
  places: readonly Place[],
  maxHold: number,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  const waiting = [...places];
  while (waiting.length > 0) {
    const until = performance.now() + maxHold;
    const isAny = await withChanges(db, changes, async (then) => {
      do {
        const place = waiting.shift();
        if (place) readings.push(...(await readPlace(content, then, place)));
        // Requests that have arrived meanwhile come first: many pages are rendered without waiting for a query.
        await Bun.sleep(0);
      } while (waiting.length > 0 && performance.now() < until);
      return true;
    });
    // Deleted meanwhile: nothing changes any more.
    if (!isAny) break;
  }
  return readings;
}

function compare(before: readonly Reading[], after: readonly Reading[]) {
  const gone = new Set<string>();
  const differing = (kind: Reading['kind']) => {
    const textsOf = (readings: readonly Reading[]) =>
      new Map(readings.filter((one) => one.kind === kind).map(({ address, text }) => [address, text]));
    const [old, now] = [textsOf(before), textsOf(after)];
    const addresses = [...new Set([...old.keys(), ...now.keys()])].filter((one) => old.get(one) !== now.get(one));
    for (const address of addresses) if (!now.has(address) && kind !== 'social') gone.add(address);
    // The file of a replaced asset gets another name when it is stored.
    return addresses.filter((address) => old.has(address) || !address.startsWith('/assets/'));
  };
  const feeds = differing('feeds');
  if (differing('pictures').length > 0) feeds.push(withQuery(endpoints.sitemap, { part: 'pages' }));
  return { pages: differing('pages'), feeds, search: differing('search'), social: differing('social'), gone };
}

async function usersIn(db: Db, id: number): Promise<number[]> {
  const asset = await findAsset(db, id);
  if (!asset) return [];
  // Unpublished changes are on no page.
  return usersOf((await usesOf(db, asset)).filter(({ kind }) => kind !== 'draft')).articles;
}

async function readTitles(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { articleId: id, language, title } = articleDetails;
  const rows = await db.select({ id, language, title }).from(articleDetails).where(inArray(id, ids));
  const byArticle = Map.groupBy(rows, (row) => row.id);
  return new Map([...byArticle].map(([id, details]) => [id, titleOf({ id, defaultLanguage: 'id', details })] as const));
}
