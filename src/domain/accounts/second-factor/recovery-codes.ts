import { and, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Db, Transaction } from '../../../db/client.ts';
import { recoveryCodes } from '../../../db/schema/index.ts';
import { digest } from '../../secrets/tokens.ts';

const recoveryCodeCount = 10;

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
}

/** How many recovery codes are left. */
export function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
}

/** Whether it is an unused recovery code of the account; it is used up by that. */
export async function spendRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
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

/** Stores new codes in place of all others. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: number, codes: string[]): Promise<void> {
  await removeRecoveryCodes(tx, accountId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashRecoveryCode(code) })));
}

export async function removeRecoveryCodes(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** 80 random bits in groups that can be read aloud. */
function makeRecoveryCode(): string {
  const { base32 } = new Secret({ size: 10 });
  return base32.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-');
}

function hashRecoveryCode(code: string): string {
  return digest(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
