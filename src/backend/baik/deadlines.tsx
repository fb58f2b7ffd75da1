import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { deadlines } from '../../domain/baik/cases/retention.ts';
import { addDays, addMonths, type Day, daysBetween, today } from '../../domain/days.ts';
import { caseWords } from '../../i18n/backend/baik/baik-case.ts';
import { useWords } from '../ui/frame/staff-language.tsx';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { DayText } from './day-text.tsx';

type Said = ReturnType<typeof caseWords>;
type Deadline = { name: string; due: Day; doneOn: Day | null };
type CaseDays = Pick<CaseRow, 'receivedOn' | 'acknowledgedOn' | 'answeredOn'>;

/** The deadlines towards the reporter and whether they were met. */
function deadlinesOf({ receivedOn, acknowledgedOn, answeredOn }: CaseDays, t: Said): [Deadline, Deadline] {
  return [
    { name: t.firstResponse, due: addDays(receivedOn, deadlines.acknowledgeInDays), doneOn: acknowledgedOn },
    { name: t.answer, due: addMonths(receivedOn, deadlines.answerInMonths), doneOn: answeredOn },
  ];
}

/** The next deadline as a short text, for lists. */
export function DeadlineBadge({ row }: { row: CaseDays }) {
  const t = useWords(caseWords);
  const next = deadlinesOf(row, t).find(({ doneOn }) => doneOn === null);
  if (!next) return <StatusBadge tone="good">{t.answered}</StatusBadge>;
  const left = daysBetween(today(), next.due);
  return (
    <StatusBadge tone={left < 0 ? 'bad' : left <= 7 ? 'busy' : 'quiet'}>
      {next.name}: {timeLeft(left, t)}
    </StatusBadge>
  );
}

/** Both deadlines with their dates. */
export function Deadlines({ row }: { row: CaseDays }) {
  const t = useWords(caseWords);
  const days = daysBetween(row.receivedOn, today());
  return (
    <dl className="grid gap-4 text-small">
      <div>
        <dt className="text-tiny text-slate">{t.received}</dt>
        <dd className="font-650">
          <DayText day={row.receivedOn} /> · {t.day({ days })}
        </dd>
      </div>
      {deadlinesOf(row, t).map(({ name, due, doneOn }) => (
        <div key={name}>
          <dt className="text-tiny text-slate">{name}</dt>
          <dd className="font-650">
            {doneOn ? (
              <>
                {t.givenOn} <DayText day={doneOn} />
                {daysBetween(due, doneOn) > 0 && ` ${t.late}`}
              </>
            ) : (
              <>
                {t.dueOn} <DayText day={due} /> · {timeLeft(daysBetween(today(), due), t)}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function timeLeft(left: number, t: Said): string {
  return left < 0 ? t.daysLate({ days: -left }) : t.daysLeft({ days: left });
}
