import { z } from 'zod';
import {
  digestOf,
  parsedJson,
  readSigned,
  type SignedText,
  type Signer,
  signedText,
  signText,
} from '../sealing/signatures.ts';

/** A recipient as a signed list names them. */
export const listMember = z.object({
  /** Null for a recovery key. */
  account: z.int().nullable(),
  publicKey: z.string(),
  signingKey: z.string(),
  label: z.string(),
  kind: z.enum(['passphrase', 'offline', 'recovery']),
});
export type ListMember = z.output<typeof listMember>;

/** Hours between a request and its effect when it is not confirmed. */
const noticeInHours = 72;

/** Hours in which a recovery key may be used, once its notice is over. */
const recoveryUseInHours = 24;

const hour = 3_600_000;

const about = z.discriminatedUnion('act', [
  z.object({ act: z.literal('admit'), member: listMember }),
  z.object({ act: z.literal('remove'), member: listMember }),
  /** Asked by an account without its key, and so not signed. */
  z.object({ act: z.literal('leave'), member: listMember }),
  /** Opens the channel again after all who could read reports had left. */
  z.object({ act: z.literal('reopen'), member: listMember }),
  z.object({ act: z.literal('recovery'), member: listMember }),
  /** Erases a closed case before its time. */
  z.object({ act: z.literal('erase'), case: z.int() }),
]);

const requestBody = z.object({
  /** Makes two requests for the same different texts. */
  id: z.uuid(),
  /** The next full hour: when it was asked. */
  at: z.iso.datetime(),
  /** The account that asked, which need not be that of the key. */
  account: z.int(),
  name: z.string(),
  about,
  signer: z.string(),
});
/** What one person asks for, as it is signed. */
export type RequestBody = z.output<typeof requestBody>;
export type RequestAbout = z.output<typeof about>;
export type Act = RequestAbout['act'];

const confirmationBody = z.object({ request: z.string(), account: z.int(), signer: z.string() });

/** A request with the confirmation of another person, if it needed one. */
export const approval = z.object({ request: signedText, confirmation: signedText.nullable() });
export type Approval = z.output<typeof approval>;

/** What an account asks for; without a key it is not signed. */
export async function makeRequest(
  { id, username }: { id: number; username: string },
  about: RequestAbout,
  signer: Signer | undefined,
): Promise<SignedText> {
  const at = new Date(Math.ceil(Date.now() / hour) * hour).toISOString();
  const request = { id: crypto.randomUUID(), at, account: id, name: username, about };
  return signer
    ? signText(signer, 'request', request)
    : { body: JSON.stringify({ ...request, signer: '' }), signature: '' };
}

export function signConfirmation(signer: Signer, account: number, request: SignedText): Promise<SignedText> {
  return signText(signer, 'confirmation', { request: digestOf(request.body), account });
}

export function readRequest(given: unknown): Promise<RequestBody | undefined> {
  return readSigned('request', requestBody, given);
}

/** The request that a row says is of this act. */
export async function requestIn({ act, ...text }: { act: string } & SignedText): Promise<RequestBody | undefined> {
  const request = act === 'leave' ? requestBody.safeParse(parsedJson(text.body)).data : await readRequest(text);
  return request?.about.act === act ? request : undefined;
}

export function endOfNotice({ at }: Pick<RequestBody, 'at'>): Date {
  return new Date(Date.parse(at) + noticeInHours * hour);
}

export function endOfRecoveryUse(request: Pick<RequestBody, 'at'>): Date {
  return new Date(endOfNotice(request).getTime() + recoveryUseInHours * hour);
}

export function isFromMember(members: readonly ListMember[], { signer }: RequestBody): boolean {
  return members.some(({ signingKey }) => signingKey === signer);
}

/**
 * The members who may confirm a request: people, who are neither the account that asked nor the owner of the key that signed.
 * A recovery key confirms nothing, because its holder may be the one who asked. Nor does the one who is to be removed,
 * whose silence would otherwise keep them in; they can cancel it.
 */
export function possibleConfirmers(
  members: readonly ListMember[],
  { account, signer, about }: RequestBody,
): ListMember[] {
  const owner = members.find(({ signingKey }) => signingKey === signer)?.account;
  const removed = about.act === 'remove' || about.act === 'leave' ? about.member.account : null;
  return members.filter((one) => one.account !== null && ![account, owner, removed].includes(one.account));
}

export async function isConfirmed(
  members: readonly ListMember[],
  request: RequestBody,
  { request: signedRequest, confirmation }: Approval,
): Promise<boolean> {
  const confirmed = confirmation && (await readSigned('confirmation', confirmationBody, confirmation));
  if (!confirmed || confirmed.request !== digestOf(signedRequest.body)) return false;
  return possibleConfirmers(members, request).some(
    ({ account, signingKey }) => account === confirmed.account && signingKey === confirmed.signer,
  );
}

type FingerprintedKey = { publicKey: string; signingKey: string | null; account: number | null };

/**
 * What two people compare before one is admitted: both public keys and the account that uses them, as six groups of five digits that
 * can be read out. 99 bits are too many to find a second key for.
 */
export function fingerprintOf({ publicKey, signingKey, account }: FingerprintedKey): string {
  const digest = BigInt(`0x${digestOf(`baik fingerprint\n${publicKey}\n${signingKey}\n${account}`)}`);
  const digits = String(digest % 10n ** 30n).padStart(30, '0');
  return digits.replace(/\d{5}(?=\d)/g, '$& ');
}

const maxTypedCharacters = 100;

export function isFingerprint(typed: string, key: FingerprintedKey): boolean {
  const digits = (text: string) => text.slice(0, maxTypedCharacters).replace(/\D/g, '');
  return digits(typed) === digits(fingerprintOf(key));
}
