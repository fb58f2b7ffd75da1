import { site } from '../../../site.ts';

/** A moment on the company's clock as a `datetime-local` field holds it, to the minute. */
export function toLocal(moment: Date): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(site.timeZone);
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** The moment that such a field names, or undefined when it names none. */
export function fromLocal(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return undefined;
  try {
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(site.timeZone).epochMilliseconds);
  } catch {
    return undefined;
  }
}

/** "WIB", as the company's clock is called. */
export function zoneName(moment = new Date()): string {
  const parts = new Intl.DateTimeFormat('id', { timeZone: site.timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? site.timeZone;
}
