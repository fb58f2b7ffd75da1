import { site } from '../../site.ts';

/** A day on the company's calendar, as the database writes it: 2026-11-20. The channel knows no finer time. */
export type Day = string;

// Swedish writes dates the way ISO 8601 does.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short' });

const dayInMilliseconds = 86_400_000;

export function today(now = new Date()): Day {
  return calendar.format(now);
}

/** How many days lie between two; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / dayInMilliseconds);
}

export function addDays(day: Day, days: number): Day {
  return iso(new Date(startOf(day).getTime() + days * dayInMilliseconds));
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = startOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return iso(date);
}

/** Midnight UTC: a moment that says nothing but the day. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function iso(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
