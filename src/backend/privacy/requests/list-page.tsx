import { currentLanguage } from '../../../current.ts';
import { type RequestList, type RequestRow, requestLists } from '../../../domain/privacy/requests.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestKindWords } from '../../../i18n/public/data-requests.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';
import { Deadline } from './deadline.tsx';

type ListPageProps = {
  list: RequestList;
  counts: Readonly<Record<RequestList, number>>;
  requests: readonly RequestRow[];
};

/** Requests about personal data, the next deadline first. */
export function ListPage({ list, counts, requests }: ListPageProps) {
  const kinds = dataRequestKindWords(currentLanguage());
  return (
    <>
      <PageHeader
        action={
          <a className="btn-primary" href={endpoints.privacyNew}>
            <Icon name="plus" />
            {t.enter}
          </a>
        }
        text={t.text}
        title={t.title}
      />
      <Parts current="requests" />
      <nav aria-label={t.requests} className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {requestLists.map((one) => (
            <li key={one}>
              <a
                aria-current={one === list ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-graphite/30 px-4 text-small font-600 hover:border-graphite aria-[current]:border-petrol-deep aria-[current]:bg-petrol-deep aria-[current]:text-alumina"
                href={`${endpoints.privacy}?list=${one}`}
              >
                {t[`list_${one}`]({ count: counts[one] })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {requests.length === 0 ? (
        <EmptyList title={t.nothing} />
      ) : (
        <Table
          caption={t.caption}
          columns={[
            {
              head: t.request,
              main: true,
              cell: ({ id, kind }) => (
                <a className="line-link font-600" href={`${endpoints.privacy}/${id}`}>
                  {t.numbered({ kind: kinds[`kind_${kind}`], id })}
                </a>
              ),
            },
            { head: t.from, cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
            { head: t.received, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              head: t.deadline,
              cell: ({ status, dueAt }) =>
                status === 'open' && dueAt ? (
                  <Deadline dueAt={dueAt} />
                ) : (
                  <StatusBadge>{t[`status_${status}`]}</StatusBadge>
                ),
            },
          ]}
          rows={requests}
        />
      )}
    </>
  );
}
