import type { ReactNode } from 'react';
import { articleWords } from '../../i18n/public/articles.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { site } from '../../site.ts';
import type { ArticleReading } from './article-reading.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { ShareLink } from './share-link.tsx';

type FactsProps = { language: Language; reading: ArticleReading; siteUrl: string };

/** Author, date and actions beside the text. */
export function ArticleFacts({ language, reading, siteUrl }: FactsProps) {
  const { article, story } = reading;
  const t = articleWords(language);
  return (
    <aside
      aria-label={t.aboutArticle}
      className="flex flex-col gap-6 border-y border-graphite/15 py-6 md:flex-row md:items-center md:justify-between lg:sticky lg:top-28 lg:col-span-3 lg:col-start-10 lg:flex-col lg:items-stretch lg:justify-start lg:self-start lg:border-b-0 lg:border-t-2 lg:border-t-ember"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-small lg:grid-cols-1">
        <Fact name={t.publishedBy}>{site.name}</Fact>
        <Fact name={t.publicationDate}>
          <time dateTime={story.date.toISOString()}>{formatLongDate(story.date, language)}</time>
        </Fact>
      </dl>
      <div className="flex gap-3 lg:flex-col">
        <ShareLink
          language={language}
          title={story.title}
          url={siteUrl + href(routes.articles.show, language, { id: article.id })}
        />
        <BookmarkButton articleId={article.id} language={language} />
      </div>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-slate">{name}</dt>
      <dd className="font-650">{children}</dd>
    </div>
  );
}
