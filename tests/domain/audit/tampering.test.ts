import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../src/db/client.ts';
import { withTimeLimit } from '../../../src/db/request-scope.ts';
import { activityLogs } from '../../../src/db/schema/index.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { verifyLog } from '../../../src/domain/audit/verify.ts';
import { rolledBack } from '../../../src/domain/rolled-back.ts';
import { answerAuditCommand } from '../../../src/operator/audit-command.ts';
import { auditKey } from '../../support/audit-key.ts';
import { rehash, tamper } from '../../support/database/tampering.ts';
import { makeDirectory } from '../../support/databases.ts';
import { slow } from '../../support/slow.ts';
import { testOn } from '../../support/test-on.ts';
import { freshWorld, type World } from '../../support/world.ts';

const world = await freshWorld();
let directory: ReturnType<typeof makeDirectory>;
let audit: AuditLog;
beforeEach(async () => {
  directory = makeDirectory();
  audit = new AuditLog(world.db, auditKey, directory.path);
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await record(name);
});

const record = (name: string) =>
  recordActivity(world.db, { id: 41, username: 'sari' }, event('article.draftSaved', { id: 7, name, title: name }));
/** Gives the entries after a removed third one its position and the following; in two steps, since positions are unique. */
async function closeGap(): Promise<void> {
  const [third] = await world.db.select().from(activityLogs).where(eq(activityLogs.position, 3));
  if (third) return;
  await tamper(world.db, 'update activity_logs set position = -position where position > 3');
  await tamper(world.db, 'update activity_logs set position = -position - 1 where position < 0');
}

const verify = () => verifyLog(world.db, audit.heads.read());

test('an unchanged log is intact, with its length', async () => {
  expect(await verify()).toMatchObject({ ok: true, entries: 6, head: { position: 6 }, signedUpTo: 0 });
  expect(await audit.sign()).toBe(true);
  expect(await verify()).toMatchObject({ ok: true, entries: 6, signedUpTo: 6 });
});

const columns = [
  `event = 'article.approved'`,
  `args = '{"title": "nothing"}'`,
  `username = 'budi'`,
  `user_id = 42`,
  `action_type = 'delete'`,
  `status = 'failed'`,
  `timestamp = timestamp - interval '1 microsecond'`,
  `resource_type = 'asset'`,
  `resource_name = null`,
  `resource_id = '8'`,
  `error_message = ''`,
  `changes = '{"title": {"before": "a", "after": "b"}}'`,
  `salt = repeat('0', 32)`,
  `erasures = '[[1, "00"]]'`,
  `hash = repeat('0', 64)`,
];

