import { site } from '../site.ts';
import { type Language, languages, type Pair } from './language.ts';

const long: Pair<Intl.DateTimeFormat> = { id: longDate('id'), en: longDate('en') };

/** "20 November 2026" or "November 20, 2026", on the company's own calendar. */
export function formatLongDate(date: Date, language: Language): string {
  return long[language].format(date);
}

const moments: Pair<Intl.DateTimeFormat> = { id: longMoment('id'), en: longMoment('en') };

/** A date with the time and its zone. */
export function formatMoment(date: Date, language: Language): string {
  return moments[language].format(date);
}

function longMoment(language: Language): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeStyle: 'long', timeZone: site.timeZone } as const;
  return new Intl.DateTimeFormat(languages[language].htmlLang, options);
}

function longDate(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].htmlLang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: site.timeZone,
  });
}
