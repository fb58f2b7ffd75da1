import { type ReactNode, use } from 'react';
import type { Db } from '../../../db/client.ts';
import { parseId } from '../../../domain/input.ts';
import type { NewsChoice, NewsCounts } from '../../../domain/news/news-list.ts';
import { maxSearchCharacters } from '../../../domain/search/search-json.ts';
import { articleTopics, isArticleTopic } from '../../../fields/article-values.ts';
import { articleWords, topicWords as topics } from '../../../i18n/public/articles/articles.words.ts';
import { savedNewsWords } from '../../../i18n/public/articles/saved-news.words.ts';
import { hrefTo, routes } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { Crumb } from '../../../ui/text/breadcrumb.tsx';
import { Button, MoreLink } from '../../../ui/text/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../../ui/text/filter-links.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Pagination } from '../../../ui/text/pagination.tsx';
import { parsePage } from '../../../web/http/paging.ts';
import { notFoundPage } from '../../../web/pages/errors.tsx';
import type { LoadedPage, PageRequest } from '../../../web/pages/public-page.ts';
import { pageHead } from '../../page-head.ts';
import { newsTrail } from '../story.ts';
import { choiceHeading, listTitle } from './list-title.ts';
import { listId, newsAddress } from './news-address.ts';
import { isEverything, loadNewsLists, type NewsLists } from './news-lists.ts';
import { LateStories, LatestStories, ListHeader, paginationWords, StoryGrid } from './story-list-parts.tsx';

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

type NewsFiltersProps = { choice: NewsChoice; counts: NewsCounts };

/** Search, category and year; each keeps the other two. */
function NewsFilters({ choice, counts }: NewsFiltersProps) {
  const { topic, year } = choice;
  const { others } = counts;
  return (
    <div className="mb-12 border-b border-graphite/15 lg:mb-16">
      <NewsSearch choice={choice} />
      <FilterRow label={articleWords.category}>
        <FilterLinks
          choices={[
            {
              label: topics.all,
              ...countedAs(others?.everyTopic),
              href: newsAddress({ ...choice, topic: undefined }),
              current: topic === undefined,
            },
            ...articleTopics.map((one) => ({
              label: topics[one],
              ...countedAs(others && (others.byTopic.get(one) ?? 0)),
              href: newsAddress({ ...choice, topic: one }),
              current: topic === one,
            })),
          ]}
          label={articleWords.chooseCategory}
        />
      </FilterRow>
      <FilterRow label={articleWords.year}>
        <FilterLinks
          choices={[
            {
              label: topics.all,
              ...countedAs(others?.everyYear),
              href: newsAddress({ ...choice, year: undefined }),
              current: year === undefined,
            },
            ...counts.years.map((one) => ({
              label: String(one),
              ...countedAs(others && (others.byYear.get(one) ?? 0)),
              href: newsAddress({ ...choice, year: one }),
              current: year === one,
            })),
          ]}
          label={articleWords.chooseYear}
        />
      </FilterRow>
    </div>
  );
}

function countedAs(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count };
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-t border-graphite/15 py-4 lg:grid-cols-[7rem_minmax(0,1fr)] lg:items-baseline';

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={rowClass}>
      <p aria-hidden="true" className="t-label text-slate">
        {label}
      </p>
      {children}
    </div>
  );
}

function NewsSearch({ choice }: Omit<NewsFiltersProps, 'counts'>) {
  const { topic, year, text } = choice;
  return (
    <search>
      <form action={`${hrefTo(routes.articles.index)}#${listId}`} className={rowClass} method="get">
        <label className="t-label text-slate" htmlFor="news-search">
          {articleWords.searchNews}
        </label>
        <div className="flex max-w-[36rem] flex-wrap gap-3">
          <input
            className="min-h-12 min-w-0 flex-[1_1_12rem] rounded border-[1.5px] border-graphite/50 bg-white px-4"
            defaultValue={text}
            id="news-search"
            maxLength={maxSearchCharacters}
            name="q"
            type="search"
          />
          {topic && <input name="category" type="hidden" value={topic} />}
          {year !== undefined && <input name="year" type="hidden" value={year} />}
          <Button icon="search">{articleWords.searchSubmit}</Button>
        </div>
      </form>
    </search>
  );
}

