import type { ReactNode } from 'react';
import type { Prediction } from '../../domain/impact/impact.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { impactWords as t } from '../../i18n/backend/impact.words.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { TextLink } from '../../ui/text/button.tsx';

/** More are counted only. */
const maxListed = 50;
/** Lists up to this length are open from the start. */
const maxOpen = 6;

type ImpactListProps = {
  prediction: Prediction;
  /** Whether all lists are closed at first, beside more important content. */
  isFolded?: boolean;
};

/** What will change on the public site, on the confirmation of a change. */
export function ImpactList({ prediction: { impact, gone, titles }, isFolded = false }: ImpactListProps) {
  const { pages, feeds, search, social, articles } = impact;
  const isNone = [pages, feeds, search, social, articles].every(({ length }) => length === 0);
  return (
    <section aria-labelledby="impact-title" className="mt-5">
      <h2 className="text-small font-650" id="impact-title">
        {t.title}
      </h2>
      {isNone && <p className="mt-1 text-small text-slate">{t.none}</p>}
      <Group isFolded={isFolded} count={pages.length} label={t.pages({ count: pages.length })}>
        <Addresses addresses={pages} gone={gone} />
        {impact.laterListPages && <p>{t.laterListPages}</p>}
      </Group>
      <Group isFolded={isFolded} count={articles.length} label={t.articles({ count: articles.length })}>
        <List values={articles}>
          {(id) => (
            <TextLink href={`${endpoints.articlePreview}/${id}`}>
              {titles.get(id) ?? t.article({ id: String(id) })}
            </TextLink>
          )}
        </List>
      </Group>
      <Group isFolded={isFolded} count={search.length} label={t.search({ count: search.length })}>
        <Addresses addresses={search} gone={gone} />
      </Group>
      <Group isFolded={isFolded} count={social.length} label={t.social({ count: social.length })}>
        <Addresses addresses={social} gone={gone} />
      </Group>
      <Group isFolded={isFolded} count={feeds.length} label={t.feeds({ count: feeds.length })}>
        <Addresses addresses={feeds} gone={gone} />
      </Group>
    </section>
  );
}

type GroupProps = { count: number; label: string; isFolded: boolean; children: ReactNode };

function Group({ count, label, isFolded, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <details className="border-b border-graphite/15" open={!isFolded && count <= maxOpen}>
      <summary className="desk-summary font-600">{label}</summary>
      <div className="grid gap-3 pb-3 pl-4 text-small [overflow-wrap:anywhere]">{children}</div>
    </details>
  );
}

/** Addresses by the language of their page. */
function Addresses({ addresses, gone }: { addresses: readonly string[]; gone: ReadonlySet<string> }) {
  const byLanguage = Map.groupBy(addresses, (address) =>
    languageCodes.find((code) => address === `/${code}` || address.startsWith(`/${code}/`)),
  );
  return [...languageCodes, undefined].map((language) => {
    const found = byLanguage.get(language);
    if (!found) return null;
    const count = found.length;
    const label = language ? t.inLanguage({ language: articleFieldWords[language], count }) : t.inNoLanguage({ count });
    return (
      <div key={language ?? 'none'}>
        <h3 className="text-slate">{label}</h3>
        <List values={found}>
          {(address) => (
            <>
              <TextLink href={address}>{address}</TextLink>
              {gone.has(address) && <span className="font-600 text-laterite-deep"> · {t.gone}</span>}
            </>
          )}
        </List>
      </div>
    );
  });
}

type ListProps<Value> = { values: readonly Value[]; children: (value: Value) => ReactNode };

function List<Value extends string | number>({ values, children }: ListProps<Value>) {
  return (
    <ul className="mt-1 grid gap-1">
      {values.slice(0, maxListed).map((value) => (
        <li key={value}>{children(value)}</li>
      ))}
      {values.length > maxListed && <li>{t.more({ count: values.length - maxListed })}</li>}
    </ul>
  );
}
