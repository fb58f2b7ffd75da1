import type { ListedSession } from '../../domain/accounts/sessions.ts';
import { accountWords } from '../../i18n/backend/accounts/account.words.ts';
import { listWords } from '../../i18n/backend/lists.words.ts';
import { endpoints } from '../../routes.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { Moment } from '../ui/lists/moment.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { Cell, Table } from '../ui/lists/table.tsx';
import { deviceName } from './device-name.ts';

/** Active sessions with buttons to end them. */
export function SessionsPanel({ sessions }: { sessions: readonly ListedSession[] }) {
  const t = useWords(accountWords);
  return (
    <Panel action={sessions.length > 1 && <EndOthers />} id="sessions" text={t.sessionsText} title={t.sessions}>
      <Table caption={t.sessions} columns={[t.device, t.signedIn, t.lastUsed, `#${useWords(listWords).actions}`]}>
        {sessions.map(({ number, device, createdAt, lastSeenAt, current }) => (
          <tr key={number}>
            <Cell>
              {deviceName(device, t) ?? t.unknownDevice} {current && <StatusBadge tone="good">{t.thisOne}</StatusBadge>}
            </Cell>
            <Cell label={t.signedIn}>
              <Moment at={createdAt} />
            </Cell>
            <Cell label={t.lastUsed}>
              <Moment at={lastSeenAt} />
            </Cell>
            <Cell align="end">
              {!current && (
                <form action={`${endpoints.accountSessions}/${number}/end`} method="post">
                  <button className="line-link min-h-8 font-600" type="submit">
                    {t.end}
                    <span className="sr-only">
                      {' '}
                      {t.endSessionOn({ device: deviceName(device, t) ?? t.anUnknownDevice })}
                    </span>
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
        {useWords(accountWords).endOthers}
      </button>
    </form>
  );
}