type NewsListProps = {
  /** Address of this page, including its query. */
  address: string;
  trail: readonly Crumb[];
  choice: NewsChoice;
  page: number;
  lists: Promise<NewsLists>;
};

function NewsListPage(props: NewsListProps) {
  const { address, trail } = props;
  return (
    <>
      <ListHeader lead={articleWords.newsLead} title={articleWords.newsTitle} trail={trail}>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-small">
          {isEverything(props.choice) && props.page === 1 && (
            <MoreLink href={`#${listId}`} icon="arrow-down">
              {articleWords.chooseNews}
            </MoreLink>
          )}
          <a className="more-link needs-script" href={hrefTo(routes.articles.saved)}>
            {savedNewsWords.toSaved}
            <Icon name="bookmark" />
          </a>
        </p>
      </ListHeader>
      <LateStories address={address}>
        <News {...props} />
      </LateStories>
    </>
  );
}

function News(props: NewsListProps) {
  const { choice } = props;
  const { recent, stories, counts, page, pages, next } = use(props.lists);
  const isAll = isEverything(choice);
  const { total, isExact } = counts.chosen;
  if (isAll && total === 0) {
    return (
      <EmptyState text={articleWords.noNewsText} title={articleWords.noNews}>
        <MoreLink href={hrefTo(routes.publications.index)}>{articleWords.backToPublications}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <>
      {recent.length > 0 && <LatestStories stories={recent} />}
      <section
        aria-labelledby="news-list"
        className={`scroll-mt-8 ${recent.length > 0 ? 'mt-20 lg:mt-28' : ''}`}
        id={listId}
      >
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-16 gap-y-3">
          <Heading className="[overflow-wrap:anywhere]" id="news-list">
            {headingOf(choice, page > pages)}
          </Heading>
          {!isAll && (
            <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
              <span className="text-slate">
                {isExact ? articleWords.newsCount({ count: total }) : articleWords.newsCountMore({ count: total })}
              </span>
              <a className="line-link py-1 font-650" href={newsAddress(nothingChosen)}>
                {articleWords.showAllNews}
              </a>
            </p>
          )}
        </div>
        <NewsFilters choice={choice} counts={counts} />
        {stories.length > 0 ? <StoryGrid stories={stories} /> : <NoStories choice={choice} />}
        <Pagination
          hrefOf={(number) => newsAddress(choice, number)}
          next={next === undefined ? undefined : newsAddress(choice, 1, next)}
          page={page}
          pages={pages}
          words={paginationWords()}
        />
      </section>
    </>
  );
}

function headingOf(choice: NewsChoice, isBeyond: boolean): string {
  if (isEverything(choice)) return isBeyond ? articleWords.furtherNews : articleWords.otherNews;
  const heading = choiceHeading(choice);
  return isBeyond ? articleWords.furtherNewsOf({ heading }) : heading;
}

const nothingChosen: NewsChoice = { topic: undefined, year: undefined, text: undefined };

function NoStories({ choice }: { choice: NewsChoice }) {
  if (isEverything(choice))
    return <EmptyState level={3} text={articleWords.noOtherNewsText} title={articleWords.noOtherNews} />;
  const { topic, year, text } = choice;
  if (topic === undefined || text !== undefined || year !== undefined) {
    return <EmptyState level={3} text={articleWords.noMatchText} title={articleWords.noMatch} />;
  }
  return (
    <EmptyState level={3} text={articleWords.noNewsInCategory({ topic: topics[topic] })} title={articleWords.noNews} />
  );
}
