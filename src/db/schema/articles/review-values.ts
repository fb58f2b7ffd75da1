export const reviewStatuses = ['waiting', 'changes_requested', 'approved'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
