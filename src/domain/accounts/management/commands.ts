import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, factorResets, invitations, sessions } from '../../../db/schema/index.ts';
import { roles as knownRoles, type Role } from '../../../fields/roles.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { changesBetween } from '../../activity/changes.ts';
import { type ActionType, type Actor, recordActivity } from '../../activity/commands.ts';
import { ForbiddenError, may } from '../../rights/permissions.ts';
import { createAccount, resourceOf } from '../commands.ts';
import { countsAsOneOfTwo } from '../confirming-accounts.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { makeToken } from '../single-use.ts';
import { issueInvitation, mailInvitation } from './invitations.ts';
import { findManagedAccount, type ManagedAccount } from './queries.ts';

/** An administrator, or the operator on the server's command line. */
export type Manager = Actor | { id: null; username: string };

/** Why a change of an account is refused. */
export type ManagementProblem =
  | 'missing'
  | 'name-taken'
  | 'last-administrator'
  | 'own-account'
  | 'own-recipient'
  | 'accepted-already'
  | 'disabled'
  | 'no-factor'
  | 'second-administrator'
  | 'young-account';

export type Managed<More = object> = ({ kind: 'done'; account: ManagedAccount } & More) | { kind: ManagementProblem };

/** Advisory lock key; arbitrary, but the same on every node: accounts are managed one after the other. */
const managementLock = 736_207;
/** Time in hours in which a second administrator confirms. */
const factorResetLifetimeInHours = 24;

type NewAccount = { username: string; email: string | null; roles: readonly Role[]; language: Language };

/** How the link reaches its owner: by mail, or handed over by the administrator. */
export type Delivery = { linkOf: (token: string) => string; byMail: boolean };

/** Makes an account whose owner chooses the password by a link. `link` is there when it was not mailed. */
export function inviteAccount(
  db: Db,
  manager: Manager,
  { username, email, roles, language }: NewAccount,
  delivery: Delivery,
): Promise<Managed<{ link: string | undefined }>> {
  return manage(db, manager, async (tx) => {
    if ((await tx.$count(accounts, eq(accounts.username, username))) > 0) return { kind: 'name-taken' };
    // A random password that is not shown.
    const { id } = await createAccount(tx, username, makeToken(), sorted(roles));
    await tx.update(accounts).set({ email, language }).where(eq(accounts.id, id));
    const account = await stored(tx, id);
    await note(tx, manager, account, 'create', `Invited "${username}" as ${sorted(roles).join(', ') || 'no role'}`);
    const link = await deliver(tx, account, delivery);
    return { kind: 'done', account: await stored(tx, id), link };
  });
}

/** A new link for an account that has not been used yet; the one before opens nothing any more. */
export function renewInvitation(
  db: Db,
  manager: Manager,
  id: number,
  delivery: Delivery,
): Promise<Managed<{ link: string | undefined }>> {
  return manage(db, manager, async (tx) => {
    const account = await findManagedAccount(tx, id);
    if (!account) return { kind: 'missing' };
    if (account.disabled) return { kind: 'disabled' };
    if (account.invitedUntil === null) return { kind: 'accepted-already' };
    const link = await deliver(tx, account, delivery);
    await note(tx, manager, account, 'update', `Made a new invitation for "${account.username}"`);
    return { kind: 'done', account: await stored(tx, id), link };
  });
}

export type AccountChanges = {
  roles?: readonly Role[] | undefined;
  disabled?: boolean | undefined;
  endSessions?: boolean | undefined;
};

/** Changes an account: all of it or nothing. */
export async function changeAccount(
  db: Db,
  manager: Manager,
  id: number,
  changes: AccountChanges,
  notices: SecurityNotices,
): Promise<Managed> {
  const result = await manage(db, manager, async (tx): Promise<Managed> => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const before = await findManagedAccount(tx, id);
    if (!before) return { kind: 'missing' };
    const roles = changes.roles ? sorted(changes.roles) : before.roles;
    const disabled = changes.disabled ?? before.disabled;
    const isOwn = manager.id === id;
    if (isOwn && disabled) return { kind: 'own-account' };
    if (isOwn && roles.includes('recipient') && !before.roles.includes('recipient')) return { kind: 'own-recipient' };
    const losesAdministrator = isUsableAdministrator(before) && !(roles.includes('administrator') && !disabled);
    if (losesAdministrator && !(await hasOtherAdministrator(tx, id))) return { kind: 'last-administrator' };

    if (roles.join() !== before.roles.join()) {
      await tx.update(accounts).set({ roles }).where(eq(accounts.id, id));
      const change = changesBetween({ roles: before.roles.join(', ') }, { roles: roles.join(', ') }, ['roles']);
      await note(tx, manager, before, 'update', `Changed the roles of "${before.username}"`, change);
      await notices.queue(tx, id, 'rolesChanged', roles.join(', '));
    }
    if (disabled !== before.disabled) {
      await tx
        .update(accounts)
        .set({ disabledAt: disabled ? sql`now()` : null })
        .where(eq(accounts.id, id));
      if (disabled) await tx.update(invitations).set({ expiresAt: sql`now()` }).where(eq(invitations.accountId, id));
      await tx.delete(sessions).where(eq(sessions.accountId, id));
      await note(tx, manager, before, 'update', `${disabled ? 'Disabled' : 'Enabled'} account "${before.username}"`);
    } else if (changes.endSessions) {
      const ended = await tx.delete(sessions).where(eq(sessions.accountId, id)).returning({ number: sessions.number });
      await note(tx, manager, before, 'update', `Ended all sessions of "${before.username}": ${ended.length}`);
    }
    return { kind: 'done', account: await stored(tx, id) };
  });
  notices.wake();
  return result;
}

