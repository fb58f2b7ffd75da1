import { company } from '../company.ts';

/** A calendar day in the company's time zone, such as 2026-11-20. The report channel stores no finer time. */
export type Day = string;

// Swedish writes dates the way ISO 8601 does.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone, dateStyle: 'short' });

const dayInMilliseconds = 86_400_000;

export function today(now = new Date()): Day {
  return calendar.format(now);
}

/** The day of a moment in UTC, written in the same way. */
export function utcDay(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Days between two dates; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / dayInMilliseconds);
}

export function addDays(day: Day, days: number): Day {
  return utcDay(startOf(day).getTime() + days * dayInMilliseconds);
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = startOf(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return utcDay(date);
}

/** Midnight UTC of a day. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
