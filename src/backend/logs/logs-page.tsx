import { maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { actionTypes, activityStatuses } from '../../domain/activity/commands.ts';
import type { ActivityFilter } from '../../domain/activity/input.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import type { ActivitySort } from '../../domain/activity/sorts.ts';
import type { Verification } from '../../domain/audit/verify.ts';
import type { CspCount } from '../../domain/csp-reports/counts.ts';
import { auditWords } from '../../i18n/backend/audit.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { actionWords, activityStatusWords, logWords } from '../../i18n/backend/logs.words.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { type ListFilters, SavedFilters } from '../saved-filters/saved-filters.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { ExportButton, FilterBar, FilterField, filterClass } from '../ui/lists/list.tsx';
import type { ListPage } from '../ui/lists/list-query.ts';
import { PagedList } from '../ui/lists/paged-list.tsx';
import { AuditStatus } from './audit-status.tsx';
import { CspViolations } from './csp-violations.tsx';
import { DateRange, type EnteredDates } from './date-range.tsx';
import { LogTable } from './log-table.tsx';

export const pageSize = 50;
export const usualSort: ActivitySort = '-time';

type LogsPageProps = ListPage<Entry> & {
  /** What the last check of the log found. */
  found: Verification | undefined;
  filters: ListFilters;
  filter: ActivityFilter;
  sort: ActivitySort;
  dates: EnteredDates;
  users: readonly string[];
  /** What browsers have blocked by the content security policy. */
  violations: readonly CspCount[];
};

/** The activity log, newest first. */
export function LogsPage({ rows, filters, filter, sort, dates, found, users, violations, ...part }: LogsPageProps) {
  const { total } = part;
  const listed = (order: string, page?: number, after?: number) =>
    withQuery(endpoints.activityLogs, { ...filter, sort: order === usualSort ? undefined : order, page, after });
  const hrefOf = (to: number, after?: number) => listed(sort, to > 1 ? to : undefined, after);
  const t = useWords(logWords);
  const { evidence } = useWords(auditWords);
  return (
    <>
      <PageHeader text={t.text} title={t.title} />
      <AuditStatus found={found} />
      <Filters dates={dates} filter={filter} sort={sort} users={users} />
      <PagedList
        {...part}
        saved={<SavedFilters {...filters} />}
        empty={t.nothing}
        hrefOf={hrefOf}
        links={
          total > 0 && (
            <div className="flex flex-wrap gap-x-6">
              <ExportButton action={withQuery(endpoints.activityLogsExport, filter)} />
              <ExportButton action={endpoints.activityLogsEvidence} label={evidence} />
            </div>
          )
        }
        noun={t.entries({ count: total })}
        pageSize={pageSize}
      >
        <LogTable entries={rows} hrefOf={listed} sort={sort} />
      </PagedList>
      {violations.length > 0 && <CspViolations violations={violations} />}
    </>
  );
}

function Filters({ filter, sort, dates, users }: Pick<LogsPageProps, 'filter' | 'sort' | 'dates' | 'users'>) {
  const t = useWords(logWords);
  const { allActions, anyStatus } = useWords(listWords);
  const filtered = [...Object.values(filter), dates.from, dates.to].some(Boolean);
  return (
    <FilterBar action={endpoints.activityLogs} filtered={filtered} label={t.filter}>
      {sort !== usualSort && <input name="sort" type="hidden" value={sort} />}
      <SearchFilter placeholder={t.searched} value={filter.search} />
      <FilterField id="user" label={t.user}>
        <input
          autoComplete="off"
          className={filterClass}
          defaultValue={filter.user}
          id="user"
          list="users"
          maxLength={maxUsernameCharacters}
          name="user"
          spellCheck={false}
          type="text"
        />
        <datalist id="users">
          {users.map((user) => (
            <option key={user} value={user} />
          ))}
        </datalist>
      </FilterField>
      <ChoiceFilter
        all={allActions}
        choices={actionTypes}
        label={t.action}
        labels={useWords(actionWords)}
        name="action"
        value={filter.action}
      />
      <ChoiceFilter
        all={anyStatus}
        choices={activityStatuses}
        label={t.status}
        labels={useWords(activityStatusWords)}
        name="status"
        value={filter.status}
      />
      <DateRange dates={dates} />
    </FilterBar>
  );
}
