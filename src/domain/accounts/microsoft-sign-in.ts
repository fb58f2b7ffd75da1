import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import type { MicrosoftUser } from './microsoft-identities.ts';

export type EntraAccess = {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  /** Origin of the sign-in, https. */
  authority: string;
  /** A certificate in PEM that is trusted beside the system's. */
  trustedCertificate?: string;
};

/** What has to come back unchanged from where the browser is sent. */
export type SignInUnderWay = { verifier: string; state: string; nonce: string };

const timeoutInSeconds = 15;

/** Of the ID token; `oid` is the user in the tenant, for good. */
const userClaims = z.object({ oid: z.string().min(1).max(200), preferred_username: z.string().min(1).max(320) });

/** "Sign in with Microsoft": the authorization code flow of OpenID Connect, with PKCE, state and nonce. */
export class MicrosoftSignIn {
  private provider: Promise<Configuration> | undefined;

  /** `callback` is the address to which Microsoft sends the browser back. */
  constructor(
    private readonly access: EntraAccess,
    private readonly callback: string,
  ) {}

  /** Where to send the browser, and what to keep until it comes back. Throws when Microsoft cannot be reached. */
  async begin(): Promise<{ address: string; underWay: SignInUnderWay }> {
    const underWay = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
    const address = buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.callback,
      scope: 'openid profile',
      code_challenge: await calculatePKCECodeChallenge(underWay.verifier),
      code_challenge_method: 'S256',
      state: underWay.state,
      nonce: underWay.nonce,
      // Who shares a computer must be able to choose.
      prompt: 'select_account',
    });
    return { address: address.href, underWay };
  }

  /**
   * Who came back. Throws unless state, nonce, code and verifier fit, and the ID token bears a signature of the tenant,
   * its issuer, our client id and a time that has not passed.
   */
  async finish(query: string, { verifier, state, nonce }: SignInUnderWay): Promise<MicrosoftUser> {
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
        // A token that comes straight from the provider need not be checked by its signature; ours is.
        execute: [enableNonRepudiationChecks],
        timeout: timeoutInSeconds,
        ...(trustedCertificate ? { [customFetch]: fetchTrusting(trustedCertificate) } : {}),
      });
      // An outage must not be remembered.
      this.provider.catch(() => {
        this.provider = undefined;
      });
    }
    return this.provider;
  }
}

function fetchTrusting(ca: string) {
  return (address: string, options: object) => fetch(address, { ...options, tls: { ca } });
}
