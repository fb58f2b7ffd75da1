import { Elysia } from 'elysia';
import type { Db } from '../../db/client.ts';
import { endSession } from '../../domain/accounts/commands.ts';
import { credentials } from '../../domain/accounts/input.ts';
import { signInUnhurried } from '../../domain/accounts/sign-in.ts';
import type { SignInDelays } from '../../domain/accounts/sign-in-delays.ts';
import { endpoints } from '../../routes.ts';
import { clientAddress } from '../../web/client-address.ts';
import { plainPage, seeOther } from '../../web/plain-page.ts';
import { endedSessionCookie, sessionCookie, sessionIdOf, staffOf } from '../../web/session.ts';
import { LoginPage } from './login-page.tsx';

type Options = { db: Db; delays: SignInDelays; trustedProxies: readonly string[] };

/** The door of the back-office, for browsers with and without script. */
export function loginPages({ db, delays, trustedProxies }: Options) {
  const show = async ({ request }: { request: Request }) =>
    (await staffOf(db, request)) ? seeOther(endpoints.dashboard) : plainPage(<LoginPage />);

  return new Elysia({ name: 'backend.login' })
    .get(endpoints.backend, show)
    .get(endpoints.login, show)
    .post(
      endpoints.login,
      async ({ request, body, server }) => {
        const parsed = credentials.safeParse(body);
        if (!parsed.success) return refuse(422, nameIn(body), 'Please fill in all fields');
        const { username } = parsed.data;
        const result = await signInUnhurried(db, delays, parsed.data, clientAddress(request, server, trustedProxies));
        if (result.kind === 'welcome') {
          return seeOther(endpoints.dashboard, { 'set-cookie': sessionCookie(result.sessionId) });
        }
        if (result.kind === 'refused') return refuse(401, username, 'Invalid username or password');
        const seconds = result.seconds;
        return refuse(429, username, `Too many attempts. Please try again in ${seconds} s.`, {
          'retry-after': String(seconds),
        });
      },
      { parse: 'urlencoded' },
    )
    .post(
      endpoints.logout,
      async ({ request }) => {
        const sessionId = sessionIdOf(request);
        if (sessionId) await endSession(db, sessionId);
        return seeOther(endpoints.login, { 'set-cookie': endedSessionCookie });
      },
      { parse: 'none' },
    );
}

function refuse(status: number, username: string, problem: string, headers: Record<string, string> = {}) {
  return plainPage(<LoginPage problem={problem} username={username} />, { status, headers });
}

/** The name as it was typed, for the form that is shown again. */
function nameIn(body: unknown): string {
  const typed = body !== null && typeof body === 'object' && 'username' in body ? body.username : '';
  return typeof typed === 'string' ? typed.slice(0, 64) : '';
}
