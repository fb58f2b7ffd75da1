import type { Db } from '../../db/client.ts';
import { recordActivity } from '../../domain/activity/commands.ts';
import type { AttachmentStore } from '../../domain/contact/attachment-store.ts';
import { noteFileOpened } from '../../domain/contact/message-commands.ts';
import { allMessages, findMessageFile, type MessageFilter, messageList } from '../../domain/contact/messages.ts';
import type { Staff } from '../../domain/rights/staff.ts';
import { messageStatusWords, messageWords } from '../../i18n/backend/mail/messages.words.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { answerFile } from '../../web/files/file-answer.ts';
import { csvFile } from '../../web/formats/csv.ts';
import { attachmentDisposition } from '../../web/http/attachment-disposition.ts';
import { securityHeaders } from '../../web/http/headers.ts';

/** An untrusted file, served as a download only. Undefined when it is missing. */
export async function sendFile(
  db: Db,
  store: AttachmentStore,
  request: Request,
  actor: Staff,
  messageId: number | undefined,
  id: number | undefined,
): Promise<Response | undefined> {
  const file = messageId && id ? await findMessageFile(db, messageId, id) : undefined;
  if (!file) return undefined;
  const found = await store.open(file.storedAs);
  if (!found) return undefined;
  await noteFileOpened(db, actor, file.messageId, file.id);
  const headers = new Headers({
    ...securityHeaders,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': attachmentDisposition(file.filename),
  });
  const { size, body } = found;
  const served = { size, body, type: 'application/octet-stream', etag: `"${file.storedAs}"` };
  return answerFile(served, request, headers);
}

function exportHead(language: Language): string[] {
  const t = messageWords(language);
  const { number, received, status, name, email, phone, subject, message, files } = t;
  return [number, received, status, name, email, phone, subject, t.language, message, files];
}

/** Exports the filtered messages as a table. An export contains personal data, so it is logged. */
export async function exportMessages(db: Db, actor: Staff, filter: MessageFilter): Promise<Response> {
  const { total: count, isExact } = await messageList.count(db, filter);
  await recordActivity(db, actor, {
    action: 'other',
    description: `Exported ${isExact ? '' : 'more than '}${count} message${count === 1 ? '' : 's'}`,
    resource: { type: 'message' },
  });
  return csvFile('messages.csv', exportHead(actor.language), exportRows(allMessages(db, filter), actor.language));
}

async function* exportRows(batches: ReturnType<typeof allMessages>, staffLanguage: Language) {
  const t = contactWords(staffLanguage);
  const statuses = messageStatusWords(staffLanguage);
  for await (const messages of batches) {
    yield messages.map(({ id, createdAt, status, name, email, phone, subject, language, message, files }) => [
      ...[id, createdAt.toISOString(), statuses[status], name, email, phone],
      ...[t[`subject_${subject}`], language, message, files],
    ]);
  }
}
