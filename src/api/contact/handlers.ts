import { Elysia } from 'elysia';
import { z } from 'zod';
import { contactInput } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.words.ts';
import { endpoints, href, routes } from '../../routes.ts';
import type { Site } from '../../site.ts';
import { contactForm } from '../../web/forms/contact/contact-form.ts';
import { answerCall } from '../../web/forms/form-answers.tsx';
import { formLanguage } from '../../web/forms/form-language.ts';
import { submitForm } from '../../web/forms/public-form.ts';
import { resendTo, wantsHtml } from '../../web/http/resend.ts';
import { seeOther } from '../../web/pages/plain-page.ts';
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
    307: { description: 'Redirect for browsers without script: the form is sent to its page' },
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

const reload = operation({
  tag: 'Contact',
  summary: 'Leads to the page of the form, where browsers without script used to be left after a rejected form',
  answers: { 303: { description: 'Redirect to the page in the language of the query, or in Indonesian' } },
});

/** Submission endpoint of the contact form. */
export function contactApi({ contact: channel }: Site) {
  const form = contactForm(channel);
  const app = new Elysia({ name: 'api.contact' });
  app.get(
    endpoints.contactSubmit,
    ({ request }) => seeOther(href(routes.contact.index, formLanguage(request))),
    reload,
  );
  return app.post(
    endpoints.contactSubmit,
    async ({ request, server }) => {
      if (wantsHtml(request)) return resendTo(href(routes.contact.index, formLanguage(request)));
      const outcome = await submitForm(form, { request, server });
      return answerCall(channel.gate, outcome, (_, language) => ({ message: contactWords(language).success }));
    },
    { parse: 'none', ...submit },
  );
}
