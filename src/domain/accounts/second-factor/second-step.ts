import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';
import { sharedSecret } from '../../secrets/commands.ts';
import { makeToken } from '../../secrets/tokens.ts';
import { hasSecondFactor, type KnownAccount, knownAccount } from '../commands.ts';
import { isEnabled } from '../sign-in-policy.ts';

/** State between the first factor and the second; the browser carries it in a signed cookie. */
export type SecondStep = {
  account: number;
  /** Ties the step to the password of that moment: a new password ends it. */
  password: string;
  /** Makes it single-use. */
  token: string;
};

export async function beginSecondStep(db: Db, accountId: number): Promise<SecondStep> {
  const found = await find(db, accountId);
  if (!found) throw new Error('The account has gone.');
  return { account: accountId, password: found.fingerprint, token: makeToken() };
}

/** The account of a step. Undefined when its password or its second factor has changed since. */
export async function accountOfSecondStep(db: Db, step: SecondStep): Promise<KnownAccount | undefined> {
  const found = await find(db, step.account);
  if (!found || !hasSecondFactor(found.account)) return undefined;
  const [given, expected] = [Buffer.from(step.password), Buffer.from(found.fingerprint)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? found.account : undefined;
}

async function find(db: Db, accountId: number): Promise<{ account: KnownAccount; fingerprint: string } | undefined> {
  const [row] = await db
    .select({ account: knownAccount, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isEnabled));
  if (!row) return undefined;
  const key = await sharedSecret(db, 'sign-in');
  return { account: row.account, fingerprint: createHmac('sha256', key).update(row.passwordHash).digest('base64url') };
}
