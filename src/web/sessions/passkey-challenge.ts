import {
  authenticationOptions,
  type RelyingParty,
  verifyAssertion,
} from '../../domain/accounts/passkeys/ceremonies.ts';
import { makeToken } from '../../domain/secrets/tokens.ts';
import { json } from '../http/json.ts';
import type { PasskeyPurpose, SignInCookies } from './sign-in-cookies.ts';

/** The options for `navigator.credentials.get()`, with a challenge that is good for one attempt. */
export async function passkeyOptions(
  signInCookies: SignInCookies,
  party: RelyingParty,
  purpose: PasskeyPurpose,
  accountId?: number,
): Promise<Response> {
  const challenge = makeToken();
  const options = await authenticationOptions(signInCookies.db, party, challenge, accountId);
  return json(options, {
    cookies: [await signInCookies.passkeyChallenge.issue({ challenge, purpose, account: accountId ?? 0 })],
  });
}

/** The account whose passkey signed the challenge of this browser; undefined when none did. */
export async function passkeyAccount(
  signInCookies: SignInCookies,
  party: RelyingParty,
  request: Request,
  form: URLSearchParams,
  purpose: PasskeyPurpose,
): Promise<number | undefined> {
  const issued = await signInCookies.passkeyChallenge.read(request);
  const response = form.get('credential') ?? '';
  if (!issued || issued.purpose !== purpose) return undefined;
  const account = issued.account === 0 ? {} : { accountId: issued.account };
  return verifyAssertion(signInCookies.db, party, { response, challenge: issued.challenge, ...account });
}
