import type { ReactNode } from 'react';
import { currentLanguage } from '../../../current.ts';
import type { DraftMoment } from '../../../domain/article-drafts/queries.ts';
import type { Article, ArticleDetail } from '../../../domain/articles/queries.ts';
import { isReport } from '../../../domain/articles/sanitize.ts';
import { titleOf } from '../../../domain/publishing/article-title.ts';
import { articleFieldWords } from '../../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords as t } from '../../../i18n/backend/articles/articles.words.ts';
import { previewLinkWords } from '../../../i18n/backend/articles/preview-links.words.ts';
import { formatLongDate } from '../../../i18n/site/dates.ts';
import { endpoints } from '../../../routes.ts';
import { storedFile } from '../../../stored-file.ts';
import { DialogContent, opensDialog } from '../../ui/dialog.tsx';
import { Allowed } from '../../ui/frame/staff-rights.tsx';
import { Completeness } from '../completeness.tsx';
import { choiceLabel } from '../labels.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine, UnpublishLine } from './article-badges.tsx';
import { articleAddress, type ListQuery } from './list-query.ts';

type PreviewPageProps = {
  article: Article;
  /** Requested language; falls back to Indonesian, then to the first one available. */
  language: string | null;
  query: ListQuery;
  /** Whether the actor may make links for people without an account. */
  mayShare: boolean;
  /** When the unpublished changes are published. */
  moments: readonly DraftMoment[];
};

/** Preview of an article with language tabs: radio buttons, which work without script. */
export function PreviewPage({ article, language: asked, query, mayShare, moments }: PreviewPageProps) {
  const { id, details } = article;
  const inLanguage = (wanted: string | null) => details.find(({ language }) => language === wanted);
  const active = inLanguage(asked) ?? inLanguage('id') ?? details[0];
  return (
    <DialogContent title={titleOf(article)}>
      {/* Above the text, so that it can be reached without scrolling. */}
      <div className="mb-5 flex flex-wrap gap-3">
        <a className="btn-primary min-h-11 py-2" href={articleAddress('articleEdit', id, query)}>
          {t.edit}
        </a>
        <Allowed needs="articles.delete">
          <a className="btn-outline min-h-11 py-2" href={articleAddress('articleDelete', id, query)} {...opensDialog}>
            {t.delete}
          </a>
        </Allowed>
        {mayShare && (
          <a className="btn-outline min-h-11 py-2" href={`${endpoints.articleLinks}/${id}`}>
            {previewLinkWords.share}
          </a>
        )}
      </div>
      <div className="article-preview grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]" data-hide-broken="">
        <div className="min-w-0">
          {details.length > 1 && (
            <fieldset className="mb-5">
              <legend className="sr-only">{t.language}</legend>
              <div className="language-tabs">
                {details.map(({ language }) => (
                  <label key={language}>
                    <input
                      data-in-address="language"
                      defaultChecked={language === active?.language}
                      name="preview-language"
                      type="radio"
                      value={language}
                    />
                    {articleFieldWords[language]}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          {details.length === 0 && <p>{t.noText}</p>}
          {details.map((detail) => (
            <Text article={article} detail={detail} key={detail.language} />
          ))}
        </div>
        <Facts article={article} moments={moments} />
      </div>
    </DialogContent>
  );
}

function Text({ article, detail }: { article: Article; detail: ArticleDetail }) {
  const staff = currentLanguage();
  const { language, title, excerpt, content, slug, metaDescription } = detail;
  return (
    <article data-language={language} lang={language}>
      {title !== titleOf(article) && <h2 className="t-item">{title}</h2>}
      {article.featuredImage && (
        <img
          alt=""
          className="mt-3 aspect-[16/9] w-full rounded bg-powder object-cover"
          loading="lazy"
          src={storedFile(article.featuredImage)}
        />
      )}
      {excerpt && <p className="mt-4 text-body font-600">{excerpt}</p>}
      {isReport(article.category) ? (
        <p className="mt-4" lang={staff}>
          {t.document}{' '}
          {content ? (
            <a className="line-link [overflow-wrap:anywhere]" href={storedFile(content)}>
              {content}
            </a>
          ) : (
            t.noneChosen
          )}
        </p>
      ) : (
        // Stored content is sanitised again when it is displayed.
        <div className="prose-article mt-4" dangerouslySetInnerHTML={{ __html: content }} />
      )}
      <dl className="mt-6 grid gap-3 border-t border-graphite/15 pt-4 text-small" lang={staff}>
        <Fact name={articleFieldWords.slug}>{slug || '–'}</Fact>
        <Fact name={articleFieldWords.metaDescription}>{metaDescription || '–'}</Fact>
      </dl>
    </article>
  );
}

function Facts({ article, moments }: Pick<PreviewPageProps, 'article' | 'moments'>) {
  const { id, category, author, status, publishedAt, unpublishAt, createdAt } = article;
  const staff = currentLanguage();
  return (
    <dl className="grid content-start gap-3 text-small lg:border-l lg:border-graphite/15 lg:pl-6">
      <Fact name={t.id}>{id}</Fact>
      <Fact name={articleFieldWords.status}>
        <ArticleStatusBadge publishedAt={publishedAt} status={status} unpublishAt={unpublishAt} />
      </Fact>
      <Fact name={articleFieldWords.category}>{choiceLabel(staff, category)}</Fact>
      <Fact name={articleFieldWords.author}>{author || '–'}</Fact>
      <Fact name={articleFieldWords.languages}>
        <Completeness category={category} details={article.details} />
      </Fact>
      <Fact name={t.published}>
        <PublishedLine at={publishedAt} status={status} />
        <DraftLines moments={moments} />
        {unpublishAt && <UnpublishLine at={unpublishAt} />}
      </Fact>
      <Fact name={t.created}>
        <span lang="id">{formatLongDate(createdAt, 'id')}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="t-label text-slate">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
