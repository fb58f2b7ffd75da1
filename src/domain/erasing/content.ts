import { and, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../db/client.ts';
import { isOneOf, type ScannedRows, scanRows } from '../../db/scan-rows.ts';
import {
  articleDetails,
  articleLinks,
  articleReviews,
  articles,
  assets,
  documentTexts,
  leaders,
  previewLinks,
  reviewComments,
  savedFilters,
} from '../../db/schema/index.ts';
import type { Actor } from '../activity/commands.ts';
import { findDraftVersions, keepVersions, rewriteDrafts } from '../versions/commands.ts';
import { containsAddress, makeEraser, withoutAddress } from './address.ts';
import { eraseValues } from './erasures.ts';

/** Rows of articles, assets, leaders and comments that contain an address. */
type ContentMentions = Record<'assets' | 'leaders' | 'articles' | 'details' | 'comments', ScannedRows> & {
  /** Articles whose unpublished changes contain it. */
  drafts: number[];
  /** What was changed later was not looked at. */
  readAt: Date;
};

type Edited = PgTable & { id: PgColumn; updatedAt: PgColumn };

/** Looks at every row, and with `known` at those and at what was changed since. */
export async function findContent(
  db: Db | Transaction,
  address: string,
  known?: ContentMentions,
): Promise<ContentMentions> {
  const readAt = new Date();
  const edited = async (table: Edited, before?: ScannedRows): Promise<ScannedRows> => {
    const isMention = anyHolds(textColumnsOf(table), address);
    if (!known || !before) return scanRows(db, table, isMention);
    // A minute for clocks that differ and for transactions that were under way.
    const since = new Date(known.readAt.getTime() - 60_000);
    const { ids, upTo } = await scanRows(db, table, and(gte(table.updatedAt, since), isMention));
    return { ids: [...new Set([...before.ids, ...ids])], upTo };
  };
  return {
    drafts: await findDrafts(db, address),
    readAt,
    assets: await edited(assets, known?.assets),
    leaders: await edited(leaders, known?.leaders),
    articles: await edited(articles, known?.articles),
    details: await edited(articleDetails, known?.details),
    comments: await scanRows(db, reviewComments, anyHolds(textColumnsOf(reviewComments), address), known?.comments),
  };
}

const draftText = (address: string) => (text: SQL) => containsAddress(text, address);

async function findDrafts(db: Db | Transaction, address: string): Promise<number[]> {
  return (await findDraftVersions(db, draftText(address))).map(({ id }) => id);
}

export function countContent({ assets, leaders, articles, details, comments, drafts }: ContentMentions): number {
  const lists = [assets, leaders, articles, details, comments];
  return lists.reduce((sum, { ids }) => sum + ids.length, drafts.length);
}

export function isPublicContent({ assets, leaders, articles, details }: ContentMentions): boolean {
  return [assets, leaders, articles, details].some(({ ids }) => ids.length > 0);
}

/**
 * Takes the address out of articles, assets, leaders, drafts, reviews and comments. Earlier versions still contain it
 * afterwards. Locks assets before leaders and articles, as all changes do.
 */
export async function eraseContent(
  tx: Transaction,
  actor: Actor | { id: null; username: string },
  address: string,
  found: ContentMentions,
): Promise<void> {
  // Versions have no author when a restore repeats the erasure.
  const by = actor.id === null ? undefined : actor;
  const reason = { by, kind: 'save', cause: 'erasure' } as const;
  for (const [noun, table] of [
    ['assets', assets],
    ['leaders', leaders],
  ] as const) {
    const ids = [...found[noun].ids];
    if (ids.length === 0) continue;
    await eraseFrom(tx, table, textColumnsOf(table), address, isOneOf(table.id, ids));
    await tx.update(table).set({ updatedAt: new Date() }).where(inArray(table.id, ids));
    await keepVersions(tx, noun, ids, reason);
  }
  await eraseFrom(tx, documentTexts, [documentTexts.text], address);
  const changed = await articlesIn(tx, found);
  if (changed.length > 0) {
    await tx.select({ id: articles.id }).from(articles).where(inArray(articles.id, changed)).for('update');
    const isChanged: SQL = isOneOf(articles.id, changed);
    await eraseFrom(tx, articles, textColumnsOf(articles), address, isChanged);
    await eraseFrom(
      tx,
      articleDetails,
      textColumnsOf(articleDetails),
      address,
      isOneOf(articleDetails.id, found.details.ids),
    );
    await tx.update(articles).set({ updatedAt: new Date() }).where(inArray(articles.id, changed));
    await keepVersions(tx, 'articles', changed, reason);
  }
  const erase = makeEraser(address);
  await rewriteDrafts(tx, draftText(address), (record) => eraseValues(record, erase), reason);
  await eraseFrom(
    tx,
    reviewComments,
    textColumnsOf(reviewComments),
    address,
    isOneOf(reviewComments.id, found.comments.ids),
  );
  await eraseFrom(tx, articleReviews, [articleReviews.note], address);
  await eraseFrom(tx, previewLinks, [previewLinks.note], address);
  await eraseFrom(tx, articleLinks, [articleLinks.address], address);
  await tx.delete(savedFilters).where(anyHolds(textColumnsOf(savedFilters), address));
}

async function articlesIn(tx: Transaction, { articles: own, details }: ContentMentions): Promise<number[]> {
  const { articleId, id } = articleDetails;
  const rows = await tx.selectDistinct({ articleId }).from(articleDetails).where(isOneOf(id, details.ids));
  return [...new Set([...own.ids, ...rows.map((row) => row.articleId)])].sort((one, other) => one - other);
}

export function anyHolds(texts: readonly AnyPgColumn[], address: string): SQL | undefined {
  return or(...texts.map((column) => containsAddress(textOf(column), address)));
}

/** Takes an address out of these columns of rows, of text or JSON. */
export async function eraseFrom(
  tx: Transaction,
  table: PgTable,
  texts: readonly AnyPgColumn[],
  address: string,
  rows: SQL = sql`true`,
): Promise<void> {
  const erased = texts.map((column) => {
    const left = withoutAddress(textOf(column), address);
    return sql`${sql.identifier(column.name)} = ${isJson(column) ? sql`${left}::jsonb` : left}`;
  });
  await tx.execute(
    sql`update ${table} set ${sql.join(erased, sql`, `)} where ${rows} and (${anyHolds(texts, address)})`,
  );
}

/** What a column holds, as the text that is searched. */
export function textOf(column: AnyPgColumn): AnyPgColumn | SQL {
  return isJson(column) ? sql`${column}::text` : column;
}

function isJson(column: AnyPgColumn): boolean {
  return column.getSQLType() === 'jsonb';
}

/** All columns of a table with text of any length. */
function textColumnsOf(table: PgTable): AnyPgColumn[] {
  return getTableConfig(table).columns.filter((column) => column.getSQLType() === 'text');
}
