import { Fragment, type ReactNode, use } from 'react';
import { currentLanguage } from '../../current.ts';
import type { PageHit } from '../../domain/search/hits.ts';
import type { GroupKey, TopHit } from '../../domain/search/ranking.ts';
import { searchWords as t } from '../../i18n/public/search.words.ts';
import { languages } from '../../i18n/site/language.ts';
import { hrefTo, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { FoundText } from './found-text.tsx';
import { ResultGroup } from './result-group.tsx';
import type { Everything, ListedKind } from './results.ts';

type FoundProps = { text: string; results: Promise<Everything> };

/** Search results by kind; empty groups are omitted. */
export function SearchResults({ text, results }: FoundProps) {
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
      {total > 0 && <p>{summaryOf(found, text)}</p>}
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

function summaryOf({ total, isExact, similar, corrected }: Everything, text: string): string {
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
