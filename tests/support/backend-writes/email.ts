import { mails } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

const draft = { to: 'sari@example.com', subject: 'Delivery in May', body: 'On Monday.' };

export const writes: WriteScenario[] = [
  {
    route: 'POST /backend/email',
    prepare: async () => ({ path: '/backend/email', init: formOf(draft) }),
  },
  {
    route: 'POST /api/backend/email/send',
    prepare: async () => ({ path: '/api/backend/email/send', init: jsonOf({ ...draft, to: [draft.to] }) }),
  },
  {
    route: 'POST /backend/email/sent/:id/retry',
    prepare: async (world) => ({ path: `/backend/email/sent/${await failedMail(world)}/retry` }),
  },
  {
    route: 'POST /backend/email/sent/:id/cancel',
    prepare: async (world) => ({ path: `/backend/email/sent/${await failedMail(world)}/cancel` }),
  },
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
