import type { CaseStatus, CloseReason } from '../../domain/baik/cases/retention.ts';
import type { BadgeTone } from '../ui/lists/status-badge.tsx';

export const statusLabels: Record<CaseStatus, string> = {
  received: 'Received',
  under_review: 'Under review',
  information_needed: 'Information needed',
  closed: 'Closed',
};

export const statusTones: Record<CaseStatus, BadgeTone> = {
  received: 'bad',
  under_review: 'busy',
  information_needed: 'busy',
  closed: 'quiet',
};

export const reasonLabels: Record<CloseReason, string> = {
  substantiated: 'Substantiated and acted on',
  unsubstantiated: 'Not substantiated after review',
  insufficient_information: 'Too little information',
  out_of_scope: 'Outside the scope of the channel',
  duplicate: 'Dealt with in another report',
};

export const kindLabels = {
  passphrase: 'Key made here, under a passphrase',
  offline: 'Key kept elsewhere',
  recovery: 'Recovery key, kept offline',
} as const;
