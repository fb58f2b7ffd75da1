import { dayInput } from '../../../domain/input.ts';
import { maxYear, minYear } from '../../../fields/years.ts';
import { listWords as t } from '../../../i18n/backend/lists.words.ts';
import { FilterField, filterClass } from './list.tsx';

const problemId = 'date-problem';

type DateRangeProps = {
  query: URLSearchParams;
  /** Where it is not plain which date the days are of. */
  labels?: { from: string; to: string };
};

/** First and last day of a list, both included, in the time zone of the company, as they were entered. */
export function DateRange({ query, labels = { from: t.from, to: t.to } }: DateRangeProps) {
  const [from, to] = [query.get('from')?.trim() ?? '', query.get('to')?.trim() ?? ''];
  const isNoFrom = from !== '' && !dayInput.safeParse(from).success;
  const isNoTo = to !== '' && !dayInput.safeParse(to).success;
  const isReversed = !isNoFrom && !isNoTo && from !== '' && to !== '' && from > to;
  return (
    <>
      <DayField id="from" isWrong={isNoFrom || isReversed} label={labels.from} value={from} />
      <DayField id="to" isWrong={isNoTo || isReversed} label={labels.to} value={to} />
      {(isNoFrom || isNoTo || isReversed) && (
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
