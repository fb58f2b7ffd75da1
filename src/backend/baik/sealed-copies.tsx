import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { caseStatuses } from '../../domain/baik/cases/retention.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { DayText } from './day-text.tsx';
import { caseHref } from './desk.ts';
import { statusLabels, statusTones } from './labels.ts';

/** The cases as they lie here, for recipients whose private key is elsewhere and stays there. */
export function SealedCopies({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <Panel
      id="sealed"
      text="Download a case as it is stored, still sealed, and open it with the age command on the computer that has your key. The download explains how."
      title="Read offline"
    >
      {cases.length > 0 ? (
        <ul>
          {cases.map(({ id, status, receivedOn, unreadByRecipients }) => {
            const known = caseStatuses.find((one) => one === status) ?? 'received';
            return (
              <li
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-graphite/20 py-3 text-small"
                key={id}
              >
                <span className={unreadByRecipients ? 'font-750' : 'font-600'}>Case {id}</span>
                <span className="text-slate">
                  received <DayText day={receivedOn} />
                </span>
                {unreadByRecipients && <StatusBadge tone="bad">Unread</StatusBadge>}
                <StatusBadge tone={statusTones[known]}>{statusLabels[known]}</StatusBadge>
                <a
                  aria-label={`Download case ${id}, sealed`}
                  className="line-link ml-auto font-600"
                  download
                  href={`${caseHref(id)}/sealed`}
                >
                  Download sealed
                </a>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-small text-slate">There is no report yet.</p>
      )}
    </Panel>
  );
}
