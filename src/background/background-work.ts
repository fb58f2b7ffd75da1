import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { startDraftClock } from '../domain/article-drafts/draft-clock.ts';
import { startPublicationClock } from '../domain/articles/publication-clock.ts';
import { startDocumentReading } from '../domain/assets/documents/document-reading.ts';
import { startVariantMaking } from '../domain/assets/variants/variant-clock.ts';
import { startErasureList } from '../domain/backups/erasure-list.ts';
import { startBaikClock } from '../domain/baik/clock.ts';
import { sweepLimits } from '../domain/limits/sweep.ts';
import { startLinkCheck } from '../domain/links/link-check.ts';
import { startEpochWatch } from '../domain/publishing/epoch-watch.ts';
import { startUptimeClock } from '../domain/quality/uptime.ts';
import { endpoints } from '../routes.ts';
import type { Site } from '../site.ts';
import { kindOf } from '../web/log/day-tally.ts';
import { log } from '../web/log/log.ts';
import { BackupClock } from './backup-clock.ts';
import { startSweeping } from './sweeping.ts';

/**
 * What runs beside requests: schedules, the reading of documents, checks of links and the removal of obsolete data.
 * `environment`: the settings of this server, for commands that it starts.
 */
export function startBackgroundWork(
  site: Site,
  environment: Record<string, string | undefined>,
): { stop: () => Promise<void> } {
  const { db, settings, staleness, purges, sharedCaching, fileStore, wakeOutbox } = site;
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
  const draftClock = startDraftClock({
    db,
    staleness,
    onError: (error) => log.error('draft_clock_failed', error),
  });
  const reportClock = startBaikClock({
    store: site.reports.store,
    erased: site.erased,
    drafts: site.reports.drafts,
    screen: settings.siteUrl + endpoints.baik,
    wakeOutbox,
    writeTally: () => site.tally.writeDaysBefore(),
    onError: (error) => log.error('baik_clock_failed', new Error(kindOf(error))),
  });
  const documents = startDocumentReading({
    db,
    read: site.fileWorkers.readDocument,
    withFile: (path, work) => site.assetFiles.withFile(path, work),
    onError: (error) => log.error('documents_not_read', error),
  });
  const variants = startVariantMaking({
    db,
    store: site.assetStore,
    encode: site.fileWorkers.encodeVariants,
    isAlone: settings.databaseUrl === undefined,
    onError: (error) => log.error('variants_not_made', error),
  });
  const linkCheck = startLinkCheck({
    db,
    siteUrl: settings.siteUrl,
    onError: (error) => log.error('links_not_checked', error),
  });
  staleness.subscribe(() => {
    documents.wake();
    variants.wake();
    linkCheck.wake();
  });
  const epochWatch = startEpochWatch({
    check: staleness.check,
    onError: (error) => log.error('epoch_check_failed', error),
  });
  const uptimeClock = startUptimeClock({
    db,
    // The circuit breaker has reported a database that does not answer.
    onError: (error) => {
      if (!isDatabaseUnavailable(error)) log.error('uptime_not_noted', error);
    },
  });
  const sweeping = startSweeping({
    db,
    files: fileStore,
    sweepLimits,
    erasures: site.erasures,
    erasedRows: site.erasedRows,
    log,
  });
  const erasureList = startErasureList({
    db,
    folders: [settings.dataDirectory, ...(settings.backups.folder ? [settings.backups.folder] : [])],
    onError: (error) => log.error('erasure_list_not_written', error),
  });
  const backupClock = new BackupClock({
    db,
    settings,
    environment,
    log,
    wakeOutbox,
  });
  backupClock.start();
  return {
    /** Waits for running work. */
    async stop() {
      epochWatch.stop();
      clock.stop();
      await Promise.all([
        draftClock.stop(),
        reportClock.stop(),
        sweeping.stop(),
        erasureList.stop(),
        documents.stop(),
        variants.stop(),
        linkCheck.stop(),
        backupClock.stop(),
        uptimeClock.stop(),
      ]);
    },
  };
}
