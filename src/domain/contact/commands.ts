import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactAttachments, contactMessages } from '../../db/schema/index.ts';
import type { Admission } from '../limits/places.ts';
import { enqueueMail } from '../mail/commands.ts';
import { queueAcknowledgement, type TakeAcknowledgement } from './acknowledgement.ts';
import type { NewAttachment } from './attachment-store.ts';
import { composeContactMail } from './contact-mail.ts';
import type { ContactInput } from './input.ts';

type ContactSubmission = {
  input: ContactInput;
  attachments: readonly NewAttachment[];
  /** Unique per rendered form. */
  formKey: string | undefined;
  /** The honeypot was filled in: the message is stored as spam and not mailed. */
  spam: boolean;
  /** Version of the privacy notice that the form showed. */
  noticeVersion: string | null;
  admission: Admission;
  /** Undefined without a mailbox: the sender gets no acknowledgement. */
  acknowledgement: TakeAcknowledgement | undefined;
};

/**
 * Stores a message with its files and queues its notification in one transaction. Returns whether it was new; a form
 * submitted twice makes one message and is admitted once. Throws NoRoomError and SpentTokenError.
 */
export async function storeContactMessage(db: Db, submission: ContactSubmission): Promise<{ isNew: boolean }> {
  const { input, attachments, spam, admission, acknowledgement, noticeVersion } = submission;
  const key = submissionKey(submission);
  const files = attachments.map(({ sha256: _sha256, ...file }) => file);
  if ((await db.$count(contactMessages, eq(contactMessages.submissionKey, key))) > 0) return { isNew: false };
  await admission.check();
  return db.transaction(async (tx) => {
    const [message] = await tx
      .insert(contactMessages)
      .values({
        ...input,
        phone: input.phone,
        noticeVersion,
        submissionKey: key,
        status: spam ? 'spam' : 'new',
      })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning({ id: contactMessages.id, createdAt: contactMessages.createdAt });
    if (!message) return { isNew: false };
    if (files.length > 0) {
      await tx.insert(contactAttachments).values(files.map((file) => ({ ...file, messageId: message.id })));
    }
    if (!spam) await enqueueMail(tx, composeContactMail({ ...message, ...input }, files));
    await admission.take(tx);
    // After the places of the message, so that concurrent transactions lock rows in the same order.
    if (!spam && (await acknowledgement?.(tx))) await queueAcknowledgement(tx, { ...message, ...input });
    return { isNew: true };
  });
}

/**
 * Digest of the form's key and its text: going back to a sent form and changing the text makes a second
 * message.
 */
function submissionKey({ formKey, input, attachments }: ContactSubmission): string {
  const files = attachments.map(({ filename, sha256 }) => [filename, sha256]);
  const { name, email, phone, subject, message } = input;
  const written = JSON.stringify([formKey ?? crypto.randomUUID(), name, email, phone, subject, message, files]);
  return new Bun.CryptoHasher('sha256').update(written).digest('hex');
}
