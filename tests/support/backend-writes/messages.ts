import { contactMessages } from '../../../src/db/schema/index.ts';
import type { World } from '../world.ts';
import { formOf, jsonOf, type WriteScenario } from './scenario.ts';

export const writes: WriteScenario[] = [
  { route: 'POST /backend/messages/export.csv', prepare: async () => ({ path: '/backend/messages/export.csv' }) },
  {
    route: 'POST /backend/messages/:id/status',
    prepare: async (world) => ({
      path: `/backend/messages/${await message(world)}/status`,
      init: formOf({ status: 'closed' }),
    }),
  },
  {
    route: 'POST /backend/messages/:id/reply',
    prepare: async (world) => ({
      path: `/backend/messages/${await message(world)}/reply`,
      init: formOf({ subject: 'Re: Partnership', body: 'Gladly.' }),
    }),
  },
  {
    route: 'POST /backend/messages/:id/assignee',
    prepare: async (world) => ({ path: `/backend/messages/${await message(world)}/assignee`, init: formOf({}) }),
  },
  {
    route: 'POST /backend/messages/:id/received',
    prepare: async (world) => ({
      path: `/backend/messages/${await message(world)}/received`,
      init: formOf({ text: 'Thank you.', received_at: '2026-01-31T09:00' }),
    }),
  },
  {
    route: 'PATCH /api/backend/messages/:id',
    prepare: async (world) => ({
      path: `/api/backend/messages/${await message(world)}`,
      init: jsonOf({ status: 'closed' }),
    }),
  },
  {
    route: 'POST /api/backend/messages/:id/answers',
    prepare: async (world) => ({
      path: `/api/backend/messages/${await message(world)}/answers`,
      init: jsonOf({ subject: 'Re: Partnership', body: 'Gladly.' }),
    }),
  },
  {
    route: 'POST /api/backend/messages/:id/received',
    prepare: async (world) => ({
      path: `/api/backend/messages/${await message(world)}/received`,
      init: jsonOf({ text: 'Thank you.', received_at: '2026-01-31T09:00:00+07:00' }),
    }),
  },
  {
    route: 'POST /backend/messages/erase',
    prepare: async (world) => {
      await message(world);
      return { path: '/backend/messages/erase', init: formOf({ email: 'sari@example.com', confirmed: 'yes' }) };
    },
  },
];

async function message(world: World): Promise<number> {
  const [stored] = await world.db
    .insert(contactMessages)
    .values({
      submissionKey: crypto.randomUUID(),
      name: 'Sari Wulandari',
      email: 'sari@example.com',
      subject: 'kemitraan',
      message: 'Halo',
      language: 'id',
    })
    .returning({ id: contactMessages.id });
  if (!stored) throw new Error('The message was not stored.');
  return stored.id;
}
