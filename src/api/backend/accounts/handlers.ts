import { Elysia } from 'elysia';
import { z } from 'zod';
import { credentials } from '../../../domain/accounts/input.ts';
import { endSession, resumeSession } from '../../../domain/accounts/sessions.ts';
import { signIn } from '../../../domain/accounts/sign-in.ts';
import type { Actor } from '../../../domain/activity/commands.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, refusal } from '../../../web/http/json.ts';
import { endedSessionCookie, staffOf } from '../../../web/sessions/session.ts';
import { readJson } from '../../input.ts';
import { errorSchema, operation } from '../../operation.ts';

const userJson = z.object({ id: z.int(), username: z.string() });
const tag = 'Back-office';

const login = operation({
  tag,
  summary: 'Opens a session and sets its cookie',
  body: credentials,
  answers: {
    200: { description: 'Signed in', schema: z.object({ success: z.literal(true), user: userJson }) },
    400: { description: 'A field is missing or wrong', schema: errorSchema },
    401: {
      description: 'Unknown user or wrong password; with the field `code`: the second factor is missing or wrong',
      schema: errorSchema,
    },
    403: { description: 'A second factor is required and not set up yet', schema: errorSchema },
    429: {
      description: 'Too many attempts; Retry-After says how many seconds to wait, and "challenge" what shortens it',
      schema: errorSchema,
    },
  },
});

const logout = operation({
  tag,
  summary: 'Ends the session, if there is one',
  answers: { 200: { description: 'Signed out', schema: z.object({ success: z.literal(true) }) } },
});

export function accountsApi(site: Site) {
  const { db } = site;
  return new Elysia({ name: 'api.backend.accounts' })
    .get(
      endpoints.sessionStatus,
      async ({ request }) => {
        const user = await staffOf(db, request);
        return json({ isAuthenticated: user !== undefined, user: user ? asJson(user) : null });
      },
      operation({
        tag,
        summary: 'Who is signed in',
        answers: {
          200: {
            description: 'The state of the session',
            schema: z.object({ isAuthenticated: z.boolean(), user: userJson.nullable() }),
          },
        },
      }),
    )
    .post(
      endpoints.apiLogin,
      async ({ request, server }) => {
        const given = await readJson(credentials, request);
        const proof = { challenge: given.challenge, work: given.work };
        const origin = await site.signInCookies.originOfPassword({ request, server }, given.username, proof);
        const result = await signIn(db, given, origin);
        if (result.kind === 'welcome') {
          const { account, sessionId } = result;
          if (!(await resumeSession(db, sessionId))) {
            await endSession(db, sessionId);
            return refusal(403, 'factorSetUpFirst', { field: 'code' });
          }
          return json(
            { success: true, user: asJson(account) },
            { cookies: await site.signInCookies.cookiesOf(request, account, sessionId) },
          );
        }
        if (result.kind === 'code-needed') return refusal(401, 'codeNeeded', { field: 'code' });
        if (result.kind === 'wait') {
          const { value, seconds } = await site.signInCookies.challengeAgain(given.username, proof);
          const wait = origin.proof ? result.seconds : Math.min(result.seconds, seconds);
          return refusal(429, 'waitBeforeRetry', { challenge: value }, { 'retry-after': String(wait) });
        }
        if (result.wrong === 'code') return refusal(401, 'codeIncorrect', { field: 'code' });
        return refusal(401, 'wrongPassword');
      },
      { parse: 'none', ...login },
    )
    .post(
      endpoints.apiLogout,
      async ({ request }) => {
        await site.signInCookies.leave(request);
        return json({ success: true }, { cookies: [endedSessionCookie], headers: { 'clear-site-data': '"cache"' } });
      },
      { parse: 'none', ...logout },
    );
}

function asJson({ id, username }: Actor) {
  return { id, username };
}
