import { contactWords } from '../../i18n/public/contact.words.ts';
import { attachmentSize } from '../../i18n/site/attachment-size.ts';
import { formatMoment } from '../../i18n/site/dates.ts';
import { languages } from '../../i18n/site/language.ts';
import type { MailDraft } from '../mail/commands.ts';
import { attachmentFolder, type StoredAttachment } from './attachment-store.ts';
import type { ContactInput } from './input.ts';

/** Graph takes a mail of four megabytes in one call, and an attachment grows by a third on its way. */
const maxAttachmentsInBytes = 2_750_000;

type StoredMessage = ContactInput & { id: number; createdAt: Date };

/** The notification of a new message, in the language of the message. */
export function composeContactMail(message: StoredMessage, attachments: readonly StoredAttachment[]): MailDraft {
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
