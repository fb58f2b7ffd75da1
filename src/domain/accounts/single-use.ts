import type { Db, Transaction } from '../../db/client.ts';
import { utcDay } from '../days.ts';
import { consumeToken, SpentTokenError } from '../limits/places.ts';

/** Uses up a token or challenge of a sign-in. False when it was used before, on any node. */
export async function isFirstUse(db: Db | Transaction, token: string): Promise<boolean> {
  try {
    await consumeToken(db, token, utcDay(Date.now()));
    return true;
  } catch (error) {
    if (error instanceof SpentTokenError) return false;
    throw error;
  }
}
