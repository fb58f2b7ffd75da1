import { Fragment, type ReactNode, use } from 'react';
import { currentLanguage } from '../../current.ts';
import type { PageHit } from '../../domain/search/marked.ts';
import type { SearchSources } from '../../domain/search/queries.ts';
import type { GroupKey, TopHit } from '../../domain/search/ranking.ts';
import { maxSearchCharacters } from '../../domain/search/search-json.ts';
import { searchWords as t } from '../../i18n/public/search.words.ts';
import { footerWords as services } from '../../i18n/site/footer.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { navigationWords as pages } from '../../i18n/site/navigation.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx';
import { Button, MoreLink, TextLink } from '../../ui/text/button.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { Onward } from '../../ui/text/onward.tsx';
import { Pagination } from '../../ui/text/pagination.tsx';
import { parsePage } from '../../web/http/paging.ts';
import { notFoundPage } from '../../web/pages/errors.tsx';
import { type LoadedPage, type PageRequest, type PublicPage, publicPage } from '../../web/pages/public-page.ts';
import { FoundMedia, FoundNews, FoundText, ResultGroup } from './found.tsx';
import {
  type Everything,
  isListedKind,
  type ListedKind,
  type OneKind,
  type Results,
  searchEverything,
  searchOneKind,
} from './results.ts';

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

function List({ found, page, text }: { found: OneKind; page: number; text: string }) {
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

/** Search results by kind; empty groups are omitted. */
function SearchResults({ text, results }: { text: string; results: Promise<Everything> }) {
  const found = use(results);
  const { top, pages, products, leadership, news, media } = found;
  const groups: Record<GroupKey, ReactNode> = {
    pages: <PageGroup hits={pages} key="pages" title={t.pages} />,
    products: <PageGroup hits={products} key="products" title={t.products} />,
    leadership: <PageGroup hits={leadership} key="leadership" title={t.leadership} />,
    news: news.hits.length > 0 && (
      <ResultGroup key="news" more={wayToAll(found, 'news', [t.allNews, t.bestNews], text)} title={t.news}>
        <FoundNews hits={news.hits} />
      </ResultGroup>
    ),
    media: media.hits.length > 0 && (
      <ResultGroup key="media" more={wayToAll(found, 'media', [t.allMedia, t.bestMedia], text)} title={t.media}>
        <FoundMedia hits={media.hits} />
      </ResultGroup>
    ),
  };
  return (
    <>
      <Summary found={found} text={text} />
      {top.length > 0 && (
        <ResultGroup title={t.top}>
          <FoundTop hits={top} />
        </ResultGroup>
      )}
      {found.order.map((key) => groups[key])}
    </>
  );
}

function Summary({ found, text }: { found: Everything; text: string }) {
  const { total, incomplete, unread } = found;
  if (total === 0 && !incomplete && unread.length === 0) {
    return (
      <>
        <p className="t-sub" role="status">
          {t.noResults}
        </p>
        <p className="mb-4 mt-3 max-w-[38rem] text-slate">{t.noResultsText}</p>
        <MoreLink href={hrefTo(routes.contact.index)}>{t.askUs}</MoreLink>
      </>
    );
  }
  return (
    <div className="text-slate [overflow-wrap:anywhere]" role="status">
      {total > 0 && <p>{summaryOfAll(found, text)}</p>}
      {incomplete && <p className="mt-2 font-650 text-laterite-deep">{t.incomplete}</p>}
      {unread.length > 0 && (
        <p className="mt-2">
          {t.unread({ count: unread.length })}{' '}
          {unread.map(({ title, href: address }, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <TextLink href={address}>{title}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function summaryOfAll({ total, isExact, similar, corrected }: Everything, text: string): string {
  if (corrected) return t.correctedTo({ text, corrected });
  if (similar) return t.similarTo({ text });
  return (isExact ? t.resultsFor : t.moreResultsFor)({ count: total, text });
}

function PageGroup({ title, hits }: { title: string; hits: readonly PageHit[] }) {
  if (hits.length === 0) return null;
  return (
    <ResultGroup title={title}>
      <FoundPages hits={hits} />
    </ResultGroup>
  );
}

function wayToAll(
  found: Everything,
  kind: ListedKind,
  [all, best]: readonly [all: (values: { count: number }) => string, best: string],
  text: string,
) {
  const { total, isExact, hits } = found[kind];
  const onTop = found.top.filter((hit) => hit.kind === kind).length;
  if (total <= hits.length + onTop) return undefined;
  return {
    label: isExact ? all({ count: total }) : best,
    href: hrefTo(routes.search.index, {}, { q: text, in: kind }),
  };
}

function FoundPages({ hits }: { hits: readonly PageHit[] }) {
  return (
    <ul className="grid gap-6">
      {hits.map(({ id, title, description, href }) => (
        <li key={id}>
          <h3 className="t-item">
            <a className="line-link" href={href}>
              <MarkedText of={title} />
            </a>
          </h3>
          <p className="mt-1 text-small text-slate">
            <MarkedText of={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The best results of all kinds, each with the name of its kind. */
function FoundTop({ hits }: { hits: readonly TopHit[] }) {
  return (
    <ul className="grid gap-6">
      {hits.map((hit) => {
        const foreign =
          hit.kind === 'news' && hit.language !== currentLanguage() ? languages[hit.language].htmlLang : undefined;
        return (
          <li key={hit.id}>
            <p className="text-tiny text-slate">{kindOf(hit)}</p>
            <FoundText hit={hit} lang={foreign} />
          </li>
        );
      })}
    </ul>
  );
}

function kindOf({ kind }: TopHit): string {
  return { page: t.pages, product: t.products, leadership: t.leadership, news: t.news, media: t.media }[kind];
}
