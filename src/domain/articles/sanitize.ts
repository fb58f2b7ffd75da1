import { and, asc, eq, gt, isNull, ne, notLike, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { Db } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { ArticleCategory } from '../../fields/article-values.ts';
import { cleanText } from '../../fields/clean-text.ts';
import { escapeHtml, isBlankHtml, isParsableHtml } from '../../fields/html-limits.ts';
import type { Problem } from '../../fields/problem.ts';
import { normalHtml } from '../../fields/rich-text/html.ts';
import { assetPath } from '../../fields/text-rules.ts';
import { articleHtmlRules } from './html-rules.ts';

/** In characters. */
const maxRememberedCharacters = 16 * 1024 * 1024;
/** Sanitising takes a millisecond, lists show many articles, and the answer for the same HTML never changes. */
const known = new LRUCache<string, string>({
  maxSize: maxRememberedCharacters,
  sizeCalculation: (clean, html) => html.length + clean.length + 1,
});

/**
 * Sanitises article HTML: no scripts, frames, styles or external resources, and written as the editor writes it. Empty content
 * becomes '', and HTML beyond the limits text.
 */
export function sanitizeArticleHtml(html: string): string {
  let clean = known.get(html);
  if (clean === undefined) {
    clean = sanitize(html);
    known.set(html, clean);
  }
  return clean;
}

function sanitize(html: string): string {
  if (!isParsableHtml(html)) return normalHtml(escapeHtml(html));
  const clean = normalHtml(cleanText(sanitizeHtml(html, articleHtmlRules())));
  if (!isParsableHtml(clean)) return normalHtml(escapeHtml(html));
  return isBlankHtml(clean, /<(?:img|hr|video)\b/) ? '' : clean;
}

/** Parts of article HTML that are not kept when it is stored, by their opening tags, each once. */
export function droppedParts(category: string, html: string): string[] {
  if (isReport(category) || !isParsableHtml(html)) return [];
  const parts = new Set<string>();
  sanitizeHtml(
    html,
    articleHtmlRules((part) => parts.size < maxDroppedParts && parts.add(part.slice(0, maxPartCharacters))),
  );
  return [...parts];
}

/** Named to the editor; more of them say nothing new. */
const maxDroppedParts = 8;
const maxPartCharacters = 80;

/** Content as stored: HTML for news; for reports the path of a document, or empty. */
export function cleanContent(category: ArticleCategory | string, content: string): string {
  if (!isReport(category)) return sanitizeArticleHtml(content);
  return assetPath.test(content.trim()) ? content.trim() : '';
}

type MarkedContent = { content: string; contentMark?: string | null };
type WithContent = { category: string; details: MarkedContent[] };

/** An article with sanitised content: stored HTML is not trusted, unless a mark says that it was sanitised before. */
export function withCleanContent<Given extends WithContent>(article: Given): Given {
  const { category, details } = article;
  return { ...article, details: details.map((one) => ({ ...one, content: cleanStored(category, one) })) };
}

function cleanStored(category: string, { content, contentMark }: MarkedContent): string {
  const isMarked = contentMark && !isReport(category) && contentMark === contentMarkOf(content);
  return isMarked ? content : cleanContent(category, content);
}

/** The mark for content that is about to be stored; null for what is not as the rules would leave it. */
export function markFor(category: string, content: string): string | null {
  const isClean = !isReport(category) && sanitize(content) === content;
  return isClean ? contentMarkOf(content) : null;
}

/** Error for content that is empty after sanitising. */
export function contentProblem(category: string): Problem {
  return isReport(category) ? 'documentPath' : 'required';
}

/** Reports hold a document instead of rich text; a row that was not written by us may spell them with a capital. */
export function isReport(category: string): boolean {
  return category.toLowerCase() === 'reports';
}

/**
 * Version of the rules by which content is sanitised and written: of `html-rules.ts`, `sanitize.ts`, `html-limits.ts`, the rich
 * text of `src/fields` and the packages that carry them out. A change there needs another number, so that what is stored is sanitised again.
 */
const contentRulesVersion = 5;

/**
 * The mark of content that the rules do not change: their version and a digest of the content. It fits this content only,
 * so content that was written directly into the database has no valid mark and is sanitised at each reading.
 */
export function contentMarkOf(content: string): string {
  return `${contentRulesVersion}:${new Bun.CryptoHasher('sha256').update(content).digest('base64url')}`;
}

const detailsAtOnce = 20;
/** Between two of them, in which the server answers visitors. */
const pauseInMilliseconds = 20;

/**
 * Marks stored content that has no mark of the current rules and that these rules would not change. The rest keeps its
 * bytes and is sanitised at each reading. Several nodes may do this at the same time.
 */
export async function markContents(db: Db, isStopped: () => boolean = () => false): Promise<void> {
  const { id, content, contentMark } = articleDetails;
  const isUnmarked = or(isNull(contentMark), notLike(contentMark, `${contentRulesVersion}:%`));
  for (let after = 0; ; ) {
    const details = await db
      .select({ id, content, category: articles.category })
      .from(articleDetails)
      .innerJoin(articles, eq(articles.id, articleDetails.articleId))
      .where(and(gt(id, after), ne(articles.category, 'reports'), isUnmarked))
      .orderBy(asc(id))
      .limit(detailsAtOnce);
    for (const detail of details) {
      if (isStopped()) return;
      after = detail.id;
      const mark = markFor(detail.category, detail.content);
      // Not through Drizzle, which would change the time of the last change. The mark fits this content only.
      if (mark) await db.execute(sql`update article_details set content_mark = ${mark} where id = ${detail.id}`);
      await Bun.sleep(pauseInMilliseconds);
    }
    if (details.length < detailsAtOnce) return;
  }
}
