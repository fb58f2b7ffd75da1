import { site } from '../site.ts';

/** A `datetime-local` value in the company's time zone, to the minute. */
export function toLocal(moment: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(site.timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** Parses a `datetime-local` value; undefined for invalid ones. */
export function fromLocal(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return undefined;
  try {
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(site.timeZone).epochMilliseconds);
  } catch {
    return undefined;
  }
}
