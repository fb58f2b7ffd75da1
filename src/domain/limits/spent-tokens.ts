import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { spentTokens } from '../../db/schema/index.ts';
import { SpentTokenError } from './admission.ts';

/** Throws SpentTokenError when the token was used before. */
export async function checkToken(db: Db, token: string): Promise<void> {
  if ((await db.$count(spentTokens, eq(spentTokens.hash, hashOf(token)))) > 0) throw new SpentTokenError();
}

/** Uses a token up; of two submissions at the same time one gets it. Throws SpentTokenError. */
export async function consumeToken(db: Db | Transaction, token: string, day: string): Promise<void> {
  const spent = await db
    .insert(spentTokens)
    .values({ hash: hashOf(token), spentOn: day })
    .onConflictDoNothing()
    .returning({ hash: spentTokens.hash });
  if (spent.length === 0) throw new SpentTokenError();
}

function hashOf(token: string): string {
  return new Bun.CryptoHasher('sha256').update(token).digest('hex');
}
