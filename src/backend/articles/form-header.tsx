import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { DraftMoment } from '../../domain/article-drafts/queries.ts';
import type { Article } from '../../domain/articles/queries.ts';
import { articleDraftWords } from '../../i18n/backend/articles/article-drafts.words.ts';
import { articleFormWords as t } from '../../i18n/backend/articles/article-form.words.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { versionWords } from '../../i18n/backend/versions.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { draftAddress, reviewAddress, versionsAddress } from '../ui/version-addresses.ts';
import { Completeness, isComplete } from './completeness.tsx';
import { type FormValues, writtenIn } from './form-values.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine } from './list/article-badges.tsx';
import { type ListQuery, listAddress } from './list/list-query.ts';

const created = { id: createdIn('id'), en: createdIn('en') };

type ArticleFactsProps = { article: Article; values: FormValues; moments?: readonly DraftMoment[] };

/** Beside the heading: what is stored of the article. */
export function ArticleFacts({ article, values, moments = [] }: ArticleFactsProps) {
  const language = currentLanguage();
  const { status, publishedAt, unpublishAt, createdAt } = article;
  const category = values.texts.category ?? article.category;
  const written = writtenIn(values);
  return (
    <p className="contents" data-form-part="facts">
      <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
      {isScheduled(article) && <PublishedLine at={publishedAt} status={status} />}
      <span className={isComplete(category, written) ? 'max-sm:sr-only' : undefined}>
        <Completeness category={category} details={written} />
      </span>
      {moments.length > 0 && (
        <span>
          <DraftLines moments={moments} />
        </span>
      )}
      <span className="text-tiny text-slate max-sm:hidden">
        {t.createdOn({ date: created[language].format(createdAt) })}
      </span>
    </p>
  );
}

/** Whether the article becomes public later by itself. */
export function isScheduled({ status, publishedAt }: Pick<Article, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && publishedAt.getTime() > Date.now();
}

type ArticleLinksProps = { article: Article; active: Language; isStaged: boolean; query: ListQuery };

/** Other screens of the article, in one line. */
export function ArticleLinks({ article: { id }, active, isStaged, query }: ArticleLinksProps) {
  const links = [
    { address: href(routes.articles.previewShow, active, { id }), text: t.preview },
    { address: versionsAddress('articles', id), text: versionWords.title },
    { address: reviewAddress(id), text: reviewWords.link },
    ...(isStaged ? [{ address: draftAddress(id), text: articleDraftWords.look }] : []),
    { address: '#settings', text: t.settings },
  ];
  return (
    <p className="article-links" data-form-part="links">
      <a className="line-link sm:hidden" href={listAddress(query)}>
        {t.backToList}
      </a>
      {links.map(({ address, text }) => (
        <a className="line-link" href={address} key={address}>
          {text}
        </a>
      ))}
    </p>
  );
}

function createdIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: company.timeZone });
}
