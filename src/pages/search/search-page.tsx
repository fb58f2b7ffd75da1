import { maxSearchCharacters } from '../../domain/search/input.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import { footerWords } from '../../i18n/site/footer.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { navigationWords } from '../../i18n/site/navigation.words.ts';
import { href, routes } from '../../routes.ts';
import { Late } from '../../ui/markup/late.tsx';
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx';
import { Button } from '../../ui/text/button.tsx';
import { Onward } from '../../ui/text/onward.tsx';
import type { Results } from './results.ts';
import { ResultsOfKind } from './results-of-kind.tsx';
import { SearchResults } from './search-results.tsx';

type SearchProps = {
  language: Language;
  address: string;
  text: string | undefined;
  results: Results | undefined;
};

export function SearchPage({ language, address, text, results }: SearchProps) {
  const t = searchWords(language);
  return (
    <div className="wrap min-h-[70svh] pb-band pt-8 lg:pt-12">
      <Breadcrumb language={language} trail={[{ label: t.title }]} />
      <h1 className="t-page mt-8 lg:mt-12">{t.title}</h1>
      <search>
        <form action={href(routes.search.index, language)} className="mt-8 max-w-[44rem]" method="get">
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
          <Onward links={startLinks(language)} title={t.startHere} />
        </div>
      )}
      {text && results && (
        <div className="mt-14 lg:mt-20">
          <Late
            address={address}
            language={language}
            loading={t.loading}
            skeleton={<p aria-hidden="true">{t.loading}</p>}
          >
            {results.kind === 'one' ? (
              <ResultsOfKind language={language} page={results.page} results={results.found} text={text} />
            ) : (
              <SearchResults language={language} results={results.found} text={text} />
            )}
          </Late>
        </div>
      )}
    </div>
  );
}

/** Pages for readers who arrive without a word to search for. */
function startLinks(language: Language) {
  const pages = navigationWords(language);
  const services = footerWords(language);
  return [
    { label: pages.news, href: href(routes.articles.index, language) },
    { label: pages.alumina, href: href(routes.products.alumina, language) },
    { label: pages.reports, href: href(routes.reports.index, language) },
    { label: services.careers, href: href(routes.careers.index, language) },
    { label: services.vendors, href: href(routes.vendors.index, language) },
    { label: pages.directions, href: href(routes.directions.index, language) },
  ];
}
