import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactAttachments, contactMessages } from '../../db/schema/index.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { attachmentSize } from '../../i18n/site/file-sizes.ts';
import { languages } from '../../i18n/site/language.ts';
import type { Admission } from '../limits/places.ts';
import { enqueueMail, type MailDraft } from '../mail/commands.ts';
import { digest } from '../secrets/tokens.ts';
import { queueAcknowledgement, type TakeAcknowledgement } from './acknowledgement.ts';
import { attachmentFolder, type NewAttachment, type StoredAttachment } from './attachment-store.ts';
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
  return digest(JSON.stringify([formKey ?? crypto.randomUUID(), name, email, phone, subject, message, files]));
}

/** Graph takes a mail of four megabytes in one call, and an attachment grows by a third on its way. */
const maxAttachmentsInBytes = 2_750_000;

type StoredMessage = ContactInput & { id: number; createdAt: Date };

/** The notification of a new message, in the language of the message. */
function composeContactMail(message: StoredMessage, attachments: readonly StoredAttachment[]): MailDraft {
  const t = contactWords(message.language);
  const subject = t[`subject_${message.subject}`];
  const size = attachments.reduce((sum, file) => sum + file.size, 0);
  const fits = size <= maxAttachmentsInBytes;
  const lines = [
    `${t.name}: ${message.name}`,
    `${t.email}: ${message.email}`,
    ...(message.phone ? [`${t.phone}: ${message.phone}`] : []),
    `${t.subject}: ${subject}`,
    `${t.mailReceived}: ${formatMoment(message.createdAt, message.language)}`,
    '',
    message.message,
    ...(attachments.length > 0
      ? [
          '',
          fits ? `${t.attachments}:` : t.mailFilesKept,
          ...attachments.map(
            (file) => `- ${file.filename} (${attachmentSize(file.size, languages[message.language].htmlLang)})`,
          ),
        ]
      : []),
  ];
  return {
    contactMessageId: message.id,
    replyTo: { name: message.name, address: message.email },
    subject: `${subject}: ${message.name} (#${message.id})`,
    body: lines.join('\n'),
    attachments: fits
      ? attachments.map(({ storedAs, ...file }) => ({ ...file, path: `${attachmentFolder}/${storedAs}` }))
      : [],
  };
}
