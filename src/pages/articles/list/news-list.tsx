import type { Db } from '../../../db/client.ts';
import { articlesTag } from '../../../domain/publishing/page-tags.ts';
import { type ArticleTopic, isArticleTopic } from '../../../fields/article-values.ts';
import { articleWords, topicWords } from '../../../i18n/public/articles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { countPages, parsePage } from '../../../web/http/paging.ts';
import { notFoundPage } from '../../../web/pages/not-found-page.tsx';
import type { PageRequest, TaggedPage } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { storyOf } from '../story.ts';
import { newsTrail } from '../trail.ts';
import { NewsListPage } from './news-list-page.tsx';
import { loadStoryLists, otherPageSize } from './story-lists.ts';

export async function showNewsList(db: Db, request: PageRequest): Promise<TaggedPage> {
  const { language, query, degrade } = request;
  const page = parsePage(query.page);
  const topic = query.category;
  if (page === undefined || (topic !== undefined && !isArticleTopic(topic))) return notFoundPage(language);

  const { total, lists } = loadStoryLists(db, {
    filter: { category: 'news', ...(topic && { topic }) },
    page,
    toStory: (article) => storyOf(article, language),
    degrade,
  });
  // The first page always exists; a later page needs the count before its status code is known.
  if (page > 1 && page > countPages((await total) ?? Number.POSITIVE_INFINITY, otherPageSize)) {
    return notFoundPage(language);
  }
  const trail = newsTrail(language);
  return {
    ...pageHead(request, {
      title: titleOf(language, topic, page),
      description: articleWords(language).newsDescription,
      trail,
      pictureKey: 'news-01',
    }),
    tags: [articlesTag],
    bar: 'solid',
    body: (
      <NewsListPage
        address={href(routes.articles.index, language, {}, query)}
        language={language}
        lists={request.late(lists)}
        page={page}
        topic={topic}
        trail={trail}
      />
    ),
  };
}

function titleOf(language: Language, topic: ArticleTopic | undefined, page: number): string {
  const t = articleWords(language);
  if (!topic) return page === 1 ? t.newsTitle : t.newsPageTitle({ page });
  const values = { topic: topicWords(language)[topic], page };
  return page === 1 ? t.topicTitle(values) : t.topicPageTitle(values);
}
