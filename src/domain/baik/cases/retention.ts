import { periods } from '../../data-protection/periods.ts';
import { addDays, addMonths, type Day } from '../../days.ts';

/**
 * Months between the closing and the erasure of a case. Open cases are never erased automatically, because no decision has
 * been made on them.
 */
export const monthsKept: Record<CloseReason, number> = {
  substantiated: periods.substantiatedCases.count,
  unsubstantiated: periods.unsubstantiatedCases.count,
  insufficient_information: periods.unsubstantiatedCases.count,
  out_of_scope: periods.otherCases.count,
  duplicate: periods.otherCases.count,
};

/** Days before an erasure during which the case list announces it. */
export const noticeInDays = 30;

/** Days before an erasure on which a reminder is mailed; only a few, so that reminders are read. */
export const mailsBeforeErasure: readonly number[] = [30, 7, 1];

/** Deadlines for acknowledgement in days and feedback in months (Directive (EU) 2019/1937, articles 9 and 11). */
export const deadlines = { acknowledgeInDays: 7, answerInMonths: 3 } as const;

export function dueDays(receivedOn: Day): { acknowledge: Day; answer: Day } {
  return {
    acknowledge: addDays(receivedOn, deadlines.acknowledgeInDays),
    answer: addMonths(receivedOn, deadlines.answerInMonths),
  };
}

/** Whether the reporter has written since the case was closed, which begins its period again. */
export function isPostponed({ reason, closedOn, eraseOn }: ClosedDays): boolean {
  return reason !== null && closedOn !== null && eraseOn !== eraseDay(reason, closedOn);
}

type ClosedDays = { reason: CloseReason | null; closedOn: Day | null; eraseOn: Day | null };

export function eraseDay(reason: CloseReason, closedOn: Day): Day {
  return addMonths(closedOn, monthsKept[reason]);
}

export const caseStatuses = ['received', 'under_review', 'information_needed', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const closeReasons = [
  'substantiated',
  'unsubstantiated',
  'insufficient_information',
  'out_of_scope',
  'duplicate',
] as const;
export type CloseReason = (typeof closeReasons)[number];
