import { z } from 'zod';
import { confirmPassword } from '../../../domain/accounts/commands.ts';
import { accountChangesInput, invitationInput } from '../../../domain/accounts/input.ts';
import { changeAccount, inviteAccount, type ManagementProblem } from '../../../domain/accounts/management/commands.ts';
import { listAccounts, type ManagedAccount } from '../../../domain/accounts/management/queries.ts';
import { consumeCode } from '../../../domain/accounts/second-factor/second-factor.ts';
import { isJustOpened } from '../../../domain/accounts/sessions.ts';
import type { Staff } from '../../../domain/rights/staff.ts';
import { problem } from '../../../fields/problem.ts';
import { roles } from '../../../fields/roles.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { refusal } from '../../../web/http/json.ts';
import { sessionIdOf } from '../../../web/sessions/session.ts';
import { shaped } from '../../member-order.ts';
import { answer, calls } from '../calls.ts';

const userJson = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  disabled: z.boolean(),
  second_factor: z.boolean(),
  last_signed_in_at: z.iso.datetime().nullable(),
  invited_until: z.iso.datetime().nullable().describe('Until when the invitation is good; null once it was accepted'),
  second_factor_reset: z
    .object({ requested_by: z.string() })
    .nullable()
    .describe('Waits for another administrator to confirm it'),
});

const withLink = userJson.extend({
  invitation_link: z
    .string()
    .optional()
    .describe('To be handed over; shown only in this answer. Absent when it was mailed'),
});

const account = answer('The account', withLink, linkedAsJson);
const wrong = 'Missing or invalid field';
const refused = 'Such as: the name is taken, or this is the last administrator';
const unconfirmed =
  'No role of the account allows this, or with the field `current`: the password or second factor is asked for again';

/** Accounts of the staff, for administrators. */
export function usersApi(site: Site) {
  const { db } = site;
  const needs = 'accounts.manage';

  /** The refusal of a change that the signed-in account has not confirmed; undefined when it has. */
  const objection = async (
    request: Request,
    actor: Staff,
    { current, code }: { current?: string | undefined; code?: string | undefined },
  ) => {
    if (current === undefined && (await isJustOpened(db, sessionIdOf(request) ?? ''))) return undefined;
    const wrong = refusal(403, 'passwordNeeded', { field: 'current' });
    if (current === undefined) return wrong;
    const { kind } = await confirmPassword(db, actor, current, (account) => consumeCode(db, account, code ?? ''));
    if (kind === 'right') return undefined;
    if (kind === 'wait') return refusal(429, 'waitBeforeRetry');
    return kind === 'wrong' ? wrong : refusal(403, 'codeIncorrect', { field: 'code' });
  };

  return calls(site, { name: 'users', noun: 'account' })
    .read(
      endpoints.apiUsers,
      needs,
      {
        says: 'The accounts of the staff',
        200: answer('By username', z.array(userJson), (found: ManagedAccount[]) => found.map(userAsJson)),
      },
      () => listAccounts(db),
    )
    .write(
      'POST',
      endpoints.apiUsers,
      { action: 'create', resource: 'account', needs },
      {
        says: 'Makes an account whose owner chooses the password by a link that works once, within 72 hours',
        body: invitationInput,
        201: account,
        400: wrong,
        403: unconfirmed,
        409: refused,
      },
      async ({ request, actor, input: { current, code, ...invited } }) => {
        const objected = await objection(request, actor, { current, code });
        if (objected) return objected;
        const result = await inviteAccount(site, actor, invited);
        return result.kind === 'done' ? result : refuse(result.kind);
      },
    )
    .write(
      'PATCH',
      `${endpoints.apiUsers}/:id`,
      { action: 'update', resource: 'account', needs },
      {
        says: 'Changes the roles of an account, disables or enables it, ends its sessions, or removes its second factor',
        body: accountChangesInput,
        200: account,
        400: wrong,
        403: unconfirmed,
        404: 'Unknown account',
        409: refused,
      },
      async ({ request, id, actor, input: { current, code, ...changes } }) => {
        if (id === 0) return undefined;
        const objected = await objection(request, actor, { current, code });
        if (objected) return objected;
        const { roles: given, disabled, end_sessions, second_factor, invitation } = changes;
        const acts = [given ?? disabled ?? end_sessions, second_factor, invitation];
        if (acts.filter((one) => one !== undefined).length > 1)
          return refusal(400, 'oneAtATime', { field: 'second_factor' });
        const result = await changeAccount(site, actor, id, changes);
        return result.kind === 'done' ? result : refuse(result.kind);
      },
    ).routes;
}

const refusals: Record<Exclude<ManagementProblem, 'missing'>, [status: number, field?: string]> = {
  nameTaken: [409, 'username'],
  lastAdministrator: [409],
  ownAccount: [409],
  otherRecipient: [409, 'roles'],
  acceptedAlready: [409],
  isDisabled: [409],
  noFactor: [409],
  secondAdministrator: [409],
  youngAccount: [409],
};

function refuse(kind: ManagementProblem): Response {
  if (kind === 'missing') return refusal(404, problem('nounNotFound', { noun: 'account' }));
  const [status, field] = refusals[kind];
  return refusal(status, kind, field === undefined ? {} : { field });
}

function userAsJson(account: ManagedAccount) {
  const { factorResetBy } = account;
  const secondFactorReset = factorResetBy && { requested_by: factorResetBy.username };
  return shaped(userJson, { ...account, secondFactorReset });
}

function linkedAsJson({ account, link }: { account: ManagedAccount; link?: string }) {
  return link === undefined ? userAsJson(account) : { ...userAsJson(account), invitation_link: link };
}
