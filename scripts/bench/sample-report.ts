import type { Db } from '../../src/db/client.ts';
import { baikCaseKeys, baikCases } from '../../src/db/schema/index.ts';
import { lookupKey } from '../../src/domain/baik/cases/mailbox.ts';
import { formatReceipt, receiptOf } from '../../src/domain/baik/receipt.ts';
import { deriveReceiptKeys } from '../../src/domain/baik/sealing/derived-keys.ts';
import { makeKeyPair, publicKeyOf, seal } from '../../src/domain/baik/sealing/sealing.ts';

/** A case for three recipients, without entries. Returns its receipt. */
export async function storeSampleReport(db: Db): Promise<string> {
  const receipt = receiptOf(crypto.getRandomValues(new Uint8Array(32)));
  const { lookup, identity: receiptIdentity } = await deriveReceiptKeys(receipt, await lookupKey(db));
  const receiptKey = await publicKeyOf(receiptIdentity);
  const recipients = await Promise.all([makeKeyPair(), makeKeyPair(), makeKeyPair()]);
  const { identity, publicKey } = await makeKeyPair();
  const [row] = await db
    .insert(baikCases)
    .values({ lookup, receiptKey, publicKey, receivedOn: '2026-01-05' })
    .returning({ id: baikCases.id });
  const sealed = await seal([...recipients.map((one) => one.publicKey), receiptKey], identity);
  await db.insert(baikCaseKeys).values({ caseId: row?.id ?? 0, sealed });
  return formatReceipt(receipt);
}
