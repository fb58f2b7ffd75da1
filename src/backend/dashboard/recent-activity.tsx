import { currentLanguage } from '../../current.ts';
import type { Entry } from '../../domain/activity/queries.ts';
import { dashboardWords as t } from '../../i18n/backend/dashboard.words.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { activityText } from '../ui/lists/activity-text.ts';
import { EmptyList } from '../ui/lists/empty-list.tsx';
import { Moment } from '../ui/lists/moment.tsx';

/** The latest log entries; partial success is shown as a failure. */
export function RecentActivity({ entries }: { entries: readonly Entry[] }) {
  const language = currentLanguage();
  if (entries.length === 0) return <EmptyList title={t.noActivity} />;
  return (
    <ol className="divide-y divide-graphite/12 border-y border-graphite/12">
      {entries.map(({ id, status, description, username, userId, timestamp }) => (
        <li className="flex gap-3 py-3" key={id}>
          <Outcome success={status === 'success'} />
          <div className="min-w-0">
            <p className="text-small font-550 [overflow-wrap:anywhere]">{activityText(language, description)}</p>
            <p className="text-tiny text-slate">
              {username || t.nobody}
              {userId !== null && ` ${t.user({ id: userId })}`} · <Moment at={timestamp} />
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
