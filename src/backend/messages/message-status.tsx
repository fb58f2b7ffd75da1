import type { MessageStatus } from '../../domain/contact/messages.ts';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';

export const statusLabels: Record<MessageStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

const toneOf: Record<MessageStatus, BadgeTone> = {
  new: 'bad',
  in_progress: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'quiet',
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <StatusBadge tone={toneOf[status]}>{statusLabels[status]}</StatusBadge>;
}
