import { expect, test } from 'bun:test';
import { mails } from '../../../src/db/schema/index.ts';
import { only, textOf } from '../../support/html.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

const message = 'Email is not set up on this server: the GRAPH settings or SMTP_URL are missing';

test('without a mailbox, the connection test reports it', async () => {
  const { cookie } = await world.signedIn();
  expect(await (await world.get('/api/backend/email/test', { cookie })).json()).toEqual({ connected: false, message });
});

test('without a mailbox, the button of the screen reports it in the language of the account, with and without script', async () => {
  const { cookie } = await world.signedIn();
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  await world.handle('/backend/account/language', { method: 'POST', body: 'language=id', headers });
  const said = 'Email belum disiapkan di server ini: pengaturan GRAPH atau SMTP_URL tidak ada';
  const page = await world.html('/backend/email?test=connection', 200, { cookie });
  expect(textOf(only(page, '#connection'))).toContain(said);
  const script = await world.html('/backend/email', 200, { cookie });
  expect(only(script, '#connection').toString()).toContain(said);
});

test('without a mailbox, no mail is queued', async () => {
  const { cookie } = await world.signedIn();
  const answer = await world.call(
    'POST',
    '/api/backend/email/send',
    { to: ['sari@example.com'], subject: 'Hi', body: 'Hi' },
    { cookie },
  );
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ error: message, requestId: expect.any(String) });
  expect(await world.db.$count(mails)).toBe(0);
});
