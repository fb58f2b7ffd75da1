import nodemailer, { type Transporter } from 'nodemailer';
import { company } from '../../../company.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ClaimedMail } from '../commands.ts';
import { attachmentBytes, type SendMail, type SendResult } from '../outbox.ts';
import type { ConnectionTest } from './mailroom.ts';

export type SmtpAccess = {
  /** `smtps://` (TLS from the start) or `smtp://` (STARTTLS), with user and password. */
  smtpUrl: string;
  /** Address of the mailbox that sends and receives. */
  sender: string;
  /** Additional trusted certificate in PEM. */
  trustedCertificate?: string;
};

/** Milliseconds for each step of a connection: name, connection, greeting; in a test also for silence afterwards. */
const stepTimeout = 15_000;

/**
 * A server may inspect a message before it takes it (RFC 5321, 4.5.3.2.6): one that is given up meanwhile may have taken
 * it, and takes it once more at each further attempt.
 */
const inspectionTimeout = 600_000;

/** Sends through a mail server (RFC 5321, RFC 6409). */
export function smtpTransport(access: SmtpAccess, files: FileStore): SendMail {
  return async (mail) => {
    const connection = connect(access, inspectionTimeout);
    try {
      const { rejected = [], rejectedErrors } = await connection.sendMail(await composeMessage(mail, access, files));
      if (rejected.length === 0) return { kind: 'sent' };
      // The message has left for the others: another attempt would send it to them twice.
      const reason = rejectedErrors?.[0]?.message ?? 'refused';
      return { kind: 'never', error: `Sent, but not to ${rejected.join(', ')}: ${reason}`.slice(0, 300) };
    } catch (error) {
      return resultOf(error, access);
    } finally {
      connection.close();
    }
  };
}

/** Connects and signs in. No mail is offered to the server, so nothing is sent. */
export async function testSmtp(access: SmtpAccess): Promise<ConnectionTest> {
  const connection = connect(access, stepTimeout);
  try {
    await connection.verify();
    return { connected: true, message: `${hostOf(access)} accepts the sign-in of this site` };
  } catch (error) {
    return { connected: false, message: failureText(error, access) };
  } finally {
    connection.close();
  }
}

export const hostOf = ({ smtpUrl }: SmtpAccess) => new URL(smtpUrl).hostname;

/** A relay on this machine is the only server that may be spoken to without TLS. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function connect({ smtpUrl, trustedCertificate }: SmtpAccess, silence: number): Transporter {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const isHere = isLoopback(hostname);
  return nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(trustedCertificate && { tls: { ca: trustedCertificate } }),
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function composeMessage(mail: ClaimedMail, { sender }: SmtpAccess, files: FileStore) {
  const domain = sender.split('@').at(-1);
  const idOf = (id: string) => `<${id}@${domain}>`;
  const references = mail.references.map(idOf);
  return {
    messageId: idOf(mail.messageId),
    from: { name: company.name, address: sender },
    to: mail.recipients.length > 0 ? mail.recipients : [sender],
    cc: mail.cc,
    bcc: mail.bcc,
    subject: mail.subject,
    [mail.isHtml ? 'html' : 'text']: mail.body,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
    // RFC 3834, and the header of Exchange: two automata must not write to each other.
    ...(mail.isAutomatic && {
      headers: { 'auto-submitted': 'auto-replied', 'x-auto-response-suppress': 'All' },
    }),
    attachments: await Promise.all(
      mail.attachments.map(async ({ filename, path, contentType }) => ({
        filename,
        contentType,
        content: Buffer.from(await attachmentBytes(files, path)),
      })),
    ),
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** 5xx is final, 4xx and silence are not (RFC 5321, 4.2.1). */
function resultOf(error: unknown, access: SmtpAccess): SendResult {
  const { code, command, responseCode = 0 } = error as SmtpError;
  const text = failureText(error, access);
  if (code === 'ENOAUTH') return { kind: 'refused', error: text };
  if (responseCode < 500) return { kind: 'later', error: text };
  // Recipients or the message are wrong; otherwise the server refuses the sender or the sign-in.
  const isMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return { kind: isMail ? 'never' : 'refused', error: text };
}

/** Error text for staff. */
function failureText(error: unknown, access: SmtpAccess): string {
  const { code, message, responseCode } = error as SmtpError;
  if (responseCode) return `The mail server answered: ${message}`.slice(0, 300);
  if (code === 'ETIMEDOUT') return `${hostOf(access)} did not answer in time`;
  return `${hostOf(access)} cannot be reached: ${message}`.slice(0, 300);
}
