import { Elysia } from 'elysia';
import { z } from 'zod';
import { contactInput } from '../../domain/contact/input.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { type ContactChannel, submitMessage } from '../../web/forms/contact/message-submission.ts';
import { formLanguage } from '../../web/forms/form-language.ts';
import { json } from '../../web/http/json.ts';
import { resendTo, wantsHtml } from '../../web/http/resend.ts';
import { operation } from '../operation.ts';

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
    307: { description: 'A browser without script is to send its form to the page of the form' },
    400: { description: 'Something in it is wrong; the text is in the language of the form', schema: refused },
    413: { description: 'It is larger than any form may be', schema: refused },
    429: { description: 'Too many messages; Retry-After says how many seconds to wait', schema: refused },
    500: { description: 'It could not be kept', schema: refused },
  },
});

/** Submission endpoint of the contact form. */
export function contactApi(channel: ContactChannel) {
  return new Elysia({ name: 'api.contact' }).post(
    endpoints.contactSubmit,
    async ({ request, server }) => {
      if (wantsHtml(request)) return resendTo(href(routes.contact.index, formLanguage(request)));
      const outcome = await submitMessage(channel, { request, server });
      if (outcome.kind === 'accepted') return json({ success: true, message: contactWords(outcome.language).success });
      const { mistakes, token, status, headers = {} } = outcome;
      const [first] = mistakes;
      return json({ success: false, error: first?.text, field: first?.field || undefined, token }, { status, headers });
    },
    { parse: 'none', ...submit },
  );
}
