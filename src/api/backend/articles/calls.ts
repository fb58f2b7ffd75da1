import { z } from 'zod';
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
import { parseId } from '../../../domain/input.ts';
import type { RoleHolder } from '../../../domain/rights/permissions.ts';
import { trashArticle } from '../../../domain/trash/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json } from '../../../web/http/json.ts';
import { filterOf } from '../../articles/handlers.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { answerLongList, totalsOfLongList } from '../../long-list.ts';
import { errorSchema } from '../../operation.ts';
import { calls, success } from '../calls.ts';
import { guardedOperation, guardedWrite } from '../guard.ts';
import { answerSaved, refusalOf } from './answers.ts';
import { conflictJson, staffArticleAsJson, staffArticleJson, staffDetailAsJson, staffDetailJson } from './bodies.ts';

const wrong = { description: 'Missing or invalid field', schema: errorSchema };
const missing = { description: 'Unknown article', schema: errorSchema };
const conflict = { description: 'Someone else has saved since `version`', schema: conflictJson };

const created = guardedOperation({
  summary: 'Creates an article with its languages',
  body: newArticleInput,
  answers: { 201: { description: 'The article', schema: staffArticleJson }, 400: wrong },
});

const changed = guardedOperation({
  summary: 'Changes the shared fields of an article; omitted fields are unchanged',
  body: articleChangesInput,
  answers: { 200: { description: 'The article', schema: staffArticleJson }, 400: wrong, 404: missing, 409: conflict },
});

const detailChanged = guardedOperation({
  summary: 'Changes one language of an article',
  body: detailChangesInput,
  answers: {
    200: { description: 'The language', schema: staffDetailJson },
    400: wrong,
    404: { description: 'Unknown article, or a language that it does not have yet', schema: errorSchema },
    409: conflict,
  },
});

const detailAdded = guardedOperation({
  summary: 'Adds a language to an article',
  body: detailChangesInput,
  answers: {
    201: { description: 'The language', schema: staffDetailJson },
    400: wrong,
    404: missing,
    409: { description: 'The article already has this language, or someone else has saved', schema: errorSchema },
  },
});

type Addressed = { id: string };
type AddressedDetail = { id: string; language: string };

/** Articles for staff. */
export function articleCalls(site: Site) {
  const save = async (actor: RoleHolder, id: string, edit: Parameters<typeof saveEdit>[3]) => {
    const parsed = parseId(id);
    return parsed === undefined ? ({ kind: 'missing' } as const) : saveEdit(site, actor, parsed, edit);
  };

  const articles = { description: 'The articles', schema: z.array(staffArticleJson), json: () => [] };
  return calls(site, { name: 'articles', noun: 'article' })
    .read(
      endpoints.apiStaffArticles,
      'articles.read',
      {
        says: `Articles of every status with all their languages, paginated. ${totalsOfLongList}`,
        query: staffArticleQuery,
        200: articles,
        400: wrong.description,
      },
      async ({ request, query: { sort, limit, offset, after, ...query } }) => {
        const filter = filterOf(query, true);
        const [rows, count] = await Promise.all([
          listArticles(site.db, filter, { limit, offset, after, ordering: orderingOf(articleSorts, sort) }),
          countArticles(site.db, filter),
        ]);
        return answerLongList({ request, rows, count, limit, show: staffArticleAsJson });
      },
    )
    .on('DELETE', `${endpoints.apiStaffArticles}/:id`, trashArticle, {
      says: 'Moves an article with all its languages to the trash, where it can be restored for 30 days',
      200: { ...success, description: 'Deleted' },
    })
    .routes.post(
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
    );
}
