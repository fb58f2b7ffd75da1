import type { ReactNode } from 'react';
import type { Impact } from '../../domain/impact/impact.ts';
import { impactWords } from '../../i18n/backend/impact.ts';
import { endpoints } from '../../routes.ts';
import { useWords } from '../ui/frame/staff-language.tsx';

/** More are counted only. */
const maxListed = 50;

/** What will change on the public site, on the confirmation of a change. */
export function ImpactList({ impact }: { impact: Impact }) {
  const t = useWords(impactWords);
  const { pages, feeds, search, social, articles } = impact;
  const isNone = [pages, feeds, search, social, articles].every(({ length }) => length === 0);
  return (
    <section aria-labelledby="impact-title" className="mt-5">
      <h2 className="text-small font-650" id="impact-title">
        {t.title}
      </h2>
      {isNone && <p className="mt-1 text-small text-slate">{t.none}</p>}
      <Group label={t.pages({ count: pages.length })} values={pages}>
        {(address) => <Address address={address} />}
      </Group>
      <Group label={t.articles({ count: articles.length })} values={articles}>
        {(id) => (
          <a className="line-link" href={`${endpoints.articlePreview}/${id}`}>
            {t.article({ id: String(id) })}
          </a>
        )}
      </Group>
      <Group label={t.search({ count: search.length })} values={search}>
        {(address) => <Address address={address} />}
      </Group>
      <Group label={t.social({ count: social.length })} values={social}>
        {(address) => <Address address={address} />}
      </Group>
      <Group label={t.feeds({ count: feeds.length })} values={feeds}>
        {(address) => <Address address={address} />}
      </Group>
    </section>
  );
}

type GroupProps<Value> = { label: string; values: readonly Value[]; children: (value: Value) => ReactNode };

function Group<Value extends string | number>({ label, values, children }: GroupProps<Value>) {
  const t = useWords(impactWords);
  if (values.length === 0) return null;
  return (
    <details className="border-b border-graphite/15">
      <summary className="min-h-11 cursor-pointer py-2.5 text-small font-600">{label}</summary>
      <ul className="grid gap-1 pb-3 pl-4 text-small [overflow-wrap:anywhere]">
        {values.slice(0, maxListed).map((value) => (
          <li key={value}>{children(value)}</li>
        ))}
        {values.length > maxListed && <li>{t.more({ count: values.length - maxListed })}</li>}
      </ul>
    </details>
  );
}

function Address({ address }: { address: string }) {
  return (
    <a className="line-link" href={address}>
      {address}
    </a>
  );
}
