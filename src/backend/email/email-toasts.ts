import { fill } from '../../ui/forms/form-text.ts';
import type { ComposeWords } from './island-texts.ts';

/** Toast after sending an email, with and without script. */
export function deliveredToast(
  words: Pick<ComposeWords, 'sent' | 'deliveredTo' | 'isWaiting' | 'waitingText'>,
  kind: 'sent' | 'waiting',
  recipients: number,
): { title: string; text: string } {
  const count = String(recipients);
  return kind === 'sent'
    ? { title: words.sent, text: fill(words.deliveredTo, { count }) }
    : { title: words.isWaiting, text: fill(words.waitingText, { count }) };
}
