import type { EmailDraft } from '../../domain/mail/input.ts';
import type { Mistake } from '../../ui/forms/form-text.ts';
import type { ComposeWords } from './island-texts.ts';

type EmailReply = { kind: 'sent' | 'waiting'; recipients: number } | { kind: 'failed'; mistake: Mistake; cause: Cause };

/** Error of the form, the mailbox or the connection. */
type Cause = 'form' | 'mailbox' | 'way';

/** Sends a draft with an idempotency key. Never rejects. */
export async function sendEmail(
  call: string,
  draft: EmailDraft,
  key: string,
  words: ComposeWords,
): Promise<EmailReply> {
  try {
    const answer = await fetch(call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(draft),
    });
    const reply: unknown = await answer.json().catch(() => undefined);
    return readReply(answer.status, reply, words);
  } catch {
    // The connection failed; a retry with the same key cannot send the mail twice.
    return refusal(words.failed, 'way');
  }
}

function readReply(status: number, reply: unknown, words: ComposeWords): EmailReply {
  const { recipients, status: state, error, field } = (reply ?? {}) as Record<string, unknown>;
  if (status === 200 && typeof recipients === 'number') {
    return { kind: state === 'waiting' ? 'waiting' : 'sent', recipients };
  }
  if (status === 401) return refusal(words.sessionEnded, 'way');
  // Response of the mailbox.
  if (status === 502)
    return refusal(typeof error === 'string' && error !== '' ? error : words.unknownFailure, 'mailbox');
  if (status !== 400) return refusal(words.unknownFailure, 'way');
  const refused = typeof field === 'string' ? field : '';
  return { kind: 'failed', mistake: { field: refused, text: refusedText(refused, words) }, cause: 'form' };
}

/** Maps an error that only the server detects to its field. */
function refusedText(field: string, words: ComposeWords): string {
  if (field === 'subject') return words.refusedSubject;
  if (field === 'body') return words.refusedBody;
  return field === '' ? words.unknownFailure : words.refusedTo;
}

function refusal(text: string, cause: Cause): EmailReply {
  return { kind: 'failed', mistake: { field: '', text }, cause };
}
