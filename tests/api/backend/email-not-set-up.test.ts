import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mails } from '../../../src/db/schema/index.ts';
import { slow } from '../../support/slow.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, slow);
afterAll(() => world.close());

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
