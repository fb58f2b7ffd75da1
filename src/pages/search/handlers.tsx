import type { Db } from '../../db/client.ts';
import { type SearchResults, searchSite } from '../../domain/search/queries.ts';
import { suggestPages } from '../../domain/search/searchable-pages.ts';
import { searchWords } from '../../i18n/search.ts';
import { href, routes } from '../../routes.ts';
import { withFallback } from '../../web/fallback.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/public-page.ts';
import { SearchPage } from './search-page.tsx';

export function searchPages(db: Db): PublicPage[] {
  // Everybody asks for something else: kept pages would only push others out of memory.
  return [publicPage(routes.search.index, (request) => showResults(db, request), { query: ['q'], cached: false })];
}

function showResults(db: Db, { language, query, degrade }: PageRequest): TaggedPage {
  const t = searchWords(language);
  const text = query.q;
  const found = (wanted: string) => {
    const fallback: SearchResults = { pages: suggestPages(wanted, language), news: [], media: [] };
    return withFallback(searchSite(db, wanted, language), fallback, degrade);
  };
  return {
    tags: [],
    meta: {
      title: text ? t.titleFor({ text }) : t.title,
      description: t.description,
      hidden: true,
    },
    bar: 'solid',
    body: (
      <SearchPage
        address={href(routes.search.index, language, {}, query)}
        language={language}
        results={text ? found(text) : undefined}
        text={text}
      />
    ),
  };
}
