import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { accounts } from '../../../db/schema/index.ts';

/** Changes of the factors of one account happen one after the other. Whether it has an authenticator app. */
export async function lockFactors(tx: Transaction, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ totpSecret: accounts.totpSecret })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return row?.totpSecret !== null && row !== undefined;
}
