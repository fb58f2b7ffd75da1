import { Elysia } from 'elysia';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../current.ts';
import { orderingOf } from '../../db/sorting.ts';
import { duplicateArticle } from '../../domain/article-drafts/duplicate.ts';
import { type DraftMoment, findEdited, listWithDrafts } from '../../domain/article-drafts/queries.ts';
import { undoWithdrawal } from '../../domain/article-drafts/undo-withdrawal.ts';
import {
  type Article,
  type ArticleDetail,
  articleSorts,
  countArticles,
  listArticleSummaries,
  listAuthors,
} from '../../domain/articles/queries.ts';
import { isReport, withCleanContent } from '../../domain/articles/sanitize.ts';
import { exportArticleList } from '../../domain/articles/staff-filters.ts';
import { changeArticles } from '../../domain/bulk/articles.ts';
import type { ArticleBulk } from '../../domain/bulk/outcome.ts';
import { type PredictingSite, predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { may } from '../../domain/rights/permissions.ts';
import { listSavedFilters } from '../../domain/saved-filters/input.ts';
import { trashArticle } from '../../domain/trash/commands.ts';
import { listUnsaved } from '../../domain/unsaved/unsaved.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { articleListWords as t } from '../../i18n/backend/articles/articles.words.ts';
import { previewLinkWords } from '../../i18n/backend/articles/preview-links.words.ts';
import { bulkWords } from '../../i18n/backend/bulk.words.ts';
import { formatLongDate } from '../../i18n/site/dates.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { storedFile } from '../../stored-file.ts';
import { bulkAct } from '../bulk/bulk-act.tsx';
import { ImpactList } from '../impact/impact-list.tsx';
import { undoDeletion } from '../trash/undo-deletion.ts';
import { Confirm, DialogContent, opensDialog } from '../ui/dialog.tsx';
import { inputProblemText } from '../ui/forms/command-form.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { loadPageOrFirst } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { Completeness } from './completeness.tsx';
import { articleForms } from './form-handlers.tsx';
import { choiceLabel } from './labels.ts';
import { ArticleStatusBadge, DraftLines, PublishedLine, UnpublishLine } from './list/article-badges.tsx';
import { exportArticles } from './list/export.ts';
import { ListPage, pageSize } from './list/list-page.tsx';
import {
  articleAddress,
  bulkAddress,
  filterOf,
  type ListQuery,
  listAddress,
  listQueryIn,
  usualSort,
} from './list/list-query.ts';

/** List, preview and deletion of articles. */
export function articleScreens(site: Site) {
  const { db } = site;
  const list = endpoints.articleManager;
  const lists = screens(site, { name: 'articles.list', section: 'articles', back: list, notFound: () => t.notFound })
    .show(list, 'articles.read', async ({ query, actor }) => {
      const asked = listQueryIn(query);
      const filter = filterOf(asked);
      const ordering = orderingOf(articleSorts, asked.sort ?? usualSort);
      const found = await loadPageOrFirst(query, {
        pageSize,
        count: () => countArticles(db, filter),
        read: (part) => listArticleSummaries(db, filter, { ...part, ordering }),
      });
      const drafted = await listWithDrafts(
        db,
        found.rows.map(({ id }) => id),
      );
      const body = (
        <ListPage
          authors={await listAuthors(db)}
          drafted={drafted}
          filters={{ list: 'articles', query, saved: await listSavedFilters(db, actor.id, 'articles') }}
          isAllSelected={query.get('select') === 'page'}
          list={found}
          query={{ ...asked, page: found.page }}
          unsaved={await listUnsaved(db, actor.id, endpoints.articleCreate)}
        />
      );
      return { title: t.documentTitle, body };
    })
    .file(endpoints.articleExport, exportArticleList, async (_value, _row, { query, actor }) =>
      exportArticles(db, actor, filterOf(listQueryIn(query))),
    )
    .act(endpoints.articleBulk, changeArticles, articleActions(site))
    .showOne(`${endpoints.articlePreview}/:id`, 'articles.read', findEdited, async ({ row, query, actor }) => {
      const { live, draft } = row;
      const shown = {
        article: withCleanContent(row.article),
        language: query.get('language'),
        query: listQueryIn(query),
      };
      const mayShare = may(actor, 'previews.share');
      const body = <PreviewPage {...shown} mayShare={mayShare} moments={draft?.schedules ?? []} />;
      return { title: titleOf(live), body };
    })
    .ask(`${endpoints.articleDelete}/:id`, trashArticle, {
      title: () => t.deleteTitle,
      question: async (article, { query: asked }) => {
        const { id } = article;
        const query = listQueryIn(asked);
        const prediction = await predictImpact(site, [{ kind: 'articles', id, action: 'delete' }]);
        const address = articleAddress('articleDelete', id, query);
        return (
          <Confirm action={address} back={listAddress(query)} title={t.deleteTitle} verb={t.delete}>
            <p>{t.deleteQuestion({ title: titleOf(article) })}</p>
            <p className="mt-2 text-small text-slate">{t.deleteText}</p>
            {prediction && <ImpactList prediction={prediction} />}
          </Confirm>
        );
      },
      missing: ({ query }) => failed(listAddress(listQueryIn(query)), t.deleteFailed, t.notDeleted),
      done: (deletion, _row, { query }) =>
        done(listAddress(listQueryIn(query)), t.deleted, t.deletedText, undoDeletion('articles', [deletion])),
    })
    .ask(`${endpoints.articleDuplicate}/:id`, duplicateArticle, {
      title: () => t.duplicateTitle,
      question: ({ article }, { query: asked }) => {
        const query = listQueryIn(asked);
        return (
          <Confirm
            action={articleAddress('articleDuplicate', article.id, query)}
            back={listAddress(query)}
            title={t.duplicateTitle}
            verb={t.duplicate}
          >
            <p>{t.duplicateText({ title: titleOf(article) })}</p>
          </Confirm>
        );
      },
      done: ({ id }, _row, { query }) =>
        done(articleAddress('articleEdit', id, listQueryIn(query)), t.duplicated, t.duplicatedText),
    })
    .act(`${endpoints.articleRepublish}/:id`, undoWithdrawal, {
      inputOf: ({ version = '', public_version: number = '' }) => ({
        version: parseId(version),
        public_version: parseId(number),
      }),
      refused: (problem, _row, { params }) =>
        failed(`${endpoints.articleEdit}/${params?.id}`, t.notRepublished, inputProblemText(problem)),
      missing: () => failed(list, t.notRepublished, t.notFound),
      done: ({ id }) => done(`${endpoints.articleEdit}/${id}`, t.republished, t.republishedText),
    });
  return new Elysia({ name: 'backend.articles' }).use(articleForms(site)).use(lists.routes);
}

/** Actions for the selected articles; archiving and deleting are confirmed first. */
function articleActions(site: PredictingSite) {
  const { db } = site;
  return bulkAct<ArticleBulk>(site, {
    kind: 'articles',
    count: (values) => bulkWords.articleCount(values),
    addresses: ({ query }) => {
      const list = listQueryIn(query);
      return { list: listAddress(list), form: bulkAddress(list) };
    },
    inputOf: ({ action, argument }) => (action === 'topic' ? { topic: argument === 'none' ? null : argument } : {}),
    confirms: async ({ action, items }) => {
      if (action !== 'archive' && action !== 'delete') return undefined;
      const ids = items.map(({ id }) => id);
      const named = (await listArticleSummaries(db, { ids, unpublished: true })).map((article) => ({
        id: article.id,
        name: titleOf(article),
        version: items.find(({ id }) => id === article.id)?.version ?? article.version,
      }));
      return { items: named, changes: named.map(({ id }) => ({ kind: 'articles', id, action })) };
    },
    linkTo: ({ id, name }) => (
      <a className="line-link font-650 [overflow-wrap:anywhere]" href={`${endpoints.articleEdit}/${id}`}>
        {name || `#${id}`}
      </a>
    ),
  });
}

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
function PreviewPage({ article, language: asked, query, mayShare, moments }: PreviewPageProps) {
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
        <Allowed needs="articles.create">
          <a
            className="btn-outline min-h-11 py-2"
            href={articleAddress('articleDuplicate', id, query)}
            {...opensDialog}
          >
            {t.duplicate}
          </a>
        </Allowed>
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
