import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { endSession } from '../../../domain/accounts/commands.ts';
import { credentials } from '../../../domain/accounts/input.ts';
import { signInUnhurried } from '../../../domain/accounts/sign-in.ts';
import type { SignInDelays } from '../../../domain/accounts/sign-in-delays.ts';
import { clientAddress } from '../../../web/client-address.ts';
import { json, jsonError } from '../../../web/json.ts';
import { endedSessionCookie, sessionCookie, sessionIdOf, staffOf } from '../../../web/session.ts';
import { readInput } from '../../input.ts';
import { errorSchema, operation } from '../../operation.ts';

const userJson = z.object({ id: z.int(), username: z.string() });
const tag = 'Back-office';

const status = operation({
  tag,
  summary: 'Who is signed in',
  answers: {
    200: {
      description: 'The state of the session',
      schema: z.object({ isAuthenticated: z.boolean(), user: userJson.nullable() }),
    },
  },
});

const login = operation({
  tag,
  summary: 'Opens a session and sets its cookie',
  body: credentials,
  answers: {
    200: { description: 'Signed in', schema: z.object({ success: z.literal(true), user: userJson }) },
    400: { description: 'A field is missing or wrong', schema: errorSchema },
    401: { description: 'Unknown user or wrong password', schema: errorSchema },
    429: { description: 'Too many attempts; Retry-After says how many seconds to wait', schema: errorSchema },
  },
});

const logout = operation({
  tag,
  summary: 'Ends the session, if there is one',
  answers: { 200: { description: 'Signed out', schema: z.object({ success: z.literal(true) }) } },
});

type Options = { db: Db; delays: SignInDelays; trustedProxies: readonly string[] };

/** Signing in and out. */
export function accountsApi({ db, delays, trustedProxies }: Options) {
  return new Elysia({ name: 'api.backend.accounts' })
    .get(
      '/api/backend/status',
      async ({ request }) => {
        const user = await staffOf(db, request);
        return json({ isAuthenticated: user !== undefined, user: user ?? null });
      },
      status,
    )
    .post(
      '/api/backend/login',
      async ({ request, body, server }) => {
        const given = readInput(credentials, body);
        const result = await signInUnhurried(db, delays, given, clientAddress(request, server, trustedProxies));
        if (result.kind === 'welcome') {
          const headers = { 'set-cookie': sessionCookie(result.sessionId) };
          return json({ success: true, user: result.account }, { headers });
        }
        if (result.kind === 'refused') return jsonError(401, 'Invalid username or password');
        const headers = { 'retry-after': String(result.seconds) };
        return json({ error: 'Too many attempts. Please wait before you try again.' }, { status: 429, headers });
      },
      { parse: 'json', ...login },
    )
    .post(
      '/api/backend/logout',
      async ({ request }) => {
        const sessionId = sessionIdOf(request);
        if (sessionId) await endSession(db, sessionId);
        return json({ success: true }, { headers: { 'set-cookie': endedSessionCookie } });
      },
      { parse: 'none', ...logout },
    );
}
