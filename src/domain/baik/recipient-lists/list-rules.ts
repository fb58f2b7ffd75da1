import { digestOf } from '../sealing/signatures.ts';
import {
  type Approval,
  endOfNotice,
  isConfirmed,
  isFromMember,
  possibleConfirmers,
  type RequestBody,
  readRequest,
} from './approval-body.ts';
import type { ListMember } from './list-member.ts';

type RuledList = {
  members: readonly ListMember[];
  restart?: boolean | undefined;
  approvals?: readonly Approval[] | undefined;
  at?: string | undefined;
};

/**
 * Whether a list may follow the one before. A member is added by the request of one member and the confirmation of another, or
 * by a request whose notice was over while no other recipient could have confirmed it. Members are removed without: a list cannot
 * know who has left.
 */
export async function isChangeAllowed(
  before: RuledList | undefined,
  list: RuledList,
  refused: ReadonlySet<string>,
): Promise<boolean> {
  if (!before) return true;
  if (list.restart) return isReopened(before, list);
  for (const one of list.members) {
    const known = before.members.find(({ publicKey }) => publicKey === one.publicKey);
    if (known ? !isSame(known, one) : !(await isApproved(one, before, list, refused))) return false;
  }
  return true;
}

async function isApproved(
  added: ListMember,
  before: RuledList,
  { approvals = [], at }: RuledList,
  refused: ReadonlySet<string>,
): Promise<boolean> {
  for (const one of approvals) {
    const request = await readRequest(one.request);
    if (request?.about.act !== 'admit' || !isSame(request.about.member, added)) continue;
    if (!isFromMember(before.members, request) || refused.has(digestOf(one.request.body))) continue;
    if (await isConfirmed(before.members, request, one)) return true;
    if (possibleConfirmers(before.members, request).length === 0 && isNoticeOver(request, at)) return true;
  }
  return false;
}

/** By a recipient whose request was confirmed by another new member, or whose notice is over; with the recovery keys of before. */
async function isReopened(before: RuledList, { members, approvals = [], at }: RuledList): Promise<boolean> {
  const [one] = approvals;
  const request = one && (await readRequest(one.request));
  if (!one || request?.about.act !== 'reopen' || request.signer !== request.about.member.signingKey) return false;
  const { member } = request.about;
  const others = members.filter(
    (other) => !isSame(other, member) && before.members.every((known) => !isSame(known, other)),
  );
  if (await isConfirmed(members, request, one)) return others.length <= 1;
  return others.length === 0 && isNoticeOver(request, at);
}

/** A list that is signed beforehand names the hour from which on it counts. */
function isNoticeOver(request: RequestBody, at: string | undefined): boolean {
  if (at === undefined) return false;
  const counted = Date.parse(at);
  return counted >= endOfNotice(request).getTime() && counted <= Date.now();
}

function isSame(one: ListMember, other: ListMember): boolean {
  return (
    one.publicKey === other.publicKey &&
    one.signingKey === other.signingKey &&
    one.account === other.account &&
    one.kind === other.kind
  );
}
