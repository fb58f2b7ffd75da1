import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, factorResets, invitations, sessions } from '../../../db/schema/index.ts';
import { roles as knownRoles, type Role } from '../../../fields/roles.ts';
import { type Acting, changesBetween, event, recordActivity } from '../../activity/commands.ts';
import { ForbiddenError, may } from '../../rights/permissions.ts';
import { makeToken } from '../../secrets/tokens.ts';
import { aboutOf, countsAsOneOfTwo, createAccount } from '../commands.ts';
import type { AccountChanges, NewAccount } from '../input.ts';
import { removeSecondFactor } from '../second-factor/second-factor.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { issueInvitation, mailInvitation } from './invitations.ts';
import { findManagedAccount, type ManagedAccount } from './queries.ts';

/** Why a change of an account is refused; also the name of the words that a screen shows. */
export type ManagementProblem =
  | 'missing'
  | 'nameTaken'
  | 'lastAdministrator'
  | 'ownAccount'
  | 'otherRecipient'
  | 'acceptedAlready'
  | 'isDisabled'
  | 'noFactor'
  | 'secondAdministrator'
  | 'youngAccount';

/** `link`: an invitation to be handed over. It is not there when it was mailed. */
type Managed = { kind: 'done'; account: ManagedAccount; link?: string } | { kind: ManagementProblem };

/** Advisory lock key; arbitrary, but the same on every node: accounts are managed one after the other. */
const managementLock = 736_207;
/** Time in hours in which a second administrator confirms. */
const factorResetLifetimeInHours = 24;

export type AccountSite = {
  db: Db;
  notices: SecurityNotices;
  hasMailbox: boolean;
  invitationLink: (token: string) => string;
};

/** Makes an account whose owner chooses the password by a link. */
export function inviteAccount(
  site: AccountSite,
  manager: Acting,
  { username, email, roles, language, by_mail: byMail }: NewAccount,
): Promise<Managed> {
  return manage(site, manager, async (tx) => {
    if ((await tx.$count(accounts, eq(accounts.username, username))) > 0) return { kind: 'nameTaken' };
    // A random password that is not shown.
    const { id } = await createAccount(tx, username, makeToken(), sorted(roles));
    await tx.update(accounts).set({ email, language }).where(eq(accounts.id, id));
    const account = await stored(tx, id);
    await recordActivity(
      tx,
      manager,
      event('account.invited', { ...aboutOf(account), roles: sorted(roles).join(', ') || 'no role' }),
    );
    return deliver(tx, site, account, byMail);
  });
}

type Change = { tx: Transaction; site: AccountSite; manager: Acting; before: ManagedAccount };

/** Changes an account: all of it or nothing. A new invitation and removing the second factor stand alone. */
export function changeAccount(
  site: AccountSite,
  manager: Acting,
  id: number,
  changes: AccountChanges,
): Promise<Managed> {
  return manage(site, manager, async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const before = await findManagedAccount(tx, id);
    if (!before) return { kind: 'missing' };
    const change = { tx, site, manager, before };
    if (changes.invitation) return renewInvitation(change);
    if (changes.second_factor === false) return resetSecondFactor(change);
    return changeAccess(change, changes);
  });
}

/** A new link for an account that has not been used yet; the one before opens nothing any more. */
async function renewInvitation({ tx, site, manager, before }: Change): Promise<Managed> {
  if (before.disabled) return { kind: 'isDisabled' };
  if (before.invitedUntil === null) return { kind: 'acceptedAlready' };
  await recordActivity(tx, manager, event('account.invitedAgain', aboutOf(before)));
  return deliver(tx, site, before, true);
}

