import type { ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import type { DayTally } from '../../log/day-tally.ts';
import type { FormTokens } from '../form-token.ts';
import type { SubmissionLimits } from '../submission-limits.ts';

/** What the page of the report form and its API share. */
export type ReportChannel = {
  store: ReportStore;
  drafts: Drafts;
  isOpen: () => Promise<boolean>;
  tokens: FormTokens;
  limits: SubmissionLimits;
  fileLimits: SubmissionLimits;
  tally: DayTally;
};

/** The one key of the limits: this channel does not ask for the address of a reporter. */
export const everybody = 'everybody';
