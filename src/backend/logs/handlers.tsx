import { Elysia } from 'elysia';
import { orderingOf, sortNames } from '../../db/sorting.ts';
import { recordActivity } from '../../domain/activity/commands.ts';
import { type ActivityFilter, activityFilter, type StoredTexts } from '../../domain/activity/input.ts';
import { activityEntries, allActivity, countActivity, type Entry, staffNames } from '../../domain/activity/queries.ts';
import { activitySorts } from '../../domain/activity/sorts.ts';
import { violationsOfLastDays } from '../../domain/csp-reports/counts.ts';
import { listSavedFilters } from '../../domain/saved-filters/queries.ts';
import { auditWords } from '../../i18n/backend/audit.words.ts';
import { logWords } from '../../i18n/backend/logs.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { csvFile } from '../../web/formats/csv.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, failed, guardedExport, guardedForm, guardedScreen } from '../ui/frame/screen.tsx';
import { loadPage, sortIn } from '../ui/lists/list-query.ts';
import { describeForStaff } from './audit-text.ts';
import type { EnteredDates } from './date-range.tsx';
import { exportEvidence } from './evidence.ts';
import { LogsPage, pageSize, usualSort } from './logs-page.tsx';
import { storedTextsOf } from './stored-texts.ts';

const takesLog = { action: 'other', resource: 'activity log', needs: 'logs.read' } as const;

export function logPages(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'backend.logs' })
    .get(
      endpoints.activityLogs,
      guardedScreen(site, 'logs.read', async ({ query, actor }) => {
        const t = logWords(actor.language);
        const filter = filterIn(query);
        const wanted = withStoredTexts(filter, actor.language);
        const sort = sortIn(query, sortNames(activitySorts)) ?? usualSort;
        const ordering = orderingOf(activitySorts, sort);
        const list = await loadPage(query, {
          pageSize,
          count: () => countActivity(db, wanted),
          read: (part) => activityEntries(db, wanted, { ...part, ordering }),
        });
        if (!list) return notFoundScreen(() => t.noPage, endpoints.activityLogs);
        const users = await staffNames(db);
        const violations = await violationsOfLastDays(db);
        const found = site.audit.lastVerification();
        const filters = { list: 'logs', query, saved: await listSavedFilters(db, actor.id, 'logs') } as const;
        const shown = { ...list, filters, filter, found, users, violations, sort, dates: datesIn(query) };
        const body = <LogsPage {...shown} />;
        return { title: t.title, section: 'logs', body };
      }),
    )
    .post(
      endpoints.activityLogsExport,
      guardedExport(site, takesLog, async ({ query, actor }) => {
        const filter = filterIn(query);
        await recordActivity(db, actor, {
          action: 'other',
          description: 'Exported the activity log',
          resource: { type: 'activity log' },
        });
        return csvFile(
          'activity-logs.csv',
          exportHead(actor.language),
          exportRows(db, withStoredTexts(filter, actor.language)),
        );
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
        const t = auditWords(actor.language);
        if (!found) return done(endpoints.activityLogs, t.checking, t.checkingText);
        const text = describeForStaff(found, actor.language).join(' ');
        return found.ok
          ? done(endpoints.activityLogs, t.checked, text)
          : failed(endpoints.activityLogs, t.checked, text);
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

/** Parses the filters; unknown values are ignored. */
function filterIn(query: URLSearchParams): ActivityFilter {
  const given = Object.entries(activityFilter.shape).flatMap(([name, schema]) => {
    const value = query.get(name)?.trim();
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return activityFilter.parse(Object.fromEntries(given));
}

/** The search also finds what is stored in English and shown in the reader's language. */
function withStoredTexts(filter: ActivityFilter, language: Language): ActivityFilter & { storedTexts: StoredTexts } {
  return { ...filter, storedTexts: filter.search ? storedTextsOf(language, filter.search) : [] };
}

function exportHead(language: Language): string[] {
  const t = logWords(language);
  const { time, user, userId, action, status, description, resource, name, id, error, changes } = t;
  return [time, user, userId, action, status, description, resource, name, id, error, changes];
}

async function* exportRows(db: StaffGuard['db'], filter: ActivityFilter & { storedTexts: StoredTexts }) {
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
