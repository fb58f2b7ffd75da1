import type { Db } from '../../db/client.ts';
import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import type { SignInResult } from '../../domain/accounts/sign-in.ts';
import { hasSentForms } from '../../domain/unsaved/unsaved.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
import { type Flash, flashCookie } from '../../web/sessions/flash.ts';
import { returnPathOf } from '../../web/sessions/return-path.ts';
import type { LoginProblem } from './login-page.tsx';

type LoginTexts = ReturnType<typeof loginWords>;

/** Input errors before the password is compared: a field is empty or too long. */
export function invalidFields(
  t: LoginTexts,
  { username, password }: { username: string; password: string },
): LoginProblem {
  const isMissing = username.trim() === '' || password === '';
  const name = problemOf(t, username.trim(), { longest: maxUsernameCharacters, missing: t.enterUsername });
  const secret = problemOf(t, password, { longest: maxPasswordCharacters, missing: t.enterPassword });
  return {
    toast: destructive(t.invalid, isMissing ? t.fillIn : t.tooLong),
    ...(name && { username: name }),
    ...(secret && { password: secret }),
  };
}

function problemOf(t: LoginTexts, typed: string, { longest, missing }: { longest: number; missing: string }) {
  if (typed === '') return missing;
  return typed.length > longest ? t.atMost({ count: longest }) : undefined;
}

export function tooManyAttempts(t: LoginTexts, seconds: number): LoginProblem {
  const text = t.tooManyAttempts({ seconds });
  return { toast: destructive(t.failed, text), password: text, code: text };
}

export type Refuse = (status: number, problem: LoginProblem, headers?: Record<string, string>) => Promise<Response>;

/** The same page again, with what was wrong. */
export function refuseResult(t: LoginTexts, result: SignInResult, refuse: Refuse): Promise<Response> {
  if (result.kind === 'wait') {
    return refuse(429, tooManyAttempts(t, result.seconds), { 'retry-after': String(result.seconds) });
  }
  const field = result.kind === 'refused' ? result.wrong : 'password';
  const text = field === 'code' ? t.wrongCode : t.wrongCredentials;
  return refuse(401, { toast: destructive(t.failed, text), [field]: text });
}

export function destructive(title: string, text: string): Flash {
  return { variant: 'destructive', title, text };
}

type SignInRequest = { request: Request; to: string | null | undefined };

/** After a sign-in: text that an expired session has left behind, the page that was asked for, or the dashboard. */
export async function completeSignIn(
  { db, signInCookies }: Site,
  { request, to }: SignInRequest,
  { account, sessionId }: Extract<SignInResult, { kind: 'welcome' }>,
  cookies: readonly string[] = [],
): Promise<Response> {
  const opened = await signInCookies.cookiesOf(request, account, sessionId);
  const next = await screenAfterSignIn(db, account.id, to);
  const { succeeded, welcome } = loginWords(account.language);
  const flash = flashCookie({ variant: 'default', title: succeeded, text: welcome });
  return seeOther(next, [...opened, ...cookies, flash]);
}

export async function screenAfterSignIn(db: Db, accountId: number, to: string | null | undefined): Promise<string> {
  if (await hasSentForms(db, accountId)) return endpoints.unsaved;
  return returnPathOf(to) ?? endpoints.dashboard;
}
