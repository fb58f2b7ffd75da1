import { Fragment, type ReactNode, use } from 'react';
import type { PageHit } from '../../domain/search/hits.ts';
import type { GroupKey, TopHit } from '../../domain/search/ranking.ts';
import { searchWords } from '../../i18n/public/search.words.ts';
import { type Language, languages } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/text/button.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { FoundMedia } from './found-media.tsx';
import { FoundNews } from './found-news.tsx';
import { FoundText } from './found-text.tsx';
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
function FoundTop({ hits, language }: { hits: readonly TopHit[]; language: Language }) {
  return (
    <ul className="grid gap-6">
      {hits.map((hit) => {
        const foreign = hit.kind === 'news' && hit.language !== language ? languages[hit.language].htmlLang : undefined;
        return (
          <li key={hit.id}>
            <p className="text-tiny text-slate">{kindOf(hit, language)}</p>
            <FoundText hit={hit} lang={foreign} />
          </li>
        );
      })}
    </ul>
  );
}

function kindOf({ kind }: TopHit, language: Language): string {
  const t = searchWords(language);
  return { page: t.pages, product: t.products, leadership: t.leadership, news: t.news, media: t.media }[kind];
}
