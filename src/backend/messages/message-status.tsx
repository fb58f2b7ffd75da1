import type { MessageStatus } from '../../domain/contact/messages.ts';
import { messageStatusWords } from '../../i18n/backend/mail/messages.words.ts';
import { type BadgeTone, StatusBadge } from '../ui/lists/status-badge.tsx';

const toneOf: Record<MessageStatus, BadgeTone> = {
  new: 'bad',
  in_progress: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'quiet',
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <StatusBadge tone={toneOf[status]}>{messageStatusWords[status]}</StatusBadge>;
}
