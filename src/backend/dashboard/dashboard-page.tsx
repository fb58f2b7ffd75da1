import type { Actor } from '../../domain/activity/commands.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import type { Attention } from '../../domain/attention/queries.ts';
import { dashboardWords } from '../../i18n/backend/dashboard.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { AttentionList } from './attention-list.tsx';
import { RecentActivity } from './recent-activity.tsx';

type DashboardPageProps = {
  actor: Actor;
  attention: Attention;
  entries: readonly Entry[];
  recent: { days: number; count: number };
};

/** The dashboard: items that need attention and recent activity. */
export function DashboardPage({ actor, attention, entries, recent }: DashboardPageProps) {
  const t = useWords(dashboardWords);
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.articleCreate} icon="plus">
            {t.createArticle}
          </LinkButton>
        }
        text={
          <>
            {t.signedInAs} <strong className="text-graphite">{actor.username}</strong> (admin)
          </>
        }
        title={t.title}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid gap-6">
          <Panel id="attention" title={t.attention}>
            <AttentionList attention={attention} />
          </Panel>
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
        </div>
        <Panel
          action={
            <MoreLink href={endpoints.activityLogs}>
              {t.viewAll}
              <span className="sr-only"> {t.viewAllWhat}</span>
            </MoreLink>
          }
          id="activity"
          text={t.activityCount(recent)}
          title={t.activity}
        >
          <RecentActivity entries={entries} />
        </Panel>
      </div>
    </>
  );
}
