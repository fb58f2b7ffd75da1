import { eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { articleDetails, articles, assetFiles, assets, leaders } from '../../db/schema/index.ts';
import type { VersionedNoun } from '../../db/schema/version-values.ts';
import { commonFields, translatedFields } from '../../fields/articles.ts';
import { assetFields } from '../../fields/assets.ts';
import { asJson } from '../../fields/derive.ts';
import { leaderFields } from '../../fields/leaders.ts';

type Value = string | number | boolean | null;
type Values = Record<string, Value>;

/** A whole item under the field names of the API, as versions store it. */
export type VersionRecord = { [name: string]: Value | Values[] };

/** What lists of versions show of a record. */
type RecordSummary = {
  title: string;
  status: string;
  category: string;
  publishedAt: Date | null;
  languages: string[];
  /** SHA-256 in hex of the stored file of an asset. */
  fileDigest: string | null;
};

type StoredArticle = typeof articles.$inferSelect & { details: (typeof articleDetails.$inferSelect)[] };
type StoredAsset = typeof assets.$inferSelect;
type StoredLeader = typeof leaders.$inferSelect;

export type Recorded = { id: number; version: number; changedAt: Date; record: VersionRecord } & RecordSummary;

export function recordArticle(article: StoredArticle): Recorded {
  const { id, version, status, category, publishedAt, details, defaultLanguage, updatedAt } = article;
  const named = details.find(({ language }) => language === defaultLanguage) ?? details[0];
  const texts = details
    .toSorted((one, other) => (one.language < other.language ? -1 : 1))
    .map((detail) => values({ language: detail.language, ...asJson(translatedFields, detail) }));
  return {
    id,
    version,
    changedAt: new Date(Math.max(+updatedAt, ...details.map((detail) => +detail.updatedAt))),
    record: { ...values({ ...asJson(commonFields, article), created_at: article.createdAt }), details: texts },
    title: named?.title ?? '',
    status,
    category,
    publishedAt,
    languages: texts.map(({ language }) => String(language)),
    fileDigest: null,
  };
}

/** With the digest of the stored file, if that is kept. */
function recordAsset(asset: StoredAsset, fileDigest: string | null): Recorded {
  const { id, version, name, category, path, filename, width, height, size, pages, placeholder, createdAt } = asset;
  const file = { path, filename, width, height, size, pages, placeholder, file_sha256: fileDigest };
  return {
    id,
    version,
    changedAt: asset.updatedAt,
    record: values({ ...asJson(assetFields, asset), ...file, created_at: createdAt }),
    title: name,
    status: 'visible',
    category,
    publishedAt: null,
    languages: [],
    fileDigest,
  };
}

function recordLeader(leader: StoredLeader): Recorded {
  const { id, version, name, board, visible, createdAt, updatedAt } = leader;
  return {
    id,
    version,
    changedAt: updatedAt,
    record: values({ ...asJson(leaderFields, leader), created_at: createdAt }),
    title: name,
    status: visible ? 'visible' : 'hidden',
    category: board,
    publishedAt: null,
    languages: [],
    fileDigest: null,
  };
}

function values(given: Record<string, unknown>): Values {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): Value {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

/** The present state of the items with these ids. */
export async function readItems(
  db: Db | Transaction,
  noun: VersionedNoun,
  given: readonly number[],
): Promise<Recorded[]> {
  const ids = [...given];
  switch (noun) {
    case 'articles': {
      const rows = await db.select().from(articles).where(inArray(articles.id, ids)).orderBy(articles.id);
      const details = await db.select().from(articleDetails).where(inArray(articleDetails.articleId, ids));
      const byArticle = Map.groupBy(details, ({ articleId }) => articleId);
      return rows.map((row) => recordArticle({ ...row, details: byArticle.get(row.id) ?? [] }));
    }
    case 'assets': {
      const rows = await db
        .select({ asset: assets, sha256: assetFiles.sha256 })
        .from(assets)
        .leftJoin(assetFiles, eq(assetFiles.path, assets.path))
        .where(inArray(assets.id, ids))
        .orderBy(assets.id);
      return rows.map(({ asset, sha256 }) => recordAsset(asset, sha256));
    }
    case 'leaders': {
      const rows = await db.select().from(leaders).where(inArray(leaders.id, ids)).orderBy(leaders.id);
      return rows.map(recordLeader);
    }
  }
}
