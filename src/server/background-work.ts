import { publishDueDrafts } from '../domain/article-drafts/commands.ts';
import { startPublicationClock } from '../domain/articles/publication-clock.ts';
import { markContents } from '../domain/articles/sanitize.ts';
import { readDocuments } from '../domain/assets/documents/document-reading.ts';
import { makeVariants } from '../domain/assets/variants/make-variants.ts';
import { releaseAllClaims } from '../domain/assets/variants/pending-variants.ts';
import { ErasureList } from '../domain/backups/erase-again.ts';
import { runMaintenance } from '../domain/baik/approvals/upkeep.ts';
import { sweepViolations } from '../domain/csp-reports/counts.ts';
import type { Jobs } from '../domain/jobs.ts';
import { sweepLimits } from '../domain/limits/places.ts';
import { checkLinks } from '../domain/links/link-check.ts';
import { applyRetention } from '../domain/privacy/apply-retention.ts';
import { warnOfDeadlines } from '../domain/privacy/deadlines.ts';
import { noteRunning, sweepRunningDays } from '../domain/quality/installation-figures.ts';
import { purgeExpired } from '../domain/trash/purge.ts';
import { sweepUnsaved } from '../domain/unsaved/unsaved.ts';
import { keepVersionsInOrder } from '../domain/versions/upkeep.ts';
import { endpoints } from '../routes.ts';
import type { Site } from '../site.ts';
import { kindOf } from '../web/log/day-tally.ts';
import { log } from '../web/log/log.ts';
import { BackupClock } from './backup-clock.ts';

/** A series of saves is checked once. */
const linkCheckDelayInMilliseconds = 30_000;

/**
 * What runs beside requests: schedules, the reading of documents, checks of links and the removal of obsolete data.
 * `environment`: the settings of this server, for commands that it starts.
 */
export function startBackgroundWork(
  site: Site,
  jobs: Jobs,
  environment: Record<string, string | undefined>,
): { stop: () => Promise<void> } {
  const { db, settings, staleness, purges, sharedCaching, wakeOutbox } = site;
  const clock = startPublicationClock({
    db,
    staleness,
    announce: ({ withdraws }) => {
      site.pageServer.changed(withdraws ? 'withdrawn' : 'changed');
      void purges?.requestNow().catch((error) => log.error('purge_failed', error));
    },
    onWithdrawalPlanned: (next) => sharedCaching?.schedule(next),
    onError: (error) => log.error('publication_clock_failed', error),
  });
  // Notifications can be lost without a sign.
  jobs.every('second', 'pages.epoch', staleness.check);
  // Every node looks; the lock of the article lets one of them publish.
  jobs.every(10_000, 'drafts.publish', () => publishDueDrafts(db, staleness));
  jobs.every(30_000, 'redirects.count', () => site.redirects.writeCounts());
  // Several times a minute, because timers are late on a busy machine.
  jobs.every(20_000, 'uptime.note', noteRunning(db));
  jobs.every('hour', 'reports.maintain', () => maintainReports(site));
  const folders = [settings.dataDirectory, ...(settings.backups.folder ? [settings.backups.folder] : [])];
  const erasures = new ErasureList(db, folders);
  jobs.every('minute', 'erasures.list', () => erasures.write());
  const backups = new BackupClock({ db, settings, environment, log, wakeOutbox });
  backups.start();
  jobs.every('minute', 'backups.run', () => backups.round(new Date()));
  const woken = [
    // Another node may have added documents.
    jobs.every(600_000, 'documents.read', (isStopped) => readDocuments(documentSources(site), isStopped)),
    // Another node may have been killed while it made some.
    jobs.every('minute', 'variants.make', variantMaking(site)),
    // Scheduled publications and unpublications happen without a change.
    jobs.every(300_000, 'links.check', (isStopped) => checkLinks(db, settings.siteUrl, isStopped), {
      delay: linkCheckDelayInMilliseconds,
    }),
  ];
  staleness.subscribe(() => {
    for (const job of woken) job.wake();
  });
  startSweeping(site, jobs);
  return {
    async stop() {
      clock.stop();
      backups.stop();
      await jobs.stop();
      await site.redirects.writeCounts().catch((error) => log.error('job_failed', error, { job: 'redirects.count' }));
      // What was erased last.
      await erasures.write().catch((error) => log.error('job_failed', error, { job: 'erasures.list' }));
    },
  };
}

/** Removes obsolete data: files of deleted assets, what has been in the trash for its whole time, expired limits, old counts. */
function startSweeping({ db, assetStore, attachmentStore, erasures, erasedRows }: Site, jobs: Jobs): void {
  const counted = (event: string, work: () => Promise<number>) => async () => {
    const count = await work();
    if (count > 0) log.info(event, { count });
  };
  jobs.every('hour', 'assets.sweep', () => assetStore.sweep(db));
  jobs.every(
    'hour',
    'trash.purge',
    counted('trash_purged', () => purgeExpired({ db, assetStore })),
  );
  jobs.every(
    'hour',
    'uploads.sweep',
    counted('abandoned_uploads_removed', () => attachmentStore.removeAbandoned(db)),
  );
  jobs.every('hour', 'limits.sweep', () => sweepLimits(db));
  jobs.every('hour', 'versions.order', () => keepVersionsInOrder(db, assetStore.kept));
  // Erasures that an earlier process did not finish.
  jobs.every('hour', 'content.erase', async () => {
    await erasures.run();
    await erasedRows.rewrite();
  });
  jobs.every('hour', 'contents.mark', (isStopped) => markContents(db, isStopped));
  jobs.every('hour', 'unsaved.sweep', () => sweepUnsaved(db));
  jobs.every('hour', 'csp-reports.sweep', () => sweepViolations(db));
  jobs.every(
    'hour',
    'retention.apply',
    counted('expired_records_erased', () => applyRetention(db, attachmentStore)),
  );
  jobs.every('hour', 'uptime.sweep', () => sweepRunningDays(db));
  jobs.every('hour', 'deadlines.warn', () => warnOfDeadlines(db));
}

function maintainReports(site: Site): Promise<void> {
  const { reports, erased, settings, wakeOutbox } = site;
  site.tally.writeDaysBefore();
  const { store, drafts } = reports;
  const work = runMaintenance({ store, erased, drafts, screen: settings.siteUrl + endpoints.baik, wakeOutbox });
  // A message may quote a report.
  return work.catch((error) => {
    throw new Error(kindOf(error));
  });
}

function documentSources({ db, fileWorkers, assetFiles }: Site): Parameters<typeof readDocuments>[0] {
  return { db, read: fileWorkers.readDocument, withFile: (path, work) => assetFiles.withFile(path, work) };
}

function variantMaking({ db, settings, assetStore: store, fileWorkers }: Site) {
  // With the embedded database, no other process can have a claim.
  let isFirst = settings.databaseUrl === undefined;
  return async (isStopped: () => boolean) => {
    if (isFirst) await releaseAllClaims(db);
    isFirst = false;
    await makeVariants({ db, store, encode: fileWorkers.encodeVariants }, isStopped);
  };
}
