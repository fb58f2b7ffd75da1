import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Transaction } from '../../../db/client.ts';
import { baikRequests } from '../../../db/schema/index.ts';
import type { ListMember } from '../recipient-lists/list-member.ts';
import { type CaseScope, membersInScope, signedMembers } from '../recipient-lists/recipient-lists.ts';
import {
  endOfNotice,
  isConfirmed,
  isFromMember,
  possibleConfirmers,
  type RequestAbout,
  type RequestBody,
  readRequest,
} from '../recipient-lists/request-body.ts';
import { parsedJson, type SignedText } from '../sealing/signatures.ts';

export type RequestRow = typeof baikRequests.$inferSelect;
type RequestAct = RequestAbout['act'] | 'leave';

/** A request to leave without a key has no signature. */
const leaving = z.object({ at: z.iso.datetime(), account: z.int(), name: z.string() });
export type Leaving = z.output<typeof leaving>;

/** A request as recipients see it. */
export type OpenRequest = {
  id: number;
  act: RequestAct;
  /** The account that asked. */
  account: number;
  name: string;
  recipientId: number | null;
  caseId: number | null;
  /** The recipient that the request is about; undefined for a case. */
  member: ListMember | undefined;
  /** When it takes effect without a confirmation; undefined when another recipient has to confirm it. */
  effectAt: Date | undefined;
  /** The accounts that may confirm it. */
  confirmers: readonly number[];
  /** It was confirmed: a recovery key may be used. */
  isConfirmed: boolean;
};

/** Requests that wait, oldest first; forged ones are left out. Those about a case only of the given cases. */
export async function openRequests(db: Db, scopes: ReadonlyMap<number, CaseScope>): Promise<OpenRequest[]> {
  const members = await signedMembers(db);
  const rows = await db.select().from(baikRequests).orderBy(asc(baikRequests.id));
  const found: OpenRequest[] = [];
  for (const row of rows) {
    const scope = row.caseId === null ? undefined : scopes.get(row.caseId);
    if (row.caseId !== null && !scope) continue;
    const one = await shownRequest(row, scope ? membersInScope(members, scope) : members);
    if (one) found.push(one);
  }
  return found;
}

export async function findRequest(db: Db | Transaction, id: number): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(baikRequests).where(eq(baikRequests.id, id));
  return row;
}

async function shownRequest(row: RequestRow, members: readonly ListMember[]): Promise<OpenRequest | undefined> {
  const { id, recipientId, caseId } = row;
  if (row.act === 'leave') {
    const asked = readLeaving(row);
    if (!asked) return undefined;
    const others = members.filter(({ account }) => account !== null && account !== asked.account);
    return {
      id,
      act: 'leave',
      account: asked.account,
      name: asked.name,
      recipientId,
      caseId,
      member: undefined,
      effectAt: endOfNotice(asked),
      confirmers: accountsOf(others),
      isConfirmed: false,
    };
  }
  const request = await requestIn(row);
  if (!request) return undefined;
  const { about, account, name } = request;
  if (about.act === 'erase' && about.case !== caseId) return undefined;
  if (about.act !== 'reopen' && !isFromMember(members, request)) return undefined;
  const confirmers = about.act === 'reopen' ? [] : possibleConfirmers(members, request);
  return {
    id,
    act: about.act,
    account,
    name,
    recipientId,
    caseId,
    member: 'member' in about ? about.member : undefined,
    effectAt: endsByItself(about.act) || confirmers.length === 0 ? endOfNotice(request) : undefined,
    confirmers: accountsOf(confirmers),
    isConfirmed: await isConfirmed(members, request, groundOf(row)),
  };
}

/** The use of a recovery key and the opening of a closed channel need a confirmation or the end of the notice. */
function endsByItself(act: RequestAbout['act']): boolean {
  return act === 'recovery' || act === 'reopen';
}

function accountsOf(members: readonly ListMember[]): number[] {
  return members.flatMap(({ account }) => (account === null ? [] : [account]));
}

export function readLeaving({ body }: RequestRow): Leaving | undefined {
  return leaving.safeParse(parsedJson(body)).data;
}

/** The request in a row, if it is signed and is what the row says. */
export async function requestIn(row: Pick<RequestRow, 'act' | keyof SignedText>): Promise<RequestBody | undefined> {
  const request = await readRequest(row);
  return request?.about.act === row.act ? request : undefined;
}

export function groundOf({ body, signature, confirmation }: RequestRow) {
  return {
    request: { body, signature } satisfies SignedText,
    confirmation: confirmation === null ? null : (parsedJson(confirmation) as SignedText | null),
  };
}

/** Whether a request takes effect because its notice is over and no other recipient could have confirmed it. */
export function isDue(members: readonly ListMember[], request: RequestBody): boolean {
  return (
    isFromMember(members, request) &&
    possibleConfirmers(members, request).length === 0 &&
    endOfNotice(request).getTime() <= Date.now()
  );
}
