import { Elysia } from 'elysia';
import { currentLanguage } from '../../current.ts';
import type { Db } from '../../db/client.ts';
import { eventText } from '../../domain/activity/events.ts';
import { activityList, countRecentActivity, type Entry } from '../../domain/activity/queries.ts';
import { type Matter, readAttention } from '../../domain/attention/queries.ts';
import { type BackupState, readBackupState } from '../../domain/backups/state.ts';
import { readPart } from '../../domain/list.ts';
import { may, type RoleHolder } from '../../domain/rights/permissions.ts';
import { listUnsaved, type Unsaved } from '../../domain/unsaved/unsaved.ts';
import { dashboardWords, dashboardWords as t } from '../../i18n/backend/dashboard.words.ts';
import { unsavedWords } from '../../i18n/backend/unsaved.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { guardedScreen } from '../ui/frame/screen.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { UnsavedTexts } from '../unsaved/screens.tsx';
import { AttentionList } from './attention-list.tsx';
import { BackupPanel } from './backup-panel.tsx';

const fetched = 10;
const shown = 5;
const recentDays = 7;

export function dashboardPages(site: Site) {
  return new Elysia({ name: 'backend.dashboard' }).get(
    endpoints.dashboard,
    guardedScreen(site, 'signed-in', async ({ actor }) => {
      const activity = may(actor, 'logs.read') ? await readActivity(site.db) : undefined;
      const matters = await readAttention(site.db, actor);
      const unsaved = await listUnsaved(site.db, actor.id);
      const backups = may(actor, 'accounts.manage') ? await readBackupState(site.db, site.settings.backups) : undefined;
      return {
        title: dashboardWords.title,
        section: 'dashboard',
        body: <DashboardPage activity={activity} actor={actor} backups={backups} matters={matters} unsaved={unsaved} />,
      };
    }),
  );
}

async function readActivity(db: Db) {
  const entries = await readPart(db, activityList, {}, { limit: fetched });
  return { entries: entries.slice(0, shown), days: recentDays, count: await countRecentActivity(db, recentDays) };
}

type DashboardPageProps = {
  actor: RoleHolder;
  matters: readonly Matter[];
  unsaved: readonly Unsaved[];
  /** Undefined for staff who do not look after the site. */
  backups: BackupState | undefined;
  /** Undefined for staff who may not read the log. */
  activity: { entries: readonly Entry[]; days: number; count: number } | undefined;
};

/** The dashboard: items that need attention and recent activity. */
function DashboardPage({ actor, matters, unsaved, backups, activity }: DashboardPageProps) {
  return (
    <>
      <PageHeader
        action={
          <Allowed needs="articles.create">
            <LinkButton href={endpoints.articleCreate} icon="plus">
              {t.createArticle}
            </LinkButton>
          </Allowed>
        }
        text={
          <>
            {t.signedInAs} <strong className="text-graphite">{actor.username}</strong>
            {actor.roles.includes('administrator') && ' (admin)'}
          </>
        }
        title={t.title}
      />
      <UnsavedTexts texts={unsaved} title={unsavedWords.title} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <Panel id="attention" title={t.attention}>
            <AttentionList matters={matters} />
          </Panel>
          {backups && <BackupPanel state={backups} />}
          <Allowed needs="articles.read">
            <Panel id="preview" text={t.previewText} title={t.preview}>
              <ul className="flex flex-wrap gap-x-8 gap-y-2">
                {languageCodes.map((code) => (
                  <li key={code}>
                    <MoreLink href={href(routes.articles.previewIndex, code)}>
                      <span lang={code}>{languages[code].name}</span>
                    </MoreLink>
                  </li>
                ))}
              </ul>
            </Panel>
          </Allowed>
        </div>
        {activity && (
          <Panel
            action={
              <MoreLink href={endpoints.activityLogs}>
                {t.viewAll}
                <span className="sr-only"> {t.viewAllWhat}</span>
              </MoreLink>
            }
            id="activity"
            text={t.activityCount(activity)}
            title={t.activity}
          >
            <RecentActivity entries={activity.entries} />
          </Panel>
        )}
      </div>
    </>
  );
}

/** The latest log entries; partial success is shown as a failure. */
function RecentActivity({ entries }: { entries: readonly Entry[] }) {
  const language = currentLanguage();
  if (entries.length === 0) return <EmptyList title={t.noActivity} />;
  return (
    <ol className="divide-y divide-graphite/12 border-y border-graphite/12">
      {entries.map((entry) => (
        <li className="flex gap-3 py-3" key={entry.id}>
          <Outcome success={entry.status === 'success'} />
          <div className="min-w-0">
            <p className="text-small font-550 [overflow-wrap:anywhere]">{eventText(language, entry)}</p>
            <p className="text-tiny text-slate">
              {entry.username || t.nobody}
              {entry.userId !== null && ` ${t.user({ id: entry.userId })}`} · <Moment at={entry.timestamp} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ success }: { success: boolean }) {
  return (
    <span className={success ? 'pt-0.5 text-mangrove' : 'pt-0.5 text-laterite'}>
      <Icon name={success ? 'circle-check' : 'alert-circle'} />
      <span className="sr-only">{success ? t.success : t.failure}</span>
    </span>
  );
}
