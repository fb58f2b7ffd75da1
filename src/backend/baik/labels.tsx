import type { CaseStatus } from '../../domain/baik/cases/retention.ts';
import { type Day, startOf } from '../../domain/days.ts';
import { recipientWords } from '../../i18n/backend/baik/baik-recipients.words.ts';
import { endpoints } from '../../routes.ts';
import type { BadgeTone } from '../ui/lists/status-badge.tsx';

const days = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A date in the format of the back-office lists. */
export function DayText({ day }: { day: Day }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

export function formatDay(day: Day): string {
  return days.format(startOf(day));
}

export function caseHref(id: number): string {
  return `${endpoints.baik}/cases/${id}`;
}

export const statusTones: Record<CaseStatus, BadgeTone> = {
  received: 'bad',
  under_review: 'busy',
  information_needed: 'busy',
  closed: 'quiet',
};

/** A recipient's name; a recovery key is stored with an English one. */
export function recipientName({ kind, label }: { kind: string; label: string }): string {
  return kind === 'recovery' ? recipientWords.recoveryKey : label;
}
