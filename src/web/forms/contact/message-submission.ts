import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { AttachmentMistake } from '../../../domain/attachments/submitted-file.ts';
import type { AttachmentChecker } from '../../../domain/contact/attachment-checker.ts';
import type { AttachmentStore } from '../../../domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../../domain/contact/commands.ts';
import { contactInput, contactLimits, contactMistakes } from '../../../domain/contact/input.ts';
import { contactProblemTexts, contactWords } from '../../../i18n/public/contact.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { clientAddress, type Listener } from '../../http/client-address.ts';
import type { Log } from '../../log/log.ts';
import { formLanguage } from '../form-language.ts';
import type { FormTokens } from '../form-token.ts';
import type { Admission, SubmissionLimits } from '../submission-limits.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import { type ReceivedMessage, receiveMessage } from './received-message.ts';

/** What the page of the contact form and its API share. */
export type ContactChannel = {
  db: Db;
  store: AttachmentStore;
  checkAttachment: AttachmentChecker;
  tokens: FormTokens;
  limits: SubmissionLimits;
  trustedProxies: readonly string[];
  /** Wakes the outbox for a new mail. */
  wakeOutbox: () => void;
  log: Log;
};

type Refusal = {
  /** Of the JSON answer. */
  status: number;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: { field: string; text: string }[];
  headers?: Record<string, string>;
  /** A fresh token, for a form that has been open for too long. */
  token?: string;
};

export type MessageOutcome =
  | { kind: 'accepted'; language: Language }
  | ({ kind: 'refused'; language: Language; received: ReceivedMessage | undefined } & Refusal);

type Sent = {
  request: Request;
  server: Listener;
  /** Of the page that shows the form; without it the form names its language. */
  pageLanguage?: Language;
};

/** Reads, checks and stores a contact message. */
export async function submitMessage(
  channel: ContactChannel,
  { request, server, pageLanguage }: Sent,
): Promise<MessageOutcome> {
  const { store, limits, trustedProxies, log } = channel;
  const admission = limits.admit(clientAddress(request, server, trustedProxies));
  let received: ReceivedMessage | undefined;
  const refuse = (refusal: Refusal): MessageOutcome => {
    const language = pageLanguage ?? formLanguage(request, received?.fields);
    return { kind: 'refused', language, received, ...refusal };
  };
  try {
    // Read even when there is no place for it: the page shows the visitor's text again.
    received = await receiveMessage(request, channel, admission.seconds === 0);
    const language = pageLanguage ?? formLanguage(request, received.fields);
    if (admission.seconds > 0) return refuse(tooMany(language, admission.seconds));
    const refusal = await takeMessage(channel, admission, received, language);
    return refusal ? refuse(refusal) : { kind: 'accepted', language };
  } catch (error) {
    if (received) await store.remove(received.files);
    if (admission.seconds === 0) limits.release(admission);
    const t = contactWords(pageLanguage ?? formLanguage(request, received?.fields));
    if (error instanceof UnreadableFormError) {
      log.warn('contact_unreadable', { tooLarge: error.tooLarge });
      const text = error.tooLarge ? t.formTooLarge : t.unreadableForm;
      return refuse({ status: error.tooLarge ? 413 : 400, mistakes: [{ field: '', text }] });
    }
    log.error('contact_failed', error);
    return refuse({ status: 500, mistakes: [{ field: '', text: t.serverFailed }] });
  }
}

/** Answers why the message was not stored; undefined when it was. */
async function takeMessage(
  { db, store, tokens, limits, wakeOutbox, log }: ContactChannel,
  admission: Admission,
  { fields, files, mistake }: ReceivedMessage,
  language: Language,
): Promise<Refusal | undefined> {
  const { website, token, submission_key: formKey, ...given } = fields;
  const parsed = contactInput.safeParse({ language, ...given });
  const mistakes = [
    ...(parsed.success ? [] : sayMistakes(parsed.error, language)),
    ...(mistake ? [sayAttachmentMistake(mistake, language)] : []),
  ];
  if (!parsed.success || mistakes.length > 0) {
    await store.remove(files);
    limits.release(admission);
    return { status: mistake?.problem === 'storageFull' ? 507 : 400, mistakes };
  }

  const verdict = typeof token === 'string' && token !== '' ? await tokens.check(token) : 'hurried';
  if (verdict === 'expired' || verdict === 'forged') {
    await store.remove(files);
    limits.release(admission);
    const text = contactWords(language).formExpired;
    return { status: 400, mistakes: [{ field: '', text }], token: await tokens.issue() };
  }
  const seconds = verdict === 'good' ? 0 : limits.admitUnproven(admission);
  if (seconds > 0) {
    await store.remove(files);
    return tooMany(language, seconds);
  }

  const spam = typeof website === 'string' && website !== '';
  const { isNew } = await storeContactMessage(db, {
    input: parsed.data,
    attachments: files,
    formKey: typeof formKey === 'string' && formKey !== '' ? formKey.slice(0, 100) : undefined,
    spam,
  });
  log.info('contact_message', { isNew, spam, files: files.length });
  if (isNew) wakeOutbox();
  else await store.remove(files);
  return undefined;
}

function tooMany(language: Language, seconds: number): Refusal {
  const text = contactWords(language).tooManyMessages({ minutes: Math.ceil(seconds / 60) });
  return { status: 429, mistakes: [{ field: '', text }], headers: { 'retry-after': String(seconds) } };
}

function sayMistakes(error: z.ZodError, language: Language) {
  const texts = contactProblemTexts(language, contactLimits);
  return contactMistakes(error).map(({ field, problem }) => ({ field, text: texts[problem] }));
}

function sayAttachmentMistake(mistake: AttachmentMistake, language: Language) {
  const t = contactWords(language);
  if (mistake.problem === 'unknownField') return { field: mistake.field.slice(0, 100), text: t.unknownField };
  const field = 'attachments';
  if (mistake.problem === 'tooManyFiles') return { field, text: t.tooManyFiles };
  return { field, text: t[mistake.problem]({ name: mistake.filename }) };
}
