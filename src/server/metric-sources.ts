import type { AuditLog } from '../domain/audit/audit-log.ts';
import { type BackupPlan, readBackupState } from '../domain/backups/state.ts';
import type { Jobs } from '../domain/jobs.ts';
import { oldestWaiting, outboxState } from '../domain/mail/queries.ts';
import type { Opened } from '../site.ts';
import type { MetricSources } from '../web/requests/metrics.ts';
import type { FileWorkers } from '../workers/files/file-workers.ts';
import { countOpenDescriptors } from '../workers/supervised-process.ts';

type Sources = Pick<Opened, 'fileStore' | 'database' | 'cache' | 'purges'> & {
  audit: Pick<AuditLog, 'lastVerification' | 'foreignStarts'>;
  fileWorkers: Pick<FileWorkers, 'load'>;
  settings: { backups: BackupPlan };
  jobs: Pick<Jobs, 'lastRuns'>;
};

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
    unpurgedCaches: async () => (purges ? (await purges.state().catch(() => undefined))?.failing : 0),
    // The circuit breaker has logged why the database does not answer.
    outbox: async () => {
      const found = await Promise.all([outboxState(db), oldestWaiting(db)]).catch(() => undefined);
      return found && { ...found[0], oldest: found[1] };
    },
    backups: async () => {
      const state = await readBackupState(db, settings.backups).catch(() => undefined);
      if (!state) return undefined;
      const { last, proof, failures, problems } = state;
      return {
        last: last && { at: last.at, seconds: last.seconds, bytes: last.sizeInBytes },
        proof,
        failures,
        problems: problems.map(({ kind }) => kind),
      };
    },
  };
}
