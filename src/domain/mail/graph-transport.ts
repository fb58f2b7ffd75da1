import type { FileStore } from '../files/file-store.ts';
import type { ClaimedMail } from './commands.ts';
import {
  describeAnswer,
  describeFailure,
  type GraphAccess,
  GraphToken,
  postMessage,
  SignInRefusedError,
} from './graph-token.ts';
import { attachmentBytes, type SendMail, type SendResult } from './outbox.ts';

type Options = GraphAccess & {
  /** Holds the attachments. */
  files: FileStore;
  /** Timeout of one attempt; shorter than the lease of the outbox. */
  timeoutInMilliseconds?: number;
};

/** Sends through Microsoft Graph with the application permission `Mail.Send`. */
export function graphTransport({ files, timeoutInMilliseconds = 60_000, ...access }: Options): SendMail {
  const tokens = new GraphToken(access);
  return async (mail) => {
    const message = await composeMessage(mail, access.sender, files);
    try {
      for (let renewals = 0; ; renewals += 1) {
        const token = await tokens.get();
        const answer = await postMessage(access, token, message, timeoutInMilliseconds);
        // A token may be revoked before it expires; a second refusal has another reason.
        if (answer.status !== 401 || renewals > 0) return await resultOf(answer);
        tokens.forget(token);
      }
    } catch (error) {
      return { kind: error instanceof SignInRefusedError ? 'refused' : 'later', error: describeFailure(error) };
    }
  };
}

async function resultOf(answer: Response): Promise<SendResult> {
  const text = await answer.text().catch(() => '');
  const { status } = answer;
  if (status === 202) return { kind: 'sent' };
  const error = describeAnswer(status, text);
  // The mail itself is invalid; retrying cannot succeed.
  if (status === 400 || status === 413) return { kind: 'never', error };
  if (status === 401 || status === 403 || status === 404) return { kind: 'refused', error };
  const pause = pauseIn(answer.headers.get('retry-after'));
  return pause === undefined ? { kind: 'later', error } : { kind: 'later', error, pause };
}

/** `Retry-After` is a number of seconds or a date. Milliseconds. */
function pauseIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.min(Math.max(milliseconds, 0), 86_400_000) : undefined;
}

async function composeMessage(mail: ClaimedMail, sender: string, files: FileStore): Promise<object> {
  const domain = sender.split('@').at(-1);
  const addressOf = (id: string) => `<${id}@${domain}>`;
  return {
    internetMessageId: addressOf(mail.messageId),
    ...threading(mail.references.map(addressOf)),
    ...(mail.isAutomatic && { internetMessageHeaders: [noAutomaticReplies] }),
    subject: mail.subject,
    body: { contentType: mail.isHtml ? 'html' : 'text', content: mail.body },
    toRecipients: addressed(mail.recipients.length > 0 ? mail.recipients : [sender]),
    ...(mail.cc.length > 0 ? { ccRecipients: addressed(mail.cc) } : {}),
    ...(mail.bcc.length > 0 ? { bccRecipients: addressed(mail.bcc) } : {}),
    ...(mail.replyTo ? { replyTo: [{ emailAddress: mail.replyTo }] } : {}),
    attachments: await Promise.all(
      mail.attachments.map(async ({ filename, path, contentType }) => ({
        '@odata.type': '#microsoft.graph.fileAttachment',
        name: filename,
        contentType,
        contentBytes: (await attachmentBytes(files, path)).toBase64(),
      })),
    ),
  };
}

/** Exchange sends no out-of-office reply to it, so that two automata do not write to each other. */
const noAutomaticReplies = { name: 'x-auto-response-suppress', value: 'All' };

/**
 * In-Reply-To and References, by which mail programs show a conversation. Graph takes custom headers only (`x-…`): these two
 * are properties of the message in the store.
 */
function threading(references: readonly string[]): object {
  const last = references.at(-1);
  if (last === undefined) return {};
  return {
    singleValueExtendedProperties: [
      { id: 'String 0x1042', value: last },
      { id: 'String 0x1039', value: references.join(' ') },
    ],
  };
}

function addressed(addresses: readonly string[]) {
  return addresses.map((address) => ({ emailAddress: { address } }));
}
