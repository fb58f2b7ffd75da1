import type { Db } from '../../db/client.ts';
import { listArticleSummaries } from '../../domain/articles/queries.ts';
import { savedNewsWords as t } from '../../i18n/public/articles/saved-news.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { MoreLink, OutlineLink } from '../../ui/text/button.tsx';
import { EmptyState } from '../../ui/text/empty-state.tsx';
import { notFoundPage } from '../../web/pages/errors.tsx';
import type { LoadedPage, PageRequest } from '../../web/pages/public-page.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { ListHeader, StoryCard } from './list/story-list-parts.tsx';
import { newsTrail, type Story, storyOf } from './story.ts';

/** Articles in one request; the browser asks for more in several. */
const maxSavedPerRequest = 24;

/** The page that lists bookmarked articles. They are known to the browser, which asks for them by their ids. */
export async function showSavedNews(db: Db, request: PageRequest): Promise<LoadedPage> {
  const { query } = request;
  const ids = query.ids === undefined ? [] : parseIds(query.ids);
  if (ids === undefined) return notFoundPage();
  const found = ids.length > 0 ? await listArticleSummaries(db, { category: 'news', ids }) : [];
  const byId = new Map(found.map((article) => [article.id, storyOf(article)]));
  return {
    meta: { title: t.title, description: t.description, hidden: true },
    bar: 'solid',
    // The language switch leads to the reader's own list.
    query: {},
    body: (
      <SavedNewsPage
        address={hrefTo(routes.articles.saved)}
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

type SavedNewsProps = {
  /** Address of the page without ids. */
  address: string;
  /** Undefined until the browser has asked for those that it knows. */
  stories: readonly Story[] | undefined;
};

function SavedNewsPage({ address, stories }: SavedNewsProps) {
  return (
    <>
      <ListHeader lead={t.lead} title={t.title} trail={[...newsTrail(), { label: t.title }]} />
      <section aria-label={t.listTitle} className="wrap min-h-[40svh] pb-band">
        {stories ? <SavedStories stories={stories} /> : <Waiting address={address} />}
      </section>
    </>
  );
}

/** What the script fills in; each state of it is here, so that the script brings no text. */
function Waiting({ address }: Pick<SavedNewsProps, 'address'>) {
  const toNews = <MoreLink href={hrefTo(routes.articles.index)}>{t.toNews}</MoreLink>;
  return (
    <>
      <noscript>
        <EmptyState text={t.withoutScriptText} title={t.withoutScript}>
          {toNews}
        </EmptyState>
      </noscript>
      <div className="needs-script" data-saved={address}>
        <p data-saved-state="loading" role="status">
          {t.loading}
        </p>
        <div data-saved-state="none" hidden>
          <EmptyState text={t.noneText} title={t.none}>
            {toNews}
          </EmptyState>
        </div>
        <div data-saved-state="failed" hidden role="alert">
          <EmptyState text={t.failedText} title={t.failed}>
            <OutlineLink href={address}>{t.reload}</OutlineLink>
          </EmptyState>
        </div>
        <div
          className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 bg-powder px-6 py-5"
          data-saved-state="missing"
          hidden
        >
          <p>{t.missing}</p>
          <button className="btn-outline" type="button">
            {t.forget}
          </button>
        </div>
        <div data-saved-list="" />
      </div>
    </>
  );
}

/** Saved articles, each with its bookmark: a removed one stays until the page is left, so that it can be restored. */
function SavedStories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {stories.map((story) => (
        <li className="flex flex-col justify-between gap-5" data-saved-story={story.id} key={story.id}>
          <StoryCard sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw" story={story} />
          <div className="flex">
            <BookmarkButton articleId={story.id} title={story.title} />
          </div>
        </li>
      ))}
    </ul>
  );
}
