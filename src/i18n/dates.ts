import { site } from '../site.ts';
import { type Language, languages, type Pair } from './language.ts';

const long: Pair<Intl.DateTimeFormat> = { id: longDate('id'), en: longDate('en') };

/** "20 November 2026" or "November 20, 2026", on the company's own calendar. */
export function formatLongDate(date: Date, language: Language): string {
  return long[language].format(date);
}

function longDate(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].htmlLang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: site.timeZone,
  });
}
