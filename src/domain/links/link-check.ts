import { asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { withTimeLimit } from '../../db/request-scope.ts';
import { articleDetails, articleLinkChecks, articleLinks, articles } from '../../db/schema/index.ts';
import { type OwnLink, ownLinksOf } from './extraction.ts';

const articlesAtOnce = 50;
/** For the statement that looks at every link. */
const maxStatementInMilliseconds = 20_000;

/** Reads the links of articles that were saved since, and notes which links are broken. */
export async function checkLinks(db: Db, siteUrl: string, isStopped: () => boolean = () => false): Promise<void> {
  for (;;) {
    const ids = await articlesToRead(db);
    if (ids.length === 0 || isStopped()) break;
    await db.transaction((tx) => readLinks(tx, ids, siteUrl));
  }
  if (!isStopped()) await withTimeLimit(maxStatementInMilliseconds, () => noteBroken(db));
}

async function articlesToRead(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(articleLinkChecks, eq(articleLinkChecks.articleId, articles.id))
    .where(or(isNull(articleLinkChecks.version), ne(articleLinkChecks.version, articles.version)))
    .orderBy(asc(articles.id))
    .limit(articlesAtOnce);
  return rows.map(({ id }) => id);
}

async function readLinks(tx: Transaction, ids: number[], siteUrl: string): Promise<void> {
  // Locked against deletion, whose cascade would otherwise meet a new row.
  const rows = await tx
    .select({
      id: articles.id,
      version: articles.version,
      category: articles.category,
      featuredImage: articles.featuredImage,
    })
    .from(articles)
    .where(inArray(articles.id, ids))
    .orderBy(asc(articles.id))
    .for('key share');
  if (rows.length === 0) return;
  const details = await tx
    .select({ articleId: articleDetails.articleId, content: articleDetails.content })
    .from(articleDetails)
    .where(inArray(articleDetails.articleId, ids));
  const byArticle = Map.groupBy(details, ({ articleId }) => articleId);
  const links = rows.flatMap((article) =>
    ownLinksOf({ ...article, details: byArticle.get(article.id) ?? [] }, siteUrl).map((link) =>
      rowOf(article.id, link),
    ),
  );
  await tx.delete(articleLinks).where(inArray(articleLinks.articleId, ids));
  if (links.length > 0) await tx.insert(articleLinks).values(links);
  await tx
    .insert(articleLinkChecks)
    .values(rows.map(({ id, version }) => ({ articleId: id, version })))
    .onConflictDoUpdate({ target: articleLinkChecks.articleId, set: { version: sql`excluded.version` } });
}

function rowOf(articleId: number, { address, target }: OwnLink): typeof articleLinks.$inferInsert {
  return {
    articleId,
    address,
    kind: target.kind,
    targetId: target.kind === 'article' ? target.id : undefined,
    targetPath: target.kind === 'file' ? target.path : undefined,
    isBroken: target.kind === 'page' && !target.exists,
  };
}

/** A link to another article is intact when readers see that article now, or will see it. */
async function noteBroken(db: Db): Promise<void> {
  const isFound = sql`case l.kind
    when 'file' then exists (select 1 from assets where assets.path = l.target_path)
    else exists (select 1 from articles a where a.id = l.target_id and a.status = 'published'
      and (a.unpublish_at is null or a.unpublish_at > now())) end`;
  await db.execute(sql`update article_links l set is_broken = not l.is_broken
    where l.kind <> 'page' and l.is_broken = (${isFound})`);
}
