import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { accounts, baikRecipientLists, baikRecipients } from '../db/schema/index.ts';
import { event, recordActivity } from '../domain/activity/commands.ts';
import { joinRecipients } from '../domain/baik/approvals/recipient-commands.ts';
import { withKeysLocked } from '../domain/baik/cases/case-keys.ts';
import { receiptWords } from '../domain/baik/receipt-words.ts';
import { makePassphraseKey, removedFields } from '../domain/baik/recipients/recipients.ts';
import type { Env } from '../settings/env.ts';

const passphraseWords = 6;

/** Whether the site is shown to its own machine only, with invented content. */
export function isDemonstration({ seed, siteUrl }: Pick<Env, 'seed' | 'siteUrl'>): boolean {
  const { hostname } = new URL(siteUrl);
  return seed === 'demo' && (hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname));
}

/**
 * Opens the report channel of a demonstration that never had a recipient: the first account becomes one. Returns the
 * passphrase, which is stored nowhere.
 */
export async function createDemoRecipient(db: Db): Promise<{ username: string; passphrase: string } | undefined> {
  if ((await db.$count(baikRecipients)) > 0) return undefined;
  const [account] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .orderBy(asc(accounts.id))
    .limit(1);
  if (!account) return undefined;
  const passphrase = makePassphrase();
  const key = await makePassphraseKey(passphrase);
  const joined = await joinRecipients(db, account, { kind: 'passphrase', noticeAddress: null, isDemo: true, ...key });
  return joined === 'active' ? { username: account.username, passphrase } : undefined;
}

/** Removes what a demonstration has left: its passphrase was printed. Returns whether there was any. */
export async function removeDemoRecipients(db: Db): Promise<boolean> {
  return withKeysLocked(db, async (tx) => {
    const removed = await tx
      .update(baikRecipients)
      .set(removedFields)
      .where(and(eq(baikRecipients.isDemo, true), ne(baikRecipients.status, 'removed')))
      .returning({ label: baikRecipients.label });
    for (const { label } of removed) {
      await recordActivity(tx, undefined, event('report recipient.demonstrationEnded', { name: label }));
    }
    // A channel that only the demonstration had is set up like a new one, without notice.
    const isAllDemo = (await tx.$count(baikRecipients, eq(baikRecipients.isDemo, false))) === 0;
    if (removed.length > 0 && isAllDemo) await tx.delete(baikRecipientLists);
    return removed.length > 0;
  });
}

function makePassphrase(): string {
  const places = crypto.getRandomValues(new Uint16Array(passphraseWords));
  return [...places].map((place) => receiptWords[place % receiptWords.length]).join(' ');
}
