import { actionTypes, activityStatuses } from '../../domain/activity/commands.ts';
import type { ActivityFilter } from '../../domain/activity/input.ts';
import { countedAtMost, type Entry } from '../../domain/activity/queries.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { countPages } from '../../web/http/paging.ts';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { ExportLink, FilterBar, FilterField, filterClass, ListRegion } from '../ui/lists/list.tsx';
import { ListPagination, ListSummary } from '../ui/lists/list-pagination.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';
import { LogTable } from './log-table.tsx';

export const pageSize = 50;

type LogsPageProps = {
  entries: readonly Entry[];
  filter: ActivityFilter;
  page: number;
  total: number;
  users: readonly string[];
};

/** Who did what, newest first. */
export function LogsPage({ entries, filter, page, total, users }: LogsPageProps) {
  const hrefOf = (to: number) => withQuery(endpoints.activityLogs, { ...filter, page: to > 1 ? to : undefined });
  return (
    <>
      <PageHeader text="Everything that was done in the back-office, and what was refused." title="Activity Logs" />
      <Filters filter={filter} users={users} />
      <ListRegion>
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <ListSummary
            atLeast={total === countedAtMost && filter.search !== undefined}
            noun="entries"
            page={page}
            pageSize={pageSize}
            total={total}
          />
          {total > 0 && <ExportLink href={withQuery(endpoints.activityLogsExport, filter)} />}
        </div>
        {entries.length > 0 ? (
          <LogTable entries={entries} />
        ) : (
          <Nothing title="No activity logs found matching your criteria" />
        )}
        <ListPagination hrefOf={hrefOf} page={page} pages={countPages(total, pageSize)} />
      </ListRegion>
    </>
  );
}

function Filters({ filter, users }: { filter: ActivityFilter; users: readonly string[] }) {
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <FilterBar action={endpoints.activityLogs} filtered={filtered} label="Filter the log">
      <SearchFilter placeholder="Description, resource or user" value={filter.search} />
      <FilterField id="user" label="User">
        <input
          autoComplete="off"
          className={filterClass}
          defaultValue={filter.user}
          id="user"
          list="users"
          maxLength={64}
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
        all="All actions"
        choices={actionTypes}
        label="Action"
        labels={capitalised(actionTypes)}
        name="action"
        value={filter.action}
      />
      <ChoiceFilter
        all="Any status"
        choices={activityStatuses}
        label="Status"
        labels={capitalised(activityStatuses)}
        name="status"
        value={filter.status}
      />
    </FilterBar>
  );
}

function capitalised<Value extends string>(values: readonly Value[]): Record<Value, string> {
  const labels = values.map((value) => [value, `${value[0]?.toUpperCase()}${value.slice(1)}`]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(labels) as Record<Value, string>;
}
