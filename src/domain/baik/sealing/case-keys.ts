import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { baikCases } from '../../../db/schema/index.ts';
import { activeKeys } from '../recipient-queries.ts';
import { type Identity, seal, unseal } from './sealing.ts';

/** Advisory lock key; arbitrary, but the same on every node. */
const keysLock = 736_211;

/** Serialises changes of recipients until the end of the transaction. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keysLock})`);
}

/** The key of a case, sealed to the current recipients and the reporter. */
export function wrapCaseKey(identity: string, recipients: readonly string[], receiptKey: string): Promise<string> {
  return seal([...recipients, receiptKey], identity);
}

/** Opens the key of a case with one of the identities it is sealed to. */
export async function unwrapCaseKey(identity: Identity, wrappedKey: string): Promise<string | undefined> {
  const bytes = await unseal(identity, wrappedKey);
  return bytes && new TextDecoder().decode(bytes);
}

export type Rewrapped = { cases: number; unopened: number };

/**
 * Re-seals the keys of all cases to the recipients in this transaction. The contents stay unchanged.
 * Cases that the given key does not open are left unchanged and counted.
 */
export async function rewrapCases(tx: Transaction, identity: Identity): Promise<Rewrapped> {
  const recipients = await activeKeys(tx);
  const rows = await tx
    .select({ id: baikCases.id, wrappedKey: baikCases.wrappedKey, receiptKey: baikCases.receiptKey })
    .from(baikCases)
    .where(isNull(baikCases.erasedOn))
    .orderBy(asc(baikCases.id));
  const result: Rewrapped = { cases: 0, unopened: 0 };
  for (const { id, wrappedKey, receiptKey } of rows) {
    const key = wrappedKey && (await unwrapCaseKey(identity, wrappedKey));
    if (!key || !receiptKey) {
      result.unopened += 1;
      continue;
    }
    await tx
      .update(baikCases)
      .set({ wrappedKey: await wrapCaseKey(key, recipients, receiptKey) })
      .where(and(eq(baikCases.id, id), isNull(baikCases.erasedOn)));
    result.cases += 1;
  }
  return result;
}
