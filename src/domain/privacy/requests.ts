import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../db/client.ts';
import { isOneOf } from '../../db/scan-rows.ts';
import { dataRequests, type RequestStep, type RequestStepName } from '../../db/schema/index.ts';
import { event } from '../activity/commands.ts';
import { command, done, missing, noInput, refused, unchanged } from '../command.ts';
import { endedBefore } from '../data-protection/periods.ts';
import { recordErasures } from '../erasures/commands.ts';
import { type FindRow, rowById } from '../row-by-id.ts';
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

/** The checks of the table allow the values of the type only. */
export const findRequest = rowById(dataRequests) as FindRow<DataRequest>;

export function stepOf(by: string | null, step: RequestStepName, at = new Date(), reason?: string): RequestStep {
  return { at: at.toISOString(), by, step, ...(reason && { reason }) };
}

/** Notes a step of a request in its history, and changes what follows from it. */
export async function takeStep(
  tx: Transaction,
  id: number,
  step: RequestStep,
  changes: Partial<typeof dataRequests.$inferInsert> = {},
): Promise<void> {
  const history = sql`${dataRequests.history} || ${JSON.stringify([step])}::text::jsonb`;
  await tx
    .update(dataRequests)
    .set({ ...changes, history })
    .where(eq(dataRequests.id, id));
}

const resource = 'data request';
/** What the commands for one request have in common. */
export const ofRequest = { needs: 'privacy.manage', logs: ['update', resource], find: findRequest } as const;

export const notWaiting = refused('', 'requestNotWaiting', 409);

/** A text of a form; the message of an issue is `required` or `tooLong`. */
export function requestText(maxCharacters: number) {
  return z
    .string('required')
    .transform((given) => given.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, 'required').max(maxCharacters, 'tooLong'));
}

/** Closes an open request with what was answered. */
export const closeRequest = command({
  ...ofRequest,
  input: z.object({ status: z.enum(['fulfilled', 'refused']).catch('fulfilled'), outcome: requestText(2000) }),
  async run({ tx, by, row: request, input: { status, outcome } }) {
    if (request.status !== 'open') return notWaiting;
    await takeStep(tx, request.id, stepOf(by.username, status), { status, outcome, closedAt: new Date() });
    return done(undefined, { log: event('data request.closed', { id: request.id, outcome: status }) });
  },
});

/** Repeated readings of the same data within this time are recorded once. */
const lookIntervalInMilliseconds = 3_600_000;

/**
 * Records that what is stored about who asks was read, in the history of the request and in the activity log, which names neither
 * person nor text. For open requests only: before, the person is not confirmed; afterwards there is no reason to look.
 */
export function noteLook(step: 'viewed' | 'exported_json' | 'exported_pdf') {
  return command({
    ...ofRequest,
    logs: ['other', resource],
    input: noInput,
    async run({ tx, by, row: { id, status, history } }) {
      if (status !== 'open') return missing();
      const since = new Date(Date.now() - lookIntervalInMilliseconds).toISOString();
      if (history.some((one) => one.step === step && one.by === by.username && one.at > since))
        return unchanged(undefined);
      await takeStep(tx, id, stepOf(by.username, step));
      return done(undefined, { log: event('data request.opened', { id, step }) });
    },
  });
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
