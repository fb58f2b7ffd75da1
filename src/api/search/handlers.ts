import { Elysia } from 'elysia';
import { type SearchSources, searchSite } from '../../domain/search/queries.ts';
import { searchJson, searchQuery } from '../../domain/search/search-json.ts';
import { endpoints } from '../../routes.ts';
import { json } from '../../web/http/json.ts';
import { readQuery } from '../input.ts';
import { errorSchema, operation } from '../operation.ts';
import { resultsAsJson } from './results-as-json.ts';

/** Maximum results per kind; the results page lists all. */
const limits = { news: { limit: 4 }, media: { limit: 4 } };

/** The suggestions endpoint of the search. */
export function searchApi(sources: SearchSources) {
  return new Elysia({ name: 'api.search' }).get(
    endpoints.search,
    async ({ request }) => {
      const { q = '', language } = readQuery(searchQuery, request);
      return json(resultsAsJson(q, await searchSite(sources, q, language, limits), language));
    },
    operation({
      tag: 'Search',
      summary: 'Pages, products, leadership, news and media assets matching a text, ordered by relevance',
      query: searchQuery,
      answers: {
        200: { description: 'The results', schema: searchJson },
        400: { description: 'Invalid query value', schema: errorSchema },
      },
    }),
  );
}
