import { maxYear, minYear } from '../../fields/years.ts';
import { logWords as t } from '../../i18n/backend/logs.words.ts';
import { FilterField, filterClass } from '../ui/lists/list.tsx';

/** A range of days as it was entered. */
export type EnteredDates = {
  from: string;
  to: string;
  /** Which of them is no date. */
  problems: { from: boolean; to: boolean };
  /** Whether the last day is before the first. */
  isReversed: boolean;
};

const problemId = 'date-problem';

/** First and last day of the entries, both included, in the time zone of the company. */
export function DateRange({ dates }: { dates: EnteredDates }) {
  const { from, to, problems, isReversed } = dates;
  const isWrong = problems.from || problems.to || isReversed;
  return (
    <>
      <DayField id="from" isWrong={problems.from || isReversed} label={t.from} value={from} />
      <DayField id="to" isWrong={problems.to || isReversed} label={t.to} value={to} />
      {isWrong && (
        <p className="basis-full text-small font-600 text-laterite-deep" id={problemId} role="alert">
          {isReversed ? t.datesReversed : t.noDate}
        </p>
      )}
    </>
  );
}

type DayFieldProps = { id: 'from' | 'to'; label: string; value: string; isWrong: boolean };

function DayField({ id, label, value, isWrong }: DayFieldProps) {
  return (
    <FilterField id={id} label={label}>
      <input
        aria-describedby={isWrong ? problemId : undefined}
        aria-invalid={isWrong || undefined}
        className={filterClass}
        defaultValue={value}
        id={id}
        max={`${maxYear}-12-31`}
        min={`${minYear}-01-01`}
        name={id}
        type="date"
      />
    </FilterField>
  );
}
