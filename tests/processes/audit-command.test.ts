import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Db, openDatabase } from '../../src/db/client.ts';
import { setSealKey } from '../../src/domain/activity/chain.ts';
import { event, recordActivity } from '../../src/domain/activity/commands.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { runAuditCommand } from '../../src/operator/audit-command.ts';
import { readEnv } from '../../src/settings/env.ts';
import { auditKey } from '../support/audit-key.ts';
import { rehash, tamper } from '../support/database/tampering.ts';
import { type FreshDatabase, makeDatabase, makeDirectory, type Place } from '../support/databases.ts';
import { run, settingsOf, startServer } from '../support/processes.ts';
import { testOn, testOnce } from '../support/test-on.ts';

let place: FreshDatabase;
beforeAll(async () => {
  place = await makeDatabase();
  await lookInto(async (db) => {
    const { audit } = await openAudit(db, readEnv(settingsOf(place)));
    for (const name of ['one', 'two', 'three']) {
      await recordActivity(db, undefined, event('email.tried', { name }));
    }
    await audit.sign();
  });
});
afterAll(() => place.remove());

const operateIn = (at: Place, ...words: string[]) => runAuditCommand(readEnv(settingsOf(at)), words);
const operate = (...words: string[]) => operateIn(place, ...words);

/** Runs the command in a separate process, as an operator does. */
async function operateOutside(...words: string[]) {
  const command = run('src/server.ts', settingsOf(place), ['audit', ...words]);
  const said = await command.nextLine();
  return { said, ...(await command.end()) };
}

async function lookInto(look: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase(place);
  await look(database.db);
  await database.close();
}

test('audit verify reports an intact log and exits with code 0', async () => {
  const { said, code } = await operateOutside('verify');
  expect(said).toBe('The activity log is intact: 4 entries checked.');
  expect(code).toBe(0);
});

testOnce('a mistyped command is explained, with code 2', async () => {
  for (const words of [[], ['explode'], ['verify', 'x'], ['accept'], ['accept', ' ']]) {
    expect(await operate(...words)).toMatchObject({ code: 2, text: expect.stringContaining('Usage:') });
  }
});

testOnce('without the key of the site nothing is checked, and the code is 2', async () => {
  const key = Buffer.alloc(32, 9).toString('base64');
  const command = run('src/server.ts', { ...settingsOf(place), AUDIT_KEY: key }, ['audit', 'verify']);
  expect(await command.end()).toMatchObject({ code: 2, errors: expect.stringContaining('AUDIT_KEY') });
});

const strangerKey = { AUDIT_KEY: Buffer.alloc(32, 9).toString('base64') };

testOn('postgres', 'nodes that run report a start with another key in the log, at /ready and as a figure', async () => {
  const own = await makeDatabase();
  const token = 'a token of the monitoring system';
  const node = await startServer(own, { METRICS_TOKEN: token });
  const ready = async () => (await fetch(`${node.address}/ready`)).json();
  expect(await ready()).toMatchObject({ parts: { log: 'ok' } });
  const other = makeDirectory();
  const stranger = { ...settingsOf({ ...own, dataDirectory: other.path }), ...strangerKey };
  expect(await run('src/server.ts', stranger).end()).toMatchObject({
    code: 1,
    errors: expect.stringContaining('a start would take the log over'),
  });
  let line = await node.nextLine();
  while (line !== undefined && !line.includes('"activity_log_foreign_start"')) line = await node.nextLine();
  expect(line).toContain('"level":"warn"');
  expect(await ready()).toMatchObject({ status: 'degraded', parts: { log: 'foreign-key' } });
  const check = run('src/server.ts', stranger, ['check']);
  let finding = await check.nextLine();
  while (finding !== undefined && !finding.includes(' database: ')) finding = await check.nextLine();
  expect(finding).toStartWith('failed  database: The activity log of this database is sealed with the key ');
  expect((await check.end()).code).toBe(1);
  // A node that runs would go on with the former key.
  expect(await runAuditCommand(readEnv(stranger), ['adopt'])).toEqual({
    text: 'The site runs on this database. Stop all its nodes, then run "audit adopt" again.',
    code: 2,
  });
  const figures = await fetch(`${node.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(await figures.text()).toContain('\nsite_activity_log_foreign_starts_total 1\n');
  expect((await node.stop()).code).toBe(0);
  expect(await operateIn(own, 'verify')).toMatchObject({ code: 0 });
  other.remove();
  await own.remove();
});

testOnce('audit adopt seals the log with another key, with which the site then starts', async () => {
  const own = await makeDatabase();
  const database = await openDatabase(own);
  await openAudit(database.db, readEnv(settingsOf(own)));
  await database.close();
  try {
    const stranger = readEnv({ ...settingsOf(own), ...strangerKey });
    expect((await runAuditCommand(stranger, ['adopt'])).text).toBe(
      'The activity log is sealed with the key of these settings.',
    );
    expect(await runAuditCommand(stranger, ['verify'])).toMatchObject({ code: 0 });
    await expect(operateIn(own, 'verify')).rejects.toThrow('which is not here');
    const server = await startServer(own, strangerKey);
    expect((await server.stop()).code).toBe(0);
  } finally {
    setSealKey(auditKey.sealKey);
    await own.remove();
  }
});

testOnce(
  'after an older backup the missing entries are named, until an operator accepts that with a reason',
  async () => {
    await lookInto(async (db) => {
      await tamper(db, 'delete from activity_logs where position > 2');
      await rehash(db);
    });
    const { said, code } = await operateOutside('verify');
    expect([said, code]).toEqual(['The activity log is NOT intact.', 1]);
    const { text } = await operate('verify');
    expect(text).toContain('First wrong entry: entry 3. It is missing');
    expect(text).toContain('2 entries before it are as written.');

    expect(await operate('accept', 'disk', 'failed')).toEqual({
      code: 0,
      text: 'Recorded in the log that the entries 3 to 4 are missing: disk failed',
    });
    expect(await operate('verify')).toMatchObject({ code: 0 });
    expect((await operate('accept', 'again')).text).toContain('nothing to accept');
  },
);

testOnce('a changed entry cannot be accepted', async () => {
  await lookInto((db) => tamper(db, `update activity_logs set resource_name = 'zero' where position = 2`));
  const { code, text } = await operate('accept', 'never mind');
  expect(code).toBe(1);
  expect(text).toContain('Only a missing end can be accepted.');
  expect(text).toContain('entry 2, id');
  await lookInto((db) => tamper(db, `update activity_logs set resource_name = 'one' where position = 2`));
});
