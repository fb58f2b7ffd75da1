import { company } from '../../company.ts';
import { type Language, languages, type Pair } from './language.ts';

const long = formatsOf({ day: 'numeric', month: 'long', year: 'numeric' });
const moments = formatsOf({ dateStyle: 'long', timeStyle: 'long' });
const brief = formatsOf({ dateStyle: 'medium', timeStyle: 'short' });
const zone = new Intl.DateTimeFormat('id', { timeZone: company.timeZone, timeZoneName: 'short' });

/** "20 November 2026" or "November 20, 2026", in the company's time zone. */
export function formatLongDate(date: Date, language: Language): string {
  return long[language].format(date);
}

/** Date, time and time zone. */
export function formatMoment(date: Date, language: Language): string {
  return moments[language].format(date);
}

/** Short date and time for lists: "20 Nov 2026, 16.05". */
export function formatMomentBriefly(date: Date, language: Language): string {
  return brief[language].format(date);
}

/** Short date and time with the zone: "22 Nov 2026, 16.05 WIB". */
export function formatMomentWithZone(date: Date, language: Language): string {
  return `${formatMomentBriefly(date, language)} ${zoneName(date)}`;
}

/** Time zone abbreviation of the company: "WIB". */
export function zoneName(moment = new Date()): string {
  const parts = zone.formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? company.timeZone;
}

function formatsOf(options: Intl.DateTimeFormatOptions): Pair<Intl.DateTimeFormat> {
  const inLanguage = (language: Language) =>
    new Intl.DateTimeFormat(languages[language].htmlLang, { ...options, timeZone: company.timeZone });
  return { id: inLanguage('id'), en: inLanguage('en') };
}
