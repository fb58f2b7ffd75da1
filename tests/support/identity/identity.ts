import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration, type InteractionResults, interactionPolicy } from 'oidc-provider';
import type { EntraAccess } from '../../../src/domain/accounts/microsoft/microsoft-sign-in.ts';

const certificate = readFileSync(join(import.meta.dir, '../graph/certificate.pem'), 'utf8');
const tlsKey = readFileSync(join(import.meta.dir, '../graph/key.pem'), 'utf8');
const path = '/tenant/v2.0';

/** A user of the tenant. */
type TenantUser = { oid: string; preferred_username: string };

/** Modifies the claims of an ID token, and the key that signs it. */
export type Tampering = { claims?: (claims: JWTPayload) => JWTPayload; strangeKey?: boolean };

export type Identity = Awaited<ReturnType<typeof startIdentity>>;

/**
 * An OpenID provider on https, based on a certified library: like Entra, it enforces PKCE, redirect address and client
 * secret. Every request is signed in as `user` immediately.
 */
export async function startIdentity(redirectAddress: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'tenant', alg: 'RS256', use: 'sig' };
  const strange = (await generateKeyPair('RS256')).privateKey;
  const state = {
    user: { oid: 'f3b1', preferred_username: 'sari@example.test' } as TenantUser | undefined,
    tampering: undefined as Tampering | undefined,
  };
  const server = createServer({ cert: certificate, key: tlsKey });
  const port = await listen(server);
  const issuer = `https://localhost:${port}${path}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'client',
        client_secret: 'the secret of the client',
        redirect_uris: [redirectAddress],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    claims: { profile: ['oid', 'preferred_username'] },
    // Like Entra, it puts the requested claims into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: withChoiceOfAccounts(),
      url: (_context, interaction) => `${path}/interaction/${interaction.uid}`,
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...state.user }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: 'client', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  } satisfies Configuration);

  provider.use(async (context, next) => {
    await next();
    const { tampering } = state;
    if (!tampering || context.oidc?.route !== 'token' || !context.body?.id_token) return;
    const claims = payloadOf(context.body.id_token);
    const key = tampering.strangeKey ? strange : await importJWK(jwk);
    context.body.id_token = await new SignJWT(tampering.claims?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'tenant' })
      .sign(key);
  });

  const answer = provider.callback();
  server.on('request', (request, response) => {
    // Mounted below a path, as Entra's tenants are.
    Object.assign(request, { originalUrl: request.url, baseUrl: path });
    request.url = request.url?.replace(path, '') || '/';
    if (!request.url.startsWith('/interaction/')) return void answer(request, response);
    const result: InteractionResults = state.user
      ? { select_account: {}, login: { accountId: state.user.oid } }
      : { error: 'access_denied', error_description: 'The user said no' };
    void provider.interactionFinished(request, response, result);
  });

  const access: EntraAccess = {
    tenantId: 'tenant',
    clientId: 'client',
    clientSecret: 'the secret of the client',
    authority: `https://localhost:${port}`,
    trustedCertificate: certificate,
  };
  return {
    access,
    certificate,
    /** The signed-in user; undefined cancels the sign-in. */
    set user(user: TenantUser | undefined) {
      state.user = user;
    },
    set tampering(tampering: Tampering | undefined) {
      state.tampering = tampering;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Adds a standard prompt that Entra supports and this library does not. */
function withChoiceOfAccounts() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

function payloadOf(token: string): JWTPayload {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
