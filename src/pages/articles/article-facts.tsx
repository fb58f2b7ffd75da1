import type { ReactNode } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { articleWords as t } from '../../i18n/public/articles/articles.words.ts';
import { savedNewsWords } from '../../i18n/public/articles/saved-news.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { ArticleReading } from './article-reading.ts';
import { BookmarkButton } from './bookmark-button.tsx';

type FactsProps = { reading: ArticleReading; siteUrl: string; hasActions: boolean };

/** Author, date and actions beside the text. */
export function ArticleFacts({ reading, siteUrl, hasActions }: FactsProps) {
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
      <ShareLink title={story.title} url={siteUrl + hrefTo(routes.articles.show, { id: article.id })} />
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
