import { type Day, startOf } from '../../domain/days.ts';

const days = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A date in the format of the back-office lists. */
export function DayText({ day }: { day: Day }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

export function formatDay(day: Day): string {
  return days.format(startOf(day));
}
