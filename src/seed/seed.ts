import { sql } from 'drizzle-orm';
import type { DemoAsset, FileFacts } from '../content/demo-asset.ts';
import { demoAssets, portraitPath } from '../content/demo-assets.ts';
import { demoLeaders } from '../content/demo-leaders.ts';
import type { DemoArticle } from '../content/news/demo-article.ts';
import { demoArticles } from '../content/news/demo-articles.ts';
import type { Db, Transaction } from '../db/client.ts';
import type { Report } from '../db/migrate.ts';
import { withTimeLimit } from '../db/request-scope.ts';
import { articleDetails, articles, assets, leaders, pageCacheEpoch } from '../db/schema/index.ts';
import { cleanContent } from '../domain/articles/sanitize.ts';
import type { Staleness } from '../domain/publishing/staleness.ts';
import { storeFirstVersions } from '../domain/versions/commands.ts';
import { isLanguage } from '../i18n/site/language.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const seedLock = 736_202;

/** Nodes that start together wait for the first one. */
const maxSeedingInMilliseconds = 120_000;

/** Properties of a demo file; undefined when the file does not exist. */
type MeasureFile = (file: string) => Promise<FileFacts | undefined>;

/**
 * Fills an empty database with the demo company. Later changes by editors, including
 * deletions, are never undone. Returns whether anything was stored.
 */
export async function seedDemo(
  db: Db,
  staleness: Staleness,
  measure: MeasureFile,
  report: Report = () => {},
): Promise<boolean> {
  if (!(await isUntouched(db))) return false;
  let measured = 0;
  const facts = await Promise.all(
    demoAssets.map(async ({ file }) => {
      const found = await measure(file);
      measured += 1;
      report(`demo content: ${measured} of ${demoAssets.length} files measured`);
      return found;
    }),
  );
  const store = () =>
    staleness.change(async (tx, declare) => {
      declare('changed');
      await tx.execute(sql`set local statement_timeout = 0`);
      // Nodes starting at the same time wait for each other; only the first finds an empty database.
      report('waiting for another node that stores the demo content');
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if (!(await isUntouched(tx))) return false;
      const steps = [() => insertAssets(tx, facts), () => insertLeaders(tx), () => insertArticles(tx)];
      for (const [index, step] of steps.entries()) {
        report(`demo content: ${index} of ${steps.length} steps stored`);
        await step();
      }
      return true;
    });
  return withTimeLimit(maxSeedingInMilliseconds, store);
}

/** The epoch counts changes of public content; 0 means none. */
async function isUntouched(db: Db | Transaction): Promise<boolean> {
  const [changed] = await db.select({ epoch: pageCacheEpoch.epoch }).from(pageCacheEpoch);
  if (changed && changed.epoch > 0) return false;
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
  const [asset] = await db.select({ id: assets.id }).from(assets).limit(1);
  return !article && !asset;
}

async function insertAssets(tx: Transaction, facts: (FileFacts | undefined)[]): Promise<void> {
  const rows = demoAssets.map((asset, index) => rowOf(asset, facts[index], placeAmongSiblings(index)));
  await storeFirstVersions(tx, 'assets', await tx.insert(assets).values(rows).returning({ id: assets.id }));
}

function rowOf(asset: DemoAsset, facts: FileFacts | undefined, sortOrder: number): typeof assets.$inferInsert {
  const { name, file, title, alt, category, subcategory, mediaType, tags, credit = '', isListed = true } = asset;
  return {
    name,
    title,
    category,
    subcategory,
    mediaType,
    tags,
    credit,
    sortOrder,
    listed: isListed,
    path: `/assets/${file}`,
    filename: file,
    seedKey: file,
    ...facts,
    ...(alt && { altText: alt.id, altTextEn: alt.en }),
  };
}

async function insertLeaders(tx: Transaction): Promise<void> {
  const rows = demoLeaders.map(({ key, position, biography, ...leader }, index) => ({
    ...leader,
    portrait: portraitPath(key),
    position: position.id,
    positionEn: position.en,
    biography: biography.id,
    biographyEn: biography.en,
    sortOrder: demoLeaders.slice(0, index + 1).filter(({ board }) => board === leader.board).length,
    seedKey: key,
  }));
  await storeFirstVersions(tx, 'leaders', await tx.insert(leaders).values(rows).returning({ id: leaders.id }));
}

/** Position from 1 within a category and subcategory. */
function placeAmongSiblings(index: number): number {
  const asset = demoAssets[index];
  const before = demoAssets.slice(0, index);
  return (
    before.filter((other) => other.category === asset?.category && other.subcategory === asset.subcategory).length + 1
  );
}

/** In two statements: a server that is far away would hold up the first start with one for each article. */
async function insertArticles(tx: Transaction): Promise<void> {
  const { id, seedKey } = articles;
  const rows = demoArticles.map(({ key, details: _details, ...article }) => {
    const publishedAt = article.publishedAt === null ? null : new Date(article.publishedAt);
    return { ...article, publishedAt, seedKey: key, ...datesOf(article) };
  });
  const stored = await tx.insert(articles).values(rows).returning({ id, seedKey });
  const ids = new Map(stored.map((row) => [row.seedKey, row.id]));
  const texts = demoArticles.flatMap((article) =>
    Object.entries(article.details).flatMap(([language, detail]) => {
      const articleId = ids.get(article.key);
      if (!isLanguage(language) || !detail || articleId === undefined) return [];
      const content = cleanContent(article.category, detail.content);
      return [{ ...detail, ...datesOf(article), articleId, language, content }];
    }),
  );
  await tx.insert(articleDetails).values(texts);
  await storeFirstVersions(tx, 'articles', stored);
}

/** Old news gets a date of last change in the past. */
function datesOf({ publishedAt }: Pick<DemoArticle, 'publishedAt'>): { createdAt?: Date; updatedAt?: Date } {
  const written = new Date(publishedAt ?? Number.NaN);
  return written.getTime() <= Date.now() ? { createdAt: written, updatedAt: written } : {};
}
