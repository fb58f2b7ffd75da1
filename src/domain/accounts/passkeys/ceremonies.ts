import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '../../../company.ts';
import type { Db } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';
import type { Actor } from '../../activity/commands.ts';
import { isFirstUse } from '../single-use.ts';
import { type NewPasskey, passkeysOf } from './passkeys.ts';

/** The site as authenticators know it. A passkey belongs to its `id` and works nowhere else. */
export type RelyingParty = { id: string; origin: string; name: string };

/** Undefined where browsers allow no passkeys: without https, except on localhost, and at a bare IP address. */
export function relyingPartyOf(siteUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) > 0;
  return isSecure && !isAddress ? { id: hostname, origin, name: company.name } : undefined;
}

const timeout = 120_000;

const credential = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

const registrationJson = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const assertionJson = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    authenticatorData: z.string().max(10_000),
    signature: z.string().max(10_000),
    userHandle: z.string().max(200).optional(),
  }),
});

/** What the browser needs to make a passkey that can also sign in without a username. */
export async function registrationOptions(
  db: Db,
  { id, name }: RelyingParty,
  actor: Actor,
  challenge: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await passkeysOf(db, actor.id);
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: actor.username,
    userDisplayName: actor.username,
    userID: new TextEncoder().encode(`account:${actor.id}`),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    timeout,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Verifies what the browser made. The challenge is used up by the attempt; undefined when anything does not match. */
export async function verifyRegistration(
  db: Db,
  party: RelyingParty,
  given: string,
  challenge: string,
): Promise<NewPasskey | undefined> {
  // The fields that are left out are optional.
  const response = parse(registrationJson, given) as RegistrationResponseJSON | undefined;
  if (!response || !(await isFirstUse(db, challenge))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const found = await unlessRefused(() => verifyRegistrationResponse({ response, ...expectedOf(party, challenge) }));
  if (!found?.verified) return undefined;
  const { credential } = found.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey.toBase64({ alphabet: 'base64url', omitPadding: true }),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  };
}

/** What the browser needs for an assertion; without an account it offers all passkeys of the site that it has. */
export async function authenticationOptions(
  db: Db,
  { id }: RelyingParty,
  challenge: string,
  accountId?: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const known = accountId === undefined ? [] : await passkeysOf(db, accountId);
  return generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    timeout,
    // As the browser reported them when the passkey was made.
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as [] })),
  });
}

/** An assertion of a browser, as text. */
type Assertion = {
  response: string;
  /** The challenge that it has to answer. */
  challenge: string;
  /** The only account whose passkeys count; undefined lets the passkey say who signs in. */
  accountId?: number;
};

/**
 * The account whose passkey signed the challenge, with the user verified by the device. The challenge is used up by the
 * attempt. Undefined when anything does not match.
 */
export async function verifyAssertion(
  db: Db,
  party: RelyingParty,
  { response: given, challenge, accountId }: Assertion,
): Promise<number | undefined> {
  // The fields that are left out are optional.
  const response = parse(assertionJson, given) as AuthenticationResponseJSON | undefined;
  if (!response || !(await isFirstUse(db, challenge))) return undefined;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, response.id));
  if (!passkey || (accountId !== undefined && passkey.accountId !== accountId)) return undefined;
  const { credentialId: id, publicKey, counter: last } = passkey;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const credential = { id, publicKey: bytesOf(publicKey), counter: last };
  const found = await unlessRefused(() =>
    verifyAuthenticationResponse({ response, credential, ...expectedOf(party, challenge) }),
  );
  if (!found?.verified) return undefined;
  const counter = found.authenticationInfo.newCounter;
  // A counter that does not grow is that of a copy; 0 is that of a device that counts nothing.
  const grows = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), grows))
    .returning({ accountId: passkeys.accountId });
  return used[0]?.accountId;
}

function expectedOf({ id, origin }: RelyingParty, challenge: string) {
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** The library throws for everything that does not match. */
async function unlessRefused<Found>(verify: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function parse<Parsed>(schema: z.ZodType<Parsed>, text: string): Parsed | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64(text, { alphabet: 'base64url' });
}
