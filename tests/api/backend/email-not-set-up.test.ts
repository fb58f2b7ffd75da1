import { expect, test } from 'bun:test';
import { mails } from '../../../src/db/schema/index.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const message = 'Email is not set up on this server: the GRAPH settings or SMTP_URL are missing';

test('without a mailbox, the connection test reports it', async () => {
  const { cookie } = await world.signedIn();
  expect(await (await world.get('/api/backend/email/test', { cookie })).json()).toEqual({ connected: false, message });
});

test('without a mailbox, no mail is queued', async () => {
  const { cookie } = await world.signedIn();
  const answer = await world.handle('/api/backend/email/send', {
    method: 'POST',
    body: JSON.stringify({ to: ['sari@example.com'], subject: 'Hi', body: 'Hi' }),
    headers: { 'content-type': 'application/json', cookie },
  });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: message, requestId: expect.any(String) });
  expect(await world.db.$count(mails)).toBe(0);
});
