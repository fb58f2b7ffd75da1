import { expect, test } from 'bun:test';
import { tamper } from '../../support/database/tampering.ts';
import { freshWorld, staffOf } from '../../support/world.ts';

const world = await freshWorld();
const staff = staffOf(world);

const verify = async () => (await world.get('/api/backend/logs/verify', staff)).json();

test('the log is checked, and the answer contains the evidence', async () => {
  expect(await verify()).toEqual({
    ok: true,
    entries: 1,
    head: { position: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    invalid_heads: [],
    signed_up_to: 0,
    verified_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('the first wrong entry is named', async () => {
  await tamper(world.db, `update activity_logs set event = 'signedOut' where position = 1`);
  expect(await verify()).toMatchObject({
    ok: false,
    entries: 0,
    broken: { position: 1, id: expect.any(Number), reason: 'changed' },
  });
});

test('a repeated request does not run another check', async () => {
  const { verified_at } = await verify();
  await tamper(world.db, `update activity_logs set event = 'signedOut' where position = 1`);
  expect(await verify()).toMatchObject({ ok: true, verified_at });
});
