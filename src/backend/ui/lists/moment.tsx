import { formatMomentBriefly } from '../../../i18n/site/dates.ts';

/** Date and time in lists: Indonesian locale, company time zone. */
export function Moment({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} lang="id">
      {formatMomentBriefly(at, 'id')}
    </time>
  );
}
