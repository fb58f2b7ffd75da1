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
