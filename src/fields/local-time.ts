import { company } from '../company.ts';

/** A `datetime-local` value in the company's time zone, to the minute. */
export function toLocal(moment: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(company.timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Parses a `datetime-local` value; undefined for invalid ones. */
export function fromLocal(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return undefined;
  try {
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(company.timeZone).epochMilliseconds);
  } catch {
    return undefined;
  }
}