async function changeAccess(
  { tx, site: { notices }, manager, before }: Change,
  { roles: given, disabled = before.disabled, end_sessions: endsSessions }: AccountChanges,
): Promise<Managed> {
  const { id } = before;
  const roles = given ? sorted(given) : before.roles;
  const isOwn = manager.id === id;
  if (isOwn && disabled) return { kind: 'ownAccount' };
  if (isOwn && roles.includes('recipient') && !before.roles.includes('recipient')) return { kind: 'otherRecipient' };
  const losesAdministrator = isUsableAdministrator(before) && !(roles.includes('administrator') && !disabled);
  if (losesAdministrator && !(await hasOtherAdministrator(tx, id))) return { kind: 'lastAdministrator' };

  if (roles.join() !== before.roles.join()) {
    await tx.update(accounts).set({ roles }).where(eq(accounts.id, id));
    const change = changesBetween({ roles: before.roles.join(', ') }, { roles: roles.join(', ') }, ['roles']);
    await recordActivity(tx, manager, event('account.rolesChanged', aboutOf(before), { changes: change }));
    await notices.queue(tx, id, 'rolesChanged', roles.join(', '));
  }
  if (disabled !== before.disabled) {
    await tx
      .update(accounts)
      .set({ disabledAt: disabled ? sql`now()` : null })
      .where(eq(accounts.id, id));
    if (disabled) await tx.update(invitations).set({ expiresAt: sql`now()` }).where(eq(invitations.accountId, id));
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    await recordActivity(tx, manager, event(disabled ? 'account.disabled' : 'account.enabled', aboutOf(before)));
  } else if (endsSessions) {
    const ended = await tx.delete(sessions).where(eq(sessions.accountId, id)).returning({ number: sessions.number });
    await recordActivity(tx, manager, event('account.sessionsEnded', { ...aboutOf(before), count: ended.length }));
  }
  return { kind: 'done', account: await stored(tx, id) };
}

/**
 * Removes a lost second factor once two administrators have asked for it, each with an account older than three days. The
 * request of the first one leaves it as it is. The operator needs no second administrator.
 */
async function resetSecondFactor({ tx, site: { notices }, manager, before }: Change): Promise<Managed> {
  const { id, factorResetBy } = before;
  if (manager.id === id) return { kind: 'ownAccount' };
  if (!before.secondFactor) return { kind: 'noFactor' };
  if (manager.id !== null) {
    if (factorResetBy?.id === manager.id) return { kind: 'secondAdministrator' };
    if (!factorResetBy || !(await mayBeFirstOfTwo(tx, factorResetBy.id))) {
      const row = {
        requestedBy: manager.id,
        expiresAt: sql`now() + make_interval(hours => ${factorResetLifetimeInHours})`,
      };
      await tx
        .insert(factorResets)
        .values({ accountId: id, ...row })
        .onConflictDoUpdate({ target: factorResets.accountId, set: row });
      await recordActivity(tx, manager, event('account.factorRemovalRequested', aboutOf(before)));
      return { kind: 'done', account: await stored(tx, id) };
    }
    if (!(await countsAsOneOfTwo(tx, manager.id))) return { kind: 'youngAccount' };
  }
  await tx.delete(factorResets).where(eq(factorResets.accountId, id));
  await removeSecondFactor(tx, id);
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  const entry = factorResetBy
    ? event('account.factorRemovedByTwo', { ...aboutOf(before), other: factorResetBy.username })
    : event('account.factorRemoved', aboutOf(before));
  await recordActivity(tx, manager, entry);
  await notices.queue(tx, id, 'factorReset');
  return { kind: 'done', account: await stored(tx, id) };
}

/** Accounts are managed one at a time, by those who may do so at that moment. Throws ForbiddenError. */
function manage(
  { db, notices }: AccountSite,
  manager: Acting,
  act: (tx: Transaction) => Promise<Managed>,
): Promise<Managed> {
  return notices.sendAfter(db, async (tx) => {
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

/** The link reaches its owner by mail, or is handed over by the administrator. */
async function deliver(
  tx: Transaction,
  { hasMailbox, invitationLink }: AccountSite,
  { id, username, language, email }: ManagedAccount,
  byMail: boolean,
): Promise<Managed> {
  const link = invitationLink(await issueInvitation(tx, id));
  const account = await stored(tx, id);
  if (!byMail || !hasMailbox || email === null) return { kind: 'done', account, link };
  await mailInvitation(tx, { username, language }, { email, link });
  return { kind: 'done', account };
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
