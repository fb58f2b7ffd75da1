import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { baikHandovers } from '../../../db/schema/index.ts';
import { today } from '../days.ts';
import { parseReceipt, type Receipt } from '../receipt.ts';
import { makeKeyPair, parseIdentity, seal, unseal } from '../sealing/sealing.ts';

/**
 * Stores a receipt for the one page that shows it: the browser fetches it with a plain GET, and neither an address nor a
 * cookie may contain the receipt itself. Returns the key for the address of that page.
 */
export async function handOver(db: Db, { lookup, secret }: Receipt): Promise<string> {
  const { identity, publicKey } = await makeKeyPair();
  const sealed = await seal([publicKey], lookup + secret);
  await db.insert(baikHandovers).values({ id: idOf(identity), sealed, madeOn: today() });
  return identity.slice(prefix.length).toLowerCase();
}

/** The receipt, once; undefined when it was already fetched or does not exist. */
export async function takeOver(db: Db, token: string): Promise<Receipt | undefined> {
  const pair = await parseIdentity(prefix + token);
  if (!pair) return undefined;
  const { identity } = pair;
  const [row] = await db
    .delete(baikHandovers)
    .where(eq(baikHandovers.id, idOf(identity)))
    .returning({ sealed: baikHandovers.sealed });
  const bytes = row && (await unseal(identity, row.sealed));
  return bytes && parseReceipt(new TextDecoder().decode(bytes));
}

/** Removes expired handovers. */
export async function dropOldHandovers(db: Db): Promise<void> {
  await db.delete(baikHandovers).where(lt(baikHandovers.madeOn, today()));
}

const prefix = 'AGE-SECRET-KEY-';

function idOf(identity: string): string {
  return createHash('sha256').update(identity).digest('hex');
}
