import { Fragment, type ReactNode, use } from 'react';
import type { PageHit } from '../../domain/search/hits.ts';
import type { GroupKey } from '../../domain/search/ranking.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { FoundPages } from './found-pages.tsx';
import { FoundTop } from './found-top.tsx';
import { ResultGroup } from './result-group.tsx';
import type { Everything, ListedKind } from './results.ts';

type FoundProps = { language: Language; text: string; results: Promise<Everything> };

/** Search results by kind; empty groups are omitted. */
export function SearchResults({ language, text, results }: FoundProps) {
  const found = use(results);
  const { top, pages, products, leadership, news, media } = found;
  const t = searchWords(language);
  const groups: Record<GroupKey, ReactNode> = {
    pages: <PageGroup hits={pages} key="pages" title={t.pages} />,
    products: <PageGroup hits={products} key="products" title={t.products} />,
    leadership: <PageGroup hits={leadership} key="leadership" title={t.leadership} />,
    news: news.hits.length > 0 && (
      <ResultGroup key="news" more={wayToAll(found, 'news', [t.allNews, t.bestNews], language, text)} title={t.news}>
        <FoundNews hits={news.hits} language={language} />
      </ResultGroup>
    ),
    media: media.hits.length > 0 && (
      <ResultGroup
        key="media"
        more={wayToAll(found, 'media', [t.allMedia, t.bestMedia], language, text)}
        title={t.media}
      >
        <FoundMedia hits={media.hits} language={language} />
      </ResultGroup>
    ),
  };
  return (
    <>
      <Summary found={found} language={language} text={text} />
      {top.length > 0 && (
        <ResultGroup title={t.top}>
          <FoundTop hits={top} language={language} />
        </ResultGroup>
      )}
      {found.order.map((key) => groups[key])}
    </>
  );
}

function Summary({ found, language, text }: { found: Everything; language: Language; text: string }) {
  const { total, incomplete, unread } = found;
  const t = searchWords(language);
  if (total === 0 && !incomplete && unread.length === 0) {
    return (
      <>
        <p className="t-sub" role="status">
          {t.noResults}
        </p>
        <p className="mb-4 mt-3 max-w-[38rem] text-slate">{t.noResultsText}</p>
        <MoreLink href={href(routes.contact.index, language)}>{t.askUs}</MoreLink>
      </>
    );
  }
  return (
    <div className="text-slate [overflow-wrap:anywhere]" role="status">
      {total > 0 && <p>{summaryOf(found, text, language)}</p>}
      {incomplete && <p className="mt-2 font-650 text-laterite-deep">{t.incomplete}</p>}
      {unread.length > 0 && (
        <p className="mt-2">
          {t.unread({ count: unread.length })}{' '}
          {unread.map(({ title, href: address }, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <a className="line-link" href={address}>
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function summaryOf({ total, isExact, similar, corrected }: Everything, text: string, language: Language): string {
  const t = searchWords(language);
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
  language: Language,
  text: string,
) {
  const { total, isExact, hits } = found[kind];
  const onTop = found.top.filter((hit) => hit.kind === kind).length;
  if (total <= hits.length + onTop) return undefined;
  return {
    label: isExact ? all({ count: total }) : best,
    href: href(routes.search.index, language, {}, { q: text, in: kind }),
  };
}
