import { type ReactNode, use } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { articleAddress } from '../../domain/articles/addresses/article-address.ts';
import { isArticleTopic } from '../../fields/article-values.ts';
import { articleWords as t, topicWords } from '../../i18n/public/articles/articles.words.ts';
import { savedNewsWords } from '../../i18n/public/articles/saved-news.words.ts';
import { bylineOf } from '../../i18n/site/bylines.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { Breadcrumb, type Crumb } from '../../ui/text/breadcrumb.tsx';
import { MoreLink } from '../../ui/text/button.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { SkeletonCards } from '../../ui/text/skeleton.tsx';
import type { ArticleReading } from './article-reading.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { newsAddress } from './list/news-address.ts';
import { StoryGrid } from './list/story-list-parts.tsx';
import type { Story } from './story.ts';

/** Maximum length of the title in the breadcrumb, in characters. */
const maxCrumbCharacters = 50;

type ArticleProps = {
  /** Address of this page. */
  address: string;
  siteUrl: string;
  trail: readonly Crumb[];
  back: { label: string; href: string };
  reading: ArticleReading;
  /** For people without an account, before it is published: there is nothing to share or to save. */
  isShared?: boolean;
  /** Undefined in previews. */
  related?: Promise<Story[]>;
};

export function ArticlePage({ address, siteUrl, trail, back, reading, isShared = false, related }: ArticleProps) {
  const language = currentLanguage();
  const { article, detail, story, picture, content } = reading;
  const foreign = detail.language === language ? undefined : languages[detail.language].htmlLang;
  return (
    <>
      <article className="pb-article">
        <header className="wrap pt-8 lg:pt-12">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <Breadcrumb limit={maxCrumbCharacters} trail={trail} />
            <a className="not-printed more-link text-small" href={back.href}>
              <Icon name="arrow-left" />
              {back.label}
            </a>
          </div>
          <div className="mt-10 max-w-[60rem] lg:mt-16">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
              <Badge>{t.badge}</Badge>
              {story.state && <Badge tone="petrol">{t[story.state]}</Badge>}
              <TopicLink topic={article.topic} />
              <time className="text-slate" dateTime={story.date.toISOString()}>
                {story.dateText}
              </time>
            </p>
            <h1
              className={`mt-6 font-800 leading-[1.07] tracking-[-0.035em] text-balance [overflow-wrap:anywhere] ${titleSize(story.title)}`}
              lang={foreign}
            >
              {story.title}
            </h1>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-small [overflow-wrap:anywhere]">
              {article.author && (
                <span>
                  <span className="text-slate">{t.by}</span>{' '}
                  <span className="font-650">{bylineOf(article.author, language).name}</span>
                </span>
              )}
              <span className="inline-flex items-center gap-2">
                <Icon className="size-4.5 text-laterite" name="clock" />
                <span className="text-slate">{t.readTime}</span>
                <span className="font-650">{t.readMinutes({ minutes: reading.minutes })}</span>
              </span>
            </p>
          </div>
        </header>
        {picture && (
          <figure className="wrap mt-10 lg:mt-14">
            <div className="aspect-4/3 overflow-hidden bg-powder sm:aspect-16/9 lg:aspect-21/9">
              <Picture
                className="hero-picture size-full object-cover"
                priority
                sizes="(min-width: 1376px) 1280px, 100vw"
                source={picture}
              />
            </div>
            {picture.alt && (
              <figcaption aria-hidden="true" className="mt-3 text-tiny text-slate">
                {picture.alt}
              </figcaption>
            )}
          </figure>
        )}
        <div className="wrap mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7 lg:col-start-2 xl:col-start-3">
            {foreign && <OriginalLanguage reading={reading} />}
            <div className="[overflow-wrap:anywhere]" lang={foreign}>
              {detail.excerpt && <p className="t-lead mb-9 max-w-[42rem] font-600 lg:mb-12">{detail.excerpt}</p>}
              {content !== '' && (
                <div className="prose-article lg:text-large" dangerouslySetInnerHTML={{ __html: content }} />
              )}
            </div>
            {content === '' && <p className="text-slate">{t.noContent}</p>}
          </div>
          <ArticleFacts hasActions={!isShared} reading={reading} siteUrl={siteUrl} />
        </div>
      </article>
      {related && <RelatedNews address={address} related={related} />}
    </>
  );
}

