import type { CaseStatus } from '../../domain/baik/case-status.ts';
import { recipientWords } from '../../i18n/backend/baik/baik-recipients.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { BadgeTone } from '../ui/lists/status-badge.tsx';

export const statusTones: Record<CaseStatus, BadgeTone> = {
  received: 'bad',
  under_review: 'busy',
  information_needed: 'busy',
  closed: 'quiet',
};

/** A recipient's name; a recovery key is stored with an English one. */
export function recipientName({ kind, label }: { kind: string; label: string }, language: Language): string {
  return kind === 'recovery' ? recipientWords(language).recoveryKey : label;
}
