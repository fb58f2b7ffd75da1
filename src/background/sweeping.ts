import type { Db } from '../db/client.ts';
import type { ErasedRows } from '../db/erased-rows.ts';
import { markContents } from '../domain/articles/mark-contents.ts';
import { AssetStore } from '../domain/assets/asset-store.ts';
import { sweepAutosaves } from '../domain/autosaves/commands.ts';
import { AttachmentStore } from '../domain/contact/attachment-store.ts';
import { sweepViolations } from '../domain/csp-reports/counts.ts';
import type { ContentErasures } from '../domain/erasing/erasures.ts';
import type { FileStore } from '../domain/files/file-store.ts';
import { applyRetention } from '../domain/privacy/apply-retention.ts';
import { warnOfDeadlines } from '../domain/privacy/deadlines.ts';
import { sweepRunningDays } from '../domain/quality/uptime.ts';
import { purgeExpired } from '../domain/trash/purge.ts';
import { keepVersionsInOrder } from '../domain/versions/upkeep.ts';
import type { Log } from '../web/log/log.ts';

const sweepIntervalInMilliseconds = 3_600_000;

type Options = {
  db: Db;
  files: FileStore;
  /** Removes expired form counts and tokens. */
  sweepLimits: (db: Db) => Promise<unknown>;
  /** Erasures that an earlier process did not finish. */
  erasures: Pick<ContentErasures, 'run'>;
  erasedRows: Pick<ErasedRows, 'rewrite'>;
  log: Log;
  intervalInMilliseconds?: number;
};

/**
 * Removes obsolete data now and every hour: files of deleted assets, what has been in the trash for its whole time, uploads
 * without a row, expired limits, old counts.
 */
export function startSweeping(options: Options): { stop: () => Promise<unknown> } {
  let swept: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const sweep = () => {
    swept = sweepOnce(options, () => isStopped);
  };
  sweep();
  const timer = setInterval(sweep, options.intervalInMilliseconds ?? sweepIntervalInMilliseconds);
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      return swept;
    },
  };
}

async function sweepOnce(
  { db, files, sweepLimits, erasures, erasedRows, log }: Options,
  isStopped: () => boolean,
): Promise<void> {
  const removeUploads = async () => {
    const count = await new AttachmentStore(files).removeAbandoned(db);
    if (count > 0) log.info('abandoned_uploads_removed', { count });
  };
  const assetStore = new AssetStore(files);
  const purgeTrash = async () => {
    const count = await purgeExpired({ db, assetStore });
    if (count > 0) log.info('trash_purged', { count });
  };
  const eraseExpired = async () => {
    const count = await applyRetention(db, new AttachmentStore(files));
    if (count > 0) log.info('expired_records_erased', { count });
  };
  const eraseContent = async () => {
    await erasures.run();
    await erasedRows.rewrite();
  };
  const failed = (event: string) => (error: unknown) => log.error(event, error);
  await Promise.all([
    assetStore.sweep(db).catch(failed('assets_not_swept')),
    purgeTrash().catch(failed('trash_not_purged')),
    removeUploads().catch(failed('abandoned_uploads_not_removed')),
    sweepLimits(db).catch(failed('limits_not_swept')),
    keepVersionsInOrder(db, assetStore.kept).catch(failed('versions_not_kept')),
    eraseContent().catch(failed('content_not_erased')),
    markContents(db, isStopped).catch(failed('contents_not_marked')),
    sweepAutosaves(db).catch(failed('autosaves_not_swept')),
    sweepViolations(db).catch(failed('csp_reports_not_swept')),
    eraseExpired().catch(failed('expired_records_not_erased')),
    sweepRunningDays(db).catch(failed('uptime_not_swept')),
    warnOfDeadlines(db).catch(failed('deadlines_not_checked')),
  ]);
}
