import { addMonths, type Day } from '../days.ts';

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

/**
 * How many months after it was closed a case is erased. An open one is never erased by itself: nobody has decided on it
 * yet.
 */
export const monthsKept: Record<CloseReason, number> = {
  substantiated: 60,
  unsubstantiated: 12,
  insufficient_information: 12,
  out_of_scope: 3,
  duplicate: 3,
};

/** So many days ahead the list of recipients shows that a case will be erased. */
export const noticeInDays = 30;

/** So many days ahead a mail says that there is something to see to: not on every day, or nobody would look any more. */
export const mailsBeforeErasure: readonly number[] = [30, 7, 1];

/** The marks by which reporters hear something (Directive (EU) 2019/1937, articles 9 and 11): days, and months. */
export const marks = { acknowledgeInDays: 7, answerInMonths: 3 } as const;

export function eraseDay(reason: CloseReason, closedOn: Day): Day {
  return addMonths(closedOn, monthsKept[reason]);
}
