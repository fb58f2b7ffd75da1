import { mails } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario, write, writeTo } from './scenario.ts';

const draft = { to: 'sari@example.com', subject: 'Delivery in May', body: 'On Monday.' };

export const writes: WriteScenario[] = [
  write('POST /backend/email', formOf(draft)),
  write('POST /api/backend/email/send', jsonOf({ ...draft, to: [draft.to] })),
  writeTo('POST /backend/email/sent/:id/retry', failedMail),
  writeTo('POST /backend/email/sent/:id/cancel', failedMail),
];

async function failedMail(world: World): Promise<number> {
  const mail = {
    messageId: crypto.randomUUID(),
    author: 'sari',
    subject: 'Delivery',
    body: 'On Monday.',
    status: 'failed',
  };
  const [stored] = await world.db.insert(mails).values(mail).returning({ id: mails.id });
  if (!stored) throw new Error('The mail was not stored.');
  return stored.id;
}
