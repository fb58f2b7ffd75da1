import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { isDatabaseUnavailable } from '../../../db/unavailable.ts';
import { storedSoFar } from '../../../db/work.ts';
import type { AttachmentMistake } from '../../../domain/attachments/submitted-file.ts';
import { admissionOfAcknowledgement } from '../../../domain/contact/acknowledgement.ts';
import type { AttachmentChecker } from '../../../domain/contact/attachment-checker.ts';
import type { AttachmentStore } from '../../../domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../../domain/contact/commands.ts';
import { type ContactInput, contactInput, contactLimits, contactMistakes } from '../../../domain/contact/input.ts';
import { admissionOfMessage } from '../../../domain/contact/message-admission.ts';
import { noticeVersionIn } from '../../../domain/data-protection/notice-versions.ts';
import { NoRoomError, type Share, SpentTokenError } from '../../../domain/limits/admission.ts';
import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import type { FullPlaces } from '../../../domain/limits/places.ts';
import { contactProblemTexts, contactWords } from '../../../i18n/public/contact.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { clientAddress, type Listener } from '../../http/client-address.ts';
import { retryAfter } from '../../http/headers.ts';
import type { Log } from '../../log/log.ts';
import type { Challenge } from '../challenges.ts';
import { consequenceOf } from '../consequence.ts';
import { gateOf, sourceOf } from '../direct-call.ts';
import { statusOfFileProblem } from '../file-status.ts';
import { type FormGate, type Gate, holdTextOf, retryAfterOf, type TokenProblem } from '../form-gate.ts';
import { formLanguage } from '../form-language.ts';
import { type FormQueue, TooManyWaitingError } from '../form-queue.ts';
import { UnreadableFormError } from '../unreadable-form-error.ts';
import type { UploadShare } from '../upload-share.ts';
import { type ReceivedMessage, receiveMessage } from './received-message.ts';

/** What the page of the contact form and its API share. */
export type ContactChannel = {
  db: Db;
  store: AttachmentStore;
  checkAttachment: AttachmentChecker;
  gate: FormGate;
  queue: FormQueue;
  full: FullPlaces;
  counts: Pick<HourlyCounts, 'hourKey'>;
  uploads: UploadShare;
  trustedProxies: readonly string[];
  /** Whether senders get a mail with the number of their message: there is a mailbox. */
  acknowledges: boolean;
  /** Wakes the outbox for a new mail. */
  wakeOutbox: () => void;
  log: Log;
};

type Refusal = {
  /** Status of the JSON answer. */
  status: number;
  /** In the order of the form; `field` is empty for what concerns the form as a whole. */
  mistakes: { field: string; text: string }[];
  headers?: Record<string, string>;
  /** The token for the next attempt; undefined when a fresh one is as good. */
  token?: string | undefined;
  /** What the same form needs to pass a limit that is used up. */
  challenge?: Challenge;
};

export type MessageOutcome =
  | { kind: 'accepted'; language: Language }
  | ({ kind: 'refused'; language: Language; received: ReceivedMessage | undefined } & Refusal);

type Sent = {
  request: Request;
  server: Listener;
  /** Language of the page that shows the form; undefined for programs, whose form names the language. */
  pageLanguage?: Language;
};

/** Reads, checks and stores a contact message. */
export async function submitMessage(
  channel: ContactChannel,
  { request, server, pageLanguage }: Sent,
): Promise<MessageOutcome> {
  const { store, trustedProxies, queue } = channel;
  const address = clientAddress(request, server, trustedProxies);
  let received: ReceivedMessage | undefined;
  const languageOf = () => pageLanguage ?? formLanguage(request, received?.fields);
  const refuse = (refusal: Refusal): MessageOutcome => {
    return { kind: 'refused', language: languageOf(), received, ...refusal };
  };
  try {
    const message = await receiveMessage(request, channel, address);
    received = message;
    const refusal = await queue.run(address, () => {
      const form = { ...message, address, language: languageOf(), source: sourceOf(request, pageLanguage) };
      return takeMessage(channel, form);
    });
    if (!refusal) return { kind: 'accepted', language: languageOf() };
    await store.remove(message.files);
    return refuse(refusal);
  } catch (error) {
    if (received) await store.remove(received.files);
    if (error instanceof UnreadableFormError) received = cutOff(error);
    return refuse(failureOf(error, languageOf(), channel.log));
  }
}

/** What arrived of a form that broke off. */
function cutOff({ fields }: UnreadableFormError): ReceivedMessage {
  return { fields, files: [], mistake: undefined, hadFiles: false };
}

