import type { Db } from '../../db/client.ts';
import { countKeptForms } from '../../domain/accounts/kept-forms.ts';
import type { SignInResult } from '../../domain/accounts/sign-in.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { flashCookie } from '../../web/sessions/flash.ts';
import { returnPathOf } from '../../web/sessions/return-path.ts';
import { welcome } from './login-problems.ts';

type SignInRequest = { request: Request; to: string | null | undefined };

/** After a sign-in: text that an expired session has left behind, the page that was asked for, or the dashboard. */
export async function completeSignIn(
  { db, signInCookies }: Site,
  { request, to }: SignInRequest,
  { account, sessionId }: Extract<SignInResult, { kind: 'welcome' }>,
  cookies: readonly string[] = [],
): Promise<Response> {
  const opened = await signInCookies.cookiesOf(request, account, sessionId);
  const next = await screenAfterSignIn(db, sessionId, to);
  return seeOther(next, [...opened, ...cookies, flashCookie(welcome(account.language))]);
}

export async function screenAfterSignIn(db: Db, sessionId: string, to: string | null | undefined): Promise<string> {
  if ((await countKeptForms(db, sessionId)) > 0) return endpoints.keptForms;
  return returnPathOf(to) ?? endpoints.dashboard;
}
