import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { previewLinks } from '../../db/schema/index.ts';
import { commonFields, emptyTexts, translatedFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import type { Fields } from '../../fields/field.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { type Article, type ArticleDetail, findArticle } from '../articles/queries.ts';
import { withCleanContent } from '../articles/sanitize.ts';
import { findVersion, listVersions } from '../versions/queries.ts';
import type { VersionRecord } from '../versions/record.ts';
import { hashOfToken } from './token.ts';

export type PreviewLink = Omit<typeof previewLinks.$inferSelect, 'tokenHash'>;

const { id, articleId, version, note, createdBy, revokedBy, createdAt, expiresAt, revokedAt, uses, lastUsedAt } =
  previewLinks;
export const shownColumns = {
  id,
  articleId,
  version,
  note,
  createdBy,
  revokedBy,
  createdAt,
  expiresAt,
  revokedAt,
  uses,
  lastUsedAt,
};

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
  return record && withCleanContent(articleOfRecord(current, record));
}

type Values = Readonly<Record<string, unknown>>;

/** An article as it was in a version; what versions do not record is that of the present article. */
function articleOfRecord(current: Article, record: VersionRecord): Article {
  const details = Array.isArray(record.details) ? record.details : [];
  return {
    ...current,
    ...valuesOf(commonFields, record),
    details: details.flatMap((detail) => detailOf(current, detail)),
  };
}

function detailOf(current: Article, record: Values): ArticleDetail[] {
  const { language } = record;
  if (!isLanguage(language)) return [];
  const { id, createdAt, updatedAt } = current;
  const own = { id: 0, articleId: id, language, properties: null, contentMark: null, createdAt, updatedAt };
  return [{ ...own, ...emptyTexts, ...valuesOf(translatedFields, record) }];
}

/** The values of the fields that a record has, under the names of the columns. */
function valuesOf(fields: Fields, record: Values): Record<string, unknown> {
  const known = entriesOf(fields).filter(([, { json }]) => record[json.name] !== undefined);
  return Object.fromEntries(
    known.map(([name, { json, control }]) => {
      const value = record[json.name];
      return [name, control.kind === 'moment' && typeof value === 'string' ? new Date(value) : value];
    }),
  );
}
