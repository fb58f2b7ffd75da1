import { warnInHours } from '../../../domain/privacy/deadlines.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';

const hourInMilliseconds = 3_600_000;

/** How much of the 72 hours is left. */
export function Deadline({ dueAt, now = new Date() }: { dueAt: Date; now?: Date }) {
  const hours = (dueAt.getTime() - now.getTime()) / hourInMilliseconds;
  if (hours < 0) return <StatusBadge tone="bad">{t.overdue({ hours: Math.ceil(-hours) })}</StatusBadge>;
  const text = hours < 1 ? t.soon : t.hoursLeft({ hours: Math.floor(hours) });
  return <StatusBadge tone={hours < warnInHours ? 'bad' : 'busy'}>{text}</StatusBadge>;
}
