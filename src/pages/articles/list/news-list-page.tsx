import { use } from 'react';
import { type ArticleTopic, articleTopics } from '../../../fields/article-values.ts';
import { articleWords, topicWords } from '../../../i18n/public/articles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { Late } from '../../../ui/markup/late.tsx';
import type { Crumb } from '../../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../../ui/text/button.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { FilterLinks } from '../../../ui/text/filter-links.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Pagination } from '../../../ui/text/pagination.tsx';
import { countPages } from '../../../web/http/paging.ts';
import { RecentStories } from '../recent-stories.tsx';
import { ListHeader } from './list-header.tsx';
import { paginationWords } from './pagination-words.ts';
import { StoriesSkeleton } from './stories-skeleton.tsx';
import { StoryGrid } from './story-grid.tsx';
import { otherPageSize, type StoryLists } from './story-lists.ts';

type NewsListProps = {
  language: Language;
  /** Address of this page, including its query. */
  address: string;
  trail: readonly Crumb[];
  topic: ArticleTopic | undefined;
  page: number;
  lists: Promise<StoryLists>;
};

export function NewsListPage(props: NewsListProps) {
  const { language, address, trail } = props;
  const t = articleWords(language);
  return (
    <>
      <ListHeader language={language} lead={t.newsLead} title={t.newsTitle} trail={trail} />
      <div className="wrap pb-band">
        <Late
          address={address}
          language={language}
          loading={t.loadingNews}
          skeleton={<StoriesSkeleton label={t.loadingNews} />}
        >
          <News {...props} />
        </Late>
      </div>
    </>
  );
}

function News({ language, topic, page, lists }: NewsListProps) {
  const { recent, others, total } = use(lists);
  const t = articleWords(language);
  if (recent.length === 0) {
    return (
      <EmptyState text={t.noNewsText} title={t.noNews}>
        <MoreLink href={href(routes.publications.index, language)}>{t.backToPublications}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <>
      <section aria-labelledby="recent-news">
        <h2 className="sr-only" id="recent-news">
          {t.recentNews}
        </h2>
        <RecentStories first language={language} stories={recent} />
      </section>
      <section aria-labelledby="other-news" className="mt-20 scroll-mt-8 lg:mt-28" id={othersId}>
        <div className="mb-10 flex flex-col gap-x-16 gap-y-6 lg:mb-14">
          <Heading id="other-news">{t.otherNews}</Heading>
          <TopicFilter language={language} topic={topic} />
        </div>
        {others.length > 0 ? (
          <StoryGrid language={language} stories={others} />
        ) : (
          <NoOtherNews language={language} topic={topic} />
        )}
        <Pagination
          hrefOf={(number) => listAddress(language, topic, number)}
          page={page}
          pages={countPages(total, otherPageSize)}
          words={paginationWords(language)}
        />
      </section>
    </>
  );
}

function TopicFilter({ language, topic }: { language: Language; topic: ArticleTopic | undefined }) {
  const t = topicWords(language);
  const choices = [undefined, ...articleTopics].map((choice) => ({
    label: t[choice ?? 'all'],
    href: listAddress(language, choice, 1),
    current: choice === topic,
  }));
  return <FilterLinks choices={choices} label={articleWords(language).chooseCategory} />;
}

function NoOtherNews({ language, topic }: { language: Language; topic: ArticleTopic | undefined }) {
  const t = articleWords(language);
  if (!topic) return <EmptyState level={3} text={t.noOtherNewsText} title={t.noOtherNews} />;
  return (
    <EmptyState level={3} text={t.noOtherNewsInCategory({ topic: topicWords(language)[topic] })} title={t.noOtherNews}>
      <MoreLink href={listAddress(language, undefined, 1)}>{t.showAllNews}</MoreLink>
    </EmptyState>
  );
}

const othersId = 'others';

/** Links to the part of the page that the choice changes. */
function listAddress(language: Language, topic: ArticleTopic | undefined, page: number): string {
  const query = { category: topic, page: page > 1 ? page : undefined };
  return `${href(routes.articles.index, language, {}, query)}#${othersId}`;
}
