import type { Db } from '../../../db/client.ts';
import { listArticleSummaries } from '../../../domain/articles/queries.ts';
import { articlesTag } from '../../../domain/publishing/page-tags.ts';
import { savedNewsWords } from '../../../i18n/public/articles/saved-news.words.ts';
import { href, routes } from '../../../routes.ts';
import { notFoundPage } from '../../../web/pages/not-found-page.tsx';
import type { PageRequest, TaggedPage } from '../../../web/pages/public-page.ts';
import { storyOf } from '../story.ts';
import { SavedNewsPage } from './saved-news-page.tsx';

/** Articles in one request; the browser asks for more in several. */
const maxSavedPerRequest = 24;

/** The page that lists bookmarked articles. They are known to the browser, which asks for them by their ids. */
export async function showSavedNews(db: Db, request: PageRequest): Promise<TaggedPage> {
  const { language, query } = request;
  const ids = query.ids === undefined ? [] : parseIds(query.ids);
  if (ids === undefined) return notFoundPage(language);
  const found = ids.length > 0 ? await listArticleSummaries(db, { category: 'news', ids }) : [];
  const byId = new Map(found.map((article) => [article.id, storyOf(article, language)]));
  const t = savedNewsWords(language);
  return {
    tags: [articlesTag],
    meta: { title: t.title, description: t.description, hidden: true },
    bar: 'solid',
    // The language switch leads to the reader's own list.
    query: {},
    body: (
      <SavedNewsPage
        address={href(routes.articles.saved, language)}
        language={language}
        stories={query.ids === undefined ? undefined : ids.flatMap((id) => byId.get(id) ?? [])}
      />
    ),
  };
}

/** The ids of `12-5-7`, undefined when there are too many or something else. */
function parseIds(text: string): number[] | undefined {
  const ids = text.split('-');
  return ids.length <= maxSavedPerRequest && ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) ? ids.map(Number) : undefined;
}
