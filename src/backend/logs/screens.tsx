import type { Db } from '../../db/client.ts';
import { maxUsernameCharacters } from '../../domain/accounts/input.ts';
import { activityStatuses, event, recordActivity } from '../../domain/activity/commands.ts';
import { actionTypes, eventText } from '../../domain/activity/events.ts';
import {
  type ActivityFilter,
  activityList,
  allActivity,
  type Entry,
  staffNames,
} from '../../domain/activity/queries.ts';
import { violationsOfLastDays } from '../../domain/csp-reports/counts.ts';
import { auditWords } from '../../i18n/backend/audit.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { actionWords, activityStatusWords, logWords as t } from '../../i18n/backend/logs.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { csvFile } from '../../web/formats/csv.ts';
import { done, failed, guardedExport, guardedForm } from '../ui/frame/screen.tsx';
import { DateRange } from '../ui/lists/date-range.tsx';
import { ChoiceFilter, SearchFilter } from '../ui/lists/filters.tsx';
import { ExportButton, FilterField, filterClass } from '../ui/lists/list.tsx';
import { filterIn } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { AuditStatus, CspViolations, describeForStaff } from './audit-status.tsx';
import { exportEvidence } from './evidence.ts';
import { logColumns } from './log-table.tsx';

const takesLog = { action: 'other', resource: 'activity log', needs: 'logs.read' } as const;

export function logPages(site: Site) {
  const { db } = site;
  const list = endpoints.activityLogs;
  return screens(site, { name: 'logs', section: 'logs', back: list, notFound: () => t.noPage })
    .list(list, activityList, { pageSize: 50, saved: 'logs', noPage: () => t.noPage }, async ({ filter, query }) => {
      const violations = await violationsOfLastDays(db);
      return {
        texts: t,
        noun: t.entries,
        above: <AuditStatus found={site.audit.lastVerification()} />,
        filters: <LogFilters filter={filter} query={query} users={await staffNames(db)} />,
        exports: endpoints.activityLogsExport,
        links: <ExportButton action={endpoints.activityLogsEvidence} label={auditWords.evidence} />,
        columns: logColumns(),
        below: violations.length > 0 && <CspViolations violations={violations} />,
      };
    })
    .routes.post(
      endpoints.activityLogsExport,
      guardedExport(site, takesLog, async ({ query, actor }) => {
        const filter = filterIn(activityList, query);
        await recordActivity(db, actor, event('activity log.exported'));
        return csvFile('activity-logs.csv', exportHead(), exportRows(db, filter));
      }),
      { parse: 'none' },
    )
    .post(
      endpoints.activityLogsEvidence,
      guardedExport(site, takesLog, ({ actor }) => exportEvidence(db, site.audit, actor)),
      { parse: 'none' },
    )
    .post(
      endpoints.activityLogsVerify,
      guardedForm(site, takesLog, async ({ actor }) => {
        const found = await site.audit.verifyForRequest();
        const result = found ? (found.ok ? 'intact' : 'broken') : 'unknown';
        await recordActivity(db, actor, event('activity log.checked', { result }));
        if (!found) return done(list, auditWords.checking, auditWords.checkingText);
        const text = describeForStaff(found, actor.language).join(' ');
        return found.ok ? done(list, auditWords.checked, text) : failed(list, auditWords.checked, text);
      }),
      { parse: 'none' },
    );
}

function exportHead(): string[] {
  const { time, user, userId, action, status, description, resource, name, id, error, changes } = t;
  return [time, user, userId, action, status, description, resource, name, id, error, changes];
}

async function* exportRows(db: Db, filter: ActivityFilter) {
  for await (const entries of allActivity(db, filter)) yield entries.map(exportRow);
}

function exportRow(entry: Entry) {
  return [
    entry.timestamp.toISOString(),
    entry.username,
    entry.userId,
    entry.actionType,
    entry.status,
    eventText('en', entry),
    entry.resourceType,
    entry.resourceName,
    entry.resourceId,
    entry.errorMessage,
    entry.changes && JSON.stringify(entry.changes),
  ];
}

type LogFiltersProps = { filter: ActivityFilter; query: URLSearchParams; users: readonly string[] };

function LogFilters({ filter, query, users }: LogFiltersProps) {
  return (
    <>
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
        all={listWords.allActions}
        choices={actionTypes}
        label={t.action}
        labels={actionWords}
        name="action"
        value={filter.action}
      />
      <ChoiceFilter
        all={listWords.anyStatus}
        choices={activityStatuses}
        label={t.status}
        labels={activityStatusWords}
        name="status"
        value={filter.status}
      />
      <DateRange query={query} />
    </>
  );
}
