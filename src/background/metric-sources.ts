import type { OpenDatabase } from '../db/client.ts';
import type { FileStore } from '../domain/files/file-store.ts';
import { ageOfOldestWaiting, outboxState } from '../domain/mail/queries.ts';
import type { PageCache } from '../web/pages/page-cache.ts';
import type { MetricSources } from '../web/requests/metrics.ts';

/** What the figures are read from. */
export function metricSources(
  { room }: FileStore,
  { db, pool, health }: OpenDatabase,
  cache: PageCache,
): MetricSources {
  return {
    freeBytes: async () => (await room.state()).freeInBytes,
    pool,
    isDatabaseAvailable: () => health.isAvailable,
    cache: () => cache.size,
    outbox: async () => {
      // The circuit breaker has said why it does not answer.
      const found = await Promise.all([outboxState(db), ageOfOldestWaiting(db)]).catch(() => undefined);
      return found && { ...found[0], oldestInSeconds: found[1] };
    },
  };
}
