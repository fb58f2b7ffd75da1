import { formatMomentBriefly } from '../../../i18n/site/dates.ts';

/** When something was, as lists say it: in the Indonesian locale, on the company's own clock. */
export function Moment({ at }: { at: Date }) {
  return (
    <time className="whitespace-nowrap" dateTime={at.toISOString()} lang="id">
      {formatMomentBriefly(at, 'id')}
    </time>
  );
}
