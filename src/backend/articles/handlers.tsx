import { Elysia } from 'elysia';
import { orderingOf } from '../../db/sorting.ts';
import { isDatabaseUnavailable } from '../../db/unavailable.ts';
import { findDraft, listWithDrafts } from '../../domain/article-drafts/queries.ts';
import { articleSorts, countArticles, findArticle, listArticleSummaries } from '../../domain/articles/queries.ts';
import { withCleanContent } from '../../domain/articles/sanitize.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { parseId } from '../../domain/input.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { may } from '../../domain/rights/permissions.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { trashArticle } from '../../domain/trash/commands.ts';
import { articleListWords } from '../../i18n/backend/articles/articles.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { loadAnyPage } from '../ui/lists/list-query.ts';
import { autosavePages } from './autosave/handlers.ts';
import { changeSelected } from './bulk/bulk-change.tsx';
import { articleForms } from './form-handlers.tsx';
import { DeletePage } from './list/delete-page.tsx';
import { ListPage, pageSize } from './list/list-page.tsx';
import { filterOf, listAddress, listQueryIn, usualSort } from './list/list-query.ts';
import { PreviewPage } from './list/preview-page.tsx';

type Addressed = { id: string };

/** List, preview and deletion of articles. */
export function articlePages(site: Site) {
  const { db } = site;
  const { staleness } = site;
  const find = async (id: string) => {
    const parsed = parseId(id);
    return parsed === undefined ? undefined : findArticle(db, parsed, { unpublished: true });
  };

  return new Elysia({ name: 'backend.articles' })
    .use(articleForms(site))
    .use(autosavePages(site))
    .get(
      endpoints.articleManager,
      guardedScreen(site, 'articles.read', async ({ query, actor }) => {
        const asked = listQueryIn(query);
        const filter = filterOf(asked);
        const ordering = orderingOf(articleSorts, asked.sort ?? usualSort);
        const list = await loadAnyPage(query, {
          pageSize,
          count: () => countArticles(db, filter),
          read: (part) => listArticleSummaries(db, filter, { ...part, ordering }),
        });
        const drafted = await listWithDrafts(
          db,
          list.rows.map(({ id }) => id),
        );
        const body = (
          <ListPage
            drafted={drafted}
            filters={{ list: 'articles', query, saved: await listSavedFilters(db, actor.id, 'articles') }}
            isAllSelected={query.get('select') === 'page'}
            list={list}
            query={{ ...asked, page: list.page }}
          />
        );
        return { title: articleListWords(actor.language).documentTitle, section: 'articles', body };
      }),
    )
    .post(
      endpoints.articleBulk,
      guardedForm(
        site,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        ({ request, query, actor }) => changeSelected({ db, staleness }, actor, request, listQueryIn(query)),
      ),
      { parse: 'none' },
    )
    .get(
      `${endpoints.articlePreview}/:id`,
      guardedScreen<Addressed>(site, 'articles.read', async ({ params, query, actor }) => {
        const article = await find(params.id);
        if (!article)
          return notFoundScreen((language) => articleListWords(language).notFound, endpoints.articleManager);
        const mayShare = may(actor, 'previews.share');
        const draft = await findDraft(db, article.id);
        const edited = draft ? withCleanContent(draft.article) : article;
        const shown = { article: edited, language: query.get('language'), query: listQueryIn(query) };
        const body = <PreviewPage {...shown} mayShare={mayShare} moments={draft?.schedules ?? []} />;
        return { title: titleOf(article), section: 'articles', body };
      }),
    )
    .get(
      `${endpoints.articleDelete}/:id`,
      guardedScreen<Addressed>(site, 'articles.delete', async ({ params, query }) => {
        const article = await find(params.id);
        if (!article)
          return notFoundScreen((language) => articleListWords(language).notFound, endpoints.articleManager);
        const prediction = await predictImpact(db, { kind: 'articles', id: article.id, action: 'delete' });
        const body = (
          <DeletePage id={article.id} prediction={prediction} query={listQueryIn(query)} title={titleOf(article)} />
        );
        return { title: (language) => articleListWords(language).deleteTitle, section: 'articles', body };
      }),
    )
    .post(
      `${endpoints.articleDelete}/:id`,
      guardedForm<Addressed>(
        site,
        { action: 'delete', resource: 'article', needs: 'articles.delete' },
        async ({ params, query, actor }) => {
          const id = parseId(params.id);
          const list = listAddress(listQueryIn(query));
          const t = articleListWords(actor.language);
          const failure = () => failed(list, t.deleteFailed, t.notDeleted);
          try {
            const article = id && (await trashArticle(staleness, actor, id));
            if (!article) return failure();
          } catch (error) {
            if (isDatabaseUnavailable(error)) throw error;
            site.staffGuard.report('article_not_deleted', error);
            return failure();
          }
          return done(list, t.deleted, t.deletedText);
        },
      ),
      { parse: 'none' },
    );
}
