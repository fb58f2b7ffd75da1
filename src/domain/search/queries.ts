import type { Db } from '../../db/client.ts';
import type { Language } from '../../i18n/language.ts';
import { type ArticleSummary, searchNews } from '../articles/queries.ts';
import { type Asset, searchAssets } from '../assets/queries.ts';
import { type SearchablePage, suggestPages } from './searchable-pages.ts';

const longestNewsList = 10;
const longestMediaList = 8;

export type SearchResults = { pages: SearchablePage[]; news: ArticleSummary[]; media: Asset[] };

/** Everything public that says this text. */
export async function searchSite(db: Db, text: string, language: Language): Promise<SearchResults> {
  const [news, media] = await Promise.all([
    searchNews(db, text, language, longestNewsList),
    searchAssets(db, text, longestMediaList),
  ]);
  return { pages: suggestPages(text, language), news, media };
}
