import { Elysia } from 'elysia';
import { maxCodeCharacters } from '../../domain/accounts/input.ts';
import { accountOfSecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import { type SignInResult, signInWithCode, signInWithPasskey } from '../../domain/accounts/sign-in.ts';
import { SpentTokenError } from '../../domain/limits/admission.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { passkeyAccount } from '../../web/sessions/passkey-challenge.ts';
import { backOfficePage } from '../ui/frame/backend-document.tsx';
import { CodePage } from './code-page.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { type Refuse, refuseResult } from './login-problems.ts';

/** The step after the password for accounts with a second factor: a code or a passkey. */
export function secondStepPages(site: Site) {
  const { db, party } = site;
  const open = async (request: Request) => {
    const step = await site.signInCookies.secondStep.read(request);
    const account = step && (await accountOfSecondStep(db, step));
    return step && account ? { step, account } : undefined;
  };
  return new Elysia({ name: 'backend.login.second-step' })
    .get(endpoints.secondStep, async ({ request }) => {
      const opened = await open(request);
      if (!opened) return startAgain(site);
      const { account } = opened;
      const withPasskey = party !== undefined && account.hasPasskeys;
      const language = acceptedLanguage(request);
      return backOfficePage(
        language,
        <CodePage hasApp={account.totpSecret !== null} language={language} withPasskey={withPasskey} />,
      );
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
        const refuse: Refuse = (status, problem, headers = {}) => {
          const withPasskey = party !== undefined && account.hasPasskeys;
          const page = (
            <CodePage
              hasApp={account.totpSecret !== null}
              language={language}
              problem={problem}
              withPasskey={withPasskey}
            />
          );
          return backOfficePage(language, page, { status, headers });
        };
        try {
          const result = await enter();
          if (result.kind === 'welcome') return await completeSignIn(site, { request, to: step.to }, result);
          return await refuseResult(loginWords(language), result, refuse);
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