function failureOf(error: unknown, language: Language, log: Log): Refusal {
  const t = contactWords(language);
  if (error instanceof UnreadableFormError) {
    log.warn('contact_unreadable', { tooLarge: error.tooLarge, tooSlow: error.tooSlow });
    if (error.tooSlow) return slowForm(t.formTooSlow);
    const text = error.tooLarge ? t.formTooLarge : t.unreadableForm;
    return { status: error.tooLarge ? 413 : 400, mistakes: [{ field: '', text }] };
  }
  if (error instanceof TooManyWaitingError) {
    return { status: 503, mistakes: [{ field: '', text: t.serverFailed }], headers: { 'retry-after': '5' } };
  }
  if (isDatabaseUnavailable(error)) {
    log.warn('contact_not_stored', { stored: storedSoFar() });
    return {
      status: 503,
      mistakes: [{ field: '', text: consequenceOf(storedSoFar(), language) }],
      headers: retryAfter,
    };
  }
  log.error('contact_failed', error);
  return { status: 500, mistakes: [{ field: '', text: t.serverFailed }] };
}

function slowForm(text: string): Refusal {
  // The rest of the body is not waited for.
  return { status: 408, mistakes: [{ field: '', text }], headers: { connection: 'close' } };
}

type MessageForm = ReceivedMessage & { address: string; language: Language; source: ReturnType<typeof sourceOf> };

/** Answers why the message was not stored; undefined when it was. */
async function takeMessage(channel: ContactChannel, form: MessageForm): Promise<Refusal | undefined> {
  const { fields, files, mistake, language, source, address } = form;
  const digests = files.map(({ sha256 }) => sha256);
  const gate = await gateOf(channel.gate, {
    source,
    fields,
    address,
    files: digests,
    hourKey: () => channel.counts.hourKey(),
  });
  if (gate.problem === 'missing' && source === 'hidden') return needsToken('missing', language, gate.token, 403);
  const {
    website: _website,
    token: _token,
    submission_key: _key,
    challenge: _challenge,
    work: _work,
    notice: _notice,
    ...given
  } = fields;
  const parsed = contactInput.safeParse({ language, ...given });
  const mistakes = [
    ...(parsed.success ? [] : sayMistakes(parsed.error, language)),
    ...(mistake ? [sayAttachmentMistake(mistake, language)] : []),
  ];
  const token = gate.problem || gate.pool === 'direct' ? undefined : gate.token;
  if (!parsed.success || mistakes.length > 0) {
    if (mistake?.problem === 'uploadShare') {
      return { status: 429, mistakes, token, headers: { 'retry-after': String(HourlyCounts.secondsLeft()) } };
    }
    return { status: statusOfFileProblem(mistake?.problem), mistakes, token };
  }
  if (gate.problem) return needsToken(gate.problem, language, gate.token);
  if (gate.pool === undefined) return busy(channel, gate, fields, language);
  try {
    await storeMessage(channel, gate, form, parsed.data);
    return undefined;
  } catch (error) {
    if (error instanceof SpentTokenError) return needsToken('spent', language, await channel.gate.tokens.renew());
    if (error instanceof NoRoomError) return busy(channel, gate, fields, language, error.seconds);
    throw error;
  }
}

async function storeMessage(
  { db, full, store, acknowledges, wakeOutbox, log }: ContactChannel,
  { token, pool = 'ordinary' }: Gate<Share>,
  { fields, files, address }: MessageForm,
  input: ContactInput,
): Promise<void> {
  const { website, submission_key: formKey, notice } = fields;
  const hasKey = pool !== 'direct' && typeof formKey === 'string' && formKey !== '';
  const spam = typeof website === 'string' && website !== '';
  const { isNew } = await storeContactMessage(db, {
    input,
    attachments: files,
    formKey: hasKey ? formKey.slice(0, 100) : token,
    spam,
    noticeVersion: noticeVersionIn(notice),
    admission: await admissionOfMessage({ db, full }, { address, token, pool }),
    acknowledgement: acknowledges
      ? await admissionOfAcknowledgement(db, { email: input.email, network: address })
      : undefined,
  });
  log.info('contact_message', { isNew, spam, files: files.length });
  if (isNew) wakeOutbox();
  else await store.remove(files);
}

function needsToken(problem: TokenProblem, language: Language, token: string, status = 400): Refusal {
  return { status, mistakes: [{ field: '', text: contactWords(language)[`token_${problem}`] }], token };
}

async function busy(
  { gate: forms }: ContactChannel,
  gate: Gate<Share>,
  fields: Record<string, unknown>,
  language: Language,
  fullForSeconds?: number,
): Promise<Refusal> {
  const { token, challenge } = await forms.hold(gate, fields, fullForSeconds);
  const { seconds } = challenge;
  const text = contactWords(language)[holdTextOf(gate)]({ seconds });
  const headers = retryAfterOf(gate, challenge, fullForSeconds);
  return { status: 429, mistakes: [{ field: '', text }], headers, token, challenge };
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
