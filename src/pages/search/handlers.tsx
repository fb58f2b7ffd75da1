import type { SearchSources } from '../../domain/search/queries.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import { href, routes } from '../../routes.ts';
import { parsePage } from '../../web/http/paging.ts';
import { notFoundPage } from '../../web/pages/not-found-page.tsx';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { isListedKind, type Results, searchEverything, searchOneKind } from './results.ts';
import { SearchPage } from './search-page.tsx';

export function searchPages(sources: SearchSources): PublicPage[] {
  // Queries rarely repeat: caching these pages would evict others.
  return [
    publicPage(routes.search.index, (request) => showResults(sources, request), {
      query: ['q', 'in', 'page'],
      cached: false,
    }),
  ];
}

async function showResults(sources: SearchSources, request: PageRequest): Promise<TaggedPage> {
  const { language, query } = request;
  const t = searchWords(language);
  const text = query.q;
  const kind = query.in;
  const page = parsePage(query.page);
  if (page === undefined || (kind !== undefined && !isListedKind(kind))) return notFoundPage(language);

  let results: Results | undefined;
  if (text && kind) results = searchOneKind(sources.db, request, { text, kind, page });
  else if (text) results = searchEverything(sources, request, text);
  // The first page always exists; a later page needs the count before its status code is known.
  if (page > 1 && (results?.kind !== 'one' || (await results.found)?.hits.length === 0)) return notFoundPage(language);
  return {
    tags: [],
    meta: { title: text ? t.titleFor({ text }) : t.title, description: t.description, hidden: true },
    bar: 'solid',
    body: (
      <SearchPage
        address={href(routes.search.index, language, {}, query)}
        language={language}
        results={results}
        text={text}
      />
    ),
  };
}
