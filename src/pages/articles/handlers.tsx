import type { Db } from '../../db/client.ts';
import { routes } from '../../routes.ts';
import { type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { showNewsList } from './list/news-list.tsx';
import { showPreviewList } from './list/preview-list.tsx';
import { showNewsArticle } from './news-article.tsx';
import { showPreviewArticle } from './preview-article.tsx';
import { showSavedNews } from './saved/saved-news.tsx';

export function articlePages(db: Db): PublicPage[] {
  return [
    publicPage(routes.articles.index, (request) => showNewsList(db, request), {
      query: ['category', 'year', 'q', 'page', 'after'],
      // Searches and what lies beyond the numbered pages rarely repeat: caching them would evict other pages.
      cached: ({ q, after }) => q === undefined && after === undefined,
      needsDatabase: true,
    }),
    publicPage(routes.articles.show, (request) => showNewsArticle(db, request)),
    publicPage(routes.articles.saved, (request) => showSavedNews(db, request), {
      query: ['ids'],
      cached: ({ ids }) => ids === undefined,
    }),
    publicPage(routes.articles.previewIndex, (request) => showPreviewList(db, request), {
      query: ['page', 'after'],
      cached: false,
      needsDatabase: true,
    }),
    publicPage(routes.articles.previewShow, (request) => showPreviewArticle(db, request), { cached: false }),
  ];
}
