import type { Entry } from '../../domain/activity/queries.ts';
import type { Matter } from '../../domain/attention/queries.ts';
import type { BackupState } from '../../domain/backups/state.ts';
import type { RoleHolder } from '../../domain/rights/permissions.ts';
import { dashboardWords as t } from '../../i18n/backend/dashboard.words.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { Allowed } from '../ui/frame/staff-rights.tsx';
import { AttentionList } from './attention-list.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';

type DashboardPageProps = {
  actor: RoleHolder;
  matters: readonly Matter[];
  /** Undefined for staff who do not look after the site. */
  backups: BackupState | undefined;
  /** Undefined for staff who may not read the log. */
  activity: { entries: readonly Entry[]; days: number; count: number } | undefined;
};

/** The dashboard: items that need attention and recent activity. */
export function DashboardPage({ actor, matters, backups, activity }: DashboardPageProps) {
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
