import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client.ts';
import { contactAttachments, contactMessages, mails } from '../../db/schema/index.ts';
import { mailWords } from '../../db/schema/mail-words.ts';
import { type Actor, recordActivity } from '../activity/commands.ts';
import { rowsWithWords } from '../search/word-search.ts';
import type { AttachmentStore } from './attachment-store.ts';

/** What is kept of one person: contact messages, their files, and emails that staff wrote of their own accord. */
export type PersonalData = { messages: number; files: number; emails: number };

/** Whoever goes by an address; case makes no other person. */
export async function countPersonalData(db: Db, address: string): Promise<PersonalData> {
  const messages = await db.$count(contactMessages, isFrom(address));
  const ofPerson = db.select({ id: contactMessages.id }).from(contactMessages).where(isFrom(address));
  const files = await db.$count(contactAttachments, inArray(contactAttachments.messageId, ofPerson));
  return { messages, files, emails: await db.$count(mails, isTo(address)) };
}

/**
 * Removes everything that is kept of a person: messages with their files and the mails about them, and the address from
 * other mails. The log says that it was done, and not of whom.
 */
export async function erasePerson(
  db: Db,
  store: AttachmentStore,
  actor: Actor,
  address: string,
): Promise<PersonalData> {
  const { erased, files } = await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(isFrom(address))
      .for('update');
    const ids = found.map(({ id }) => id);
    const files =
      ids.length === 0
        ? []
        : await tx
            .select({ storedAs: contactAttachments.storedAs })
            .from(contactAttachments)
            .where(inArray(contactAttachments.messageId, ids));
    if (ids.length > 0) await tx.delete(contactMessages).where(inArray(contactMessages.id, ids));
    const emails = await eraseFromMails(tx, address);
    const erased = { messages: ids.length, files: files.length, emails };
    await recordActivity(tx, actor, {
      action: 'delete',
      description: `Erased the data of one person: ${describePersonalData(erased)}`,
      resource: { type: 'message' },
    });
    return { erased, files };
  });
  // Should this break off, the files belong to no message any more, and the next start of the server removes them.
  await store.remove(files);
  return erased;
}

export function describePersonalData({ messages, files, emails }: PersonalData): string {
  const several = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${several(messages, 'message')}, ${several(files, 'file')} and ${several(emails, 'other email')}`;
}

/** An email to this person alone goes; one to others too stays, without the address. */
async function eraseFromMails(tx: Transaction, address: string): Promise<number> {
  const found = await tx
    .select({ id: mails.id, recipients: mails.recipients, cc: mails.cc, bcc: mails.bcc })
    .from(mails)
    .where(isTo(address))
    .for('update');
  const isOther = (one: string) => one.toLowerCase() !== address.toLowerCase();
  for (const { id, recipients, cc, bcc } of found) {
    const left = { recipients: recipients.filter(isOther), cc: cc.filter(isOther), bcc: bcc.filter(isOther) };
    const isAlone = Object.values(left).every((addresses) => addresses.length === 0);
    if (isAlone) await tx.delete(mails).where(eq(mails.id, id));
    else await tx.update(mails).set(left).where(eq(mails.id, id));
  }
  return found.length;
}

function isFrom(address: string): SQL {
  return sql`lower(${contactMessages.email}) = lower(${address})`;
}

/** The words of the address are indexed, and narrow down where to look for the whole of it. */
function isTo(address: string): SQL | undefined {
  return and(
    isNull(mails.contactMessageId),
    rowsWithWords(mails, mailWords(mails), address),
    sql`exists (select 1 from jsonb_array_elements_text(${mails.recipients} || ${mails.cc} || ${mails.bcc}) as one where lower(one) = lower(${address}))`,
  );
}
