import { z } from 'zod';
import {
  digestOf,
  parsedJson,
  readSignedText,
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
  /** The use of a recovery key. */
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

type Requester = { id: number; username: string };

export function signRequest(signer: Signer, requester: Requester, about: RequestAbout): Promise<SignedText> {
  return signText(signer, 'request', requestOf(requester, about));
}

/** The request of an account without a key. */
export function unsignedRequest(requester: Requester, about: RequestAbout): SignedText {
  return { body: JSON.stringify({ ...requestOf(requester, about), signer: '' }), signature: '' };
}

function requestOf({ id, username }: Requester, about: RequestAbout) {
  const at = new Date(Math.ceil(Date.now() / hour) * hour).toISOString();
  return { id: crypto.randomUUID(), at, account: id, name: username, about };
}

export function signConfirmation(signer: Signer, account: number, request: SignedText): Promise<SignedText> {
  return signText(signer, 'confirmation', { request: digestOf(request.body), account });
}

export async function readRequest(given: unknown): Promise<RequestBody | undefined> {
  const signed = await readSignedText('request', given);
  return signed && requestBody.safeParse(signed.body).data;
}

/** The request that a row says is of this act. */
export async function requestIn({ act, ...text }: { act: string } & SignedText): Promise<RequestBody | undefined> {
  const request = act === 'leave' ? requestBody.safeParse(parsedJson(text.body)).data : await readRequest(text);
  return request?.about.act === act ? request : undefined;
}

/** When a request takes effect without confirmation. */
export function endOfNotice({ at }: Pick<RequestBody, 'at'>): Date {
  return new Date(Date.parse(at) + noticeInHours * hour);
}

/** When the permission to use a recovery key ends. */
export function endOfRecoveryUse(request: Pick<RequestBody, 'at'>): Date {
  return new Date(endOfNotice(request).getTime() + recoveryUseInHours * hour);
}

/** Whether a request is signed by a member of this list. */
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
  { request: asked, confirmation }: Approval,
): Promise<boolean> {
  const signed = confirmation && (await readSignedText('confirmation', confirmation));
  const said = signed ? confirmationBody.safeParse(signed.body).data : undefined;
  return (
    said !== undefined &&
    said.request === digestOf(asked.body) &&
    possibleConfirmers(members, request).some(
      ({ account, signingKey }) => account === said.account && signingKey === said.signer,
    )
  );
}
