import type { SignedHead } from '../../chain/head.ts';
import { headMailWords } from '../../i18n/backend/audit.words.ts';
import type { MailDraft } from '../mail/commands.ts';
import { fingerprint } from './key.ts';

/** The signed head of a day as a mail, which can prove later that the log was changed. */
export function mailOfHead(head: SignedHead, to: string): MailDraft {
  const { day, public_key } = head;
  const position = String(head.position);
  const key = fingerprint(public_key);
  const [id, en] = [headMailWords('id'), headMailWords('en')];
  return {
    recipients: [to],
    subject: `${en.subject({ day, position })} / ${id.subject({ day, position })}`,
    body: `${en.body({ position, key })}\n\n${id.body({ position, key })}\n\n${JSON.stringify([head], null, 2)}\n`,
    submissionKey: `audit-head-${day}`,
  };
}
