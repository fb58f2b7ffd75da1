import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { articleDetails, articles } from '../../db/schema/index.ts';
import type { Language } from '../../i18n/language.ts';
import type { Staleness } from '../pages/staleness.ts';
import type { ArticleCategory, ArticleStatus, ArticleTopic } from './input.ts';
import { cleanContent } from './sanitize.ts';

export type ArticleDraft = {
  category: ArticleCategory;
  topic: ArticleTopic | null;
  status: ArticleStatus;
  author: string;
  featuredImage: string | null;
  sortOrder?: number;
  publishedAt: Date | null;
  defaultLanguage: Language;
  seedKey?: string;
  details: DetailDraft[];
};

export type DetailDraft = {
  language: Language;
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  metaDescription: string | null;
};

/** Every page that lists articles, and the pages of one. */
export const articlesTag = 'articles';
export const articleTag = (id: number) => `article:${id}`;

/** Stores an article with its details; all of it or nothing. Returns its id. */
export function createArticle(staleness: Staleness, draft: ArticleDraft): Promise<number> {
  return staleness.change([articlesTag], (tx) => insertArticle(tx, draft));
}

export async function insertArticle(tx: Transaction, { details, ...article }: ArticleDraft): Promise<number> {
  const [row] = await tx.insert(articles).values(article).returning({ id: articles.id });
  if (!row) throw new Error('The database returned no id for a new article.');
  for (const detail of details) {
    const content = cleanContent(article.category, detail.content);
    await tx.insert(articleDetails).values({ ...detail, content, articleId: row.id });
  }
  return row.id;
}

/** Takes an article out of public sight, or gives it back. False when there is none with this id. */
export function changeArticleStatus(staleness: Staleness, id: number, status: ArticleStatus): Promise<boolean> {
  return staleness.change([articlesTag, articleTag(id)], async (tx) => {
    const changed = await tx.update(articles).set({ status }).where(eq(articles.id, id)).returning({ id: articles.id });
    return changed.length > 0;
  });
}
