import type { ListedSession } from '../../domain/accounts/sessions.ts';
import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';

/** Where somebody is signed in, and the way to end it there. */
export function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <Panel
      action={sessions.length > 1 && <EndOthers />}
      id="sessions"
      text="A session ends after 60 minutes without use, and after 12 hours in any case."
      title="Your sessions"
    >
      <Table caption="Your sessions" columns={['Device', 'Signed in', 'Last used', '#Actions']}>
        {sessions.map(({ number, device, createdAt, lastSeenAt, current }) => (
          <tr key={number}>
            <Cell>
              {device || 'Unknown device'} {current && <StatusBadge tone="good">This one</StatusBadge>}
            </Cell>
            <Cell label="Signed in">
              <Moment at={createdAt} />
            </Cell>
            <Cell label="Last used">
              <Moment at={lastSeenAt} />
            </Cell>
            <Cell align="end">
              {!current && (
                <form action={`${endpoints.accountSessions}/${number}/end`} method="post">
                  <button className="line-link min-h-8 font-600" type="submit">
                    End<span className="sr-only"> the session on {device || 'an unknown device'}</span>
                  </button>
                </form>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

function EndOthers() {
  return (
    <form action={`${endpoints.accountSessions}/end-others`} method="post">
      <button className="line-link min-h-8 text-small font-600" type="submit">
        End all other sessions
      </button>
    </form>
  );
}
