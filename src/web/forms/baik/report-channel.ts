import type { NetworkCounts } from '../../../domain/baik/cases/report-admission.ts';
import type { ReportStore } from '../../../domain/baik/cases/report-commands.ts';
import type { Drafts } from '../../../domain/baik/uploads/drafts.ts';
import type { FullPlaces } from '../../../domain/limits/places.ts';
import type { ChannelTally } from '../../log/day-tally.ts';
import type { FormGate } from '../form-gate.ts';
import type { UploadShare } from '../upload-share.ts';

export type ReportChannel = {
  store: ReportStore;
  drafts: Drafts;
  isOpen: () => Promise<boolean>;
  gate: FormGate;
  siteUrl: string;
  /** Accepted reports by network, in memory. */
  counts: NetworkCounts;
  full: FullPlaces;
  spool: Pick<UploadShare, 'hasRoom' | 'add'>;
  trustedProxies: readonly string[];
  tally: ChannelTally;
  /** A demonstration, which says so above its form. */
  isDemo: boolean;
  /** The site's address in the Tor network. */
  onionAddress: string | undefined;
};
