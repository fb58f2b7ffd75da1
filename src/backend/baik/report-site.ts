import type { ErasedRows } from '../../db/erased-rows.ts';
import type { UnlockedKeys } from '../../domain/baik/sealing/unlocked-keys.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import type { StaffSite } from '../../web/sessions/staff-guard.ts';

/** What the recipients' screens need of the site: in a process of the report channel there is nothing else. */
export type ReportSite = StaffSite & {
  reports: ReportChannel;
  keys: UnlockedKeys;
  /** Wrong passphrases by recipient, counted in this process or in the server that has started it. */
  guesses: { wait: (subject: string) => number | Promise<number>; count: (subject: string) => void };
  erased: Pick<ErasedRows, 'rewriteSoon'>;
};
