import { maxPasswordCharacters, maxUsernameCharacters } from '../../domain/accounts/input.ts';
import type { SignInResult } from '../../domain/accounts/sign-in.ts';
import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Flash } from '../../web/sessions/flash.ts';
import type { LoginProblem } from './login-page.tsx';

type LoginTexts = ReturnType<typeof loginWords>;

export function welcome(language: Language): Flash {
  const t = loginWords(language);
  return { variant: 'default', title: t.succeeded, text: t.welcome };
}

export function wrongCredentials(t: LoginTexts): LoginProblem {
  return { toast: destructive(t.failed, t.wrongCredentials), password: t.wrongCredentials };
}

export function wrongCode(t: LoginTexts): LoginProblem {
  return { toast: destructive(t.failed, t.wrongCode), code: t.wrongCode };
}

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
  return refuse(401, result.kind === 'refused' && result.wrong === 'code' ? wrongCode(t) : wrongCredentials(t));
}

export function destructive(title: string, text: string): Flash {
  return { variant: 'destructive', title, text };
}
