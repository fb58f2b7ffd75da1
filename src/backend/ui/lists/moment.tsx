import { formatMomentBriefly, formatMomentWithZone } from '../../../i18n/site/dates.ts';

/** Date and time in lists: Indonesian locale, company time zone. */
export function Moment({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} lang="id">
      {formatMomentBriefly(at, 'id')}
    </time>
  );
}

/** The same with the time zone, where a moment was chosen by hour. */
export function MomentWithZone({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} lang="id">
      {formatMomentWithZone(at, 'id')}
    </time>
  );
}
