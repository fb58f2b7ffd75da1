import type { FileStore } from '../../files/file-store.ts';
import type { SendMail } from '../outbox.ts';
import { type GraphAccess, graphTransport } from './graph.ts';
import { type Mailbox, testGraph } from './mailroom.ts';
import { hostOf, type SmtpAccess, smtpTransport, testSmtp } from './smtp.ts';

/** The system mailbox: in Microsoft 365, or on any mail server. */
export type MailAccess = GraphAccess | SmtpAccess;

export function transportOf(access: MailAccess, files: FileStore): SendMail {
  return 'smtpUrl' in access ? smtpTransport(access, files) : graphTransport({ ...access, files });
}

export function mailboxOf(access: MailAccess): Mailbox {
  const { sender } = access;
  return 'smtpUrl' in access
    ? { sender, smtpHost: hostOf(access), test: () => testSmtp(access) }
    : { sender, test: () => testGraph(access) };
}
