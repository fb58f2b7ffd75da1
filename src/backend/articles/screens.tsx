import { Elysia } from 'elysia';
import { orderingOf } from '../../db/sorting.ts';
import { findDraft, listWithDrafts } from '../../domain/article-drafts/queries.ts';
import { articleSorts, countArticles, findStoredArticle, listArticleSummaries } from '../../domain/articles/queries.ts';
import { withCleanContent } from '../../domain/articles/sanitize.ts';
import { changeArticles } from '../../domain/bulk/articles.ts';
import { predictImpact } from '../../domain/impact/impact.ts';
import { titleOf } from '../../domain/publishing/article-title.ts';
import { may } from '../../domain/rights/permissions.ts';
import { listSavedFilters } from '../../domain/saved-filters/input.ts';
import { trashArticle } from '../../domain/trash/commands.ts';
import { listUnsaved } from '../../domain/unsaved/unsaved.ts';
import { articleListWords as t } from '../../i18n/backend/articles/articles.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { done, failed } from '../ui/frame/screen.tsx';
import { loadPageOrFirst } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { articleForms } from './form-handlers.tsx';
import { articleActions } from './list/bulk-actions.tsx';
import { ListPage, pageSize } from './list/list-page.tsx';
import { articleAddress, filterOf, listAddress, listQueryIn, usualSort } from './list/list-query.ts';
import { PreviewPage } from './list/preview-page.tsx';

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
    .act(endpoints.articleBulk, changeArticles, articleActions(site))
    .showOne(`${endpoints.articlePreview}/:id`, 'articles.read', findStoredArticle, async ({ row, query, actor }) => {
      const draft = await findDraft(db, row.id);
      const article = withCleanContent(draft?.article ?? row);
      const shown = { article, language: query.get('language'), query: listQueryIn(query) };
      const mayShare = may(actor, 'previews.share');
      const body = <PreviewPage {...shown} mayShare={mayShare} moments={draft?.schedules ?? []} />;
      return { title: titleOf(row), body };
    })
    .ask(`${endpoints.articleDelete}/:id`, trashArticle, {
      title: () => t.deleteTitle,
      question: async (article, { query: asked }) => {
        const { id } = article;
        const query = listQueryIn(asked);
        const prediction = await predictImpact(site, { kind: 'articles', id, action: 'delete' });
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
      done: (_article, _row, { query }) => done(listAddress(listQueryIn(query)), t.deleted, t.deletedText),
    });
  return new Elysia({ name: 'backend.articles' }).use(articleForms(site)).use(lists.routes);
}
