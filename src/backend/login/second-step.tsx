import { Elysia } from 'elysia';
import type { KnownAccount } from '../../domain/accounts/commands.ts';
import { maxCodeCharacters } from '../../domain/accounts/input.ts';
import { accountOfSecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import { type SignInResult, signInWithCode, signInWithPasskey } from '../../domain/accounts/sign-in.ts';
import { SpentTokenError } from '../../domain/limits/places.ts';
import { loginWords as t } from '../../i18n/backend/accounts/login.words.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Button, TextLink } from '../../ui/text/button.tsx';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { readForm } from '../../web/http/body.ts';
import { type PageInit, seeOther } from '../../web/pages/plain-page.ts';
import { passkeyAccount } from '../../web/sessions/passkey-challenge.ts';
import { PasskeyButton } from '../ui/forms/passkey-button.tsx';
import { backOfficePage } from '../ui/frame/backend-document.tsx';
import { Entrance } from './entrance.tsx';
import type { LoginProblem } from './login-page.tsx';
import { completeSignIn, type Refuse, refuseResult } from './login-problems.ts';

/** The step after the password for accounts with a second factor: a code or a passkey. */
export function secondStepPages(site: Site) {
  const { db, party } = site;
  const open = async (request: Request) => {
    const step = await site.signInCookies.secondStep.read(request);
    const account = step && (await accountOfSecondStep(db, step));
    return step && account ? { step, account } : undefined;
  };
  const show = (language: Language, account: KnownAccount, problem?: LoginProblem, init?: PageInit) => {
    const hasApp = account.totpSecret !== null;
    const withPasskey = party !== undefined && account.hasPasskeys;
    const page = <CodePage hasApp={hasApp} problem={problem} withPasskey={withPasskey} />;
    return backOfficePage(language, page, init);
  };
  return new Elysia({ name: 'backend.login.second-step' })
    .get(endpoints.secondStep, async ({ request }) => {
      const opened = await open(request);
      if (!opened) return startAgain(site);
      return show(acceptedLanguage(request), opened.account);
    })
    .post(
      endpoints.secondStep,
      async ({ request, server }) => {
        const opened = await open(request);
        if (!opened) return startAgain(site);
        const { step, account } = opened;
        const form = await readForm(request);
        const language = acceptedLanguage(request);
        const { browser, ...place } = await site.signInCookies.originOf({ request, server }, account.username);
        const origin = { ...place, browser, token: step.token, ...(step.by ? { by: step.by } : {}) };
        const enter = (): Promise<SignInResult> => {
          if (!party || !form.get('credential')) {
            return signInWithCode(db, account, (form.get('code') ?? '').trim().slice(0, maxCodeCharacters), origin);
          }
          const verify = () => passkeyAccount(site.signInCookies, party, request, form, 'second-step');
          return signInWithPasskey(db, account, verify, origin);
        };
        const refuse: Refuse = (status, problem, headers = {}) => show(language, account, problem, { status, headers });
        try {
          const result = await enter();
          if (result.kind === 'welcome') return await completeSignIn(site, { request, to: step.to }, result);
          return await refuseResult(t(language), result, refuse);
        } catch (error) {
          if (error instanceof SpentTokenError) return startAgain(site);
          throw error;
        }
      },
      { parse: 'none' },
    );
}

/** The first step is missing, too long ago or used up, or the password has changed since. */
function startAgain(site: Site): Response {
  return seeOther(endpoints.login, [site.signInCookies.secondStep.spent]);
}

type CodePageProps = { hasApp: boolean; withPasskey: boolean; problem: LoginProblem | undefined };

/** The second step for accounts with a second factor. */
function CodePage({ hasApp, withPasskey, problem }: CodePageProps) {
  return (
    <Entrance
      flash={problem?.toast}
      heading={hasApp ? t.codeHeading : t.passkeyHeading}
      title={problem ? frameWords.errorTitle({ title: t.failed }) : t.codeHeading}
    >
      {withPasskey && (
        <form action={endpoints.secondStep} className="mb-6 border-b border-graphite/20 pb-6" hidden method="post">
          <PasskeyButton label={t.withPasskey} options={endpoints.secondStepPasskey} wide />
        </form>
      )}
      <form action={endpoints.secondStep} className="grid gap-5" method="post" noValidate>
        <TextField
          autoFocus={hasApp}
          required
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.code}
          hint={hasApp ? t.codeHint : t.recoveryCodeHint}
          id="code"
          label={t.code}
          maxLength={maxCodeCharacters}
          name="code"
          spellCheck={false}
        />
        <Button icon="arrow-right">{t.signIn}</Button>
        <p className="text-small">
          <TextLink href={endpoints.login}>{t.startAgain}</TextLink>
        </p>
      </form>
    </Entrance>
  );
}
