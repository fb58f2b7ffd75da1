import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import type { CalendarItem } from '../../domain/calendar/queries.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { calendarWords as t } from '../../i18n/backend/calendar.words.ts';
import { isLanguage, languageCodes, languages, type Pair } from '../../i18n/site/language.ts';
import type { IconName } from '../../ui/media/icon-names.ts';

type Item = Pick<CalendarItem, 'kind' | 'isAhead' | 'part'>;

/** For example "Will be published". */
export function kindLabel({ kind, isAhead, part }: Item): string {
  if (kind === 'changes') {
    if (!isAhead) return t.notPublished;
    return part && isLanguage(part) ? t.changesOf({ language: articleFieldWords[part] }) : t.changes;
  }
  if (kind === 'due') return isAhead ? t.due : t.overdue;
  if (kind === 'publication') return isAhead ? t.scheduled : t.publication;
  return isAhead ? t.ending : t.unpublication;
}

export function kindIcon({ kind, isAhead }: Item): IconName {
  if (kind === 'due') return 'checklist';
  if (kind === 'changes') return isAhead ? 'pencil' : 'alert-circle';
  if (kind === 'unpublication') return 'calendar-x';
  return isAhead ? 'clock' : 'circle-check';
}

const tones = {
  publication: { ahead: 'border-petrol bg-petrol/8', past: 'border-mangrove/60 bg-mangrove/6' },
  unpublication: { ahead: 'border-laterite bg-laterite/8', past: 'border-graphite/35 bg-graphite/5' },
  changes: { ahead: 'border-petrol bg-petrol/8', past: 'border-laterite bg-laterite/8' },
  due: { ahead: 'border-graphite bg-graphite/5', past: 'border-laterite bg-laterite/8' },
} as const;

/** Colours of an item; its label says the same. */
export function kindClass({ kind, isAhead }: Item): string {
  return tones[kind][isAhead ? 'ahead' : 'past'];
}

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
export function monthName(month: Temporal.PlainYearMonth): string {
  return months[currentLanguage()].format(utcOf(month.toPlainDate({ day: 1 })));
}

/** "Minggu, 22 November 2026". */
export function dayName(day: Temporal.PlainDate): string {
  return days[currentLanguage()].format(utcOf(day));
}

/** From Monday to Sunday. */
export function weekdayNames(): { short: string; long: string }[] {
  const monday = Temporal.PlainDate.from('2026-01-05');
  return Array.from({ length: 7 }, (_, index) => {
    const day = utcOf(monday.add({ days: index }));
    return { short: shortWeekdays[currentLanguage()].format(day), long: longWeekdays[currentLanguage()].format(day) };
  });
}

/** "09.00" or "09:00", in the company's time zone. */
export function timeOf(moment: Date): string {
  return times[currentLanguage()].format(moment);
}

function utcOf({ year, month, day }: Temporal.PlainDate): number {
  return Date.UTC(year, month - 1, day);
}
