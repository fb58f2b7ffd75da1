import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';
import { isFirstUse } from '../single-use.ts';
import { passkeyBytes } from './encoding.ts';
import { findPasskeyByCredential, passkeysOf } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** An assertion of a browser, as text. */
type Assertion = {
  response: string;
  /** The challenge that it has to answer. */
  challenge: string;
  /** The only account whose passkeys count; undefined lets the passkey say who signs in. */
  accountId?: number;
};

const assertionJson = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    authenticatorData: z.string().max(10_000),
    signature: z.string().max(10_000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
});

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
    challenge: passkeyBytes(challenge),
    userVerification: 'required',
    timeout: 120_000,
    // As the browser reported them when the passkey was made.
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as [] })),
  });
}

/**
 * The account whose passkey signed the challenge, with the user verified by the device. The challenge is used up by the
 * attempt. Undefined when anything does not match.
 */
export async function verifyAssertion(db: Db, party: RelyingParty, assertion: Assertion): Promise<number | undefined> {
  const response = parseAssertion(assertion.response);
  if (!response || !(await isFirstUse(db, assertion.challenge))) return undefined;
  const passkey = await findPasskeyByCredential(db, response.id);
  if (!passkey || (assertion.accountId !== undefined && passkey.accountId !== assertion.accountId)) return undefined;
  const counter = await newCounter(party, response, assertion.challenge, passkey);
  if (counter === undefined) return undefined;
  // A counter that does not grow is that of a copy; 0 is that of a device that counts nothing.
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
      ),
    )
    .returning({ accountId: passkeys.accountId });
  return used[0]?.accountId;
}

async function newCounter(
  { id, origin }: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
  passkey: { credentialId: string; publicKey: string; counter: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: passkeyBytes(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for everything that does not match.
    return undefined;
  }
}

function parseAssertion(text: string): AuthenticationResponseJSON | undefined {
  try {
    const parsed = assertionJson.safeParse(JSON.parse(text));
    // The fields that are left out are optional.
    return parsed.success ? (parsed.data as AuthenticationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}
