import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db, Transaction } from '../../db/client.ts';
import { accounts, recoveryCodes } from '../../db/schema/index.ts';
import { site } from '../../site.ts';
import { changesBetween } from '../activity/changes.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { decryptSecret, encryptSecret } from './secret-encryption.ts';

const recoveryCodeCount = 10;

/** A new TOTP secret; it takes effect when `enableSecondFactor` has verified a code. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URL of a secret, also as a QR code. */
export function totpAddress(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** Turns the second factor on when the code proves that the app has the secret. Returns the recovery codes, once. */
export async function enableSecondFactor(
  db: Db,
  actor: Actor,
  { secret, code }: { secret: string; code: string },
): Promise<string[] | undefined> {
  const step = stepOf(secret, code);
  if (step === undefined) return undefined;
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
  const totpSecret = await encryptSecret(db, secret);
  return db.transaction(async (tx) => {
    const enabled = await tx
      .update(accounts)
      .set({ totpSecret, totpLastStep: step })
      .where(and(eq(accounts.id, actor.id), isNull(accounts.totpSecret)))
      .returning({ id: accounts.id });
    if (enabled.length === 0) return undefined;
    await replaceRecoveryCodes(tx, actor.id, codes);
    await record(tx, actor, 'Turned on the second factor', true);
    return codes;
  });
}

export async function disableSecondFactor(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await removeSecondFactor(tx, actor.id);
    await record(tx, actor, 'Turned off the second factor', false);
  });
}

/** How many recovery codes are left. */
export function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
}

export async function removeSecondFactor(tx: Transaction, accountId: number): Promise<void> {
  await tx.update(accounts).set({ totpSecret: null, totpLastStep: null }).where(eq(accounts.id, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Whether a TOTP or recovery code is valid. A valid code is used up and refused from then on. */
export async function spendCode(db: Db, account: { id: number; totpSecret: string }, code: string): Promise<boolean> {
  const step = stepOf(await decryptSecret(db, account.totpSecret), code);
  if (step === undefined) return spendRecoveryCode(db, account.id, code);
  const used = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, account.id), or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))))
    .returning({ id: accounts.id });
  return used.length > 0;
}

async function spendRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

async function replaceRecoveryCodes(tx: Transaction, accountId: number, codes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(code) })));
}

function record(tx: Transaction, actor: Actor, description: string, enabled: boolean): Promise<void> {
  return recordActivity(tx, actor, {
    action: 'update',
    description,
    resource: { type: 'account', name: actor.username, id: actor.id },
    changes: changesBetween({ secondFactor: !enabled }, { secondFactor: enabled }, ['secondFactor']),
  });
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
  return new TOTP({ issuer: site.name, label: label || site.name, secret: Secret.fromBase32(secret) });
}

/** 80 random bits in groups that can be read aloud. */
function makeRecoveryCode(): string {
  const { base32 } = new Secret({ size: 10 });
  return base32.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-');
}

function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return new Bun.CryptoHasher('sha256').update(plain).digest('hex');
}
