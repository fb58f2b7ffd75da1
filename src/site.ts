import type { OpenDatabase } from './db/client.ts';
import { ErasedRows, erasedCases, erasedContent } from './db/erased-rows.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import { MicrosoftSignIn } from './domain/accounts/microsoft/microsoft-sign-in.ts';
import { relyingPartyOf } from './domain/accounts/passkeys/ceremonies.ts';
import { SecurityNotices } from './domain/accounts/security-notices.ts';
import { AssetStore } from './domain/assets/asset-store.ts';
import type { AuditLog } from './domain/audit/audit-log.ts';
import { isChannelOpen } from './domain/baik/recipients/recipients.ts';
import { SealedFiles } from './domain/baik/sealing/sealed-files.ts';
import { UnlockedKeys } from './domain/baik/sealing/unlocked-keys.ts';
import { Drafts } from './domain/baik/uploads/drafts.ts';
import { AttachmentStore } from './domain/contact/attachment-store.ts';
import { CspReports } from './domain/csp-reports/counts.ts';
import { ContentErasures } from './domain/erasing/erasures.ts';
import type { FileStore } from './domain/files/file-store.ts';
import type { FileSettings } from './domain/files/open-files.ts';
import { onePredictionAtATime } from './domain/impact/impact.ts';
import { FairQueue } from './domain/limits/fair-queue.ts';
import { HourlyCounts, Rates } from './domain/limits/memory-counts.ts';
import { FullPlaces } from './domain/limits/places.ts';
import type { Outbox } from './domain/mail/outbox.ts';
import type { Mailbox } from './domain/mail/transports/mailroom.ts';
import { PresenceHub } from './domain/presence/presence-hub.ts';
import type { CachePurges } from './domain/publishing/cache-purges.ts';
import type { Staleness } from './domain/publishing/staleness.ts';
import { Redirects } from './domain/redirects/redirects.ts';
import { ReviewNotices } from './domain/reviews/notices.ts';
import { SitePages } from './domain/search/site-pages.ts';
import { sharedSecret } from './domain/secrets/commands.ts';
import { Lifecycle } from './lifecycle.ts';
import { readBuiltPageTexts } from './page-texts.ts';
import { ReportProcesses } from './report-processes/report-processes.ts';
import { endpoints } from './routes.ts';
import { isDemonstration } from './seed/demo-recipient.ts';
import type { Env } from './settings/env.ts';
import { AssetFiles } from './web/files/asset-files.ts';
import { PictureVariants } from './web/files/picture-variants.ts';
import { SocialPictures } from './web/files/social-pictures.ts';
import { StaticFiles } from './web/files/static-files.ts';
import { refuseHead } from './web/forms/baik/refusals.ts';
import { Challenges, formsSecret, SignedTexts } from './web/forms/challenges.ts';
import { FormGate } from './web/forms/form-gate.ts';
import { UploadShare } from './web/forms/upload-share.ts';
import { WrongGuesses } from './web/forms/wrong-guesses.ts';
import { requestCosts } from './web/http/cost-limits.ts';
import type { SharedCaching } from './web/http/shared-caching.ts';
import { DayTally, kindOf } from './web/log/day-tally.ts';
import type { Log } from './web/log/log.ts';
import { MissingAddresses } from './web/log/missing-addresses.ts';
import { ContentReader } from './web/pages/content-reader.tsx';
import type { PageCache } from './web/pages/page-cache.ts';
import { PageServer } from './web/pages/page-server.tsx';
import type { Metrics } from './web/requests/metrics.ts';
import { draftReaderOf } from './web/sessions/session.ts';
import { SignInCookies } from './web/sessions/sign-in-cookies.ts';
import { StaffGuard } from './web/sessions/staff-guard.ts';
import { FileWorkers } from './workers/files/file-workers.ts';

/** What is opened before the site, and closed after it. */
export type Opened = {
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
  reportProcessEnvironment?: string | undefined;
  /** Figures for a monitoring system. */
  metrics?: Metrics | undefined;
};

/**
 * The site that a process serves: an argument of pages, back-office, API and background work, never a variable of a module, since
 * tests run several in one process. Handlers read its parts when a request comes, not when they are registered.
 */
export type Site = ReturnType<typeof createSite>;

export function createSite(opened: Opened) {
  const lasting = lastingParts(opened);
  const { db, metrics, siteUrl, log } = lasting;
  const pageServer = new PageServer({
    siteUrl,
    log,
    get cache(): PageCache {
      return site.cache;
    },
    get missingAddresses(): MissingAddresses {
      return site.missingAddresses;
    },
    staffOf: (request) => draftReaderOf(db, request),
    observeRender: metrics && ((time) => metrics.observeRender(time)),
    onChange: (effect): void => site.sitePages.changed(effect),
  });
  const parts = Object.assign(lasting, { pageServer });
  const site = Object.assign(parts, freshState(parts));
  return site;
}

type Lasting = ReturnType<typeof lastingParts> & { pageServer: PageServer };

