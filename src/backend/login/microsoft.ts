import { Elysia } from 'elysia';
import type { MicrosoftUser } from '../../domain/accounts/microsoft/microsoft-identities.ts';
import type { MicrosoftSignIn } from '../../domain/accounts/microsoft/microsoft-sign-in.ts';
import { beginSecondStep } from '../../domain/accounts/second-factor/second-step.ts';
import { byMicrosoft, signInByMicrosoft } from '../../domain/accounts/sign-in.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { acceptedLanguage } from '../../web/http/accept-language.ts';
import { queryOf } from '../../web/http/intake.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { flashCookie } from '../../web/sessions/flash.ts';
import { returnPathOf } from '../../web/sessions/return-path.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { destructive } from './login-problems.ts';

/** To Microsoft and back again. */
export function microsoftPages(site: Site, microsoft: MicrosoftSignIn) {
  const rejectSignIn = (request: Request, reason: 'microsoftRefused' | 'microsoftUnknown' | 'microsoftUnreachable') => {
    const t = loginWords(acceptedLanguage(request));
    return seeOther(endpoints.login, [
      flashCookie(destructive(t.failed, t[reason])),
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
        const { account, password, token } = await beginSecondStep(site.db, signedIn.account.id);
        const step = await site.signInCookies.secondStep.issue({
          account,
          password,
          token,
          by: byMicrosoft,
          to: underWay.to,
        });
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
