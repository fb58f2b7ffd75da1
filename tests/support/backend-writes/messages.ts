import { storeMessage } from '../contact-messages.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, write, writeTo } from './scenario.ts';

const answer = { subject: 'Re: Partnership', body: 'Gladly.' };

const message = ({ db }: World) => storeMessage(db);

export const writes: WriteScenario[] = [
  write('POST /backend/messages/export.csv'),
  writeTo('POST /backend/messages/:id/status', message, formOf({ status: 'closed' })),
  writeTo('POST /backend/messages/:id/reply', message, formOf(answer)),
  writeTo('POST /backend/messages/:id/assignee', message, formOf({})),
  writeTo(
    'POST /backend/messages/:id/received',
    message,
    formOf({ text: 'Thank you.', received_at: '2026-01-31T09:00' }),
  ),
  writeTo('PATCH /api/backend/messages/:id', message, jsonOf({ status: 'closed' })),
  writeTo('POST /api/backend/messages/:id/answers', message, jsonOf(answer)),
  writeTo(
    'POST /api/backend/messages/:id/received',
    message,
    jsonOf({ text: 'Thank you.', received_at: '2026-01-31T09:00:00+07:00' }),
  ),
  writeTo('POST /backend/messages/erase', message, formOf({ email: 'sari@example.com', confirmed: 'yes' })),
];
