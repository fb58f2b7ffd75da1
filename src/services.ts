import type { OpenDatabase } from './db/client.ts';
import { ErasedRows, erasedCases, erasedContent } from './db/erased-rows.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { type EntraAccess, MicrosoftSignIn } from './domain/accounts/microsoft/microsoft-sign-in.ts';
import { relyingPartyOf } from './domain/accounts/passkeys/relying-party.ts';
import { SecurityNotices } from './domain/accounts/security-notices.ts';
import { AssetStore } from './domain/assets/asset-store.ts';
import type { AuditLog } from './domain/audit/audit-log.ts';
import { type BackupPlan, noBackups } from './domain/backups/state.ts';
import { isChannelOpen } from './domain/baik/recipient-queries.ts';
import { SealedFiles } from './domain/baik/sealing/sealed-files.ts';
import { UnlockedKeys } from './domain/baik/sealing/unlocked-keys.ts';
import { Drafts } from './domain/baik/uploads/drafts.ts';
import { AttachmentStore } from './domain/contact/attachment-store.ts';
import { ContentErasures } from './domain/erasing/erasures.ts';
import type { FileStore } from './domain/files/file-store.ts';
import type { FileSettings } from './domain/files/open-files.ts';
import { HourlyCounts } from './domain/limits/hourly-counts.ts';
import { FullPlaces } from './domain/limits/places.ts';
import { oneAtATimePerKey } from './domain/locks/one-at-a-time.ts';
import type { Mailbox } from './domain/mail/mailroom.ts';
import type { Outbox } from './domain/mail/outbox.ts';
import { PresenceHub } from './domain/presence/presence-hub.ts';
import type { CachePurges } from './domain/publishing/cache-purges.ts';
import type { Staleness } from './domain/publishing/staleness.ts';
import { ReviewNotices } from './domain/reviews/notices.ts';
import { SitePages } from './domain/search/pages/site-pages.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { Lifecycle } from './lifecycle.ts';
import { readBuiltPageTexts } from './page-texts.ts';
import { ReportProcesses } from './report-processes/report-processes.ts';
import { endpoints } from './routes.ts';
import { PictureVariants } from './web/files/picture-variants.ts';
import { StaticFiles } from './web/files/static-files.ts';
import { refuseHead } from './web/forms/baik/refusals.ts';
import { Challenges } from './web/forms/challenges.ts';
import { FormGate } from './web/forms/form-gate.ts';
import { FormQueue } from './web/forms/form-queue.ts';
import { FormTokens } from './web/forms/form-token.ts';
import { formsSecret, SignedTexts } from './web/forms/signed-texts.ts';
import { UploadShare } from './web/forms/upload-share.ts';
import { WrongGuesses } from './web/forms/wrong-guesses.ts';
import type { SharedCaching } from './web/http/shared-caching.ts';
import { DayTally, kindOf } from './web/log/day-tally.ts';
import type { Log } from './web/log/log.ts';
import type { PageCache } from './web/pages/page-cache.ts';
import { PageServer } from './web/pages/page-server.tsx';
import type { Metrics } from './web/requests/metrics.ts';
import { draftReaderOf } from './web/sessions/session.ts';
import { SignInCookies } from './web/sessions/sign-in-cookies.ts';
import { StaffGuard } from './web/sessions/staff-guard.ts';
import { FileWorkers } from './workers/files/file-workers.ts';

export type AppOptions = {
  database: OpenDatabase;
  staleness: Staleness;
  /** Shared caches that are purged after changes. */
  purges?: CachePurges | undefined;
  cache: PageCache;
  siteUrl: string;
  /** The site's address in the Tor network. */
  onionAddress?: string | undefined;
  /** A demonstration: the report form says so. */
  isDemo?: boolean;
  /** Uploaded files. */
  fileStore: FileStore;
  /** Decides what shared caches may keep; undefined when none is notified of changes. */
  sharedCaching?: SharedCaching | undefined;
  /** Without it, the application counts as started. */
  lifecycle?: Lifecycle;
  /** Proxy addresses whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  /** Sends queued mail; without it mail stays queued. */
  outbox?: Pick<Outbox, 'wake'> | undefined;
  /** "Sign in with Microsoft" for staff. */
  microsoft?: EntraAccess | undefined;
  /** The connection to the mailbox. */
  mailbox?: Mailbox | undefined;
  /** Built files; by default, missing picture variants are encoded on their first request. */
  files?: StaticFiles;
  /** Checks uploaded files in processes of their own. */
  fileWorkers?: FileWorkers;
  /** Reads reports, passphrases and receipts in processes of their own, with this NODE_ENV; without it, in this one. */
  reportProcesses?: { nodeEnvironment: string; files: FileSettings };
  /** Figures for a monitoring system, and the token with which it reads them. */
  metrics?: { token: string; figures: Metrics } | undefined;
  /** What the dashboard says of the backups; by default that there are none. */
  backups?: BackupPlan | undefined;
  /** Signs and checks the activity log. */
  audit: AuditLog;
  log: Log;
};

export type Services = ReturnType<typeof createServices>;

