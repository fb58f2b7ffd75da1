import { type RequestList, type RequestRow, requestLists } from '../../../domain/privacy/requests.ts';
import { privacyWords } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestKindWords } from '../../../i18n/public/data-requests.words.ts';
import { endpoints } from '../../../routes.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { Moment } from '../../ui/lists/moment.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { Cell, Table } from '../../ui/lists/table.tsx';
import { Parts } from '../parts.tsx';
import { Deadline } from './deadline.tsx';

type ListPageProps = {
  list: RequestList;
  counts: Readonly<Record<RequestList, number>>;
  requests: readonly RequestRow[];
};

/** Requests about personal data, the next deadline first. */
export function ListPage({ list, counts, requests }: ListPageProps) {
  const t = useWords(privacyWords);
  const kinds = useWords(dataRequestKindWords);
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
        <Table caption={t.caption} columns={[t.request, t.from, t.received, t.deadline]}>
          {requests.map((request) => (
            <tr key={request.id}>
              <Cell main>
                <a className="line-link font-600" href={`${endpoints.privacy}/${request.id}`}>
                  {t.numbered({ kind: kinds[`kind_${request.kind}`], id: request.id })}
                </a>
              </Cell>
              <Cell label={t.from}>
                <span className="[overflow-wrap:anywhere]">{request.email}</span>
              </Cell>
              <Cell label={t.received}>
                <Moment at={request.createdAt} />
              </Cell>
              <Cell label={t.deadline}>
                {request.status === 'open' && request.dueAt ? (
                  <Deadline dueAt={request.dueAt} />
                ) : (
                  <StatusBadge>{t[`status_${request.status}`]}</StatusBadge>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}
