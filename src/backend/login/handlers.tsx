import { Elysia } from 'elysia';
import { credentials } from '../../domain/accounts/input.ts';
import type { MicrosoftSignIn } from '../../domain/accounts/microsoft-sign-in.ts';
import { findAccount } from '../../domain/accounts/queries.ts';
import { type SignInResult, signIn, signInWithCode } from '../../domain/accounts/sign-in.ts';
import { loginWords } from '../../i18n/backend/login.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { readForm } from '../../web/http/body.ts';
import type { Log } from '../../web/log/log.ts';
import { plainPage, seeOther } from '../../web/pages/plain-page.ts';
import { flashCookie, flashOf, spentFlashCookie } from '../../web/sessions/flash.ts';
import { endedSessionCookie, staffOf } from '../../web/sessions/session.ts';
import type { SignInCookies } from '../../web/sessions/sign-in-cookies.ts';
import { CodePage } from './code-page.tsx';
import { LoginPage, type LoginProblem } from './login-page.tsx';
import { invalidFields, tooManyAttempts, welcome, wrongCode, wrongCredentials } from './login-problems.ts';
import { microsoftPages } from './microsoft.ts';
import { StillSignedInPage } from './still-signed-in-page.tsx';

type Options = { door: SignInCookies; microsoft: MicrosoftSignIn | undefined; log: Log };

/** The door of the back-office, for browsers with and without script. */
export function loginPages({ door, microsoft, log }: Options) {
  const { db } = door;
  const withMicrosoft = microsoft !== undefined;
  const show = async ({ request }: { request: Request }) => {
    const staff = await staffOf(db, request);
    if (staff) {
      const stays = new URL(request.url).searchParams.get('logout') === 'failed';
      return stays ? plainPage(<StillSignedInPage language={staff.language} />) : seeOther(endpoints.dashboard);
    }
    const flash = flashOf(request);
    return plainPage(
      <LoginPage flash={flash} language={acceptedLanguage(request)} withMicrosoft={withMicrosoft} />,
      flash && { headers: { 'set-cookie': spentFlashCookie } },
    );
  };
  const refusalIn =
    (language: Language, username: string): Refuse =>
    (status, problem, headers = {}) => {
      const page = (
        <LoginPage language={language} problem={problem} username={username} withMicrosoft={withMicrosoft} />
      );
      return plainPage(page, { status, headers });
    };

  return new Elysia({ name: 'backend.login' })
    .use(microsoft ? microsoftPages({ door, microsoft, log }) : new Elysia())
    .get(endpoints.backend, show)
    .get(endpoints.login, show)
    .post(
      endpoints.login,
      async ({ request, server }) => {
        const form = await readForm(request);
        const typed = { username: form.get('username') ?? '', password: form.get('password') ?? '' };
        const parsed = credentials.safeParse(typed);
        const language = acceptedLanguage(request);
        const t = loginWords(language);
        if (!parsed.success) return refusalIn(language, typed.username.slice(0, 64))(422, invalidFields(t, typed));
        const { username } = parsed.data;
        const proof = { challenge: form.get('challenge'), work: form.get('work') };
        const origin = await door.originOfPassword({ request, server }, username, proof);
        const result = await signIn(db, parsed.data, origin);
        if (result.kind === 'wait') {
          const challenge = await door.challengeAgain(username, proof);
          const seconds = origin.proof ? result.seconds : Math.min(result.seconds, challenge.seconds);
          const headers = { 'retry-after': String(seconds) };
          const problem = { ...tooManyAttempts(t, seconds), challenge: { ...challenge, seconds } };
          return refusalIn(language, username)(429, problem, headers);
        }
        if (result.kind === 'code-needed') {
          return seeOther(endpoints.secondStep, [await door.secondStep.issue({ account: result.account.id, by: '' })]);
        }
        return (await arrive(door, result)) ?? refuseResult(t, result, refusalIn(language, username));
      },
      { parse: 'none' },
    )
    .get(endpoints.secondStep, async ({ request }) =>
      (await door.secondStep.read(request))
        ? plainPage(<CodePage language={acceptedLanguage(request)} />)
        : seeOther(endpoints.login),
    )
    .post(
      endpoints.secondStep,
      async ({ request, server }) => {
        const step = await door.secondStep.read(request);
        const account = step && (await findAccount(db, step.account));
        if (!account) return seeOther(endpoints.login);
        const code = ((await readForm(request)).get('code') ?? '').trim().slice(0, 64);
        const origin = await door.originOf({ request, server }, account.username);
        const result = await signInWithCode(db, account, code, step.by ? { ...origin, by: step.by } : origin);
        const language = acceptedLanguage(request);
        return (await arrive(door, result)) ?? refuseResult(loginWords(language), result, codeRefusalIn(language));
      },
      { parse: 'none' },
    )
    .post(
      endpoints.logout,
      async ({ request }) => {
        await door.leave(request);
        return seeOther(endpoints.login, [endedSessionCookie]);
      },
      { parse: 'none' },
    );
}

async function arrive(door: SignInCookies, result: SignInResult): Promise<Response | undefined> {
  if (result.kind !== 'welcome') return undefined;
  const cookies = await door.cookiesOf(result.account, result.sessionId);
  return seeOther(endpoints.dashboard, [...cookies, flashCookie(welcome(result.account.language))]);
}

type Refuse = (status: number, problem: LoginProblem, headers?: Record<string, string>) => Promise<Response>;

function refuseResult(t: ReturnType<typeof loginWords>, result: SignInResult, refuseWith: Refuse): Promise<Response> {
  if (result.kind === 'wait') {
    return refuseWith(429, tooManyAttempts(t, result.seconds), { 'retry-after': String(result.seconds) });
  }
  return refuseWith(401, result.kind === 'refused' && result.wrong === 'code' ? wrongCode(t) : wrongCredentials(t));
}

function codeRefusalIn(language: Language): Refuse {
  return (status, problem, headers = {}) =>
    plainPage(<CodePage language={language} problem={problem} />, { status, headers });
}
