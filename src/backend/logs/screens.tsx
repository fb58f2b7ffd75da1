import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { recordActivity } from '../../domain/activity/commands.ts';
import { type ActivityFilter, activityFilter } from '../../domain/activity/input.ts';
import { activityList, allActivity, type Entry, staffNames } from '../../domain/activity/queries.ts';
import { violationsOfLastDays } from '../../domain/csp-reports/counts.ts';
import { auditWords } from '../../i18n/backend/audit.words.ts';
import { logWords as t } from '../../i18n/backend/logs.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { csvFile } from '../../web/formats/csv.ts';
import { done, failed, guardedExport, guardedForm } from '../ui/frame/screen.tsx';
import { ExportButton } from '../ui/lists/list.tsx';
import { filterIn } from '../ui/lists/list-query.ts';
import { screens } from '../ui/screens.tsx';
import { AuditStatus } from './audit-status.tsx';
import { describeForStaff } from './audit-text.ts';
import { CspViolations } from './csp-violations.tsx';
import type { EnteredDates } from './date-range.tsx';
import { exportEvidence } from './evidence.ts';
import { LogFilters } from './log-filters.tsx';
import { logColumns } from './log-table.tsx';
import { storedTextsOf } from './stored-texts.ts';

const takesLog = { action: 'other', resource: 'activity log', needs: 'logs.read' } as const;

/** The log, whose search also finds what is stored in English and shown in the reader's language. */
const shownList: typeof activityList = {
  ...activityList,
  count: (db, filter) => activityList.count(db, withStoredTexts(filter)),
  read: (db, filter, part) => activityList.read(db, withStoredTexts(filter), part),
};

export function logPages(site: Site) {
  const { db } = site;
  const list = endpoints.activityLogs;
  return screens(site, { name: 'logs', section: 'logs', back: list, notFound: () => t.noPage })
    .list(list, shownList, { pageSize: 50, saved: 'logs', noPage: () => t.noPage }, async ({ filter, query }) => {
      const violations = await violationsOfLastDays(db);
      return {
        texts: t,
        noun: t.entries,
        above: <AuditStatus found={site.audit.lastVerification()} />,
        filters: <LogFilters dates={datesIn(query)} filter={filter} users={await staffNames(db)} />,
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
        await recordActivity(db, actor, {
          action: 'other',
          description: 'Exported the activity log',
          resource: { type: 'activity log' },
        });
        return csvFile('activity-logs.csv', exportHead(), exportRows(db, withStoredTexts(filter)));
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
        await recordActivity(db, actor, {
          action: 'other',
          description: `Checked the activity log${found ? `: ${found.ok ? 'intact' : 'not intact'}` : ''}`,
          resource: { type: 'activity log' },
        });
        if (!found) return done(list, auditWords.checking, auditWords.checkingText);
        const text = describeForStaff(found, actor.language).join(' ');
        return found.ok ? done(list, auditWords.checked, text) : failed(list, auditWords.checked, text);
      }),
      { parse: 'none' },
    );
}

/** The days of the range as they were entered, and whether each can be read. */
function datesIn(query: URLSearchParams): EnteredDates {
  const [from, to] = [query.get('from')?.trim() ?? '', query.get('to')?.trim() ?? ''];
  const { shape } = activityFilter;
  const problems = {
    from: from !== '' && !shape.from.safeParse(from).success,
    to: to !== '' && !shape.to.safeParse(to).success,
  };
  return { from, to, problems, isReversed: !problems.from && !problems.to && from !== '' && to !== '' && from > to };
}

function withStoredTexts(filter: ActivityFilter) {
  return { ...filter, storedTexts: filter.search ? storedTextsOf(currentLanguage(), filter.search) : [] };
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
    entry.description,
    entry.resourceType,
    entry.resourceName,
    entry.resourceId,
    entry.errorMessage,
    entry.changes && JSON.stringify(entry.changes),
  ];
}
