import { Elysia } from 'elysia';
import { z } from 'zod';
import { contactInput } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { endpoints } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { contactForm } from '../../web/forms/contact-form.ts';
import { answerCall } from '../../web/forms/form-answers.tsx';
import { submitForm } from '../../web/forms/public-form.ts';
import { formAnswers, formProof, formRefusal } from '../form-refusal.ts';
import { operation } from '../operation.ts';

const submit = operation({
  tag: 'Contact',
  summary:
    'Sends a message to the company, as multipart, urlencoded or JSON; a multipart form may carry up to ten files as "attachments"',
  body: contactInput.extend(formProof),
  answers: {
    200: {
      description: 'The message is stored; the same form sent twice is stored once',
      schema: z.object({ success: z.literal(true), message: z.string(), token: z.string() }),
    },
    400: {
      description:
        'Invalid field, or a token that is forged, too old or used up; the message is in the language of the form',
      schema: formRefusal,
    },
    ...formAnswers,
    408: { description: 'The request was too slow', schema: formRefusal },
    500: { description: 'The message could not be stored', schema: formRefusal },
    503: {
      description: 'Too many forms of this network wait; Retry-After says when to send it again',
      schema: formRefusal,
    },
  },
});

/** Submission endpoint of the contact form. */
export function contactApi(site: Site) {
  return new Elysia({ name: 'api.contact' }).post(
    endpoints.contactSubmit,
    async ({ request, server }) => {
      const outcome = await submitForm(contactForm(site.contact), { request, server });
      return answerCall(site.contact.gate, outcome, (_, language) => ({ message: contactWords(language).success }));
    },
    { parse: 'none', ...submit },
  );
}
