import type { ReactNode } from 'react';
import { articleWords } from '../../../i18n/public/articles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { Late } from '../../../ui/markup/late.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Pagination } from '../../../ui/text/pagination.tsx';
import { countPages } from '../../../web/http/paging.ts';
import { RecentStories } from '../recent-stories.tsx';
import { paginationWords } from './pagination-words.ts';
import { StoriesSkeleton } from './stories-skeleton.tsx';
import { StoryGrid } from './story-grid.tsx';
import { otherPageSize, type StoryLists } from './story-lists.ts';

/** Id of the section that a filter or another page changes. */
export const othersId = 'others';

type LateStoriesProps = { language: Language; address: string; children: ReactNode };

/** The part of a news page that is streamed. */
export function LateStories({ language, address, children }: LateStoriesProps) {
  const { loadingNews } = articleWords(language);
  return (
    <div className="wrap pb-band">
      <Late
        address={address}
        language={language}
        loading={loadingNews}
        skeleton={<StoriesSkeleton label={loadingNews} />}
      >
        {children}
      </Late>
    </div>
  );
}

type StorySectionsProps = {
  language: Language;
  lists: StoryLists;
  page: number;
  hrefOf: (page: number) => string;
  /** Layout of the heading of the other stories and what is beside it. */
  headingClass: string;
  besideHeading: ReactNode;
  /** Shown when there are only the latest stories. */
  noOthers: ReactNode;
};

/** The latest stories, and one page of the others. */
export function StorySections(props: StorySectionsProps) {
  const { language, lists, page, hrefOf, headingClass, besideHeading, noOthers } = props;
  const { recent, others, total } = lists;
  const t = articleWords(language);
  return (
    <>
      <section aria-labelledby="recent-news">
        <h2 className="sr-only" id="recent-news">
          {t.recentNews}
        </h2>
        <RecentStories first language={language} stories={recent} />
      </section>
      <section aria-labelledby="other-news" className="mt-20 scroll-mt-8 lg:mt-28" id={othersId}>
        <div className={headingClass}>
          <Heading id="other-news">{t.otherNews}</Heading>
          {besideHeading}
        </div>
        {others.length > 0 ? <StoryGrid language={language} stories={others} /> : noOthers}
        <Pagination
          hrefOf={hrefOf}
          page={page}
          pages={countPages(total, otherPageSize)}
          words={paginationWords(language)}
        />
      </section>
    </>
  );
}
