import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  type CustomFetchOptions,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { traceHeaders } from '../../../trace.ts';
import type { MicrosoftUser } from './microsoft-identities.ts';

export type EntraAccess = {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  /** Origin of the sign-in, https. */
  authority: string;
  /** Additional trusted certificate in PEM. */
  trustedCertificate?: string;
};

/**
 * Kept in a cookie until the callback. `state` and `nonce` must come back from Microsoft, the PKCE `verifier` goes there
 * together with the code.
 */
export type PendingAuthorization = { verifier: string; state: string; nonce: string };

const timeoutInSeconds = 15;

/** Claims of the ID token; `oid` identifies the user in the tenant permanently. */
const userClaims = z.object({ oid: z.string().min(1).max(200), preferred_username: z.string().min(1).max(320) });

/** "Sign in with Microsoft": the authorization code flow of OpenID Connect, with PKCE, state and nonce. */
export class MicrosoftSignIn {
  private provider: Promise<Configuration> | undefined;

  /** `callback` is the address to which Microsoft sends the browser back. */
  constructor(
    private readonly access: EntraAccess,
    private readonly callback: string,
  ) {}

  /** The authorization URL, and the state to store until the callback. Throws when Microsoft cannot be reached. */
  async begin(): Promise<{ address: string; underWay: PendingAuthorization }> {
    const underWay = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
    const address = buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.callback,
      scope: 'openid profile',
      code_challenge: await calculatePKCECodeChallenge(underWay.verifier),
      code_challenge_method: 'S256',
      state: underWay.state,
      nonce: underWay.nonce,
      // People who share a computer must be able to choose their account.
      prompt: 'select_account',
    });
    return { address: address.href, underWay };
  }

  /**
   * The user behind the callback. Throws unless state, nonce, code and verifier match and the ID token has the tenant's
   * signature and issuer, this client id and an expiry in the future.
   */
  async finish(query: string, { verifier, state, nonce }: PendingAuthorization): Promise<MicrosoftUser> {
    const tokens = await authorizationCodeGrant(await this.discover(), new URL(`${this.callback}${query}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const { oid, preferred_username } = userClaims.parse(tokens.claims());
    return { objectId: oid, address: preferred_username };
  }

  private discover(): Promise<Configuration> {
    if (!this.provider) {
      const { authority, tenantId, clientId, clientSecret, trustedCertificate } = this.access;
      const issuer = new URL(`${authority}/${encodeURIComponent(tenantId)}/v2.0`);
      this.provider = discovery(issuer, clientId, undefined, ClientSecretPost(clientSecret), {
        // OpenID Connect lets a client skip the signature of a token received directly; it is verified here all the same.
        execute: [enableNonRepudiationChecks],
        timeout: timeoutInSeconds,
        [customFetch]: tracedFetch(trustedCertificate),
      });
      // A failed discovery must not be cached.
      this.provider.catch(() => {
        this.provider = undefined;
      });
    }
    return this.provider;
  }
}

/** `ca`: a certificate that is trusted in place of the public ones. */
function tracedFetch(ca: string | undefined) {
  return (address: string, options: CustomFetchOptions) => {
    const headers = { ...options.headers, ...traceHeaders() };
    return fetch(address, { ...options, headers, ...(ca && { tls: { ca } }) } as RequestInit);
  };
}
