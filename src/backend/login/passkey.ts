import { Elysia } from 'elysia';
import type { RelyingParty } from '../../domain/accounts/passkeys/relying-party.ts';
import { accountOfSecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import { signInByPasskey } from '../../domain/accounts/sign-in.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { readForm } from '../../web/http/body.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { flashCookie } from '../../web/sessions/flash.ts';
import { passkeyAccount, passkeyOptions } from '../../web/sessions/passkey-challenge.ts';
import { returnPathOf, signInAddress } from '../../web/sessions/return-path.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { destructive } from './login-problems.ts';

/** Signing in with a passkey: alone, or after the password. */
export function passkeySignIn(site: Site, party: RelyingParty) {
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
        const t = loginWords(acceptedLanguage(request));
        const flash = flashCookie(destructive(t.failed, t.wrongPasskey));
        return seeOther(signInAddress(returnPathOf(to)), [flash, site.signInCookies.passkeyChallenge.spent]);
      },
      { parse: 'none' },
    );
}
