import type { Db } from '../../db/client.ts';
import type { AttachmentStore } from '../contact/attachment-store.ts';
import { countExpiredMessages, eraseExpiredMessages } from '../contact/expired-messages.ts';
import { countExpiredMails, eraseExpiredMails } from '../mail/queries.ts';
import { countExpiredRequests, eraseExpiredRequests } from './requests.ts';

const dayInMilliseconds = 86_400_000;

/** Days that the forecast looks ahead. */
export const forecastInDays = 30;

/** Erases data whose retention period has ended. Returns the number of records. */
export async function applyRetention(db: Db, store: AttachmentStore, now = new Date()): Promise<number> {
  const messages = await eraseExpiredMessages(db, store, now);
  const mails = await eraseExpiredMails(db, now);
  return messages + mails + (await eraseExpiredRequests(db, now));
}

export type Forecast = { messages: number; mails: number; requests: number };

/** What will be erased within the days of the forecast. Cases of the report channel are announced to their recipients only. */
export async function forecastRetention(db: Db, now = new Date()): Promise<Forecast> {
  const then = new Date(now.getTime() + forecastInDays * dayInMilliseconds);
  return {
    messages: await countExpiredMessages(db, then),
    mails: await countExpiredMails(db, then),
    requests: await countExpiredRequests(db, then),
  };
}
