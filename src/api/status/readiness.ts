import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { outboxState } from '../../domain/mail/queries.ts';
import type { StorageRoom } from '../../domain/storage/storage-room.ts';
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
};

/** `starting` and `stopping` remove the node from load balancing; `degraded` does not: cached pages are still served. */
export type Readiness = { status: 'starting' | 'ready' | 'degraded' | 'stopping'; parts: Parts };

export type ReadinessOptions = {
  db: Db;
  dataDirectory: string;
  room: StorageRoom;
  sendsMail: boolean;
  lifecycle: Lifecycle;
};

/** Checks all components that the site needs. */
export async function checkReadiness({
  db,
  dataDirectory,
  room,
  sendsMail,
  lifecycle,
}: ReadinessOptions): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    inTime(
      db.execute(sql`select 1`).then(() => 'ok' as const),
      'unavailable',
    ),
    inTime(storageState(join(dataDirectory, 'assets'), room), 'unavailable'),
  ]);
  const build = existsSync(manifestPath) ? 'ok' : 'unavailable';
  const mail = database === 'ok' ? await inTime(mailState(db, sendsMail), 'unavailable') : 'unavailable';
  const isWhole = build === 'ok' && database === 'ok' && storage === 'ok' && (mail === 'ok' || mail === 'unconfigured');
  const { phase } = lifecycle;
  const status = phase === 'serving' ? (isWhole ? 'ready' : 'degraded') : phase;
  return { status, parts: { build, database, storage, mail } };
}

async function storageState(directory: string, room: StorageRoom): Promise<Parts['storage']> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await access(directory, constants.W_OK);
  return (await room.state()).isLow ? 'low' : 'ok';
}

async function mailState(db: Db, sendsMail: boolean): Promise<Parts['mail']> {
  if (!sendsMail) return 'unconfigured';
  return (await outboxState(db)).failing > 0 ? 'failing' : 'ok';
}

/** The result of a check, or `otherwise` after the timeout. */
async function inTime<Found>(check: Promise<Found>, otherwise: Found): Promise<Found> {
  const late = Promise.withResolvers<Found>();
  const timer = setTimeout(late.resolve, timeoutInMilliseconds, otherwise);
  const found = check.catch(() => otherwise);
  return Promise.race([found, late.promise]).finally(() => clearTimeout(timer));
}
