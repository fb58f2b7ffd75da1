import { z } from 'zod';
import { countRecipients, type EmailDraft, emailDraft, emailErrors } from '../../../domain/mail/input.ts';
import { writeStaffMail } from '../../../domain/mail/staff-mail.ts';
import { notSetUp, sendNow } from '../../../domain/mail/transports/mailroom.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { json, jsonError } from '../../../web/http/json.ts';
import { InvalidInputError, readJson } from '../../input.ts';
import { errorSchema } from '../../operation.ts';
import { answer, calls } from '../calls.ts';
import { guardedOperation, guardedWrite } from '../guard.ts';

const connectionJson = z.object({ connected: z.boolean(), message: z.string() });

const send = guardedOperation({
  summary:
    'Sends an email from the system mailbox. Requests with the same body and Idempotency-Key header send one email',
  body: emailDraft.en,
  answers: {
    200: {
      description: 'Sent, or queued in the outbox while the mailbox is busy',
      schema: z.object({ success: z.literal(true), recipients: z.int(), status: z.enum(['sent', 'waiting']) }),
    },
    400: { description: 'Invalid field', schema: errorSchema },
    502: { description: 'Rejected by the mailbox, or no mailbox is configured', schema: errorSchema },
  },
});

export function emailApi(site: Site) {
  return calls(site, { name: 'email', noun: 'email' })
    .read(
      endpoints.emailTest,
      'email.send',
      {
        says: 'Tests the connection to the system mailbox without sending mail',
        200: answer('Whether the mailbox is available, or the reason why not', connectionJson, (found) => found),
      },
      async () => (site.mailroom ? site.mailroom.test() : { connected: false, message: notSetUp }),
    )
    .routes.post(
      endpoints.emailSend,
      guardedWrite(site, { action: 'other', resource: 'email', needs: 'email.send' }, async ({ request, actor }) => {
        const draft = readDraft(await readJson(z.unknown(), request));
        const key = request.headers.get('idempotency-key')?.slice(0, 100) || undefined;
        const delivery = await sendNow(site.db, site.mailroom, () => writeStaffMail(site.db, actor, draft, key));
        if (delivery.kind === 'failed') return jsonError(502, delivery.error);
        return json({ success: true, recipients: countRecipients(draft), status: delivery.kind });
      }),
      send,
    );
}

/** Error texts as in the specification, without the appended field name. */
function readDraft(given: unknown): EmailDraft {
  const parsed = emailDraft.en.safeParse(given);
  if (parsed.success) return parsed.data;
  const [error] = emailErrors(parsed.error);
  if (!error?.field) throw new InvalidInputError('jsonObject', undefined);
  throw new InvalidInputError(error.text, error.field);
}
