import type { ListedSession } from '../../domain/accounts/sessions.ts';
import { accountWords as t } from '../../i18n/backend/accounts/account.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Table } from '../ui/lists/table.tsx';
import { deviceName } from './device-name.ts';

/** Active sessions with buttons to end them. */
export function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <Panel action={sessions.length > 1 && <EndOthers />} id="sessions" text={t.sessionsText} title={t.sessions}>
      <Table
        caption={t.sessions}
        columns={[
          {
            head: t.device,
            alone: true,
            cell: ({ device, current }) => (
              <>
                {deviceName(device, t) ?? t.unknownDevice}{' '}
                {current && <StatusBadge tone="good">{t.thisOne}</StatusBadge>}
              </>
            ),
          },
          { head: t.signedIn, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          { head: t.lastUsed, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          {
            head: `#${listWords.actions}`,
            align: 'end',
            cell: (session) => !session.current && <End session={session} />,
          },
        ]}
        rows={sessions}
      />
    </Panel>
  );
}

function End({ session: { number, device } }: { session: ListedSession }) {
  return (
    <form action={`${endpoints.accountSessions}/${number}/end`} method="post">
      <button className="line-link min-h-8 font-600" type="submit">
        {t.end}
        <span className="sr-only"> {t.endSessionOn({ device: deviceName(device, t) ?? t.anUnknownDevice })}</span>
      </button>
    </form>
  );
}

function EndOthers() {
  return (
    <form action={`${endpoints.accountSessions}/end-others`} method="post">
      <button className="line-link min-h-8 text-small font-600" type="submit">
        {t.endOthers}
      </button>
    </form>
  );
}
