import { use } from 'react';
import type { Db } from '../../../db/client.ts';
import { parseId } from '../../../domain/input.ts';
import { articleWords as t } from '../../../i18n/public/articles/articles.words.ts';
import { hrefTo, routes } from '../../../routes.ts';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Pagination } from '../../../ui/text/pagination.tsx';
import { countPages, parsePage } from '../../../web/http/paging.ts';
import { notFoundPage } from '../../../web/pages/errors.tsx';
import type { LoadedPage, PageRequest } from '../../../web/pages/public-page.ts';
import { storyOf } from '../story.ts';
import { LateStories, LatestStories, ListHeader, paginationWords, StoryGrid } from './story-list-parts.tsx';
import { loadStoryLists, otherPageSize, type StoryLists } from './story-lists.ts';

type PreviewListProps = {
  address: string;
  forStaff: boolean;
  page: number;
  after: number | undefined;
  lists: Promise<StoryLists>;
};

function PreviewListPage(props: PreviewListProps) {
  const { address, forStaff } = props;
  return (
    <>
      <ListHeader lead={t.previewLead} title={t.previewTitle} trail={[{ label: t.previewTitle }]}>
        <p className="mt-6 max-w-[42rem] border-l-3 border-ember pl-4 text-small">
          {forStaff ? t.previewStaffNote : t.previewVisitorNote}
        </p>
      </ListHeader>
      <LateStories address={address}>
        <PreviewedNews {...props} />
      </LateStories>
    </>
  );
}

function PreviewedNews({ page, after, lists }: PreviewListProps) {
  const { recent, others, total: counted, next } = use(lists);
  const { total, isExact } = counted;
  if (recent.length === 0) return <EmptyState text={t.noNewsText} title={t.noNews} />;
  const pages = countPages(total, otherPageSize);
  const first = (page - 1) * otherPageSize + 1;
  const range = { first, last: first + others.length - 1, total };
  return (
    <>
      <LatestStories stories={recent} />
      <section aria-labelledby="other-news" className="mt-20 scroll-mt-8 lg:mt-28" id={othersId}>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 lg:mb-14">
          <Heading id="other-news">{after === undefined ? t.otherNews : t.furtherNews}</Heading>
          {others.length > 0 && after === undefined && (
            <p className="text-small text-slate">{isExact ? t.previewRange(range) : t.previewRangeMore(range)}</p>
          )}
        </div>
        {others.length > 0 ? (
          <StoryGrid stories={others} />
        ) : (
          <EmptyState level={3} text={t.noOtherNewsText} title={t.noOtherNews} />
        )}
        <Pagination
          hrefOf={(number) => previewAddress(number)}
          next={next === undefined ? undefined : previewAddress(1, next)}
          page={after === undefined ? page : pages + 1}
          pages={pages}
          words={paginationWords()}
        />
      </section>
    </>
  );
}

/** Id of the section that another page changes. */
const othersId = 'others';

function previewAddress(page: number, after?: number): string {
  const query = { page: page > 1 ? page : undefined, after };
  return `${hrefTo(routes.articles.previewIndex, {}, query)}#${othersId}`;
}

/** Preview of the news list: for staff including scheduled articles, for others as published. */
export async function showPreviewList(db: Db, request: PageRequest): Promise<LoadedPage> {
  const { query, degrade } = request;
  const page = parsePage(query.page);
  const after = query.after === undefined ? undefined : parseId(query.after);
  const isAddress = query.after === undefined || (after !== undefined && query.page === undefined);
  if (page === undefined || !isAddress) return notFoundPage();
  const staff = await request.staff();
  const { total, lists } = loadStoryLists(db, {
    filter: { category: 'news', ...(staff && { unpublished: true, status: ['draft', 'published'] }) },
    page,
    after,
    toStory: (article) => storyOf(article, routes.articles.previewShow),
    degrade,
  });
  if (page > 1 && page > countPages((await total)?.total ?? Number.POSITIVE_INFINITY, otherPageSize)) {
    return notFoundPage();
  }
  if (after !== undefined && (await lists).others.length === 0) return notFoundPage();
  return {
    meta: { title: t.previewTitle, description: t.previewDescription, hidden: true },
    bar: 'solid',
    body: (
      <PreviewListPage
        address={hrefTo(routes.articles.previewIndex, {}, query)}
        forStaff={staff !== undefined}
        lists={request.late(lists)}
        after={after}
        page={page}
      />
    ),
  };
}
