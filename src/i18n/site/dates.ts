import { company } from '../../company.ts';
import { type Language, languages, type Pair } from './language.ts';

const long: Pair<Intl.DateTimeFormat> = { id: longDate('id'), en: longDate('en') };

/** "20 November 2026" or "November 20, 2026", in the company's time zone. */
export function formatLongDate(date: Date, language: Language): string {
  return long[language].format(date);
}

const moments: Pair<Intl.DateTimeFormat> = { id: longMoment('id'), en: longMoment('en') };

/** Date, time and time zone. */
export function formatMoment(date: Date, language: Language): string {
  return moments[language].format(date);
}

const brief: Pair<Intl.DateTimeFormat> = { id: briefMoment('id'), en: briefMoment('en') };

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

const zone = new Intl.DateTimeFormat('id', { timeZone: company.timeZone, timeZoneName: 'short' });

function briefMoment(language: Language): Intl.DateTimeFormat {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: company.timeZone } as const;
  return new Intl.DateTimeFormat(languages[language].htmlLang, options);
}

function longMoment(language: Language): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: company.timeZone } as const;
  return new Intl.DateTimeFormat(languages[language].htmlLang, options);
}

function longDate(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].htmlLang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: company.timeZone,
  });
}
