import type { Db } from '../../../db/client.ts';
import { openApprovals } from '../../../domain/baik/approvals/approvals.ts';
import {
  type CaseRow,
  casesNearErasure,
  countCases,
  erasedCases,
  hiddenCases,
  openingOf,
  overdueCases,
  pageOfCases,
} from '../../../domain/baik/cases/case-queries.ts';
import { caseStatuses } from '../../../domain/baik/cases/retention.ts';
import type { UnlockedKey } from '../../../domain/baik/sealing/unlocked-keys.ts';
import { type Day, daysBetween, today } from '../../../domain/days.ts';
import { caseStatusWords, closeReasonWords, reportWords as t } from '../../../i18n/backend/baik/baik.words.ts';
import { findingWords } from '../../../i18n/backend/baik/baik-findings.words.ts';
import { endpoints, withQuery } from '../../../routes.ts';
import { OutlineLink, TextLink } from '../../../ui/text/button.tsx';
import { countPages, parsePage } from '../../../web/http/paging.ts';
import { PostButton } from '../../ui/forms/post-button.tsx';
import { notFoundScreen } from '../../ui/frame/not-found.tsx';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { failed } from '../../ui/frame/screen.tsx';
import { EmptyList } from '../../ui/lists/empty-list.tsx';
import { FilterBar, FilterField, filterClass, ListRegion } from '../../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../../ui/lists/list-pagination.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { Table } from '../../ui/lists/table.tsx';
import { ApprovalsNotice } from '../approvals.tsx';
import { caseHref, DayText, DeadlineBadges, statusTones } from '../labels.tsx';

const pageSize = 15;

export async function listScreen(db: Db, { identity }: UnlockedKey, query: URLSearchParams) {
  const page = parsePage(query.get('page') ?? undefined);
  if (!page) return notFoundScreen(() => t.noPage, endpoints.baik);
  if (query.get('status') === 'erased') {
    return { title: t.title, body: <Tombstones cases={await erasedCases(db)} /> };
  }
  const status = caseStatuses.find((known) => known === query.get('status'));
  const hidden = await hiddenCases(db, identity);
  const { rows, total } = await pageOfCases(db, { status, page, pageSize, hidden });
  if (page > countPages(total, pageSize)) return failed(endpoints.baik, t.pageGone);
  const cases: CaseSummary[] = [];
  for (const row of rows) cases.push({ row, opening: await openingOf(db, row, identity) });
  const counts = await countCases(db, hidden);
  const overdue = await overdueCases(db, hidden);
  const body = (
    <>
      <PageHeader
        action={<Actions />}
        text={counts.unread === 0 ? t.allRead : t.someUnread({ count: counts.unread })}
        title={t.title}
      />
      <ApprovalsNotice count={(await openApprovals(db, identity)).length} />
      <CaseLinks edge="border-laterite" lead={t.overdue} cases={overdue.map((id) => ({ id }))} />
      <CaseLinks
        edge="border-ember"
        lead={t.erasedSoon}
        cases={await casesNearErasure(db, hidden)}
        end={t.exportFirst}
      />
      <FilterBar action={endpoints.baik} filtered={status !== undefined} label={t.filter}>
        <FilterField id="status" label={t.status}>
          <select className={filterClass} defaultValue={status ?? ''} id="status" name="status">
            <option value="">{t.all}</option>
            {caseStatuses.map((one) => (
              <option key={one} value={one}>
                {caseStatusWords[one]} ({counts[one]})
              </option>
            ))}
            <option value="erased">
              {t.erased} ({counts.erased})
            </option>
          </select>
        </FilterField>
      </FilterBar>
      <ListRegion>
        <ListSummary noun={t.reports({ count: total })} pageSize={pageSize} part={{ page, total }} />
        {cases.length > 0 ? (
          <Table
            caption={t.caption}
            columns={[
              { head: t.report, main: true, cell: (one) => <Report {...one} /> },
              {
                head: t.received,
                cell: ({ row: { receivedOn } }) => (
                  <>
                    <DayText day={receivedOn} />
                    <p className="text-tiny text-slate">{t.daysAgo({ days: daysBetween(receivedOn, today()) })}</p>
                  </>
                ),
              },
              { head: t.deadlines, cell: ({ row }) => <DeadlineBadges row={row} /> },
              {
                head: t.status,
                cell: ({ row: { status: shown } }) => (
                  <StatusBadge tone={statusTones[shown]}>{caseStatusWords[shown]}</StatusBadge>
                ),
              },
            ]}
            rows={cases}
          />
        ) : (
          <EmptyList title={status ? t.noneWithStatus : t.none} />
        )}
        <ListPagination
          hrefOf={(to) => withQuery(endpoints.baik, { status, page: to > 1 ? to : undefined })}
          pageSize={pageSize}
          part={{ page, total }}
        />
      </ListRegion>
    </>
  );
  return { title: t.title, body };
}

