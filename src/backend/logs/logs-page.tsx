import { actionTypes, activityStatuses } from '../../domain/activity/commands.ts';
import type { ActivityFilter } from '../../domain/activity/input.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import { countedAtMost } from '../../domain/activity/queries.ts';
import { endpoints, withQuery } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { countPages } from '../../web/paging.ts';
import { FilterBar, FilterField, filterClass, ListRegion } from '../ui/list.tsx';
import { ListPagination, ListSummary } from '../ui/list-pagination.tsx';
import { Nothing } from '../ui/nothing.tsx';
import { PageHeader } from '../ui/page-header.tsx';
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
          {total > 0 && (
            <a
              className="line-link inline-flex items-center gap-2 text-small font-600"
              download
              href={withQuery(endpoints.activityLogsExport, filter)}
            >
              <Icon className="size-4" name="download" />
              Export as CSV
            </a>
          )}
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
      <FilterField id="search" label="Search" wide>
        <input
          className={filterClass}
          defaultValue={filter.search}
          id="search"
          maxLength={200}
          name="search"
          placeholder="Description, resource or user"
          type="search"
        />
      </FilterField>
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
      <Choice all="All actions" choices={actionTypes} label="Action" name="action" value={filter.action} />
      <Choice all="Any status" choices={activityStatuses} label="Status" name="status" value={filter.status} />
    </FilterBar>
  );
}

type ChoiceProps = { name: string; label: string; all: string; choices: readonly string[]; value: string | undefined };

function Choice({ name, label, all, choices, value }: ChoiceProps) {
  return (
    <FilterField id={name} label={label}>
      <select className={filterClass} defaultValue={value ?? ''} id={name} name={name}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice[0]?.toUpperCase()}
            {choice.slice(1)}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
