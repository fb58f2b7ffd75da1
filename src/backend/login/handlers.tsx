import { Elysia } from 'elysia';
import { credentials, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import type { MicrosoftUser } from '../../domain/accounts/microsoft/microsoft-identities.ts';
import type { MicrosoftSignIn } from '../../domain/accounts/microsoft/microsoft-sign-in.ts';
import type { RelyingParty } from '../../domain/accounts/passkeys/ceremonies.ts';
import { accountOfSecondStep, beginSecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import { byMicrosoft, signIn, signInByMicrosoft, signInByPasskey } from '../../domain/accounts/sign-in.ts';
import { loginWords, loginWords as t } from '../../i18n/backend/accounts/login.words.ts';
import { sessionWords } from '../../i18n/backend/accounts/sessions.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { Button, OutlineLink } from '../../ui/text/button.tsx';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { queryOf, readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { type Flash, flashCookie, flashOf, spentFlashCookie } from '../../web/sessions/flash.ts';
import { passkeyAccount, passkeyOptions } from '../../web/sessions/passkey-challenge.ts';
import { returnPathOf, signInAddress } from '../../web/sessions/return-path.ts';
import { endedSessionCookie, sessionIdOf, staffOf, staffToSetUpFactor } from '../../web/sessions/session.ts';
import { backOfficePage } from '../ui/frame/backend-document.tsx';
import { Entrance } from './entrance.tsx';
import { invitationPages } from './invitation.tsx';
import { LoginPage } from './login-page.tsx';
import {
  completeSignIn,
  destructive,
  invalidFields,
  type Refuse,
  refuseResult,
  screenAfterSignIn,
  tooManyAttempts,
} from './login-problems.ts';
import { secondStepPages } from './second-step.tsx';

/** Sign-in and sign-out, for browsers with and without script. */
export function loginPages(site: Site) {
  const { db, party } = site;
  const ways = { withMicrosoft: site.microsoft !== undefined, withPasskeys: party !== undefined };
  const show = async ({ request }: { request: Request }) => {
    const searchParams = queryOf(request);
    const to = returnPathOf(searchParams.get('to'));
    const staff = await staffOf(db, request);
    if (staff) {
      const { language } = staff;
      if (searchParams.get('logout') === 'failed') return backOfficePage(language, <StillSignedInPage />);
      return seeOther(await screenAfterSignIn(db, staff.id, to));
    }
    if (await staffToSetUpFactor(db, request)) return seeOther(endpoints.secondFactor);
    const language = acceptedLanguage(request);
    const waiting = flashOf(request);
    const flash = waiting ?? endedSession(request, language);
    return backOfficePage(
      language,
      <LoginPage flash={flash} to={to} ways={ways} />,
      waiting && { headers: { 'set-cookie': spentFlashCookie } },
    );
  };
  /** Shown when the browser still has the cookie of an expired session. */
  const endedSession = (request: Request, language: Language): Flash | undefined => {
    const t = sessionWords(language);
    return sessionIdOf(request) ? { variant: 'default', title: t.ended, text: t.endedText } : undefined;
  };

  return new Elysia({ name: 'backend.login' })
    .use(site.microsoft ? microsoftPages(site, site.microsoft) : new Elysia())
    .use(party ? passkeySignIn(site, party) : new Elysia())
    .use(secondStepPages(site))
    .use(invitationPages(site))
    .get(endpoints.backend, show)
    .get(endpoints.login, show)
    .post(
      endpoints.login,
      async ({ request, server }) => {
        const form = await readForm(request);
        const typed = { username: form.get('username') ?? '', password: form.get('password') ?? '' };
        const to = returnPathOf(form.get('to'));
        const parsed = credentials.safeParse(typed);
        const language = acceptedLanguage(request);
        const words = loginWords(language);
        const refuse: Refuse = (status, problem, headers = {}) => {
          const username = parsed.data?.username ?? typed.username.slice(0, maxUsernameCharacters);
          const page = <LoginPage problem={problem} to={to} username={username} ways={ways} />;
          return backOfficePage(language, page, { status, headers });
        };
        if (!parsed.success) return refuse(422, invalidFields(words, typed));
        const { username } = parsed.data;
        const proof = { challenge: form.get('challenge'), work: form.get('work') };
        const origin = await site.signInCookies.originOfPassword({ request, server }, username, proof);
        const result = await signIn(db, parsed.data, origin);
        if (result.kind === 'wait') {
          const challenge = await site.signInCookies.challengeAgain(username, proof);
          const seconds = origin.proof ? result.seconds : Math.min(result.seconds, challenge.seconds);
          const problem = { ...tooManyAttempts(words, seconds), challenge: { ...challenge, seconds } };
          return refuse(429, problem, { 'retry-after': String(seconds) });
        }
        if (result.kind === 'code-needed') {
          return seeOther(endpoints.secondStep, [await secondStepCookie(site, result.account.id, { by: '', to })]);
        }
        return result.kind === 'welcome'
          ? completeSignIn(site, { request, to }, result)
          : refuseResult(words, result, refuse);
      },
      { parse: 'none' },
    )
    .post(
      endpoints.logout,
      async ({ request }) => {
        await site.signInCookies.leave(request);
        return seeOther(endpoints.login, [endedSessionCookie], clearedCache);
      },
      { parse: 'none' },
    );
}

/** `by`: the first factor, unless it is a password. */
async function secondStepCookie(
  { db, signInCookies }: Site,
  accountId: number,
  { by, to = '' }: { by: string; to: string | undefined },
): Promise<string> {
  return signInCookies.secondStep.issue({ ...(await beginSecondStep(db, accountId)), by, to });
}

/** Nothing that the browser has stored of the back-office's answers stays on a shared computer. */
const clearedCache = { 'clear-site-data': '"cache"' };

/** Destination of a logout that did not reach the server. */
function StillSignedInPage() {
  return (
    <Entrance
      flash={destructive(t.logoutFailed, t.stillSignedIn)}
      heading={t.heading}
      title={t.logoutFailed}
      watch={false}
    >
      <p>{t.noAnswer}</p>
      <form action={endpoints.logout} className="mt-6 flex flex-wrap gap-3" method="post">
        <Button>{t.logOutAgain}</Button>
        <OutlineLink href={endpoints.dashboard}>{t.stay}</OutlineLink>
      </form>
    </Entrance>
  );
}

/** Signing in with a passkey: alone, or after the password. */
function passkeySignIn(site: Site, party: RelyingParty) {
  const { db } = site;
  return new Elysia({ name: 'backend.login.passkey' })
    .get(endpoints.passkeySignInOptions, () => passkeyOptions(site.signInCookies, party, 'sign-in'))
    .get(endpoints.secondStepPasskey, async ({ request }) => {
      const step = await site.signInCookies.secondStep.read(request);
      const account = step && (await accountOfSecondStep(db, step));
      return account ? passkeyOptions(site.signInCookies, party, 'second-step', account.id) : seeOther(endpoints.login);
    })
    .post(
      endpoints.passkeySignIn,
      async ({ request, server }) => {
        const form = await readForm(request);
        const to = form.get('to');
        const origin = await site.signInCookies.originOf({ request, server }, '');
        const result = await signInByPasskey(
          db,
          () => passkeyAccount(site.signInCookies, party, request, form, 'sign-in'),
          origin,
        );
        if (result) return completeSignIn(site, { request, to }, result);
        const { failed, wrongPasskey } = loginWords(acceptedLanguage(request));
        const flash = flashCookie(destructive(failed, wrongPasskey));
        return seeOther(signInAddress(returnPathOf(to)), [flash, site.signInCookies.passkeyChallenge.spent]);
      },
      { parse: 'none' },
    );
}

/** Sign-in with Microsoft: the redirect to its page, and the callback. */
function microsoftPages(site: Site, microsoft: MicrosoftSignIn) {
  const rejectSignIn = (request: Request, reason: 'microsoftRefused' | 'microsoftUnknown' | 'microsoftUnreachable') => {
    const words = loginWords(acceptedLanguage(request));
    return seeOther(endpoints.login, [
      flashCookie(destructive(words.failed, words[reason])),
      site.signInCookies.atMicrosoft.spent,
    ]);
  };

  return new Elysia({ name: 'backend.login.microsoft' })
    .get(endpoints.microsoftSignIn, async ({ request }) => {
      try {
        const { address, underWay } = await microsoft.begin();
        const { verifier, state, nonce } = underWay;
        const to = returnPathOf(queryOf(request).get('to')) ?? '';
        return seeOther(address, [await site.signInCookies.atMicrosoft.issue({ verifier, state, nonce, to })]);
      } catch (error) {
        site.log.warn('microsoft_unreachable', { message: reasonOf(error) });
        return rejectSignIn(request, 'microsoftUnreachable');
      }
    })
    .get(endpoints.microsoftCallback, async ({ request, server }) => {
      const underWay = await site.signInCookies.atMicrosoft.read(request);
      if (!underWay) return rejectSignIn(request, 'microsoftRefused');
      let user: MicrosoftUser;
      try {
        user = await microsoft.finish(new URL(request.url).search, underWay);
      } catch (error) {
        site.log.warn('microsoft_refused', { message: reasonOf(error) });
        return rejectSignIn(request, 'microsoftRefused');
      }
      const signedIn = await signInByMicrosoft(
        site.db,
        user,
        await site.signInCookies.originOf({ request, server }, ''),
      );
      if (!signedIn) return rejectSignIn(request, 'microsoftUnknown');
      if (signedIn.kind === 'code-needed') {
        const step = await secondStepCookie(site, signedIn.account.id, { by: byMicrosoft, to: underWay.to });
        return seeOther(endpoints.secondStep, [step, site.signInCookies.atMicrosoft.spent]);
      }
      return completeSignIn(site, { request, to: underWay.to }, signedIn, [site.signInCookies.atMicrosoft.spent]);
    });
}

/** With the description that Microsoft gives, which begins with a code that says what to do, such as AADSTS7000215. */
function reasonOf(error: unknown): string {
  const description = error instanceof Error && 'error_description' in error ? error.error_description : '';
  return `${error} ${description ?? ''}`.trim().slice(0, 300);
}