/** A case with its decrypted report; undefined when the key does not open the case. */
type CaseSummary = { row: CaseRow; opening: Awaited<ReturnType<typeof openingOf>> };

type CaseLinksProps = { edge: string; lead: string; cases: readonly { id: number; eraseOn?: Day }[]; end?: string };

function CaseLinks({ edge, lead, cases, end }: CaseLinksProps) {
  if (cases.length === 0) return null;
  return (
    <p className={`mb-5 border-l-[5px] ${edge} bg-alumina px-4 py-3 text-small`}>
      {lead}{' '}
      {cases.map(({ id, eraseOn }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink href={caseHref(id)}>{t.caseLink({ id })}</TextLink>
          {eraseOn && (
            <>
              {' '}
              {t.on} <DayText day={eraseOn} />
            </>
          )}
        </span>
      ))}
      {end}
    </p>
  );
}

function Actions() {
  return (
    <div className="flex flex-wrap gap-3">
      <OutlineLink href={endpoints.baikRecipients}>{t.recipients}</OutlineLink>
      <PostButton action={`${endpoints.baik}/lock`} look="btn-primary" text={t.lock} />
    </div>
  );
}

function Report({ row, opening }: CaseSummary) {
  const { id, unreadByRecipients } = row;
  const { damaged } = findingWords;
  const category = opening && opening !== 'damaged' && opening.kind === 'report' ? opening.category : undefined;
  const excerpt = opening === 'damaged' ? damaged : opening?.text.slice(0, 160);
  return (
    <>
      <a className={`line-link ${unreadByRecipients ? 'font-750' : 'font-600'}`} href={caseHref(id)}>
        {t.caseOf({ id })}
        {category ? `: ${category}` : ''}
      </a>
      {unreadByRecipients && (
        <span className="ml-2">
          <StatusBadge tone="bad">{t.unread}</StatusBadge>
        </span>
      )}
      <p className="max-w-[36rem] truncate text-tiny text-slate">{excerpt ?? t.notYourKey}</p>
    </>
  );
}

/** Facts that remain of deleted cases. */
function Tombstones({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <>
      <PageHeader
        action={<OutlineLink href={endpoints.baik}>{t.allReports}</OutlineLink>}
        text={t.erasedText}
        title={t.erasedCases}
      />
      {cases.length > 0 ? (
        <Table
          caption={t.erasedCases}
          columns={[
            { head: t.case, main: true, cell: ({ id }) => t.caseOf({ id }) },
            { head: t.received, cell: ({ receivedOn }) => <DayText day={receivedOn} /> },
            { head: t.closed, cell: ({ closedOn }) => closedOn && <DayText day={closedOn} /> },
            { head: t.reason, cell: ({ reason }) => reason && closeReasonWords[reason] },
            { head: t.erased, cell: ({ erasedOn }) => erasedOn && <DayText day={erasedOn} /> },
          ]}
          rows={cases}
        />
      ) : (
        <EmptyList title={t.noneErased} />
      )}
    </>
  );
}
