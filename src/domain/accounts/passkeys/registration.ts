import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Actor } from '../../activity/commands.ts';
import { isFirstUse } from '../single-use.ts';
import { passkeyBytes, passkeyText } from './encoding.ts';
import { passkeysOf } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** A passkey that a browser has made, before it is stored. */
export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] };

const registrationJson = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(10_000),
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).default({}),
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
    challenge: passkeyBytes(challenge),
    attestationType: 'none',
    timeout: 120_000,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Verifies what the browser made. The challenge is used up by the attempt; undefined when anything does not match. */
export async function verifyRegistration(
  db: Db,
  { id, origin }: RelyingParty,
  given: string,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const response = parseRegistration(given);
  if (!response || !(await isFirstUse(db, challenge))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: passkeyText(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
    };
  } catch {
    // The library throws for everything that does not match.
    return undefined;
  }
}

function parseRegistration(text: string): RegistrationResponseJSON | undefined {
  try {
    const parsed = registrationJson.safeParse(JSON.parse(text));
    // The fields that are left out are optional.
    return parsed.success ? (parsed.data as RegistrationResponseJSON) : undefined;
  } catch {
    return undefined;
  }
}
