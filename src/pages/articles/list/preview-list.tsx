import type { Db } from '../../../db/client.ts';
import { parseId } from '../../../domain/input.ts';
import { articlesTag } from '../../../domain/publishing/page-tags.ts';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { href, routes } from '../../../routes.ts';
import { countPages, parsePage } from '../../../web/http/paging.ts';
import { notFoundPage } from '../../../web/pages/not-found-page.tsx';
import type { PageRequest, TaggedPage } from '../../../web/pages/public-page.ts';
import { storyOf } from '../story.ts';
import { PreviewListPage } from './preview-list-page.tsx';
import { loadStoryLists, otherPageSize } from './story-lists.ts';

/** Preview of the news list: for staff including scheduled articles, for others as published. */
export async function showPreviewList(db: Db, request: PageRequest): Promise<TaggedPage> {
  const { language, query, degrade } = request;
  const page = parsePage(query.page);
  const after = query.after === undefined ? undefined : parseId(query.after);
  const isAddress = query.after === undefined || (after !== undefined && query.page === undefined);
  if (page === undefined || !isAddress) return notFoundPage(language);
  const staff = await request.staff();
  const { total, lists } = loadStoryLists(db, {
    filter: { category: 'news', ...(staff && { unpublished: true, status: ['draft', 'published'] }) },
    page,
    after,
    toStory: (article) => storyOf(article, language, routes.articles.previewShow),
    degrade,
  });
  if (page > 1 && page > countPages((await total)?.total ?? Number.POSITIVE_INFINITY, otherPageSize)) {
    return notFoundPage(language);
  }
  if (after !== undefined && (await lists).others.length === 0) return notFoundPage(language);
  const t = articleWords(language);
  return {
    tags: [articlesTag],
    meta: { title: t.previewTitle, description: t.previewDescription, hidden: true },
    bar: 'solid',
    body: (
      <PreviewListPage
        address={href(routes.articles.previewIndex, language, {}, query)}
        forStaff={staff !== undefined}
        language={language}
        lists={request.late(lists)}
        after={after}
        page={page}
      />
    ),
  };
}
