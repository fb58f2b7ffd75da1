import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts } from '../../db/schema/index.ts';
import type { Role } from '../../fields/roles.ts';
import type { Language } from '../../i18n/site/language.ts';
import { type Actor, changesBetween, event, recordActivity } from '../activity/commands.ts';
import type { Staff } from '../rights/staff.ts';
import { argon2 } from '../secrets/argon2.ts';
import type { SecurityNotices } from './security-notices.ts';
import { endOtherSessions } from './sessions.ts';
import { beginAttempt, forgetAttempts } from './sign-in-delays.ts';
import { hasPasskeys, isEnabled } from './sign-in-policy.ts';

/** Stores a new account. The password is kept as an argon2id hash only. */
export async function createAccount(
  db: Db | Transaction,
  username: string,
  password: string,
  roles: readonly Role[],
): Promise<Actor> {
  const passwordHash = await argon2().hash(password);
  const [account] = await db
    .insert(accounts)
    .values({ username: username.toLowerCase(), passwordHash, roles: [...roles] })
    .returning({ id: accounts.id, username: accounts.username });
  if (!account) throw new Error('The database returned no new account.');
  return account;
}

export type KnownAccount = Staff & { totpSecret: string | null; hasPasskeys: boolean };

/** Whether the password alone does not open the account. */
export function hasSecondFactor({ totpSecret, hasPasskeys: passkeys }: Omit<KnownAccount, keyof Staff>): boolean {
  return totpSecret !== null || passkeys;
}

export const knownAccount = {
  id: accounts.id,
  username: accounts.username,
  language: accounts.language,
  roles: accounts.roles,
  totpSecret: accounts.totpSecret,
  hasPasskeys,
};

/** The enabled account with this username and password. Takes the same time for an unknown user as for a wrong password. */
export async function findByPassword(db: Db, username: string, password: string): Promise<KnownAccount | undefined> {
  const [found] = await db
    .select({ account: knownAccount, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.username, username.toLowerCase()), isEnabled));
  const hashOfOthers = await hashOfUnknownUser();
  const fits = await argon2().verify(found?.passwordHash ?? hashOfOthers, password);
  return fits ? found?.account : undefined;
}

/** Changes the language of the back-office for its owner. */
export async function chooseLanguage(db: Db, staff: Staff, language: Language): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ language }).where(eq(accounts.id, staff.id));
    const changes = changesBetween({ language: staff.language }, { language }, ['language']);
    await recordActivity(tx, staff, event('account.languageChanged', aboutOf(staff), { changes }));
  });
}

/** Changes the actor's password and ends the other sessions. */
export async function changePassword(
  db: Db,
  actor: Actor,
  { next, sessionId }: { next: string; sessionId: string },
  notices: SecurityNotices,
): Promise<void> {
  const passwordHash = await argon2().hash(next);
  await notices.sendAfter(db, async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, actor.id));
    const count = await endOtherSessions(tx, actor.id, sessionId);
    await recordActivity(tx, actor, event('account.passwordChanged', { ...aboutOf(actor), count }));
    await notices.queue(tx, actor.id, 'passwordChanged');
  });
}

/** Changes the address for security notices; null removes it. The previous address is notified. */
export function changeEmail(db: Db, actor: Actor, email: string | null, notices: SecurityNotices): Promise<void> {
  return notices.sendAfter(db, async (tx) => {
    await notices.queue(tx, actor.id, 'emailChanged');
    await tx.update(accounts).set({ email }).where(eq(accounts.id, actor.id));
    await recordActivity(tx, actor, event('account.addressChanged', aboutOf(actor)));
  });
}

/**
 * Verifies the password of a signed-in user again, and then the second factor, where there is one and `prove` asks for it.
 * Failed attempts count towards the sign-in delays.
 */
export async function confirmPassword(
  db: Db,
  actor: Actor,
  password: string,
  prove?: (account: KnownAccount) => Promise<boolean>,
): Promise<Confirmation> {
  const attempting = { username: actor.username, address: '', browser: `confirms:${actor.id}` };
  const { wait } = await beginAttempt(db, attempting);
  if (wait > 0) return { kind: 'wait', seconds: Math.ceil(wait / 1000) };
  const account = await findByPassword(db, actor.username, password);
  if (!account) return { kind: 'wrong' };
  if (prove && hasSecondFactor(account) && !(await prove(account))) return { kind: 'wrong-factor' };
  await forgetAttempts(db, attempting);
  return { kind: 'right' };
}

export type Confirmation = { kind: 'right' | 'wrong' | 'wrong-factor' } | { kind: 'wait'; seconds: number };

/** What an entry about an account says of it. */
export function aboutOf({ id, username }: Actor) {
  return { noun: 'account', name: username, id } as const;
}

/** Verified against when the user is unknown, so that timing reveals nothing. */
function hashOfUnknownUser(): Promise<string> {
  unknownUserHash ??= argon2().hash(crypto.randomUUID());
  return unknownUserHash;
}
let unknownUserHash: Promise<string> | undefined;

export async function hasAccounts(db: Db | Transaction): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).limit(1);
  return rows.length > 0;
}

/** Undefined when the account is disabled. */
export async function findAccount(db: Db, id: number): Promise<KnownAccount | undefined> {
  const [row] = await db
    .select(knownAccount)
    .from(accounts)
    .where(and(eq(accounts.id, id), isEnabled));
  return row;
}

export async function findAccountByName(db: Db, username: string): Promise<Actor | undefined> {
  const [row] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.username, username.toLowerCase()));
  return row;
}

/** The address for notices about the security of an account; null when none is set. */
export async function emailOf(db: Db, account: Actor): Promise<string | null> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, account.id));
  return row?.email ?? null;
}

/** An account that one person has made to confirm what they ask is younger: until then others can notice it. */
const minAgeInHours = 72;

/** Whether an account counts as one of the two people that an act needs. */
export async function countsAsOneOfTwo(db: Db | Transaction, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const isOld = lte(accounts.createdAt, sql`now() - make_interval(hours => ${minAgeInHours})`);
  return (await db.$count(accounts, and(eq(accounts.id, id), isOld))) > 0;
}
