import { frameWords } from '../../i18n/backend/frame.ts';
import { composeWords, connectionWords, emailWords } from '../../i18n/backend/mail/email.ts';
import { mailInputWords } from '../../i18n/backend/mail/mail-input.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { ComposeWords } from './compose-values.ts';

/** Texts of the form; placeholders in braces are filled in by the browser. */
export function composeTexts(language: Language): ComposeWords {
  const email = emailWords(language);
  const form = composeWords(language);
  const input = mailInputWords(language);
  const { notifications, closeNotification } = frameWords(language);
  const place = { name: '{name}', number: '{number}' };
  const { to, cc, bcc, recipientRequired, subjectRequired, bodyRequired } = input;
  const { sent, isWaiting, invalid, failed } = email;
  return {
    ...form,
    to,
    cc,
    bcc,
    recipientRequired,
    subjectRequired,
    bodyRequired,
    addressInvalid: input.addressInvalid(place),
    addressOf: form.addressOf(place),
    removeAddress: form.removeAddress(place),
    addKind: form.addKind({ name: '{name}' }),
    sent,
    deliveredTo: email.deliveredTo({ count: '{count}' }),
    isWaiting,
    waitingText: email.waitingText({ count: '{count}' }),
    invalid,
    failed,
    notifications,
    closeNotification,
  };
}

export function connectionTexts(language: Language, sender = '') {
  const t = connectionWords(language);
  return { ...t, accepts: t.accepts({ sender }), serverAnswered: t.serverAnswered({ status: '{status}' }) };
}