/** Shared services of pages, back-office and API, one instance each. */
export function createServices(options: AppOptions) {
  const {
    database,
    staleness,
    cache,
    siteUrl,
    fileStore,
    trustedProxies = [],
    outbox,
    mailbox,
    metrics,
    log,
  } = options;
  const { db } = database;
  const signed = new SignedTexts(() => sharedSecret(db, formsSecret));
  const tokens = new FormTokens(signed);
  const challenges = new Challenges(signed);
  const forms = {
    gate: new FormGate(tokens, challenges),
    queue: new FormQueue(),
    full: new FullPlaces(),
    trustedProxies,
  };
  // Events of the report channel are logged per day only.
  const tally = new DayTally(log);
  const staffGuard = new StaffGuard(db, log);
  const keys = new UnlockedKeys();
  const guesses = new WrongGuesses();
  const fileWorkers = options.fileWorkers ?? new FileWorkers();
  const { reports: copier, checkAttachment, prepareAsset, encodeVariants, readDocument } = fileWorkers;
  const counts = new HourlyCounts();
  const spool = new UploadShare();
  const drafts = new Drafts(fileStore);
  // A message of the database may have a value in it.
  const erased = new ErasedRows(database, erasedCases, (error) =>
    log.error('baik_rewrite_failed', new Error(kindOf(error))),
  );
  const isDemo = options.isDemo ?? false;
  const { onionAddress } = options;
  const reportProcesses =
    options.reportProcesses &&
    new ReportProcesses({
      ...options.reportProcesses,
      settings: { siteUrl, files: options.reportProcesses.files, onionAddress, isDemo },
      db,
      sql: database.sql,
      drafts,
      spool,
      counts,
      guesses,
      tally,
      refuseHead: (request, address) => refuseHead({ spool, tally }, request, address),
      rewriteErased: () => erased.rewriteSoon(),
    });
  const notices = new SecurityNotices({
    hasMailbox: outbox !== undefined,
    screen: siteUrl + endpoints.account,
    wakeOutbox: () => outbox?.wake(),
  });
  const reviewNotices = new ReviewNotices({
    hasMailbox: outbox !== undefined,
    screenOf: (articleId) => `${siteUrl}${endpoints.articleReview}/${articleId}`,
    wakeOutbox: () => outbox?.wake(),
  });
  const pageServer = new PageServer({
    cache,
    siteUrl,
    log,
    staffOf: (request) => draftReaderOf(db, request),
    observeRender: metrics && ((time) => metrics.figures.observeRender(time)),
  });
  const sitePages = new SitePages((route, language) => pageServer.readText(route, language), readBuiltPageTexts);
  pageServer.watch((change) => sitePages.changed(change));
  const presence = new PresenceHub({
    ...database,
    onError: (error) => {
      if (isDatabaseUnavailable(error)) log.warn('presence_unknown');
      else log.error('presence_failed', error);
    },
  });
  const assetStore = new AssetStore(fileStore);
  const erasures = new ContentErasures({
    db,
    files: assetStore.kept,
    onError: (error) => log.error('content_not_erased', error),
  });
  const erasedRows = new ErasedRows(database, erasedContent, (error) => log.error('content_rewrite_failed', error));
  return {
    db,
    erasures,
    erasedRows,
    presence,
    health: database.health,
    sitePages,
    staleness,
    purges: options.purges,
    cache,
    siteUrl,
    fileStore,
    lifecycle: options.lifecycle ?? new Lifecycle('serving'),
    log,
    tally,
    staffGuard,
    audit: options.audit,
    backups: options.backups ?? noBackups,
    keys,
    guesses,
    reportProcesses,
    sendsMail: outbox !== undefined,
    metrics,
    reviewNotices,
    invitationLink: (token: string) => `${siteUrl}${endpoints.invitation}/${token}`,
    files: options.files ?? new StaticFiles(new PictureVariants(log)),
    pageServer,
    signInCookies: new SignInCookies(
      db,
      trustedProxies,
      challenges,
      reportProcesses ?? keys,
      notices,
      relyingPartyOf(siteUrl),
    ),
    microsoft: options.microsoft && new MicrosoftSignIn(options.microsoft, siteUrl + endpoints.microsoftCallback),
    mailroom: outbox && mailbox && { ...mailbox, wake: () => outbox.wake() },
    assets: { db, staleness, store: assetStore, prepare: prepareAsset },
    variants: { db, store: assetStore, encode: encodeVariants },
    readDocument,
    contact: {
      db,
      ...forms,
      log,
      store: new AttachmentStore(fileStore),
      checkAttachment,
      uploads: new UploadShare(),
      counts,
      acknowledges: outbox !== undefined,
      wakeOutbox: () => outbox?.wake(),
    },
    dataRequests: {
      db,
      ...forms,
      siteUrl,
      hasMailbox: outbox !== undefined,
      wakeOutbox: () => outbox?.wake(),
    },
    reports: {
      tally,
      siteUrl,
      ...forms,
      store: { db, files: new SealedFiles(fileStore), copier, inTurn: oneAtATimePerKey() },
      erased,
      drafts,
      isOpen: () => isChannelOpen(db),
      isDemo,
      onionAddress,
      counts,
      spool,
    },
  };
}
