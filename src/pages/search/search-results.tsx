import { use } from 'react';
import type { Hits, PageHit } from '../../domain/search/hits.ts';
import { searchWords } from '../../i18n/public/search.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { FoundPages } from './found-pages.tsx';
import { ResultGroup } from './result-group.tsx';
import type { Everything, ListedKind } from './results.ts';

type FoundProps = { language: Language; text: string; results: Promise<Everything> };

/** Search results by kind; empty groups are omitted. */
export function SearchResults({ language, text, results }: FoundProps) {
  const found = use(results);
  const { pages, products, leadership, news, media } = found;
  const t = searchWords(language);
  return (
    <>
      <Summary found={found} language={language} text={text} />
      <PageGroup hits={pages} title={t.pages} />
      <PageGroup hits={products} title={t.products} />
      <PageGroup hits={leadership} title={t.leadership} />
      {news.total > 0 && (
        <ResultGroup more={wayToAll(news, 'news', t.allNews, language, text)} title={t.news}>
          <FoundNews hits={news.hits} language={language} />
        </ResultGroup>
      )}
      {media.total > 0 && (
        <ResultGroup more={wayToAll(media, 'media', t.allMedia, language, text)} title={t.media}>
          <FoundMedia hits={media.hits} language={language} />
        </ResultGroup>
      )}
    </>
  );
}

function Summary({ found, language, text }: { found: Everything; language: Language; text: string }) {
  const { total, similar, incomplete } = found;
  const t = searchWords(language);
  if (total === 0 && !incomplete) {
    return (
      <p className="t-sub" role="status">
        {t.noResults}
      </p>
    );
  }
  return (
    <div className="text-slate [overflow-wrap:anywhere]" role="status">
      {total > 0 && <p>{similar ? t.similarTo({ text }) : t.resultsFor({ count: total, text })}</p>}
      {incomplete && <p className="mt-2 font-650 text-laterite-deep">{t.incomplete}</p>}
    </div>
  );
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
  { total, hits }: Hits<unknown>,
  kind: ListedKind,
  label: (values: { count: number }) => string,
  language: Language,
  text: string,
) {
  if (total <= hits.length) return undefined;
  return { label: label({ count: total }), href: href(routes.search.index, language, {}, { q: text, in: kind }) };
}
