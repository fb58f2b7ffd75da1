import type { Db } from '../../../db/client.ts';
import { parseId } from '../../../domain/input.ts';
import type { NewsChoice } from '../../../domain/news/news-list.ts';
import { isArticleTopic } from '../../../fields/article-values.ts';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { hrefTo, routes } from '../../../routes.ts';
import { parsePage } from '../../../web/http/paging.ts';
import { notFoundPage } from '../../../web/pages/not-found-page.tsx';
import type { LoadedPage, PageRequest } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { newsTrail } from '../trail.ts';
import { listTitle } from './list-title.ts';
import { NewsListPage } from './news-list-page.tsx';
import { loadNewsLists } from './news-lists.ts';

export async function showNewsList(db: Db, request: PageRequest): Promise<LoadedPage> {
  const { language, query, degrade } = request;
  const page = parsePage(query.page);
  const choice = parseChoice(query);
  const after = query.after === undefined ? undefined : parseId(query.after);
  const isAddress = query.after === undefined || (after !== undefined && query.page === undefined);
  if (page === undefined || choice === undefined || !isAddress) return notFoundPage();

  const { counts, pages, lists } = loadNewsLists(db, { choice, language, page, after, degrade });
  // The first page always exists; a later page needs the count before its status code is known.
  if (page > 1 && page > (await pages)) return notFoundPage();
  if (after !== undefined && (await lists).stories.length === 0) return notFoundPage();
  const head = pageHead(request, {
    title: listTitle(choice, page, after !== undefined),
    description: articleWords.newsDescription,
    trail: newsTrail(),
    pictureKey: 'news-01',
  });
  const { year, text } = choice;
  // Any year can be asked for: those without news are neither kept in memory nor indexed.
  const isEmptyYear = year !== undefined && (await counts)?.years.includes(year) === false;
  return {
    ...head,
    ...(isEmptyYear && { status: 404 }),
    meta: { ...head.meta, hidden: isEmptyYear || text !== undefined || after !== undefined },
    bar: 'solid',
    body: (
      <NewsListPage
        address={hrefTo(routes.articles.index, {}, query)}
        choice={choice}
        lists={request.late(lists)}
        page={page}
        trail={newsTrail()}
      />
    ),
  };
}

/** Undefined when the category or the year is invalid. */
function parseChoice({ category: topic, year, q: text }: Record<string, string>): NewsChoice | undefined {
  if (topic !== undefined && !isArticleTopic(topic)) return undefined;
  if (year !== undefined && !/^(?:19|20|21)\d\d$/.test(year)) return undefined;
  return { topic, year: year === undefined ? undefined : Number(year), text };
}
