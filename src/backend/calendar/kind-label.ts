import type { CalendarItem } from '../../domain/calendar/queries.ts';
import { articleFieldWords } from '../../i18n/backend/articles/article-fields.words.ts';
import { calendarWords } from '../../i18n/backend/calendar.words.ts';
import { isLanguage, type Language } from '../../i18n/site/language.ts';
import type { IconName } from '../../ui/media/icon-names.ts';

type Item = Pick<CalendarItem, 'kind' | 'isAhead' | 'part'>;

/** For example "Will be published". */
export function kindLabel(staff: Language, { kind, isAhead, part }: Item): string {
  const t = calendarWords(staff);
  if (kind === 'changes') {
    if (!isAhead) return t.notPublished;
    return part && isLanguage(part) ? t.changesOf({ language: articleFieldWords(staff)[part] }) : t.changes;
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
