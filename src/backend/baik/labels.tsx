import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { type CaseStatus, dueDays, isPostponed } from '../../domain/baik/cases/retention.ts';
import { type Day, daysBetween, startOf, today } from '../../domain/days.ts';
import { caseWords as t } from '../../i18n/backend/baik/baik-case.words.ts';
import { recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';

const days = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export function DayText({ day }: { day: Day }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

export function formatDay(day: Day): string {
  return days.format(startOf(day));
}

export function caseHref(id: number): string {
  return `${endpoints.baik}/cases/${id}`;
}

export const statusTones: Record<CaseStatus, BadgeTone> = {
  received: 'bad',
  under_review: 'busy',
  information_needed: 'busy',
  closed: 'quiet',
};

/** A recipient's name; a recovery key is stored with an English one. */
export function recipientName({ kind, label }: { kind: string; label: string }): string {
  return kind === 'recovery' ? recipientWords.recoveryKey : label;
}

/** The deadlines towards the reporter and whether they were met. */
function deadlinesOf({ receivedOn, acknowledgedOn, answeredOn }: CaseRow) {
  const { acknowledge, answer } = dueDays(receivedOn);
  return [
    { name: t.firstResponse, due: acknowledge, doneOn: acknowledgedOn },
    { name: t.answer, due: answer, doneOn: answeredOn },
  ];
}

/** All deadlines that are over, or else the next one, for lists. */
export function DeadlineBadges({ row }: { row: CaseRow }) {
  const open = deadlinesOf(row).filter(({ doneOn }) => doneOn === null);
  const overdue = open.filter(({ due }) => due < today());
  return (
    <>
      {open.length === 0 && <StatusBadge tone="good">{t.answered}</StatusBadge>}
      <span className="flex flex-wrap gap-1">
        {(overdue.length > 0 ? overdue : open.slice(0, 1)).map((one) => (
          <DueBadge key={one.name} prefix={`${one.name}: `} {...one} />
        ))}
      </span>
      {isPostponed(row) && <p className="text-tiny text-slate">{t.postponed}</p>}
    </>
  );
}

function DueBadge({ due, prefix = '' }: { due: Day; prefix?: string }) {
  const left = daysBetween(today(), due);
  return (
    <StatusBadge tone={left < 0 ? 'bad' : left <= 7 ? 'busy' : 'quiet'}>
      {prefix}
      {left < 0 ? t.daysLate({ days: -left }) : t.daysLeft({ days: left })}
    </StatusBadge>
  );
}

export function Deadlines({ row }: { row: CaseRow }) {
  const days = daysBetween(row.receivedOn, today());
  return (
    <dl className="grid gap-4 text-small">
      <div>
        <dt className="text-tiny text-slate">{t.received}</dt>
        <dd className="font-650">
          <DayText day={row.receivedOn} /> · {t.day({ days })}
        </dd>
      </div>
      {deadlinesOf(row).map(({ name, due, doneOn }) => (
        <div key={name}>
          <dt className="text-tiny text-slate">{name}</dt>
          <dd className="font-650">
            {doneOn ? (
              <>
                {t.givenOn} <DayText day={doneOn} />
                {doneOn > due && ` ${t.late}`}
              </>
            ) : (
              <>
                {t.dueOn} <DayText day={due} /> <DueBadge due={due} />
              </>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-tiny text-slate">{t.erasure}</dt>
        <dd className="font-650">
          {row.eraseOn ? <DayText day={row.eraseOn} /> : t.neverErased}
          {isPostponed(row) && <span className="block text-tiny">{t.postponed}</span>}
        </dd>
      </div>
    </dl>
  );
}
