import { Elysia } from 'elysia';
import { z } from 'zod';
import { peekSession } from '../../../domain/accounts/sessions.ts';
import { parseId, wholeNumber } from '../../../domain/input.ts';
import { presenceRate } from '../../../domain/limits/memory-counts.ts';
import { type ActiveEditor, activeEditors, type Lease, otherEditors } from '../../../domain/presence/leases.ts';
import { closedLeaseInSeconds, type PresenceHub } from '../../../domain/presence/presence-hub.ts';
import { problem } from '../../../fields/problem.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { type EventStream, eventStream } from '../../../web/http/responses/event-stream.ts';
import { sessionIdOf } from '../../../web/sessions/session.ts';
import { readQuery } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { forbidden, guardedOperation, unauthorized } from '../guard.ts';

/** A window without a connection says when it asks again. */
const maxSecondsBetweenVisits = 60;

const presenceQuery = z.strictObject({
  window: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Must be the key of a window')
    .optional()
    .describe('Key that your window has made: others are told that you have the article open'),
  next: wholeNumber(0, maxSecondsBetweenVisits)
    .optional()
    .default(5)
    .describe('Seconds until your window asks again, for a while longer it counts as open; 0 when it is being closed'),
});

const presentJson = z.array(
  z.object({
    username: z.string(),
    since: z.iso.datetime(),
    own: z.boolean().describe('Whether it is another window of yours'),
  }),
);

/** Time after the announced next call during which a window still counts as open, in seconds. */
const graceInSeconds = 10;

/** Who has an article open. These calls, which pages make by themselves, do not keep a session alive. */
export function presenceApi(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'api.backend.presence' }).get(
    `${endpoints.apiStaffArticles}/:id/presence`,
    async ({ request, params }) => {
      const session = await peekSession(db, sessionIdOf(request) ?? '');
      if (!session) return unauthorized();
      if (!(await site.staffGuard.allows(session, 'articles.write'))) return forbidden();
      const wait = site.rates.take(`presence ${session.id}`, presenceRate);
      if (wait > 0) {
        await site.staffGuard.noteLimit(session, { action: 'other', resource: 'article' });
        return tooMany(wait);
      }
      const { window, next } = readQuery(presenceQuery, request);
      const articleId = parseId(params.id);
      if (articleId === undefined) return notFound();
      const lease = window && { articleId, accountId: session.id, window, sessionHash: session.sessionHash };
      if (lease && request.headers.get('accept')?.includes('text/event-stream')) return connect(site.presence, lease);
      const seconds = next === 0 ? closedLeaseInSeconds : next + graceInSeconds;
      if (lease && !(await site.presence.visit(lease, seconds))) return notFound();
      return json(asJson(await activeEditors(db, [articleId]), session.id, window));
    },
    guardedOperation({
      summary:
        'Who else has the article open. With `Accept: text/event-stream` and a window: server-sent events `presence`, each with the whole list; the connection ends after a minute and is made anew, or with the event `end` when the session has ended',
      query: presenceQuery,
      answers: {
        200: { description: 'The others', schema: presentJson },
        400: { description: 'Missing or invalid field', schema: errorSchema },
        404: { description: 'Unknown article', schema: errorSchema },
        429: {
          description: 'Too many connections or calls: see Retry-After, and ask without a stream',
          schema: errorSchema,
        },
      },
    }),
  );
}

async function connect(hub: PresenceHub, lease: Lease): Promise<Response> {
  let stream: EventStream | undefined;
  let lastPresent: readonly ActiveEditor[] | undefined;
  let last = '';
  const notify = (present: readonly ActiveEditor[]) => {
    lastPresent = present;
    const text = JSON.stringify(asJson(present, lease.accountId, lease.window));
    if (!stream || text === last) return;
    last = text;
    stream.send('presence', JSON.parse(text));
  };
  const end = (reason: 'session' | 'stopping') => {
    if (reason === 'session') stream?.send('end', { reason });
    stream?.close();
  };
  const opened = await hub.open({ lease, notify, end });
  if (opened.kind === 'missing') return notFound();
  if (opened.kind !== 'open') return tooMany(30);
  const { close } = opened;
  return eventStream(
    (begun) => {
      stream = begun;
      notify(lastPresent ?? []);
    },
    (by) => void close(by === 'client'),
  );
}

function asJson(present: readonly ActiveEditor[], accountId: number, window: string | undefined) {
  return otherEditors(present, accountId, window).map(({ username, since, own }) => ({
    username,
    since: since.toISOString(),
    own,
  }));
}

function tooMany(seconds: number): Response {
  return refusal(429, 'tooManyConnections', {}, { 'retry-after': String(seconds) });
}

function notFound(): Response {
  return refusal(404, problem('nounNotFound', { noun: 'article' }));
}
