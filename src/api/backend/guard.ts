import { Elysia } from 'elysia';
import { z } from 'zod';
import { ForbiddenError, type Need } from '../../domain/rights/permissions.ts';
import { asStaff, type Staff } from '../../domain/rights/staff.ts';
import { json, refusal } from '../../web/http/json.ts';
import { isAskedByOtherSite } from '../../web/http/same-origin.ts';
import type { Attempt, StaffSite } from '../../web/sessions/staff-guard.ts';
import { errorSchema, type Operation, operation } from '../operation.ts';

type GuardedRequest<Parameters> = { request: Request; params: Parameters };
type Call<Parameters> = GuardedRequest<Parameters> & { actor: Staff };
type Handler<Parameters> = (request: GuardedRequest<Parameters>) => Promise<Response>;

/** Guard for reading. Without a session it answers 401, without the permission 403. */
export function guardedRead<Parameters = Record<never, string>>(
  site: StaffSite,
  needs: Need,
  handle: (call: Call<Parameters>) => Promise<Response>,
  /** Reading it is recorded, so another site cannot do that in the name of its visitor. */
  { isRecorded = false } = {},
): Handler<Parameters> {
  return async ({ request, params }) => {
    const actor = await site.staffGuard.admit(request);
    if (!actor) return unauthorized();
    if (!(await site.staffGuard.allows(actor, needs))) return forbidden();
    if (isRecorded && isAskedByOtherSite(request)) return refusal(403, 'otherSite');
    return asStaff(actor, () => handle({ request, params, actor }));
  };
}

/**
 * Guard for writing. Without a session it answers 401, without the permission 403, before the body is read. Refusals and
 * failures are logged here, successes by the command in its own transaction.
 */
export function guardedWrite<Parameters = Record<never, string>>(
  site: StaffSite,
  attempt: Attempt,
  handle: (call: Call<Parameters>) => Promise<Response>,
): Handler<Parameters> {
  return async ({ request, params }) => {
    const actor = await admitToWrite(site, attempt, request);
    if (actor instanceof Response) return actor;
    try {
      return await site.staffGuard.watch(actor, attempt, () =>
        asStaff(actor, () => handle({ request, params, actor })),
      );
    } catch (error) {
      if (error instanceof ForbiddenError) return forbidden();
      throw error;
    }
  };
}

/**
 * Guard for writes that change nothing that others see and come every few seconds: neither successes nor failures are
 * logged, only refusals and a limit that was reached.
 */
export function guardedAutosave<Parameters = Record<never, string>>(
  site: StaffSite,
  attempt: Attempt,
  handle: (call: Call<Parameters>) => Promise<Response>,
): Handler<Parameters> {
  return async ({ request, params }) => {
    const actor = await admitToWrite(site, attempt, request);
    if (actor instanceof Response) return actor;
    const answer = await asStaff(actor, () => handle({ request, params, actor }));
    if (answer.status === 429) await site.staffGuard.noteLimit(actor, attempt);
    return answer;
  };
}

/** The account, or the answer to a request without a session or permission. */
async function admitToWrite(site: StaffSite, attempt: Attempt, request: Request): Promise<Staff | Response> {
  const actor = await site.staffGuard.admit(request, attempt);
  if (!actor) return unauthorized();
  return (await site.staffGuard.allowsWrite(actor, attempt)) ? actor : forbidden();
}

/** Describes a guarded route; its body is read only after the guard has admitted the request. */
export function guardedOperation(described: Omit<Operation, 'tag'>) {
  const answers = {
    ...described.answers,
    401: { description: 'Not signed in', schema: errorSchema },
    403: { description: 'No role of the account allows this', schema: errorSchema },
  };
  return { ...operation({ ...described, tag: 'Back-office', answers }), parse: 'none' } as const;
}

export const successSchema = z.object({ success: z.literal(true) });

export function success(): Response {
  return json({ success: true });
}

/** Unknown back-office addresses: without a session they do not reveal what exists. */
export function unknownBackendCalls(site: StaffSite) {
  const answer = async ({ request }: { request: Request }) =>
    (await site.staffGuard.admit(request)) ? refusal(404, 'notFound') : unauthorized();
  return new Elysia({ name: 'api.backend.unknown' })
    .all('/api/backend', answer, { parse: 'none' })
    .all('/api/backend/*', answer, { parse: 'none' });
}

export function unauthorized(): Response {
  return refusal(401, 'unauthorized');
}

export function forbidden(): Response {
  return refusal(403, 'forbidden');
}
