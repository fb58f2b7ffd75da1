import { use } from 'react';
import { maxSearchCharacters } from '../../domain/search/input.ts';
import type { SearchSources } from '../../domain/search/queries.ts';
import { searchWords as t } from '../../i18n/public/search.words.ts';
import { footerWords as services } from '../../i18n/site/footer.words.ts';
import { navigationWords as pages } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx';
import { Button } from '../../ui/text/button.tsx';
import { Onward } from '../../ui/text/onward.tsx';
import { Pagination } from '../../ui/text/pagination.tsx';
import { parsePage } from '../../web/http/paging.ts';
import { notFoundPage } from '../../web/pages/not-found-page.tsx';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { ResultGroup } from './result-group.tsx';
import { isListedKind, type OneKind, type Results, searchEverything, searchOneKind } from './results.ts';
import { SearchResults } from './search-results.tsx';

export function searchPages(sources: SearchSources): PublicPage[] {
  // Queries rarely repeat: caching these pages would evict others.
  return [
    publicPage(routes.search.index, (request) => showResults(sources, request), {
      query: ['q', 'in', 'page'],
      cached: false,
    }),
  ];
}

async function showResults(sources: SearchSources, request: PageRequest): Promise<LoadedPage> {
  const { query } = request;
  const text = query.q;
  const kind = query.in;
  const page = parsePage(query.page);
  if (page === undefined || (kind !== undefined && !isListedKind(kind))) return notFoundPage();

  let results: Results | undefined;
  if (text && kind) results = searchOneKind(sources.db, request, { text, kind, page });
  else if (text) results = searchEverything(sources, request, text);
  // The first page always exists; a later page needs the count before its status code is known.
  if (page > 1 && (results?.kind !== 'one' || (await results.found)?.hits.length === 0)) return notFoundPage();
  return {
    meta: { title: text ? t.titleFor({ text }) : t.title, description: t.description, hidden: true },
    bar: 'solid',
    body: <SearchPage address={hrefTo(routes.search.index, {}, query)} results={results} text={text} />,
  };
}

type SearchProps = {
  address: string;
  text: string | undefined;
  results: Results | undefined;
};

function SearchPage({ address, text, results }: SearchProps) {
  return (
    <div className="wrap min-h-[70svh] pb-band pt-8 lg:pt-12">
      <Breadcrumb trail={[{ label: t.title }]} />
      <h1 className="t-page mt-8 lg:mt-12">{t.title}</h1>
      <search>
        <form action={hrefTo(routes.search.index)} className="mt-8 max-w-[44rem]" method="get">
          <label className="text-small font-650" htmlFor="search-text">
            {t.label}
          </label>
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              className="min-h-12 min-w-0 flex-[1_1_14rem] rounded border-[1.5px] border-graphite/50 bg-white px-4"
              defaultValue={text}
              id="search-text"
              maxLength={maxSearchCharacters}
              name="q"
              type="search"
            />
            <Button icon="search">{t.submit}</Button>
          </div>
          {!text && <p className="mt-3 text-small text-slate">{t.hint}</p>}
        </form>
      </search>
      {!text && (
        <div className="mt-14 max-w-[44rem] lg:mt-20">
          <Onward links={startLinks()} title={t.startHere} />
        </div>
      )}
      {text && results && (
        <div className="mt-14 lg:mt-20">
          <Late address={address} loading={t.loading} skeleton={<p aria-hidden="true">{t.loading}</p>}>
            {results.kind === 'one' ? (
              <ResultsOfKind page={results.page} results={results.found} text={text} />
            ) : (
              <SearchResults results={results.found} text={text} />
            )}
          </Late>
        </div>
      )}
    </div>
  );
}

/** Pages for readers who arrive without a word to search for. */
function startLinks() {
  return [
    { label: pages.news, href: hrefTo(routes.articles.index) },
    { label: pages.alumina, href: hrefTo(routes.products.alumina) },
    { label: pages.reports, href: hrefTo(routes.reports.index) },
    { label: services.careers, href: hrefTo(routes.careers.index) },
    { label: services.vendors, href: hrefTo(routes.vendors.index) },
    { label: pages.directions, href: hrefTo(routes.directions.index) },
  ];
}

type FoundOfKindProps = {
  text: string;
  page: number;
  /** Undefined when the database is unavailable. */
  results: Promise<OneKind | undefined>;
};

/** One page of the results of one kind. */
function ResultsOfKind({ text, page, results }: FoundOfKindProps) {
  const found = use(results);
  return (
    <>
      <p className="text-slate [overflow-wrap:anywhere]" role="status">
        {found ? summaryOf(found, text) : t.incomplete}
      </p>
      <p className="mt-3">
        <a className="more-link" href={hrefTo(routes.search.index, {}, { q: text })}>
          <Icon name="arrow-left" />
          {t.allKinds}
        </a>
      </p>
      {found && found.total > 0 && <List found={found} page={page} text={text} />}
    </>
  );
}

function summaryOf({ kind, total, isExact }: OneKind, text: string): string {
  if (total === 0) return t.noResults;
  const [ofNews, ofMedia] = isExact ? [t.newsFor, t.mediaFor] : [t.moreNewsFor, t.moreMediaFor];
  return (kind === 'media' ? ofMedia : ofNews)({ count: total, text });
}

type ListProps = { found: OneKind; page: number; text: string };

function List({ found, page, text }: ListProps) {
  const words = { label: t.resultPages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber };
  const hrefOf = (number: number) =>
    hrefTo(routes.search.index, {}, { q: text, in: found.kind, page: number === 1 ? undefined : number });
  return (
    <ResultGroup title={found.kind === 'media' ? t.media : t.news}>
      {found.kind === 'media' ? <FoundMedia hits={found.hits} /> : <FoundNews hits={found.hits} />}
      <Pagination hrefOf={hrefOf} page={page} pages={found.pages} words={words} />
    </ResultGroup>
  );
}
