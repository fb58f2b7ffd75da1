import type { Db } from '../../src/db/client.ts';
import { baikCases } from '../../src/db/schema/index.ts';
import { lookupKey } from '../../src/domain/baik/mailbox.ts';
import { formatReceipt, receiptOf } from '../../src/domain/baik/receipt.ts';
import { deriveReceiptKeys, receiptSalt } from '../../src/domain/baik/receipt-keys.ts';
import { wrapCaseKey } from '../../src/domain/baik/sealing/case-keys.ts';
import { publicKeyOf } from '../../src/domain/baik/sealing/derived-key.ts';
import { makeKeyPair } from '../../src/domain/baik/sealing/sealing.ts';

/** A case for three recipients, without entries. Returns its receipt. */
export async function storeSampleReport(db: Db): Promise<string> {
  const receipt = receiptOf(crypto.getRandomValues(new Uint8Array(32)));
  const siteKey = await lookupKey(db);
  const { lookup, identity: receiptIdentity } = await deriveReceiptKeys(receipt, siteKey);
  const receiptKey = await publicKeyOf(receiptIdentity);
  const recipients = await Promise.all([makeKeyPair(), makeKeyPair(), makeKeyPair()]);
  const { identity, publicKey } = await makeKeyPair();
  await db.insert(baikCases).values({
    lookup,
    receiptSalt: receiptSalt(siteKey).toBase64(),
    receiptKey,
    publicKey,
    wrappedKey: await wrapCaseKey(
      identity,
      recipients.map((one) => one.publicKey),
      receiptKey,
    ),
    receivedOn: '2026-01-05',
  });
  return formatReceipt(receipt);
}
