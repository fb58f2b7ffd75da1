import type { EmailDraft } from '../../domain/mail/input.ts';
import type { ComposeMistake } from './compose-values.ts';

type EmailReply =
  | { kind: 'sent' | 'waiting'; recipients: number }
  | { kind: 'failed'; mistake: ComposeMistake; cause: Cause };

/** What is wrong: the form, the mailbox, or the way to either. */
type Cause = 'form' | 'mailbox' | 'way';

const failed = 'Failed to send email';
const unknownFailure = 'An error occurred while sending the email';
const sessionEnded = 'Your session has ended. Sign in again: what you wrote is kept in this window.';

/** Sends a draft, under a key by which the server knows it again. Never rejects. */
export async function sendEmail(call: string, draft: EmailDraft, key: string): Promise<EmailReply> {
  try {
    const answer = await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(draft),
    });
    const reply: unknown = await answer.json().catch(() => undefined);
    return readReply(answer.status, reply);
  } catch {
    // The connection broke off: whether the mail has left, the same key will tell.
    return refusal(failed, 'way');
  }
}

function readReply(status: number, reply: unknown): EmailReply {
  const { recipients, status: state, error, field } = (reply ?? {}) as Record<string, unknown>;
  if (status === 200 && typeof recipients === 'number') {
    return { kind: state === 'waiting' ? 'waiting' : 'sent', recipients };
  }
  if (status === 401) return refusal(sessionEnded, 'way');
  const text = typeof error === 'string' && error !== '' ? error : unknownFailure;
  if (status !== 400) return refusal(text, status === 502 ? 'mailbox' : 'way');
  return { kind: 'failed', mistake: { field: typeof field === 'string' ? field : '', text }, cause: 'form' };
}

function refusal(text: string, cause: Cause): EmailReply {
  return { kind: 'failed', mistake: { field: '', text }, cause };
}
