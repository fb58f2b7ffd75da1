import { existsSync } from 'node:fs';
import type { Db } from '../../db/client.ts';
import type { DatabaseHealth } from '../../db/health.ts';
import type { ForeignStarts } from '../../domain/audit/foreign-starts.ts';
import type { FileStore } from '../../domain/files/file-store.ts';
import { outboxState } from '../../domain/mail/queries.ts';
import type { CachePurges } from '../../domain/publishing/cache-purges.ts';
import type { Lifecycle } from '../../lifecycle.ts';
import { manifestPath } from '../../manifest.ts';

/** Timeout in milliseconds after which a component counts as unavailable: load balancers wait only a few seconds. */
const timeoutInMilliseconds = 1000;

type State = 'ok' | 'unavailable';

export type Parts = {
  build: State;
  database: State;
  /** `low`: uploads are refused. */
  storage: State | 'low';
  /** `unconfigured`: mail is queued. `failing`: some mail has been refused repeatedly. */
  mail: State | 'unconfigured' | 'failing';
  /** Shared caches in front. `failing`: one of them refused its last purge, which is repeated. */
  caches: State | 'unconfigured' | 'failing';
  /** The activity log. `foreign-key`: in the last hour a node with another key was started, which was refused. */
  log: 'ok' | 'foreign-key';
};

/** `starting` and `stopping` remove the node from load balancing; `degraded` does not: cached pages are still served. */
export type Readiness = { status: 'starting' | 'ready' | 'degraded' | 'stopping'; parts: Parts };

type CheckedSite = {
  db: Db;
  health: Pick<DatabaseHealth, 'isAvailable'>;
  fileStore: Pick<FileStore, 'state'>;
  hasMailbox: boolean;
  purges?: Pick<CachePurges, 'state'> | undefined;
  audit: { foreignStarts: Pick<ForeignStarts, 'isReported'> };
  lifecycle: Lifecycle;
};

/** Checks all components that the site needs. */
export async function checkReadiness(site: CheckedSite): Promise<Readiness> {
  const { fileStore, lifecycle, audit } = site;
  const [stored, storage] = await Promise.all([
    storedParts(site),
    inTime<Parts['storage']>(fileStore.state(), 'unavailable'),
  ]);
  const build = existsSync(manifestPath) ? 'ok' : 'unavailable';
  const log = audit.foreignStarts.isReported ? 'foreign-key' : 'ok';
  const parts: Parts = { build, storage, ...stored, log };
  const isWhole = Object.values(parts).every((state) => state === 'ok' || state === 'unconfigured');
  const { phase } = lifecycle;
  return { status: phase === 'serving' ? (isWhole ? 'ready' : 'degraded') : phase, parts };
}

type StoredParts = Pick<Parts, 'database' | 'mail' | 'caches'>;

/** What is read from the database. While the circuit breaker reports it as unavailable, no query is sent. */
function storedParts({ db, health, hasMailbox, purges }: CheckedSite): Promise<StoredParts> {
  const unknown: StoredParts = {
    database: 'unavailable',
    mail: hasMailbox ? 'unavailable' : 'unconfigured',
    caches: purges ? 'unavailable' : 'unconfigured',
  };
  if (!health.isAvailable) return Promise.resolve(unknown);
  const ask = async (): Promise<StoredParts> => {
    const [mails, unpurged] = await Promise.all([outboxState(db), purges?.state()]);
    const stateOf = (failing: number) => (failing > 0 ? 'failing' : 'ok');
    return {
      database: 'ok',
      mail: hasMailbox ? stateOf(mails.failing) : 'unconfigured',
      caches: unpurged ? stateOf(unpurged.failing) : 'unconfigured',
    };
  };
  return inTime(ask(), unknown);
}

/** The result of a check, or `otherwise` after the timeout. */
async function inTime<Found>(check: Promise<Found>, otherwise: Found): Promise<Found> {
  const late = Promise.withResolvers<Found>();
  const timer = setTimeout(late.resolve, timeoutInMilliseconds, otherwise);
  const found = check.catch(() => otherwise);
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}
