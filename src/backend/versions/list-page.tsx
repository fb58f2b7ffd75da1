import type { VersionedNoun } from '../../db/schema/version-values.ts';
import type { VersionEntry } from '../../domain/versions/queries.ts';
import { reviewWords } from '../../i18n/backend/articles/reviews.words.ts';
import { versionWords as t } from '../../i18n/backend/versions.words.ts';
import { isLanguage } from '../../i18n/site/language.ts';
import { Button } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { compareAddress, versionAddress, versionsAddress } from '../ui/version-addresses.ts';
import { erasureText, languageSummary } from './labels.ts';

export const pageSize = 25;

type ListPageProps = {
  noun: VersionedNoun;
  id: number;
  /** Newest first. */
  versions: readonly VersionEntry[];
  page: number;
  total: number;
};

export function ListPage({ noun, id, versions, page, total }: ListPageProps) {
  return (
    <>
      <PageHeader text={versions[0]?.title ? `${versions[0].title} · ${t.text}` : t.text} title={t.title} />
      {versions.length > 1 && <CompareForm id={id} noun={noun} versions={versions} />}
      <ListSummary noun={t.versions({ count: total })} pageSize={pageSize} part={{ page, total }} />
      <Table
        caption={t.caption}
        columns={[
          {
            head: t.version,
            alone: true,
            cell: ({ number }) => (
              <a className="line-link font-650" href={versionAddress(noun, id, number)}>
                {t.number({ number })}
              </a>
            ),
          },
          { head: t.savedAt, cell: ({ savedAt }) => <Moment at={savedAt} /> },
          {
            head: t.savedBy,
            cell: ({ savedBy }) => <span className="[overflow-wrap:anywhere]">{savedBy ?? t.site}</span>,
          },
          { head: t.purpose, cell: (version) => <Purpose version={version} /> },
          {
            head: `#${t.view}`,
            align: 'end',
            cell: ({ number }) =>
              number > 1 && (
                <a
                  aria-label={t.changesOf({ number })}
                  className="line-link inline-flex min-h-11 items-center text-small font-600"
                  href={compareAddress(noun, id, number - 1, number)}
                >
                  {t.changes}
                </a>
              ),
          },
        ]}
        rows={versions}
      />
      <ListPagination hrefOf={(to) => versionsAddress(noun, id, to)} pageSize={pageSize} part={{ page, total }} />
    </>
  );
}

/** What a version is for: its kind, cause, note and languages. */
export function Purpose({ version }: { version: VersionEntry }) {
  const { kind, cause, draft, note, languages, restoredFrom, erasedOn, approvedBy } = version;
  const facts = [
    restoredFrom === null ? '' : t.restoredFrom({ number: restoredFrom }),
    cause ? t[cause] : '',
    languageSummary(languages.filter(isLanguage)),
    note ?? '',
  ].filter(Boolean);
  return (
    <span className="grid justify-items-start gap-1">
      <span className="inline-flex flex-wrap gap-1.5">
        <StatusBadge tone={kind === 'publish' ? 'good' : kind === 'delete' ? 'bad' : 'quiet'}>{t[kind]}</StatusBadge>
        {draft && <StatusBadge tone="busy">{t.draft}</StatusBadge>}
        {approvedBy && <StatusBadge tone="good">{reviewWords.approvedBy({ name: approvedBy })}</StatusBadge>}
        {erasedOn && <StatusBadge tone="bad">{erasureText(version)}</StatusBadge>}
      </span>
      {facts.length > 0 && <span className="text-tiny text-slate [overflow-wrap:anywhere]">{facts.join(' · ')}</span>}
    </span>
  );
}

type CompareFormProps = Pick<ListPageProps, 'noun' | 'id' | 'versions'>;

/** Chooses two of the listed versions. */
function CompareForm({ noun, id, versions }: CompareFormProps) {
  const numbers = versions.map(({ number }) => number);
  const [to = 1, from = 1] = numbers;
  return (
    <form action={compareAddress(noun, id)} className="mb-6 flex flex-wrap items-end gap-4">
      {(
        [
          ['from', t.from, from],
          ['to', t.to, to],
        ] as const
      ).map(([name, label, chosen]) => (
        <label className="grid gap-1 text-small font-600" key={name}>
          {label}
          <select className="field-control" defaultValue={chosen} name={name}>
            {numbers.map((number) => (
              <option key={number} value={number}>
                {t.number({ number })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button variant="outline">{t.compare}</Button>
    </form>
  );
}
