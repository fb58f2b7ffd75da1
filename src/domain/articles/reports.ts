import type { Db } from '../../db/client.ts';
import { type Asset, listAssetsAt } from '../assets/queries.ts';
import { type Article, listArticles } from './queries.ts';

/** A published report. `documents` are the assets that its languages name as their content. */
export type Report = { article: Article; documents: Asset[] };

/** Reports on one page. */
const maxReports = 100;

/** Published reports, newest first, in a fixed number of queries. */
export async function listReports(db: Db, { limit = maxReports }: { limit?: number } = {}): Promise<Report[]> {
  const articles = await listArticles(db, { category: 'reports' }, { limit });
  const paths = articles.flatMap(({ details }) => details.map(({ content }) => content)).filter(Boolean);
  const documents = await listAssetsAt(db, [...new Set(paths)]);
  return articles.map((article) => ({
    article,
    documents: documents.filter(({ path }) => article.details.some(({ content }) => content === path)),
  }));
}

/** Reports on another topic than the year as a whole are listed too, but are no annual reports. */
export function isAnnualReport({ article }: Report): boolean {
  return article.topic === null || article.topic === 'annual';
}
