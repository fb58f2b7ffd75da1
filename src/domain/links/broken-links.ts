import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { articleDetails, articleLinks, articles } from '../../db/schema/index.ts';
import { orderBy } from '../../db/sorting.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import { list, type Part } from '../list.ts';
import { titleOf } from '../publishing/article-title.ts';
import { addressesByField } from './extraction.ts';

/** `files`: stored files that do not exist. `links`: pages and articles that visitors do not find. */
export type BrokenKind = 'files' | 'links';

/** One address in one field of an article. */
export type BrokenLink = { field: 'featuredImage' | 'content'; language: Language | undefined; address: string };

export type ArticleWithBrokenLinks = { id: number; title: string; status: string; broken: BrokenLink[] };

/** Articles that are not archived and have an address that is broken, as the last check found them. */
export const isBrokenOf = (kind: BrokenKind) =>
  and(
    articleLinks.isBroken,
    kind === 'files' ? eq(articleLinks.kind, 'file') : ne(articleLinks.kind, 'file'),
    ne(articles.status, 'archived'),
  );

/** Articles with broken links, or with files that do not exist. */
export const brokenLinkList = list({
  needs: 'articles.read',
  filters: z.strictObject({ kind: z.enum(['files', 'links']).default('files') }),
  sorts: { newest: [{ by: articleLinks.articleId, descending: true }] },
  usual: '-newest',
  async count(db, { kind }) {
    const [row] = await db
      .select({ count: sql<number>`count(distinct ${articleLinks.articleId})::int` })
      .from(articleLinks)
      .innerJoin(articles, eq(articles.id, articleLinks.articleId))
      .where(isBrokenOf(kind));
    return { total: row?.count ?? 0, isExact: true };
  },
  read: (db, { kind }, part) => listWithBrokenLinks(db, kind, part),
});

/** With the fields that have the address. */
async function listWithBrokenLinks(db: Db, kind: BrokenKind, part: Part): Promise<ArticleWithBrokenLinks[]> {
  const found = await db
    .select({ id: articleLinks.articleId, addresses: sql<string[]>`json_agg(distinct ${articleLinks.address})` })
    .from(articleLinks)
    .innerJoin(articles, eq(articles.id, articleLinks.articleId))
    .where(isBrokenOf(kind))
    .groupBy(articleLinks.articleId)
    .orderBy(...orderBy(part.ordering))
    .limit(part.limit)
    .offset(part.offset);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, category, status, defaultLanguage, featuredImage } = articles;
  const rows = await db
    .select({ id, category, status, defaultLanguage, featuredImage })
    .from(articles)
    .where(inArray(articles.id, ids))
    .orderBy(part.ordering.isReversed ? articles.id : desc(articles.id));
  const { articleId, language, title, content } = articleDetails;
  const details = await db
    .select({ articleId, language, title, content })
    .from(articleDetails)
    .where(inArray(articleId, ids))
    .orderBy(desc(language));
  const known = details.flatMap((detail) => {
    const { language: code } = detail;
    return isLanguage(code) ? [{ ...detail, language: code }] : [];
  });
  const byArticle = Map.groupBy(known, (detail) => detail.articleId);
  const addressesOf = new Map(found.map((one) => [one.id, new Set(one.addresses)]));
  return rows.map((row) => {
    const article = { ...row, details: byArticle.get(row.id) ?? [] };
    const isBroken = (address: string) => addressesOf.get(row.id)?.has(address) ?? false;
    // A field that was corrected after the last check has it no more.
    const broken = addressesByField(article).flatMap(({ addresses, ...place }) =>
      addresses.filter(isBroken).map((address) => ({ ...place, address })),
    );
    return { id: row.id, title: titleOf(article), status: row.status, broken };
  });
}
