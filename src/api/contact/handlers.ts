import { Elysia } from 'elysia';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { AttachmentStore } from '../../domain/contact/attachment-store.ts';
import { storeContactMessage } from '../../domain/contact/commands.ts';
import { contactInput, contactLimits, contactMistakes } from '../../domain/contact/input.ts';
import { contactProblemTexts, contactWords } from '../../i18n/public/contact.ts';
import type { Language } from '../../i18n/site/language.ts';
import { endpoints } from '../../routes.ts';
import type { ShowContactForm } from '../../web/forms/contact-form.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import type { Admission, SubmissionLimits } from '../../web/forms/submission-limits.ts';
import { UnreadableFormError } from '../../web/forms/unreadable-form-error.ts';
import { clientAddress } from '../../web/http/client-address.ts';
import type { Log } from '../../web/log/log.ts';
import { operation } from '../operation.ts';
import { ContactAnswer } from './answer.ts';
import { type AttachmentMistake, type ReceivedSubmission, receiveSubmission } from './submission.ts';

const refused = z.object({ success: z.literal(false), error: z.string(), field: z.string().optional() });

const submit = operation({
  tag: 'Contact',
  summary: 'Sends a message to the company; a multipart form may carry up to ten files as "attachments"',
  body: contactInput,
  answers: {
    200: {
      description: 'The message is kept, also when the same form was sent before',
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
    400: { description: 'Something in it is wrong; the text is in the language of the form', schema: refused },
    413: { description: 'It is larger than any form may be', schema: refused },
    429: { description: 'Too many messages; Retry-After says how many seconds to wait', schema: refused },
    500: { description: 'It could not be kept', schema: refused },
  },
});

type Options = {
  db: Db;
  store: AttachmentStore;
  tokens: FormTokens;
  limits: SubmissionLimits;
  trustedProxies: readonly string[];
  /** There is a new mail in the outbox. */
  wakeOutbox: () => void;
  showForm: ShowContactForm;
  log: Log;
};

/** Takes messages from the contact form, with and without script, and from programs. */
export function contactApi(options: Options) {
  const { store, limits, showForm, trustedProxies, log } = options;
  return new Elysia({ name: 'api.contact' }).post(
    endpoints.contactSubmit,
    async ({ request, server }) => {
      const admission = limits.admit(clientAddress(request, server, trustedProxies));
      let received: ReceivedSubmission | undefined;
      try {
        // Even when it comes too soon: whoever is shown the form again finds in it what was typed.
        received = await receiveSubmission(request, store, admission.seconds === 0);
        const answer = new ContactAnswer(request, showForm, received);
        if (admission.seconds > 0) return await answer.refuse(tooMany(answer.language, admission.seconds));
        return await takeMessage(options, admission, received, answer);
      } catch (error) {
        if (received) await store.remove(received.files);
        if (admission.seconds === 0) limits.release(admission);
        const answer = new ContactAnswer(request, showForm, received);
        const t = contactWords(answer.language);
        if (error instanceof UnreadableFormError) {
          log.warn('contact_unreadable', { tooLarge: error.tooLarge });
          const text = error.tooLarge ? t.formTooLarge : t.unreadableForm;
          return answer.refuse({ status: error.tooLarge ? 413 : 400, mistakes: [{ field: '', text }] });
        }
        log.error('contact_failed', error);
        return answer.refuse({ status: 500, mistakes: [{ field: '', text: t.serverFailed }] });
      }
    },
    { parse: 'none', ...submit },
  );
}

async function takeMessage(
  { db, store, tokens, limits, wakeOutbox, log }: Options,
  admission: Admission,
  { fields, files, mistake }: ReceivedSubmission,
  answer: ContactAnswer,
): Promise<Response> {
  const { language } = answer;
  const { website, token, submission_key: formKey, ...given } = fields;
  const parsed = contactInput.safeParse(given);
  const mistakes = [
    ...(parsed.success ? [] : sayMistakes(parsed.error, language)),
    ...(mistake ? [sayAttachmentMistake(mistake, language)] : []),
  ];
  if (!parsed.success || mistakes.length > 0) {
    await store.remove(files);
    limits.release(admission);
    return answer.refuse({ status: 400, mistakes });
  }

  const verdict = typeof token === 'string' && token !== '' ? await tokens.check(token) : 'hurried';
  if (verdict === 'refused') {
    await store.remove(files);
    limits.release(admission);
    const text = contactWords(language).formExpired;
    return answer.refuse({ status: 400, mistakes: [{ field: '', text }], token: await tokens.issue() });
  }
  const seconds = verdict === 'good' ? 0 : limits.admitUnproven(admission);
  if (seconds > 0) {
    await store.remove(files);
    return answer.refuse(tooMany(language, seconds));
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
  return answer.accept();
}

function tooMany(language: Language, seconds: number) {
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
