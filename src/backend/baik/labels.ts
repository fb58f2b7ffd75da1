import type { CaseStatus } from '../../domain/baik/cases/retention.ts';
import type { BadgeTone } from '../ui/lists/status-badge.tsx';

export const statusTones: Record<CaseStatus, BadgeTone> = {
  received: 'bad',
  under_review: 'busy',
  information_needed: 'busy',
  closed: 'quiet',
};
