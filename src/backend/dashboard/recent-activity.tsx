import type { Entry } from '../../domain/activity/queries.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { Nothing } from '../ui/lists/nothing.tsx';

/** The last entries of the log; whatever did not wholly work counts as a failure. */
export function RecentActivity({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <Nothing title="No recent activity" />;
  return (
    <ol className="divide-y divide-graphite/12 border-y border-graphite/12">
      {entries.map(({ id, status, description, username, userId, timestamp }) => (
        <li className="flex gap-3 py-3" key={id}>
          <Outcome success={status === 'success'} />
          <div className="min-w-0">
            <p className="text-small font-550 [overflow-wrap:anywhere]">{description}</p>
            <p className="text-tiny text-slate">
              {username || 'Nobody'}
              {userId !== null && ` (user ${userId})`} · <Moment at={timestamp} />
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
      <span className="sr-only">{success ? 'Success:' : 'Failure:'}</span>
    </span>
  );
}
