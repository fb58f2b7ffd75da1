import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { dueDays, isPostponed } from '../../domain/baik/cases/retention.ts';
import { type Day, daysBetween, today } from '../../domain/days.ts';
import { caseWords as t } from '../../i18n/backend/baik/baik-case.words.ts';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { DayText } from './labels.tsx';

type Deadline = { name: string; due: Day; doneOn: Day | null };

/** The deadlines towards the reporter and whether they were met. */
function deadlinesOf({ receivedOn, acknowledgedOn, answeredOn }: CaseRow): Deadline[] {
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

/** Both deadlines with their dates, and the day of erasure. */
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
