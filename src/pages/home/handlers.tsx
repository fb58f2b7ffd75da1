import type { Db } from '../../db/client.ts';
import { articlesTag } from '../../domain/articles/commands.ts';
import { listArticles } from '../../domain/articles/queries.ts';
import { routes } from '../../routes.ts';
import { type PublicPage, publicPage } from '../../web/public-page.ts';
import { HomePage } from './index-page.tsx';

/** How many cards of news the home page shows. */
const newsCards = 4;

export function homePages(db: Db): PublicPage[] {
  return [
    publicPage(routes.home.index, ({ language, degrade }) => ({
      tags: [articlesTag],
      meta: { title: 'x', description: 'x' },
      bar: 'over-hero',
      body: (
        <HomePage
          language={language}
          news={listArticles(db, { category: 'news' }, { limit: newsCards }).catch((error: unknown) => {
            degrade(error);
            return [];
          })}
        />
      ),
    })),
  ];
}
