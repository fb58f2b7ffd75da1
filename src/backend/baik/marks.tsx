import type { CaseRow } from '../../domain/baik/cases/case-queries.ts';
import { marks } from '../../domain/baik/cases/retention.ts';
import { addDays, addMonths, type Day, daysBetween, today } from '../../domain/baik/days.ts';
import { StatusBadge } from '../ui/lists/status-badge.tsx';
import { DayText } from './day-text.tsx';

type Mark = { name: string; due: Day; doneOn: Day | null };
type Marked = Pick<CaseRow, 'receivedOn' | 'acknowledgedOn' | 'answeredOn'>;

/** By when the reporter is to hear something, and whether that has happened. */
function marksOf({ receivedOn, acknowledgedOn, answeredOn }: Marked): [Mark, Mark] {
  return [
    { name: 'First response', due: addDays(receivedOn, marks.acknowledgeInDays), doneOn: acknowledgedOn },
    { name: 'Answer on the matter', due: addMonths(receivedOn, marks.answerInMonths), doneOn: answeredOn },
  ];
}

/** The next mark in a word, for lists. */
export function MarkBadge({ row }: { row: Marked }) {
  const next = marksOf(row).find(({ doneOn }) => doneOn === null);
  if (!next) return <StatusBadge tone="good">Answered</StatusBadge>;
  const left = daysBetween(today(), next.due);
  return (
    <StatusBadge tone={left < 0 ? 'bad' : left <= 7 ? 'busy' : 'quiet'}>
      {next.name}: {timeLeft(left)}
    </StatusBadge>
  );
}

/** Both marks, with their days. */
export function Marks({ row }: { row: Marked }) {
  const days = daysBetween(row.receivedOn, today());
  return (
    <dl className="grid gap-4 text-small">
      <div>
        <dt className="text-tiny text-slate">Received</dt>
        <dd className="font-650">
          <DayText day={row.receivedOn} /> · day {days}
        </dd>
      </div>
      {marksOf(row).map(({ name, due, doneOn }) => (
        <div key={name}>
          <dt className="text-tiny text-slate">{name}</dt>
          <dd className="font-650">
            {doneOn ? (
              <>
                given on <DayText day={doneOn} />
                {daysBetween(due, doneOn) > 0 && ' (late)'}
              </>
            ) : (
              <>
                due on <DayText day={due} /> · {timeLeft(daysBetween(today(), due))}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function timeLeft(left: number): string {
  if (left < 0) return `${-left} ${left === -1 ? 'day' : 'days'} late`;
  if (left === 0) return 'due today';
  return `${left} ${left === 1 ? 'day' : 'days'} left`;
}
