import { Elysia } from 'elysia';
import { orderingOf } from '../../../db/sorting.ts';
import { createArticle } from '../../../domain/articles/commands.ts';
import {
  articleChangesInput,
  detailChangesInput,
  detailOf,
  fieldsOf,
  newArticleInput,
} from '../../../domain/articles/draft-input.ts';
import { staffArticleQuery } from '../../../domain/articles/input.ts';
import { saveEdit } from '../../../domain/articles/merge-edit.ts';
import { articleSorts, countArticles, listArticles } from '../../../domain/articles/queries.ts';
import { perform } from '../../../domain/command.ts';
import { parseId } from '../../../domain/input.ts';
import type { RoleHolder } from '../../../domain/rights/permissions.ts';
import { trashArticle } from '../../../domain/trash/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { filterOf } from '../../articles/handlers.ts';
import { InvalidInputError, readJson, readQuery } from '../../input.ts';
import { answerLongList } from '../../long-list.ts';
import { guardedRead, guardedWrite, success } from '../guard.ts';
import { answerSaved, notFound, refusalOf } from './answers.ts';
import { staffArticleAsJson, staffDetailAsJson } from './bodies.ts';
import { changed, created, deleted, detailAdded, detailChanged, listed } from './operations.ts';

type Addressed = { id: string };
type AddressedDetail = { id: string; language: string };

/** Article endpoints for staff. */
export function articlesBackendApi(site: Site) {
  const { db } = site;
  const save = async (actor: RoleHolder, id: string, edit: Parameters<typeof saveEdit>[3]) => {
    const parsed = parseId(id);
    return parsed === undefined ? ({ kind: 'missing' } as const) : saveEdit(site, actor, parsed, edit);
  };

  return new Elysia({ name: 'api.backend.articles' })
    .get(
      endpoints.apiStaffArticles,
      guardedRead(site, 'articles.read', async ({ request }) => {
        const { sort, limit, offset, after, ...query } = readQuery(staffArticleQuery, request);
        const filter = filterOf(query, true);
        const [rows, count] = await Promise.all([
          listArticles(db, filter, { limit, offset, after, ordering: orderingOf(articleSorts, sort) }),
          countArticles(db, filter),
        ]);
        return answerLongList({ request, rows, count, limit, show: staffArticleAsJson });
      }),
      listed,
    )
    .post(
      endpoints.apiStaffArticles,
      guardedWrite(
        site,
        { action: 'create', resource: 'article', needs: 'articles.create' },
        async ({ request, actor }) => {
          const { article, details } = await readJson(newArticleInput, request);
          const { category, status } = article;
          const draft = { ...fieldsOf(article), category, status, details: details.map(detailOf) };
          const result = await createArticle(site.staleness, actor, draft);
          if (result.kind === 'refused') throw refusalOf(result, details);
          return json(staffArticleAsJson(result.article), { status: 201 });
        },
      ),
      created,
    )
    .put(
      `${endpoints.apiStaffArticles}/:id`,
      guardedWrite<Addressed>(
        site,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, params, actor }) => {
          const { version, merge, ...given } = await readJson(articleChangesInput, request);
          const saved = await save(actor, params.id, { fields: fieldsOf(given), version, merge });
          return answerSaved(saved, staffArticleAsJson);
        },
      ),
      changed,
    )
    .put(
      `${endpoints.apiStaffArticles}/:id/details/:language`,
      guardedWrite<AddressedDetail>(
        site,
        { action: 'update', resource: 'article', needs: 'articles.write' },
        async ({ request, params, actor }) => {
          const { version, merge, ...given } = await readJson(detailChangesInput, request);
          const { language } = params;
          if (given.language !== language) {
            throw new InvalidInputError('Must be that of the address (language)', 'language');
          }
          const saved = await save(actor, params.id, {
            details: [detailOf(given)],
            languagesAre: 'known',
            version,
            merge,
          });
          return answerSaved(saved, (article) => staffDetailAsJson(article, language));
        },
      ),
      detailChanged,
    )
    .post(
      `${endpoints.apiStaffArticles}/:id/details`,
      guardedWrite<Addressed>(
        site,
        { action: 'create', resource: 'article', needs: 'articles.write' },
        async ({ request, params, actor }) => {
          const { version, merge, ...given } = await readJson(detailChangesInput, request);
          const saved = await save(actor, params.id, {
            details: [detailOf(given)],
            languagesAre: 'new',
            version,
            merge,
          });
          return answerSaved(saved, (article) => staffDetailAsJson(article, given.language), 201);
        },
      ),
      detailAdded,
    )
    .delete(
      `${endpoints.apiStaffArticles}/:id`,
      guardedWrite<Addressed>(
        site,
        { action: 'delete', resource: 'article', needs: 'articles.delete' },
        async ({ params, actor }) => {
          const outcome = await perform(site, trashArticle, { id: parseId(params.id) ?? 0, by: actor });
          return outcome.kind === 'done' ? success() : notFound();
        },
      ),
      deleted,
    );
}
