import type { CaseCounts, CaseRow } from '../../domain/baik/cases/case-queries.ts';
import type { EntryRecord } from '../../domain/baik/cases/records.ts';
import { type CaseStatus, caseStatuses } from '../../domain/baik/cases/retention.ts';
import { type Day, daysBetween, today } from '../../domain/baik/days.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { countPages } from '../../web/http/paging.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { FilterBar, FilterField, filterClass, ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { DayText } from './day-text.tsx';
import { caseHref } from './desk.ts';
import { statusLabels, statusTones } from './labels.ts';
import { MarkBadge } from './marks.tsx';

export const pageSize = 15;

/** A case, and the report with which it began; undefined when this key does not open it. */
export type CaseSummary = { row: CaseRow; opening: EntryRecord | undefined };

type CaseListProps = {
  cases: readonly CaseSummary[];
  counts: CaseCounts;
  soon: readonly { id: number; eraseOn: Day }[];
  status: CaseStatus | undefined;
  page: number;
  total: number;
};

/** The reports, those with something unread first. */
export function CaseList({ cases, counts, soon, status, page, total }: CaseListProps) {
  const hrefOf = (to: number) => withQuery(endpoints.baik, { status, page: to > 1 ? to : undefined });
  return (
    <>
      <PageHeader action={<Actions />} text={summary(counts)} title="BAIK reports" />
      {soon.length > 0 && (
        <p className="mb-5 border-l-[5px] border-ember bg-alumina px-4 py-3 text-small">
          Will be erased soon:{' '}
          {soon.map(({ id, eraseOn }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a className="line-link" href={caseHref(id)}>
                case {id}
              </a>{' '}
              on <DayText day={eraseOn} />
            </span>
          ))}
          . Export what has to be kept.
        </p>
      )}
      <FilterBar action={endpoints.baik} filtered={status !== undefined} label="Filter the reports">
        <FilterField id="status" label="Status">
          <select className={filterClass} defaultValue={status ?? ''} id="status" name="status">
            <option value="">All</option>
            {caseStatuses.map((one) => (
              <option key={one} value={one}>
                {statusLabels[one]} ({counts[one]})
              </option>
            ))}
            <option value="erased">Erased ({counts.erased})</option>
          </select>
        </FilterField>
      </FilterBar>
      <ListRegion>
        <ListSummary noun="reports" page={page} pageSize={pageSize} total={total} />
        {cases.length > 0 ? (
          <Table caption="Reports" columns={['Report', 'Received', 'Marks', 'Status']}>
            {cases.map((one) => (
              <Row key={one.row.id} {...one} />
            ))}
          </Table>
        ) : (
          <Nothing title={status ? 'No reports with this status' : 'No reports yet'} />
        )}
        <ListPagination hrefOf={hrefOf} page={page} pages={countPages(total, pageSize)} />
      </ListRegion>
    </>
  );
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-3">
      <a className="btn-outline" href={endpoints.baikRecipients}>
        Recipients
      </a>
      <form action={`${endpoints.baik}/lock`} method="post">
        <button className="btn-primary" type="submit">
          Lock
        </button>
      </form>
    </div>
  );
}

function summary({ unread }: CaseCounts): string {
  return unread === 0 ? 'Everything has been read.' : `${unread} with something unread.`;
}

function Row({ row, opening }: CaseSummary) {
  const { id, status, receivedOn, unreadByRecipients } = row;
  const known = caseStatuses.find((one) => one === status) ?? 'received';
  const category = opening?.kind === 'report' ? opening.category : undefined;
  return (
    <tr>
      <Cell main>
        <a className={`line-link ${unreadByRecipients ? 'font-750' : 'font-600'}`} href={caseHref(id)}>
          Case {id}
          {category ? `: ${category}` : ''}
        </a>
        {unreadByRecipients && (
          <span className="ml-2">
            <StatusBadge tone="bad">Unread</StatusBadge>
          </span>
        )}
        <p className="max-w-[36rem] truncate text-tiny text-slate">
          {opening ? opening.text.slice(0, 160) : 'Not sealed to your key'}
        </p>
      </Cell>
      <Cell label="Received">
        <DayText day={receivedOn} />
        <p className="text-tiny text-slate">{ago(receivedOn)}</p>
      </Cell>
      <Cell label="Marks">
        <MarkBadge row={row} />
      </Cell>
      <Cell label="Status">
        <StatusBadge tone={statusTones[known]}>{statusLabels[known]}</StatusBadge>
      </Cell>
    </tr>
  );
}

function ago(day: Day): string {
  const days = daysBetween(day, today());
  return days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`;
}
