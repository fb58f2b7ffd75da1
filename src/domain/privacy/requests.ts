import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import { dataRequests, type RequestStep, type RequestStepName } from '../../db/schema/index.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { endedBefore } from '../data-protection/end-of-period.ts';
import { recordErasures } from '../erasures/commands.ts';
import type { RequestKind } from './input.ts';

/** Law 27/2022 gives three times 24 hours for most requests; the desk uses it for all. */
export const answerInHours = 72;

const requestStatuses = ['unconfirmed', 'open', 'fulfilled', 'refused'] as const;
type RequestStatus = (typeof requestStatuses)[number];

export const requestLists = ['open', 'unconfirmed', 'closed'] as const;
export type RequestList = (typeof requestLists)[number];

const statusesOf: Record<RequestList, readonly RequestStatus[]> = {
  open: ['open'],
  unconfirmed: ['unconfirmed'],
  closed: ['fulfilled', 'refused'],
};

export type DataRequest = Omit<typeof dataRequests.$inferSelect, 'kind' | 'status' | 'language'> & {
  kind: RequestKind;
  status: RequestStatus;
  language: 'id' | 'en';
};

const row = {
  id: dataRequests.id,
  kind: sql<RequestKind>`${dataRequests.kind}`,
  email: dataRequests.email,
  name: dataRequests.name,
  status: sql<RequestStatus>`${dataRequests.status}`,
  dueAt: dataRequests.dueAt,
  createdAt: dataRequests.createdAt,
  closedAt: dataRequests.closedAt,
};

/** Requests shown on one screen: the next deadline first, closed ones newest first. */
const maxRequestsListed = 200;

export function listRequests(db: Db, list: RequestList) {
  const order = list === 'closed' ? [desc(dataRequests.closedAt)] : [asc(dataRequests.dueAt), asc(dataRequests.id)];
  return db
    .select(row)
    .from(dataRequests)
    .where(inArray(dataRequests.status, [...statusesOf[list]]))
    .orderBy(...order)
    .limit(maxRequestsListed);
}

export type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

export async function countRequests(db: Db): Promise<Record<RequestList, number>> {
  const counts = await db
    .select({ status: row.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(dataRequests)
    .groupBy(dataRequests.status);
  const of = (list: RequestList) =>
    counts.filter(({ status }) => statusesOf[list].includes(status)).reduce((sum, { count }) => sum + count, 0);
  return { open: of('open'), unconfirmed: of('unconfirmed'), closed: of('closed') };
}

export async function findRequest(db: Db, id: number): Promise<DataRequest | undefined> {
  const [found] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
  // The checks of the table allow these values only.
  return found as DataRequest | undefined;
}

/** A request while it is changed: locked until the transaction ends. */
export async function lockRequest(tx: Transaction, id: number): Promise<DataRequest | undefined> {
  const [found] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id)).for('update');
  return found as DataRequest | undefined;
}

export function stepOf(by: string | null, step: RequestStepName, at = new Date(), reason?: string): RequestStep {
  return { at: at.toISOString(), by, step, ...(reason && { reason }) };
}

/** `history` with another step, for an update. */
export function withStep(step: RequestStep) {
  return sql`${dataRequests.history} || ${JSON.stringify([step])}::text::jsonb`;
}

/** Closes an open request with what was answered. False when it is not open. */
export function closeRequest(
  db: Db,
  actor: Actor,
  id: number,
  { status, outcome }: { status: 'fulfilled' | 'refused'; outcome: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(dataRequests)
      .set({ status, outcome, closedAt: new Date(), history: withStep(stepOf(actor.username, status)) })
      .where(and(eq(dataRequests.id, id), eq(dataRequests.status, 'open')))
      .returning({ id: dataRequests.id });
    if (!closed) return false;
    await logRequest(tx, actor, id, 'update', `Closed data request #${id} as ${status}`);
    return true;
  });
}

/** Repeated readings of the same data within this time are recorded once. */
const lookIntervalInMilliseconds = 3_600_000;

/** Records that stored data was read, in the history of the request and in the activity log, which names neither person nor text. */
export async function noteLook(
  db: Db,
  actor: Actor,
  { id, history }: Pick<DataRequest, 'id' | 'history'>,
  step: 'viewed' | 'exported_json' | 'exported_pdf',
): Promise<void> {
  const since = new Date(Date.now() - lookIntervalInMilliseconds).toISOString();
  if (history.some((one) => one.step === step && one.by === actor.username && one.at > since)) return;
  await db.transaction(async (tx) => {
    await tx
      .update(dataRequests)
      .set({ history: withStep(stepOf(actor.username, step)) })
      .where(eq(dataRequests.id, id));
    await logRequest(tx, actor, id, 'other', `Opened the data of data request #${id} (${step})`);
  });
}

export function logRequest(
  tx: Transaction,
  actor: Actor | undefined,
  id: number,
  action: 'create' | 'update' | 'delete' | 'other',
  description: string,
): Promise<void> {
  return recordActivity(tx, actor, { action, description, resource: { type: 'data request', id } });
}

function isExpired(now: Date) {
  const closed = and(
    inArray(dataRequests.status, ['fulfilled', 'refused']),
    lte(dataRequests.closedAt, endedBefore('dataRequests', now)),
  );
  const unconfirmed = and(
    eq(dataRequests.status, 'unconfirmed'),
    lte(dataRequests.createdAt, endedBefore('unconfirmedRequests', now)),
  );
  return sql`((${closed}) or (${unconfirmed}))`;
}

export function countExpiredRequests(db: Db, now: Date): Promise<number> {
  return db.$count(dataRequests, isExpired(now));
}

/** Returns the number of erased requests. */
export async function eraseExpiredRequests(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const erased = await tx.delete(dataRequests).where(isExpired(now)).returning({ id: dataRequests.id });
    await recordErasures(
      tx,
      'request',
      erased.map(({ id }) => id),
    );
    return erased.length;
  });
}

/** Erases requests again that a restored backup has brought back. Returns their number. */
export async function eraseRequestsAgain(db: Db, ids: readonly number[]): Promise<number> {
  return (await db.delete(dataRequests).where(isOneOf(dataRequests.id, ids)).returning({ id: dataRequests.id })).length;
}