/**
 * Removes a lost second factor once two administrators have asked for it, each with an account older than three days. The
 * first one gets `requested`. The operator
 * needs no second administrator.
 */
export async function resetSecondFactor(
  db: Db,
  manager: Manager,
  id: number,
  notices: SecurityNotices,
): Promise<Managed<{ step: 'requested' | 'removed' }>> {
  const result = await manage(db, manager, async (tx): Promise<Managed<{ step: 'requested' | 'removed' }>> => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const account = await findManagedAccount(tx, id);
    if (!account) return { kind: 'missing' };
    if (manager.id === id) return { kind: 'own-account' };
    if (!account.secondFactor) return { kind: 'no-factor' };
    if (manager.id !== null) {
      const { factorResetBy } = account;
      if (factorResetBy?.id === manager.id) return { kind: 'second-administrator' };
      if (!factorResetBy || !(await mayBeFirstOfTwo(tx, factorResetBy.id))) {
        const row = {
          requestedBy: manager.id,
          expiresAt: sql`now() + make_interval(hours => ${factorResetLifetimeInHours})`,
        };
        await tx
          .insert(factorResets)
          .values({ accountId: id, ...row })
          .onConflictDoUpdate({ target: factorResets.accountId, set: row });
        await note(tx, manager, account, 'update', `Asked to remove the second factor of "${account.username}"`);
        return { kind: 'done', account: await stored(tx, id), step: 'requested' };
      }
      if (!(await countsAsOneOfTwo(tx, manager.id))) return { kind: 'young-account' };
    }
    await tx.delete(factorResets).where(eq(factorResets.accountId, id));
    await removeSecondFactor(tx, id);
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    const asked = account.factorResetBy ? `, as ${account.factorResetBy.username} had asked` : '';
    await note(tx, manager, account, 'update', `Removed the second factor of "${account.username}"${asked}`);
    await notices.queue(tx, id, 'factorReset');
    return { kind: 'done', account: await stored(tx, id), step: 'removed' };
  });
  notices.wake();
  return result;
}

/** Accounts are managed one at a time, by those who may do so at that moment. Throws ForbiddenError. */
function manage<Result>(db: Db, manager: Manager, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${managementLock})`);
    if (manager.id !== null && !(await isAdministrator(tx, manager.id))) throw new ForbiddenError();
    return act(tx);
  });
}

async function mayBeFirstOfTwo(tx: Transaction, id: number): Promise<boolean> {
  return (await isAdministrator(tx, id)) && countsAsOneOfTwo(tx, id);
}

async function isAdministrator(tx: Transaction, id: number): Promise<boolean> {
  const account = await findManagedAccount(tx, id);
  return account !== undefined && !account.disabled && may(account, 'accounts.manage');
}

/** An administrator who has not accepted the invitation cannot sign in. */
function isUsableAdministrator({ roles, disabled, invitedUntil }: ManagedAccount): boolean {
  return roles.includes('administrator') && !disabled && invitedUntil === null;
}

async function hasOtherAdministrator(tx: Transaction, id: number): Promise<boolean> {
  const usable = sql`'administrator' = any(${accounts.roles}) and ${accounts.disabledAt} is null and not exists (select 1 from invitations where invitations.account_id = accounts.id)`;
  return (await tx.$count(accounts, and(ne(accounts.id, id), usable))) > 0;
}

async function deliver(
  tx: Transaction,
  account: ManagedAccount,
  { linkOf, byMail }: Delivery,
): Promise<string | undefined> {
  const link = linkOf(await issueInvitation(tx, account.id));
  if (!byMail || account.email === null) return link;
  await mailInvitation(tx, account, { email: account.email, link });
  return undefined;
}

async function stored(tx: Transaction, id: number): Promise<ManagedAccount> {
  const account = await findManagedAccount(tx, id);
  if (!account) throw new Error('An account vanished while it was changed.');
  return account;
}

/** Without repetitions, in the order of the list. */
function sorted(roles: readonly Role[]): Role[] {
  return knownRoles.filter((role) => roles.includes(role));
}

function note(
  tx: Transaction,
  manager: Manager,
  { id, username }: ManagedAccount,
  action: ActionType,
  description: string,
  changes?: ReturnType<typeof changesBetween>,
): Promise<void> {
  return recordActivity(tx, manager, { action, description, resource: resourceOf({ id, username }), changes });
}
