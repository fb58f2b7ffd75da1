import { company } from '../../company.ts';
import { type Language, languageCodes, languages, type Pair } from '../../i18n/site/language.ts';

/** Dates are formatted as UTC midnight of a day, so that no time zone can move them. */
function dateFormats(options: Intl.DateTimeFormatOptions): Pair<Intl.DateTimeFormat> {
  return formats({ ...options, timeZone: 'UTC' });
}

function formats(options: Intl.DateTimeFormatOptions): Pair<Intl.DateTimeFormat> {
  const [id, en] = languageCodes.map((code) => new Intl.DateTimeFormat(languages[code].htmlLang, options));
  if (!id || !en) throw new Error('There are two languages.');
  return { id, en };
}

const months = dateFormats({ month: 'long', year: 'numeric' });
const days = dateFormats({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longWeekdays = dateFormats({ weekday: 'long' });
const shortWeekdays = dateFormats({ weekday: 'short' });
const times = formats({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: company.timeZone });

/** "November 2026". */
export function monthName(month: Temporal.PlainYearMonth, language: Language): string {
  return months[language].format(utcOf(month.toPlainDate({ day: 1 })));
}

/** "Minggu, 22 November 2026". */
export function dayName(day: Temporal.PlainDate, language: Language): string {
  return days[language].format(utcOf(day));
}

/** From Monday to Sunday. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const monday = Temporal.PlainDate.from('2026-01-05');
  return Array.from({ length: 7 }, (_, index) => {
    const day = utcOf(monday.add({ days: index }));
    return { short: shortWeekdays[language].format(day), long: longWeekdays[language].format(day) };
  });
}

/** "09.00" or "09:00", in the company's time zone. */
export function timeOf(moment: Date, language: Language): string {
  return times[language].format(moment);
}

function utcOf({ year, month, day }: Temporal.PlainDate): number {
  return Date.UTC(year, month - 1, day);
}
