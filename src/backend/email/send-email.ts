import type { EmailDraft } from '../../domain/mail/input.ts';
import type { ComposeMistake } from './compose-values.ts';

export type EmailReply =
  | { kind: 'sent' | 'waiting'; recipients: number }
  /** `isInput`: something in the form is wrong, and nothing was tried. */
  | { kind: 'failed'; mistake: ComposeMistake; isInput: boolean };

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
    return refusal(failed);
  }
}

function readReply(status: number, reply: unknown): EmailReply {
  const { recipients, status: state, error, field } = (reply ?? {}) as Record<string, unknown>;
  if (status === 200 && typeof recipients === 'number') {
    return { kind: state === 'waiting' ? 'waiting' : 'sent', recipients };
  }
  if (status === 401) return refusal(sessionEnded);
  const text = typeof error === 'string' && error !== '' ? error : unknownFailure;
  if (status !== 400) return refusal(text);
  return { kind: 'failed', mistake: { field: typeof field === 'string' ? field : '', text }, isInput: true };
}

function refusal(text: string): EmailReply {
  return { kind: 'failed', mistake: { field: '', text }, isInput: false };
}
