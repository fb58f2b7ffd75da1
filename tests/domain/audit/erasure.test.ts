import { beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { activityLogs } from '../../../src/db/schema/index.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { verifyLog } from '../../../src/domain/audit/verify.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { rolledBack } from '../../../src/domain/rolled-back.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { tamper } from '../../support/database/tampering.ts';
import { freshWorld } from '../../support/world.ts';

const sari = { id: 41, username: 'sari' };

const world = await freshWorld();
beforeEach(async () => {
  await record('nothing');
  await record('rina@example.com');
  await record('budi@example.com and rina@example.com');
});

const record = (passkey: string) => recordActivity(world.db, sari, event('account.passkeyRemoved', { passkey }));
const erase = (address: string) => erasePerson(world.erasing, sari, address);
const verify = () => verifyLog(world.db, { heads: [], invalid: [] });
async function entryAt(position: number) {
  const [entry] = await world.db.select().from(activityLogs).where(eq(activityLogs.position, position));
  if (!entry) throw new Error('There is no such entry.');
  return entry;
}

test('a log from which a person was erased, and then another, is intact', async () => {
  await erase('rina@example.com');
  expect(await verify()).toMatchObject({ ok: true, entries: 4 });
  await erase('budi@example.com');
  expect(await verify()).toMatchObject({ ok: true, entries: 5 });
  expect((await entryAt(3)).args).toEqual({ passkey: '[erased] and [erased]' });
});

test('the erasure leaves nothing by which the text can be guessed, and other entries as they are', async () => {
  const [other, before] = [await entryAt(1), await entryAt(2)];
  await erase('rina@example.com');
  const after = await entryAt(2);
  expect(after.args).toEqual({ passkey: '[erased]' });
  expect(after.salt).not.toBe(before.salt);
  expect(JSON.stringify(await loggedEntries(world.db))).not.toContain(before.salt ?? '');
  expect(after.hash).toBe(before.hash);
  expect(await entryAt(1)).toEqual(other);
});

test('an erased entry is found that is changed afterwards, also to what an earlier copy of the log holds', async () => {
  const { salt, args } = await entryAt(2);
  await erase('rina@example.com');
  for (const change of [`args = '{}'`, `args = '${JSON.stringify(args)}', salt = '${salt}'`]) {
    const found = await rolledBack(world.db, async (tx) => {
      await tamper(tx, `update activity_logs set ${change} where position = 2`);
      return verifyLog(tx, { heads: [], invalid: [] });
    });
    expect(found.broken).toMatchObject({ position: 2, reason: 'changed' });
  }
});
