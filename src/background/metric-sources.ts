import type { OpenDatabase } from '../db/client.ts';
import type { AuditLog } from '../domain/audit/audit-log.ts';
import { type BackupPlan, type BackupState, readBackupState } from '../domain/backups/state.ts';
import type { FileStore } from '../domain/files/file-store.ts';
import type { Jobs } from '../domain/jobs.ts';
import { oldestWaiting, outboxState } from '../domain/mail/queries.ts';
import type { CachePurges } from '../domain/publishing/cache-purges.ts';
import type { PageCache } from '../web/pages/page-cache.ts';
import type { MetricSources } from '../web/requests/metrics.ts';
import type { FileWorkers } from '../workers/files/file-workers.ts';
import { countOpenDescriptors } from '../workers/supervised-process.ts';

type Sources = {
  fileStore: FileStore;
  database: OpenDatabase;
  cache: PageCache;
  audit: Pick<AuditLog, 'lastVerification' | 'foreignStarts'>;
  fileWorkers: Pick<FileWorkers, 'load'>;
  purges?: Pick<CachePurges, 'state'> | undefined;
  settings: { backups: BackupPlan };
  jobs: Pick<Jobs, 'lastRuns'>;
};

/** Sources of the figures. */
export function metricSources({
  fileStore,
  database,
  cache,
  audit,
  fileWorkers,
  purges,
  settings,
  jobs,
}: Sources): MetricSources {
  const { db, pool, health } = database;
  return {
    storage: async () => {
      const { freeInBytes: free, reserveInBytes: reserve } = await fileStore.room.state();
      return { free, reserve };
    },
    descriptors: countOpenDescriptors,
    workers: () => fileWorkers.load(),
    activityLog: () => {
      const last = audit.lastVerification();
      return last && { isIntact: last.ok, checkedAt: new Date(last.verifiedAt) };
    },
    foreignStarts: () => audit.foreignStarts.count,
    pool,
    isDatabaseAvailable: () => health.isAvailable,
    cache: () => cache.size,
    jobs: () => jobs.lastRuns(),
    unpurgedCaches: async () =>
      purges
        ? purges.state().then(
            ({ failing }) => failing,
            () => undefined,
          )
        : 0,
    // The circuit breaker has logged why the database does not answer.
    outbox: async () => {
      const found = await Promise.all([outboxState(db), oldestWaiting(db)]).catch(() => undefined);
      return found && { ...found[0], oldest: found[1] };
    },
    backups: async () => {
      const state = await readBackupState(db, settings.backups).catch(() => undefined);
      return state && figuresOf(state);
    },
  };
}

function figuresOf({ last, proof, failures, problems }: BackupState) {
  return {
    last: last && { at: last.at, seconds: last.seconds, bytes: last.sizeInBytes },
    proof: proof && { kind: proof.kind, at: proof.at, seconds: proof.seconds },
    failures,
    problems: problems.map(({ kind }) => kind),
  };
}
