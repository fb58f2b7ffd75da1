import type { OpenDatabase } from './db/client.ts';
import { ErasedRows, erasedCases, erasedContent } from './db/erased-rows.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { MicrosoftSignIn } from './domain/accounts/microsoft/microsoft-sign-in.ts';
import { relyingPartyOf } from './domain/accounts/passkeys/relying-party.ts';
import { SecurityNotices } from './domain/accounts/security-notices.ts';
import { AssetStore } from './domain/assets/asset-store.ts';
import type { AuditLog } from './domain/audit/audit-log.ts';
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
import { isDemonstration } from './seed/demo-recipient.ts';
import type { Env } from './settings/env.ts';
import { AssetFiles } from './web/files/asset-files.ts';
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

/** What is opened before the site, and closed after it. */
type Opened = {
  settings: Env;
  database: OpenDatabase;
  staleness: Staleness;
  /** Shared caches that are purged after changes. */
  purges?: CachePurges | undefined;
  /** Decides what shared caches may keep; undefined when none is notified of changes. */
  sharedCaching?: SharedCaching | undefined;
  cache: PageCache;
  /** Uploaded files. */
  fileStore: FileStore;
  /** Signs and checks the activity log. */
  audit: AuditLog;
  log: Log;
  /** Without it, the application counts as started. */
  lifecycle?: Lifecycle;
  /** Sends queued mail; without it mail stays queued. */
  outbox?: Pick<Outbox, 'wake'> | undefined;
  /** The connection to the mailbox. */
  mailbox?: Mailbox | undefined;
  /** A demonstration: the report form says so. */
  isDemo?: boolean;
  /** Built files; by default, missing picture variants are encoded on their first request. */
  files?: StaticFiles;
  /** Checks uploaded files in processes of their own. */
  fileWorkers?: FileWorkers;
  /** NODE_ENV of the processes that read reports, passphrases and receipts; without it, this one reads them. */
  reportProcesses?: string | undefined;
  /** Figures for a monitoring system. */
  metrics?: Metrics | undefined;
};

/**
 * The site that a process serves: an argument of pages, back-office, API and background work, never a variable of a module, since
 * tests run several in one process. Handlers read its parts when a request comes, not when they are registered.
 */
export type Site = ReturnType<typeof createSite>;

export function createSite(opened: Opened) {
  const { settings, database, cache, fileStore, outbox, mailbox, metrics, log } = opened;
  const { siteUrl, trustedProxies } = settings;
  const { db } = database;
  const hasMailbox = outbox !== undefined;
  const wakeOutbox = () => outbox?.wake();
  const signed = new SignedTexts(() => sharedSecret(db, formsSecret));
  const challenges = new Challenges(signed);
  const forms = {
    gate: new FormGate(new FormTokens(signed), challenges),
    queue: new FormQueue(),
    full: new FullPlaces(),
    trustedProxies,
  };
  // Events of the report channel are logged per day only.
  const tally = new DayTally(log);
  const keys = new UnlockedKeys();
  const guesses = new WrongGuesses();
  const fileWorkers = opened.fileWorkers ?? new FileWorkers();
  const counts = new HourlyCounts();
  const spool = new UploadShare();
  const drafts = new Drafts(fileStore);
  // A message of the database may have a value in it.
  const erased = new ErasedRows(database, erasedCases, (error) =>
    log.error('baik_rewrite_failed', new Error(kindOf(error))),
  );
  const isDemo = opened.isDemo ?? isDemonstration(settings);
  const reportProcesses =
    opened.reportProcesses === undefined
      ? undefined
      : new ReportProcesses({
          nodeEnvironment: opened.reportProcesses,
          settings: { siteUrl, files: fileSettingsOf(settings), onionAddress: settings.onionAddress, isDemo },
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
  const notices = new SecurityNotices({ hasMailbox, screen: siteUrl + endpoints.account, wakeOutbox });
  const reviewNotices = new ReviewNotices({
    hasMailbox,
    screenOf: (articleId) => `${siteUrl}${endpoints.articleReview}/${articleId}`,
    wakeOutbox,
  });
  const pageServer = new PageServer({
    cache,
    siteUrl,
    log,
    staffOf: (request) => draftReaderOf(db, request),
    observeRender: metrics && ((time) => metrics.observeRender(time)),
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
  const attachmentStore = new AttachmentStore(fileStore);
  const erasures = new ContentErasures({
    db,
    files: assetStore.kept,
    onError: (error) => log.error('content_not_erased', error),
  });
  return {
    ...opened,
    siteUrl,
    db,
    health: database.health,
    lifecycle: opened.lifecycle ?? new Lifecycle('serving'),
    assetFiles: new AssetFiles(fileStore, opened.sharedCaching),
    files: opened.files ?? new StaticFiles(new PictureVariants(log)),
    fileWorkers,
    hasMailbox,
    wakeOutbox,
    mailroom: outbox && mailbox && { ...mailbox, wake: wakeOutbox },
    invitationLink: (token: string) => `${siteUrl}${endpoints.invitation}/${token}`,
    assetStore,
    attachmentStore,
    erasures,
    erasedRows: new ErasedRows(database, erasedContent, (error) => log.error('content_rewrite_failed', error)),
    presence,
    pageServer,
    sitePages,
    tally,
    staffGuard: new StaffGuard(db, log),
    keys,
    guesses,
    erased,
    reportProcesses,
    notices,
    reviewNotices,
    /** Undefined where browsers allow no passkeys. */
    party: relyingPartyOf(siteUrl),
    signInCookies: new SignInCookies(db, trustedProxies, challenges, reportProcesses ?? keys, notices),
    microsoft: settings.microsoft && new MicrosoftSignIn(settings.microsoft, siteUrl + endpoints.microsoftCallback),
    contact: {
      db,
      ...forms,
      log,
      store: attachmentStore,
      checkAttachment: fileWorkers.checkAttachment,
      uploads: new UploadShare(),
      counts,
      acknowledges: hasMailbox,
      wakeOutbox,
    },
    dataRequests: { db, ...forms, log, counts, siteUrl, hasMailbox, wakeOutbox },
    reports: {
      tally,
      siteUrl,
      ...forms,
      store: { db, files: new SealedFiles(fileStore), copier: fileWorkers.reports, inTurn: oneAtATimePerKey() },
      drafts,
      isOpen: () => isChannelOpen(db),
      isDemo,
      onionAddress: settings.onionAddress,
      counts,
      spool,
    },
  };
}

/** Only these: processes of the report channel get none of the other settings. */
function fileSettingsOf({ dataDirectory, storageReserve, bucket }: Env): FileSettings {
  return { dataDirectory, storageReserve, bucket };
}
