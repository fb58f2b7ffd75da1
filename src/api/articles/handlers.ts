import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { articleQuery } from '../../domain/articles/input.ts';
import {
  type Article,
  type ArticleFilter,
  countArticles,
  findArticle,
  listArticles,
} from '../../domain/articles/queries.ts';
import { parseId } from '../../domain/input.ts';
import { endpoints } from '../../routes.ts';
import { json, jsonError } from '../../web/http/json.ts';
import { draftReaderOf } from '../../web/sessions/session.ts';
import { readQuery } from '../input.ts';
import { answerLongList, totalsOfLongList } from '../long-list.ts';
import { errorSchema, operation } from '../operation.ts';
import { articleAsJson, articleJson } from './article-json.ts';

/** Articles as JSON. Without a staff session, only public articles are found. */
export function articlesApi(db: Db) {
  return new Elysia({ name: 'api.articles' })
    .get(
      endpoints.apiArticles,
      async ({ request }) => {
        const query = readQuery(articleQuery, request);
        const unpublished = (await draftReaderOf(db, request)) !== undefined;
        const filter = filterOf(query, unpublished);
        const { limit, offset, after, language } = query;
        const [rows, count] = await Promise.all([
          listArticles(db, filter, { limit, offset, after }),
          countArticles(db, filter),
        ]);
        const show = (article: Article) => articleAsJson(article, language, unpublished ? 'staff' : 'public');
        return answerLongList({ request, rows, count, limit, show });
      },
      operation({
        tag: 'Articles',
        summary: `Articles, newest first, paginated; ${totalsOfLongList}`,
        query: articleQuery,
        answers: {
          200: { description: 'The articles', schema: z.array(articleJson) },
          400: { description: 'Invalid query value', schema: errorSchema },
        },
      }),
    )
    .get(
      `${endpoints.apiArticles}/:id`,
      async ({ request, params }) => {
        const id = parseId(params.id);
        const unpublished = (await draftReaderOf(db, request)) !== undefined;
        const article = id && (await findArticle(db, id, { unpublished }));
        const viewer = unpublished ? 'staff' : 'public';
        return article ? json(articleAsJson(article, undefined, viewer)) : jsonError(404, 'Article not found');
      },
      operation({
        tag: 'Articles',
        summary: 'One article with all its languages',
        answers: {
          200: { description: 'The article', schema: articleJson },
          404: { description: 'Unknown or not public', schema: errorSchema },
        },
      }),
    );
}

/** The list query as a domain filter. */
function filterOf(
  query: Omit<z.output<typeof articleQuery>, 'limit' | 'offset' | 'after'>,
  unpublished: boolean,
): ArticleFilter {
  const { category, topic, status, language, q } = query;
  return {
    unpublished,
    ...(category && { category }),
    ...(topic && { topic }),
    ...(status && { status }),
    ...(language && { language }),
    ...(q && { text: q }),
  };
}
