import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { company } from '../../../company.ts';
import type { Db, Transaction } from '../../../db/client.ts';
import { accounts, passkeys } from '../../../db/schema/index.ts';
import { type Actor, changesBetween, event, recordActivity } from '../../activity/commands.ts';
import { decryptSecret, encryptSecret } from '../../secrets/commands.ts';
import { aboutOf } from '../commands.ts';
import type { SecurityNotices } from '../security-notices.ts';
import { endOtherSessions } from '../sessions.ts';
import { isSecondFactorRequired } from '../sign-in-policy.ts';
import { makeRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';

/** A new TOTP secret; it takes effect when `enableSecondFactor` has verified a code. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URL of a secret, also as a QR code. */
export function totpAddress(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/**
 * Turns the authenticator app on when the code proves that it has the secret, and ends the other sessions: they may be
 * those of a thief. Returns the recovery codes, once.
 */
export async function enableSecondFactor(
  db: Db,
  actor: Actor,
  { secret, code, sessionId }: { secret: string; code: string; sessionId: string },
  notices: SecurityNotices,
): Promise<string[] | undefined> {
  const step = stepOf(secret, code);
  if (step === undefined) return undefined;
  const totpSecret = await encryptSecret(db, secret);
  return notices.sendAfter(db, async (tx) => {
    const enabled = await tx
      .update(accounts)
      .set({ totpSecret, totpLastStep: step })
      .where(and(eq(accounts.id, actor.id), isNull(accounts.totpSecret)))
      .returning({ id: accounts.id });
    if (enabled.length === 0) return undefined;
    const codes = makeRecoveryCodes();
    await replaceRecoveryCodes(tx, actor.id, codes);
    const ended = await endOtherSessions(tx, actor.id, sessionId);
    const changes = changesBetween({ secondFactor: false }, { secondFactor: true }, ['secondFactor']);
    await recordActivity(tx, actor, event('account.factorTurnedOn', { ...aboutOf(actor), count: ended }, { changes }));
    await notices.queue(tx, actor.id, 'appAdded');
    return codes;
  });
}

/** Removes the authenticator app. False when it is the last factor and one is required for all accounts. */
export function disableSecondFactor(db: Db, actor: Actor, notices: SecurityNotices): Promise<boolean> {
  return notices.sendAfter(db, async (tx) => {
    await lockFactors(tx, actor.id);
    const passkeyCount = await tx.$count(passkeys, eq(passkeys.accountId, actor.id));
    if (passkeyCount === 0 && (await isSecondFactorRequired(tx))) return false;
    await tx.update(accounts).set({ totpSecret: null, totpLastStep: null }).where(eq(accounts.id, actor.id));
    if (passkeyCount === 0) await removeRecoveryCodes(tx, actor.id);
    const changes = changesBetween({ secondFactor: true }, { secondFactor: false }, ['secondFactor']);
    await recordActivity(tx, actor, event('account.factorTurnedOff', aboutOf(actor), { changes }));
    await notices.queue(tx, actor.id, 'appRemoved');
    return true;
  });
}

/** Changes of the factors of one account happen one after the other. Whether it has an authenticator app. */
export async function lockFactors(tx: Transaction, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ totpSecret: accounts.totpSecret })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return row?.totpSecret !== null && row !== undefined;
}

/** Removes everything that is asked for after the password. */
export async function removeSecondFactor(tx: Transaction, accountId: number): Promise<void> {
  await tx.update(accounts).set({ totpSecret: null, totpLastStep: null }).where(eq(accounts.id, accountId));
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await removeRecoveryCodes(tx, accountId);
}

/** Whether a TOTP or recovery code is valid. A valid code is used up and refused from then on. */
export async function consumeCode(
  db: Db,
  account: { id: number; totpSecret: string | null },
  code: string,
): Promise<boolean> {
  if (account.totpSecret === null) return spendRecoveryCode(db, account.id, code);
  const step = stepOf(await decryptSecret(db, account.totpSecret), code);
  if (step === undefined) return spendRecoveryCode(db, account.id, code);
  const used = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, account.id), or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))))
    .returning({ id: accounts.id });
  return used.length > 0;
}

/** The time step of a code, with one step of tolerance for clock drift; undefined when it matches none. */
function stepOf(secret: string, code: string): number | undefined {
  const totp = totpOf(secret, '');
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const timestamp = Date.now();
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: company.name, label: label || company.name, secret: Secret.fromBase32(secret) });
}
