import type { Actor } from '../../domain/activity/commands.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import type { Attention } from '../../domain/attention/queries.ts';
import { languageCodes, languages } from '../../i18n/site/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { LinkButton, MoreLink } from '../../ui/text/button.tsx';
import { PageHeader } from '../ui/frame/page-header.tsx';
import { Panel } from '../ui/frame/panel.tsx';
import { AttentionList } from './attention-list.tsx';
import { RecentActivity } from './recent-activity.tsx';

type DashboardPageProps = {
  actor: Actor;
  attention: Attention;
  entries: readonly Entry[];
  recent: { days: number; count: number };
};

/** Where staff arrive: what needs a hand, and what was done last. */
export function DashboardPage({ actor, attention, entries, recent }: DashboardPageProps) {
  return (
    <>
      <PageHeader
        action={
          <LinkButton href={endpoints.articleCreate} icon="plus">
            Create Article
          </LinkButton>
        }
        text={
          <>
            Signed in as <strong className="text-graphite">{actor.username}</strong> (admin)
          </>
        }
        title="Dashboard"
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid gap-6">
          <Panel id="attention" title="What needs a hand">
            <AttentionList attention={attention} />
          </Panel>
          <Panel
            id="preview"
            text="While you are signed in, the preview also shows drafts and what is scheduled."
            title="Preview the news"
          >
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
              View All<span className="sr-only"> activity</span>
            </MoreLink>
          }
          id="activity"
          text={`Recent activities in the last ${recent.days} days: ${recent.count}`}
          title="Recent activity"
        >
          <RecentActivity entries={entries} />
        </Panel>
      </div>
    </>
  );
}
