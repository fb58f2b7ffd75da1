import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import { articleWords } from '../../../i18n/public/articles/articles.words.ts';
import { type Language, languages } from '../../../i18n/site/language.ts';
import { Late } from '../../../ui/markup/late.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Breadcrumb, type Crumb } from '../../../ui/text/breadcrumb.tsx';
import { Card } from '../../../ui/text/card.tsx';
import { SkeletonCards } from '../../../ui/text/skeleton.tsx';
import type { Story } from '../story.ts';

type ListHeaderProps = {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  children?: ReactNode;
};

/** Header of the news pages, without a picture because the list below has many. */
export function ListHeader({ trail, title, lead, children }: ListHeaderProps) {
  return (
    <header className="wrap pb-10 pt-8 lg:pb-14 lg:pt-12">
      <Breadcrumb trail={trail} />
      <div className="mt-8 flex flex-col gap-5 lg:mt-12 lg:flex-row lg:items-end lg:justify-between lg:gap-16">
        <h1 className="t-page">{title}</h1>
        <p className="t-lead max-w-[32rem] lg:pb-2">{lead}</p>
      </div>
      {children}
      <div className="equator mt-8 text-laterite lg:mt-10" />
    </header>
  );
}

/** The part of a news page that is streamed. */
export function LateStories({ address, children }: { address: string; children: ReactNode }) {
  const { loadingNews } = articleWords;
  return (
    <div className="wrap pb-band">
      <Late address={address} loading={loadingNews} skeleton={<StoriesSkeleton label={loadingNews} />}>
        {children}
      </Late>
    </div>
  );
}

/** The section of the latest stories at the top of a news page. */
export function LatestStories({ stories }: { stories: readonly Story[] }) {
  return (
    <section aria-labelledby="recent-news">
      <h2 className="sr-only" id="recent-news">
        {articleWords.recentNews}
      </h2>
      <RecentStories isFirstSection stories={stories} />
    </section>
  );
}

/** Placeholder shown while the latest stories are loading. */
export function StoriesSkeleton({ label }: { label: string }) {
  return (
    <>
      <p aria-hidden="true" className="mb-6 text-small text-slate">
        {label}
      </p>
      <SkeletonCards count={4} />
    </>
  );
}

const columnsClass = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const;
const pictureSizes = {
  2: '(min-width: 640px) 48vw, 100vw',
  3: '(min-width: 1024px) 400px, (min-width: 640px) 48vw, 100vw',
} as const;

/** A grid of stories in the given order. */
export function StoryGrid({ stories, columns = 3 }: { stories: readonly Story[]; columns?: 2 | 3 }) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 lg:gap-y-16 ${columnsClass[columns]}`}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard sizes={pictureSizes[columns]} story={story} />
        </li>
      ))}
    </ul>
  );
}

type StoryCardProps = {
  story: Story;
  /** `sizes` attribute of the picture. */
  sizes: string;
  level?: 2 | 3;
};

export function StoryCard({ story, sizes, level = 3 }: StoryCardProps) {
  const notice = story.isNotice && story.excerpt ? articleWords.notice : undefined;
  return (
    <Card
      href={story.address}
      lang={story.language === currentLanguage() ? undefined : languages[story.language].htmlLang}
      level={level}
      meta={<StoryMeta story={story} />}
      notice={notice}
      picture={notice ? undefined : story.picture}
      sizes={sizes}
      text={story.excerpt || undefined}
      title={story.title}
    />
  );
}

/** Texts of the pagination below the news list. */
export function paginationWords() {
  return {
    label: articleWords.pages,
    previous: articleWords.previousPage,
    next: articleWords.nextPage,
    page: articleWords.pageNumber,
  };
}

/** Date, category and language notices above a story's title. */
function StoryMeta({ story }: { story: Story }) {
  return (
    <>
      {story.state && <Badge tone="petrol">{articleWords[story.state]}</Badge>}
      <time className="text-slate" dateTime={story.date.toISOString()}>
        {story.dateText}
      </time>
      {story.topic && <span className="text-laterite">{story.topic}</span>}
      {story.language !== currentLanguage() && <Badge tone="quiet">{articleWords.writtenInOtherLanguage}</Badge>}
    </>
  );
}

/** The `lang` attribute of a story in another language than the page. */
function StoryLanguage({ story, as, children }: { story: Story; as: Language; children: ReactNode }) {
  return <div lang={story.language === as ? undefined : languages[story.language].htmlLang}>{children}</div>;
}

type RecentStoriesProps = {
  stories: readonly Story[];
  /** Whether this is the first section of the page, so that the large picture is loaded eagerly. */
  isFirstSection?: boolean;
};

/** The latest stories: one large, the others in a column beside it. */
export function RecentStories({ stories, isFirstSection = false }: RecentStoriesProps) {
  const [first, ...others] = stories;
  if (!first) return null;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <LargeStory priority={isFirstSection} story={first} />
      {others.length > 0 && (
        <ul className="grid content-start gap-10 md:grid-cols-2 md:gap-x-8 lg:col-span-5 lg:grid-cols-1 lg:gap-8 xl:col-span-4 xl:col-start-9">
          {others.map((story) => (
            <li key={story.id}>
              <SmallStory story={story} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LargeStory({ story, priority }: { story: Story; priority: boolean }) {
  return (
    <article className="group relative lg:col-span-7">
      <div className="aspect-4/3 overflow-hidden bg-powder sm:aspect-16/10">
        <Picture
          className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-102"
          priority={priority}
          sizes="(min-width: 1280px) 740px, (min-width: 1024px) 56vw, 100vw"
          source={story.picture}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <Badge>{articleWords.latest}</Badge>
        <StoryMeta story={story} />
      </div>
      <StoryLanguage as={currentLanguage()} story={story}>
        <h3 className="mt-4 t-sub max-w-[26ch] [overflow-wrap:anywhere]">
          <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={story.address}>
            {story.title}
          </a>
        </h3>
        {story.excerpt && <p className="mt-4 max-w-[38rem] line-clamp-4">{story.excerpt}</p>}
      </StoryLanguage>
    </article>
  );
}

function SmallStory({ story }: { story: Story }) {
  return (
    <article className="group relative">
      <div className="mb-5 aspect-3/2 overflow-hidden bg-powder lg:mb-4 lg:aspect-[5/2]">
        <Picture
          className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-103"
          sizes="(min-width: 1024px) 500px, (min-width: 768px) 45vw, 100vw"
          source={story.picture}
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <StoryMeta story={story} />
        </div>
        <StoryLanguage as={currentLanguage()} story={story}>
          <h3 className="mt-2.5 t-item text-balance [overflow-wrap:anywhere]">
            <a className="cover-link decoration-1 underline-offset-4 group-hover:underline" href={story.address}>
              {story.title}
            </a>
          </h3>
          {story.excerpt && (
            <p className="mt-2.5 line-clamp-3 text-small text-slate lg:line-clamp-2">{story.excerpt}</p>
          )}
        </StoryLanguage>
      </div>
    </article>
  );
}