/** The category of an article leads to all news of it. */
function TopicLink({ topic }: { topic: string | null }) {
  if (!isArticleTopic(topic)) return null;
  return (
    <a className="line-link py-1 text-laterite" href={newsAddress({ topic, year: undefined, text: undefined })}>
      {topicWords[topic]}
    </a>
  );
}

/** Long titles would otherwise fill the screen of a phone. */
function titleSize(title: string): string {
  return title.length > 90 ? 'text-headline-long' : 'text-headline';
}

/** Notice that the text is not available in the reader's language. */
function OriginalLanguage({ reading }: { reading: ArticleReading }) {
  const { article, detail } = reading;
  return (
    <div className="mb-10 max-w-[42rem] bg-powder px-6 py-5">
      <p className="flex gap-3 font-600">
        <Icon className="mt-0.5 size-5 text-laterite" name="world" />
        {t.onlyInOtherLanguage}
      </p>
      <p className="mt-1.5 pl-8">
        <a
          className="line-link text-small"
          href={articleAddress(article, detail.language)}
          hrefLang={languages[detail.language].hreflang}
        >
          {t.readOriginal}
        </a>
      </p>
    </div>
  );
}

type RelatedProps = { address: string; related: Promise<Story[]> };

/** Related articles; renders nothing when there are none. */
function RelatedNews({ address, related }: RelatedProps) {
  const skeleton = (
    <div className="wrap py-20">
      <SkeletonCards className="grid gap-8 md:grid-cols-2" count={2} />
    </div>
  );
  return (
    <Late address={address} loading={t.loadingNews} skeleton={skeleton}>
      <Related related={related} />
    </Late>
  );
}

function Related({ related }: Omit<RelatedProps, 'address'>) {
  const stories = use(related);
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="related-news" className="band tone-powder">
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-4 lg:mb-14">
          <Heading id="related-news">{t.relatedNews}</Heading>
          <MoreLink href={hrefTo(routes.articles.index)}>{t.allNews}</MoreLink>
        </div>
        <StoryGrid columns={2} stories={stories} />
      </div>
    </section>
  );
}

type FactsProps = { reading: ArticleReading; siteUrl: string; hasActions: boolean };

/** Author, date and actions beside the text. */
function ArticleFacts({ reading, siteUrl, hasActions }: FactsProps) {
  const { story } = reading;
  return (
    <aside
      aria-label={t.aboutArticle}
      className="flex flex-col gap-6 border-y border-graphite/15 py-6 md:flex-row md:flex-wrap md:items-center md:justify-between lg:sticky lg:top-28 lg:col-span-3 lg:col-start-10 lg:flex-col lg:items-stretch lg:justify-start lg:self-start lg:border-b-0 lg:border-t-2 lg:border-t-ember"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-4 text-small lg:flex-col">
        <Fact name={t.publishedBy}>{company.name}</Fact>
        <Fact name={t.publicationDate}>
          <time dateTime={story.date.toISOString()}>{formatLongDate(story.date, currentLanguage())}</time>
        </Fact>
      </dl>
      {hasActions && <Actions reading={reading} siteUrl={siteUrl} />}
    </aside>
  );
}

function Actions({ reading: { article, story }, siteUrl }: Omit<FactsProps, 'hasActions'>) {
  return (
    <div className="flex flex-wrap gap-3 lg:flex-col">
      <ShareLink title={story.title} url={siteUrl + articleAddress(article, currentLanguage())} />
      <BookmarkButton articleId={article.id} />
      <a
        className="to-bookmarks line-link needs-script w-full py-1 text-center text-small"
        href={hrefTo(routes.articles.saved)}
      >
        {savedNewsWords.toSaved}
      </a>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-slate">{name}</dt>
      <dd className="font-650 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

type ShareLinkProps = {
  title: string;
  /** Absolute URL. */
  url: string;
};

/** A mailto link; with script it opens the system's share sheet, or copies the link where there is none. */
function ShareLink({ title, url }: ShareLinkProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="min-w-40 flex-1">
      <a
        className="btn-outline w-full"
        data-copied-words={t.linkCopied}
        data-share={url}
        data-title={title}
        href={mail}
      >
        <span className="before-copy inline-flex items-center gap-2.5">
          <Icon name="share-2" />
          {t.share}
        </span>
        <span className="after-copy inline-flex items-center gap-2.5">
          <Icon name="check" />
          {t.linkCopied}
        </span>
      </a>
      <span className="sr-only" role="status" />
    </div>
  );
}