describe('an administrator of the database', () => {
  test('who sets any column is found at that entry', async () => {
    for (const change of columns) {
      const { broken } = await rolledBack(world.db, async (tx) => {
        await tamper(tx, `update activity_logs set ${change} where position = 3`);
        return verifyLog(tx, audit.heads.read());
      });
      expect({ change, broken }).toMatchObject({ change, broken: { position: 3, reason: 'changed' } });
    }
    expect(await verify()).toMatchObject({ ok: true });
  });

  test('who removes an entry is found, with the gap closed or not', async () => {
    await tamper(world.db, 'delete from activity_logs where position = 3');
    expect((await verify()).broken).toEqual({ position: 3, id: null, reason: 'removed' });
    await closeGap();
    expect((await verify()).broken).toMatchObject({ position: 3, reason: 'changed' });
  });

  test('who inserts an entry is found, outside of the chain or inside of it', async () => {
    const copied = 'action_type, event, status, username';
    await tamper(world.db, `insert into activity_logs (${copied}) values ('delete', 'deleted', 'success', 'budi')`);
    expect((await verify()).broken).toMatchObject({ position: null, reason: 'inserted' });
    await tamper(world.db, 'update activity_logs set position = -position where position >= 3');
    await tamper(world.db, 'update activity_logs set position = 1 - position where position < 0');
    await tamper(
      world.db,
      `update activity_logs set position = 3, salt = 'x', hash = 'y', seal = 'z' where position is null`,
    );
    expect((await verify()).broken).toMatchObject({ position: 3, reason: 'inserted' });
  });

  test('who swaps two entries is found at the first of them', async () => {
    await tamper(world.db, 'update activity_logs set position = 100 where position = 3');
    await tamper(world.db, 'update activity_logs set position = 3 where position = 5');
    await tamper(world.db, 'update activity_logs set position = 5 where position = 100');
    expect((await verify()).broken).toMatchObject({ position: 3, reason: 'changed' });
  });

  test.each([
    ['changes an entry', `update activity_logs set event = 'deleted' where position = 3`, 3],
    ['removes an entry', 'delete from activity_logs where position = 3', 3],
  ])('who %s and computes the whole chain anew is found without the key', async (_name, statement, position) => {
    await tamper(world.db, statement);
    await closeGap();
    await rehash(world.db);
    expect((await verify()).broken).toMatchObject({ position, reason: 'forged' });
  });

  test('who removes the end is found: by the end of the chain, or by the signed head', async () => {
    await tamper(world.db, 'delete from activity_logs where position > 4');
    expect((await verify()).broken).toEqual({ position: 5, id: null, reason: 'removed' });
    await rehash(world.db);
    expect((await verify()).ok).toBe(true);
    audit.heads.keep(auditKey.sign({ day: '2026-01-01', position: 6, hash: 'aa', signed_at: '2026-01-01T00:00:00Z' }));
    expect((await verify()).broken).toEqual({ position: 5, id: null, reason: 'removed' });
  });

  test('removing the end and adding other entries is detected by the signed head', async () => {
    expect(await audit.sign()).toBe(true);
    await tamper(world.db, 'delete from activity_logs where position > 4');
    await rehash(world.db);
    for (const name of ['five', 'six', 'seven']) await record(name);
    expect((await verify()).broken).toMatchObject({ reason: 'rewritten' });
    expect(await audit.sign()).toBe(false);
  });

  test('rewriting the whole log without the key is detected, also without the signed heads', async () => {
    await audit.sign();
    await tamper(world.db, `update activity_logs set event = 'deleted', seal = repeat('0', 32)`);
    await rehash(world.db);
    expect((await verify()).broken).toMatchObject({ position: 1, reason: 'rewritten' });
    audit.heads.setAside(0);
    expect((await verify()).broken).toMatchObject({ position: 1, reason: 'rewritten' });
  });

  test('a missing end whose acceptance cannot be recorded stays missing: its signed heads stay in the check', async () => {
    await audit.sign();
    await tamper(world.db, 'delete from activity_logs where position > 4');
    await rehash(world.db);
    const accept = () => answerAuditCommand({ db: world.db, audit }, ['accept', 'disk', 'failed']);
    await world.db.execute('alter table activity_logs add constraint refused check (false) not valid');
    await expect(accept()).rejects.toThrow();
    await world.db.execute('alter table activity_logs drop constraint refused');
    expect((await verify()).broken).toMatchObject({ position: 5, reason: 'removed' });
    expect(await accept()).toEqual({
      code: 0,
      text: 'Recorded in the log that the entries 5 to 6 are missing: disk failed',
    });
    expect(await verify()).toMatchObject({ ok: true });
  });

  test('who adds an entry to the end gets no signature for it', async () => {
    await audit.sign();
    await tamper(
      world.db,
      `insert into activity_logs (position, username, action_type, event, salt, hash, seal)
       values (7, 'budi', 'delete', 'deleted', 'x', 'y', repeat('0', 32))`,
    );
    await rehash(world.db);
    expect((await verify()).broken).toMatchObject({ position: 7, reason: 'forged' });
    expect(await audit.sign()).toBe(false);
    expect(audit.heads.newest()?.position).toBe(6);
  });

  test('who empties the log completely is found by the signed head', async () => {
    await audit.sign();
    await tamper(world.db, 'delete from activity_logs; delete from activity_chain');
    expect((await verify()).broken).toEqual({ position: 1, id: null, reason: 'removed' });
  });

  test('an erased entry needs an entry that records the erasure', async () => {
    await tamper(world.db, `update activity_logs set args = '{}', erased = repeat('0', 64) where position = 3`);
    expect((await verify()).broken).toMatchObject({ position: 3, reason: 'changed' });
  });
});

test('a signed head that was edited is named', async () => {
  await audit.sign();
  const [head] = audit.heads.read().heads;
  await Bun.write(
    `${directory.path}/audit/heads/${head?.day}.json`,
    JSON.stringify({ ...head, position: 5, hash: 'aa' }),
  );
  expect(await verify()).toMatchObject({ ok: false, invalidHeads: [`${head?.day}.json`] });
});

testOn('postgres', 'simultaneous writers on two nodes produce one chain', async () => {
  const other = await openDatabase(world.place);
  const write = (db: World['db'], name: string) =>
    db.transaction((tx) => recordActivity(tx, undefined, event('email.tried', { name })));
  // Each waits for those before it, on a busy machine longer than a query of the site may take.
  await withTimeLimit(slow, () =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) => write(index % 2 === 0 ? world.db : other.db, `Write ${index}`)),
    ),
  );
  await other.close();
  expect(await verify()).toMatchObject({ ok: true, entries: 46 });
});

test('a change that is undone leaves no gap', async () => {
  await rolledBack(world.db, (tx) => recordActivity(tx, undefined, event('backedUp')));
  await record('seven');
  expect(await verify()).toMatchObject({ ok: true, entries: 7 });
});
