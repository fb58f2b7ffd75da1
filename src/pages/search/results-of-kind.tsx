import { use } from 'react';
import { searchWords } from '../../i18n/public/search.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Pagination } from '../../ui/text/pagination.tsx';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { ResultGroup } from './result-group.tsx';
import type { OneKind } from './results.ts';

type FoundOfKindProps = {
  language: Language;
  text: string;
  page: number;
  /** Undefined when the database is unavailable. */
  results: Promise<OneKind | undefined>;
};

/** One page of the results of one kind. */
export function ResultsOfKind({ language, text, page, results }: FoundOfKindProps) {
  const found = use(results);
  const t = searchWords(language);
  return (
    <>
      <p className="text-slate [overflow-wrap:anywhere]" role="status">
        {found ? summaryOf(found, text, language) : t.incomplete}
      </p>
      <p className="mt-3">
        <a className="more-link" href={href(routes.search.index, language, {}, { q: text })}>
          <Icon name="arrow-left" />
          {t.allKinds}
        </a>
      </p>
      {found && found.total > 0 && <List found={found} language={language} page={page} text={text} />}
    </>
  );
}

function summaryOf({ kind, total, isExact }: OneKind, text: string, language: Language): string {
  const t = searchWords(language);
  if (total === 0) return t.noResults;
  const [ofNews, ofMedia] = isExact ? [t.newsFor, t.mediaFor] : [t.moreNewsFor, t.moreMediaFor];
  return (kind === 'media' ? ofMedia : ofNews)({ count: total, text });
}

type ListProps = { found: OneKind; language: Language; page: number; text: string };

function List({ found, language, page, text }: ListProps) {
  const t = searchWords(language);
  const words = { label: t.resultPages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber };
  const hrefOf = (number: number) =>
    href(routes.search.index, language, {}, { q: text, in: found.kind, page: number === 1 ? undefined : number });
  return (
    <ResultGroup title={found.kind === 'media' ? t.media : t.news}>
      {found.kind === 'media' ? (
        <FoundMedia hits={found.hits} language={language} />
      ) : (
        <FoundNews hits={found.hits} language={language} />
      )}
      <Pagination hrefOf={hrefOf} page={page} pages={found.pages} words={words} />
    </ResultGroup>
  );
}
