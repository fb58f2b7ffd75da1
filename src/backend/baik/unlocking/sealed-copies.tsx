import { caseStatuses } from '../../../domain/baik/case-status.ts';
import type { CaseRow } from '../../../domain/baik/cases/case-queries.ts';
import { caseStatusWords, reportWords } from '../../../i18n/backend/baik/baik.ts';
import { Panel } from '../../ui/frame/panel.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { caseHref } from '../case-href.ts';
import { DayText } from '../day-text.tsx';
import { statusTones } from '../labels.ts';

/** Encrypted copies of the cases, for recipients who decrypt them elsewhere. */
export function SealedCopies({ cases }: { cases: readonly CaseRow[] }) {
  const t = useWords(reportWords);
  const statusLabels = useWords(caseStatusWords);
  return (
    <Panel id="sealed" text={t.readOfflineText} title={t.readOffline}>
      {cases.length > 0 ? (
        <ul>
          {cases.map(({ id, status, receivedOn, unreadByRecipients }) => {
            const known = caseStatuses.find((one) => one === status) ?? 'received';
            return (
              <li
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-graphite/20 py-3 text-small"
                key={id}
              >
                <span className={unreadByRecipients ? 'font-750' : 'font-600'}>{t.caseOf({ id })}</span>
                <span className="text-slate">
                  {t.receivedOn} <DayText day={receivedOn} />
                </span>
                {unreadByRecipients && <StatusBadge tone="bad">{t.unread}</StatusBadge>}
                <StatusBadge tone={statusTones[known]}>{statusLabels[known]}</StatusBadge>
                <form action={`${caseHref(id)}/sealed`} className="ml-auto" method="post">
                  <button aria-label={t.downloadCase({ id })} className="line-link min-h-7 font-600" type="submit">
                    {t.downloadSealed}
                  </button>
                </form>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-small text-slate">{t.noReport}</p>
      )}
    </Panel>
  );
}
