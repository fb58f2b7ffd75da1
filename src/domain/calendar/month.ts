import { company } from '../../company.ts';
import { isKnownYear } from '../../fields/years.ts';

/** The month that a text such as `2026-11` names; undefined for anything else. */
export function parseMonth(text: string): Temporal.PlainYearMonth | undefined {
  if (!/^\d{4}-\d\d$/.test(text)) return undefined;
  try {
    const month = Temporal.PlainYearMonth.from(text);
    return isKnownYear(month.year) ? month : undefined;
  } catch {
    return undefined;
  }
}

/** Today in the company's time zone, independent of the server's. */
export function today(): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(company.timeZone);
}

/** The weeks that a calendar of the month shows, from Monday to Sunday. */
export function weeksOf(month: Temporal.PlainYearMonth): Temporal.PlainDate[][] {
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  const start = first.subtract({ days: first.dayOfWeek - 1 });
  const days = start.until(last).days + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => start.add({ days: week * 7 + day })),
  );
}

/** From midnight of the first day to midnight after the last one, in the company's time zone. */
export type Span = { from: Date; to: Date };

export function spanOf(first: Temporal.PlainDate, last: Temporal.PlainDate): Span {
  return { from: midnight(first), to: midnight(last.add({ days: 1 })) };
}

export function dayOf(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone).toPlainDate();
}

function midnight(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime(company.timeZone).epochMilliseconds);
}
