import type { Mailbox } from '../../domain/mail/transports/mailroom.ts';
import { frameWords } from '../../i18n/backend/frame.words.ts';
import { composeWords, connectionWords, emailWords } from '../../i18n/backend/mail/email.words.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { templates } from '../../i18n/site/words.ts';

export type ComposeWords = ReturnType<typeof composeTexts>;
export type ConnectionWords = ReturnType<typeof connectionTexts>;

/** Texts of the form; placeholders in braces are filled in by the browser. */
export function composeTexts(language: Language) {
  return {
    ...templates(composeWords(language)),
    ...templates(mailInputWords(language), [
      'to',
      'cc',
      'bcc',
      'recipientRequired',
      'subjectRequired',
      'bodyRequired',
      'addressInvalid',
    ]),
    ...templates(emailWords(language), ['sent', 'deliveredTo', 'isWaiting', 'waitingText', 'invalid', 'failed']),
    ...templates(frameWords(language), ['notifications', 'closeNotification']),
  };
}

export function connectionTexts(language: Language, mailbox: Pick<Mailbox, 'sender' | 'smtpHost'> | undefined) {
  return {
    ...templates(connectionWords(language)),
    accepts: mailbox ? connectedMessage(language, mailbox) : '',
    notSetUp: mailbox ? '' : emailWords(language).notSetUp,
  };
}

/** Answer of a connection test that succeeded. */
export function connectedMessage(language: Language, { sender, smtpHost }: Pick<Mailbox, 'sender' | 'smtpHost'>) {
  const t = connectionWords(language);
  return smtpHost ? t.acceptsSignIn({ host: smtpHost }) : t.accepts({ sender });
}
