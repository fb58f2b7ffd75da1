import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { previewLinks } from '../../db/schema/index.ts';
import { articleOf } from '../article-drafts/queries.ts';
import { type Article, findArticle } from '../articles/queries.ts';
import { withCleanContent } from '../articles/sanitize.ts';
import { findVersion, listVersions } from '../versions/queries.ts';

const tokenInBytes = 32;

/** An unguessable token, as it stands in the address. */
export function makeToken(): string {
  return crypto.getRandomValues(new Uint8Array(tokenInBytes)).toBase64({ alphabet: 'base64url', omitPadding: true });
}

/** What is stored of a token; undefined for a text that cannot be one. */
export function hashOfToken(token: string): string | undefined {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return new Bun.CryptoHasher('sha256').update(token).digest('hex');
}

export type PreviewLink = Omit<typeof previewLinks.$inferSelect, 'tokenHash'>;

const { tokenHash: _hash, ...shownColumns } = getTableColumns(previewLinks);
const { id, articleId, expiresAt, revokedAt, uses } = shownColumns;

export { shownColumns };

const maxListedLinks = 50;

/** The links of an article, newest first. Their addresses cannot be shown again. */
export function listPreviewLinks(db: Db, article: number): Promise<PreviewLink[]> {
  return db
    .select(shownColumns)
    .from(previewLinks)
    .where(eq(articleId, article))
    .orderBy(desc(id))
    .limit(maxListedLinks)
    .execute();
}

export function isOpen({ expiresAt: end, revokedAt: revoked }: PreviewLink, now = new Date()): boolean {
  return revoked === null && end > now;
}

/** What a link shows. */
export type SharedArticle = { article: Article; link: PreviewLink };

/**
 * The article behind a token. `count` adds one to the uses of the link. `gone`: the link was valid once; undefined: there is
 * no such link.
 */
export async function openPreviewLink(
  db: Db,
  token: string,
  { count }: { count: boolean },
): Promise<SharedArticle | 'gone' | undefined> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === undefined) return undefined;
  const valid = and(eq(previewLinks.tokenHash, tokenHash), isNull(revokedAt), gt(expiresAt, sql`now()`));
  const [link] = count
    ? await db
        .update(previewLinks)
        .set({ uses: sql`${uses} + 1`, lastUsedAt: sql`now()` })
        .where(valid)
        .returning(shownColumns)
    : await db.select(shownColumns).from(previewLinks).where(valid);
  if (!link) {
    const isKnown = (await db.$count(previewLinks, eq(previewLinks.tokenHash, tokenHash))) > 0;
    return isKnown ? 'gone' : undefined;
  }
  const article = await articleOfLink(db, link);
  return article ? { article, link } : 'gone';
}

async function articleOfLink(
  db: Db,
  { articleId: article, version: number }: PreviewLink,
): Promise<Article | undefined> {
  const current = await findArticle(db, article, { unpublished: true });
  if (!current) return undefined;
  const shown = number ?? (await listVersions(db, 'articles', article, { limit: 1 }))[0]?.number;
  // Without any version, the article is as it was before versions were kept.
  if (shown === undefined) return current;
  const record = (await findVersion(db, 'articles', article, shown))?.record;
  return record && withCleanContent(articleOf(current, record));
}