/** What stays as it is while the process runs. */
function lastingParts(opened: Opened) {
  const { settings, database, outbox, mailbox, log } = opened;
  const { siteUrl } = settings;
  const hasMailbox = outbox !== undefined;
  const wakeOutbox = () => outbox?.wake();
  return {
    ...opened,
    siteUrl,
    isDemo: opened.isDemo ?? isDemonstration(settings),
    db: database.db,
    content: new ContentReader(siteUrl),
    health: database.health,
    lifecycle: opened.lifecycle ?? new Lifecycle('serving'),
    files: opened.files ?? new StaticFiles(new PictureVariants(log)),
    fileWorkers: opened.fileWorkers ?? new FileWorkers(),
    hasMailbox,
    wakeOutbox,
    mailroom: outbox && mailbox && { ...mailbox, wake: wakeOutbox },
    invitationLink: (token: string) => `${siteUrl}${endpoints.invitation}/${token}`,
    notices: new SecurityNotices({ hasMailbox, screen: siteUrl + endpoints.account, wakeOutbox }),
    reviewNotices: new ReviewNotices({
      hasMailbox,
      screenOf: (articleId) => `${siteUrl}${endpoints.articleReview}/${articleId}`,
      wakeOutbox,
    }),
    /** Undefined where browsers allow no passkeys. */
    party: relyingPartyOf(siteUrl),
    microsoft: settings.microsoft && new MicrosoftSignIn(settings.microsoft, siteUrl + endpoints.microsoftCallback),
  };
}

/** What the process remembers between requests; the next start knows nothing of it. Tests begin with a new one. */
export function freshState(site: Lasting) {
  const { settings, database, db, siteUrl, isDemo, fileStore, fileWorkers, hasMailbox, wakeOutbox, log } = site;
  const { trustedProxies, onionAddress } = settings;
  const signed = new SignedTexts(() => sharedSecret(db, formsSecret));
  const challenges = new Challenges(signed);
  const forms = {
    gate: new FormGate(signed, challenges),
    // A flood from one network does not hold up the others.
    queue: new FairQueue({ maxRunningOfOne: 3, maxWaitingOfOne: 1000 }),
    full: new FullPlaces(),
    trustedProxies,
  };
  // Events of the report channel are logged per day only.
  const tally = new DayTally(log);
  const keys = new UnlockedKeys();
  const guesses = new WrongGuesses();
  const counts = new HourlyCounts();
  const spool = new UploadShare();
  const drafts = new Drafts(fileStore);
  // A message of the database may have a value in it.
  const erased = new ErasedRows(database, erasedCases, (error) =>
    log.error('baik_rewrite_failed', new Error(kindOf(error))),
  );
  const reportProcesses =
    site.reportProcessEnvironment === undefined
      ? undefined
      : new ReportProcesses({
          nodeEnvironment: site.reportProcessEnvironment,
          settings: { siteUrl, files: fileSettingsOf(settings), onionAddress, isDemo },
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
  const presence = new PresenceHub({
    ...database,
    onError: (error) => {
      if (isDatabaseUnavailable(error)) log.warn('presence_unknown');
      else log.error('presence_failed', error);
    },
  });
  const assetStore = new AssetStore(fileStore);
  const attachmentStore = new AttachmentStore(fileStore);
  const assetFiles = new AssetFiles(fileStore, site.sharedCaching);
  return {
    costs: requestCosts(),
    missingAddresses: new MissingAddresses(log),
    redirects: new Redirects(db),
    cspReports: new CspReports(),
    rates: new Rates(),
    sitePages: new SitePages((route, language) => site.pageServer.readText(route, language), readBuiltPageTexts),
    assetFiles,
    socialPictures: new SocialPictures({ ...site, assetFiles, draw: fileWorkers.drawSocialCard }),
    assetStore,
    attachmentStore,
    erasures: new ContentErasures({
      db,
      files: assetStore.kept,
      onError: (error) => log.error('content_not_erased', error),
    }),
    erasedRows: new ErasedRows(database, erasedContent, (error) => log.error('content_rewrite_failed', error)),
    presence,
    tally,
    staffGuard: new StaffGuard(db, log),
    keys,
    guesses,
    erased,
    predictions: onePredictionAtATime(),
    reportProcesses,
    signInCookies: new SignInCookies(db, trustedProxies, challenges, reportProcesses ?? keys, site.notices),
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
      store: {
        db,
        files: new SealedFiles(fileStore),
        copier: fileWorkers.reports,
        inTurn: new FairQueue({ maxRunningOfOne: 1 }),
      },
      drafts,
      isOpen: () => isChannelOpen(db),
      isDemo,
      onionAddress,
      counts,
      spool,
    },
  };
}

/** Only these: processes of the report channel get none of the other settings. */
function fileSettingsOf({ dataDirectory, storageReserve, bucket }: Env): FileSettings {
  return { dataDirectory, storageReserve, bucket };
}
