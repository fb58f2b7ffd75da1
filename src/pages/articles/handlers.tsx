import type { Db } from '../../db/client.ts';
import { routes } from '../../routes.ts';
import { type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { showNewsArticle } from './news-article.tsx';
import { showNewsList } from './news-list.tsx';
import { showPreviewArticle } from './preview-article.tsx';
import { showPreviewList } from './preview-list.tsx';

export function articlePages(db: Db): PublicPage[] {
  return [
    publicPage(routes.articles.index, (request) => showNewsList(db, request), { query: ['category', 'page'] }),
    publicPage(routes.articles.show, (request) => showNewsArticle(db, request)),
    publicPage(routes.articles.previewIndex, (request) => showPreviewList(db, request), {
      query: ['page'],
      cached: false,
    }),
    publicPage(routes.articles.previewShow, (request) => showPreviewArticle(db, request), { cached: false }),
  ];
}
