import { type ReactNode, use } from 'react';
import type { NewsChoice, NewsCounts } from '../../../domain/news/news-list.ts';
import { maxSearchCharacters } from '../../../domain/search/input.ts';
import { articleTopics } from '../../../fields/article-values.ts';
import { articleWords as t, topicWords as topics } from '../../../i18n/public/articles/articles.words.ts';
import { savedNewsWords } from '../../../i18n/public/articles/saved-news.words.ts';
import { hrefTo, routes } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import type { Crumb } from '../../../ui/text/breadcrumb.tsx';
import { Button, MoreLink } from '../../../ui/text/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../../ui/text/filter-links.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Pagination } from '../../../ui/text/pagination.tsx';
import { LateStories } from './late-stories.tsx';
import { LatestStories } from './latest-stories.tsx';
import { ListHeader } from './list-header.tsx';
import { choiceHeading } from './list-title.ts';
import { listId, newsAddress } from './news-address.ts';
import { isEverything, type NewsLists } from './news-lists.ts';
import { paginationWords } from './pagination-words.ts';
import { StoryGrid } from './story-grid.tsx';

type NewsFiltersProps = { choice: NewsChoice; counts: NewsCounts };

/** Search, category and year; each keeps the other two. */
function NewsFilters({ choice, counts }: NewsFiltersProps) {
  const { topic, year } = choice;
  const { others } = counts;
  return (
    <div className="mb-12 border-b border-graphite/15 lg:mb-16">
      <NewsSearch choice={choice} />
      <FilterRow label={t.category}>
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
          label={t.chooseCategory}
        />
      </FilterRow>
      <FilterRow label={t.year}>
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
          label={t.chooseYear}
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
          {t.searchNews}
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
          <Button icon="search">{t.searchSubmit}</Button>
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

export function NewsListPage(props: NewsListProps) {
  const { address, trail } = props;
  return (
    <>
      <ListHeader lead={t.newsLead} title={t.newsTitle} trail={trail}>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-small">
          {isEverything(props.choice) && props.page === 1 && (
            <MoreLink href={`#${listId}`} icon="arrow-down">
              {t.chooseNews}
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
      <EmptyState text={t.noNewsText} title={t.noNews}>
        <MoreLink href={hrefTo(routes.publications.index)}>{t.backToPublications}</MoreLink>
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
                {isExact ? t.newsCount({ count: total }) : t.newsCountMore({ count: total })}
              </span>
              <a className="line-link py-1 font-650" href={newsAddress(nothingChosen)}>
                {t.showAllNews}
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
  if (isEverything(choice)) return isBeyond ? t.furtherNews : t.otherNews;
  const heading = choiceHeading(choice);
  return isBeyond ? t.furtherNewsOf({ heading }) : heading;
}

const nothingChosen: NewsChoice = { topic: undefined, year: undefined, text: undefined };

function NoStories({ choice }: { choice: NewsChoice }) {
  if (isEverything(choice)) return <EmptyState level={3} text={t.noOtherNewsText} title={t.noOtherNews} />;
  const { topic, year, text } = choice;
  if (topic === undefined || text !== undefined || year !== undefined) {
    return <EmptyState level={3} text={t.noMatchText} title={t.noMatch} />;
  }
  return <EmptyState level={3} text={t.noNewsInCategory({ topic: topics[topic] })} title={t.noNews} />;
}
