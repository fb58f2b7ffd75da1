import type { OpenDatabase } from '../db/client.ts';
import { type BackupPlan, type BackupState, readBackupState } from '../domain/backups/state.ts';
import type { FileStore } from '../domain/files/file-store.ts';
import { ageOfOldestWaiting, outboxState } from '../domain/mail/queries.ts';
import type { CachePurges } from '../domain/publishing/cache-purges.ts';
import type { PageCache } from '../web/pages/page-cache.ts';
import type { MetricSources } from '../web/requests/metrics.ts';

type Sources = {
  files: FileStore;
  database: OpenDatabase;
  cache: PageCache;
  purges: Pick<CachePurges, 'state'> | undefined;
  plan: BackupPlan;
};

/** Sources of the figures. */
export function metricSources({ files, database, cache, purges, plan }: Sources): MetricSources {
  const { db, pool, health } = database;
  return {
    freeBytes: async () => (await files.room.state()).freeInBytes,
    pool,
    isDatabaseAvailable: () => health.isAvailable,
    cache: () => cache.size,
    unpurgedCaches: async () =>
      purges
        ? purges.state().then(
            ({ failing }) => failing,
            () => undefined,
          )
        : 0,
    // The circuit breaker has logged why the database does not answer.
    outbox: async () => {
      const found = await Promise.all([outboxState(db), ageOfOldestWaiting(db)]).catch(() => undefined);
      return found && { ...found[0], oldestInSeconds: found[1] };
    },
    backups: async () => {
      const state = await readBackupState(db, plan).catch(() => undefined);
      return state && figuresOf(state);
    },
  };
}

const secondsSince = (moment: Date) => (Date.now() - +moment) / 1000;

function figuresOf({ last, proof, failures, problems }: BackupState) {
  return {
    last: last && { ageInSeconds: secondsSince(last.at), seconds: last.seconds, bytes: last.sizeInBytes },
    proof: proof && { kind: proof.kind, ageInSeconds: secondsSince(proof.at), seconds: proof.seconds },
    failures,
    problems: problems.map(({ kind }) => kind),
  };
}
