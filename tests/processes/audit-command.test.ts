import { afterAll, beforeAll, expect, test } from 'bun:test';
import { type Db, openDatabase } from '../../src/db/client.ts';
import { activityLogs } from '../../src/db/schema/index.ts';
import { recordActivity } from '../../src/domain/activity/commands.ts';
import { setSealKey } from '../../src/domain/activity/seal-key.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { runAuditCommand } from '../../src/operator/audit-command.ts';
import { readEnv } from '../../src/settings/env.ts';
import { start } from '../../src/start.ts';
import { auditKey } from '../support/audit-key.ts';
import { type FreshDatabase, makeDatabase } from '../support/databases.ts';
import { run, settingsOf } from '../support/processes.ts';
import { slow } from '../support/slow.ts';
import { rehash, tamper } from '../support/tampering.ts';
import { testOnce } from '../support/test-on.ts';

let place: FreshDatabase;
beforeAll(async () => {
  place = await makeDatabase();
  await lookInto(async (db) => {
    const { audit } = await openAudit(db, readEnv(settingsOf(place)));
    for (const name of ['one', 'two', 'three']) {
      await recordActivity(db, undefined, { action: 'other', description: name });
    }
    await audit.sign();
  });
}, slow);
afterAll(() => place.remove());

const operate = (...words: string[]) => runAuditCommand(readEnv(settingsOf(place)), words);

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

test(
  'audit verify reports an intact log and exits with code 0',
  async () => {
    const { said, code } = await operateOutside('verify');
    expect(said).toBe('The activity log is intact: 4 entries checked.');
    expect(code).toBe(0);
  },
  slow,
);

testOnce('a mistyped command is explained, with code 2', async () => {
  for (const words of [[], ['explode'], ['verify', 'x'], ['accept'], ['accept', ' ']]) {
    expect(await operate(...words)).toMatchObject({ code: 2, text: expect.stringContaining('Usage:') });
  }
});

testOnce(
  'without the key of the site nothing is checked, and the code is 2',
  async () => {
    const key = Buffer.alloc(32, 9).toString('base64');
    const command = run('src/server.ts', { ...settingsOf(place), AUDIT_KEY: key }, ['audit', 'verify']);
    expect(await command.end()).toMatchObject({ code: 2, errors: expect.stringContaining('AUDIT_KEY') });
  },
  slow,
);

testOnce(
  'a start with another key is refused with one sentence before anything is written; audit adopt lets it start',
  async () => {
    const own = await makeDatabase();
    const database = await openDatabase(own);
    const entries = () => database.db.$count(activityLogs);
    const stranger = { ...settingsOf(own), AUDIT_KEY: Buffer.alloc(32, 9).toString('base64') };
    try {
      await openAudit(database.db, readEnv(settingsOf(own)));
      const before = await entries();
      await expect(
        start(readEnv(stranger), { open: async () => ({ ...database, close: async () => {} }) }),
      ).rejects.toThrow('a start would take the log over');
      expect(await entries()).toBe(before);
      await database.close();
      expect((await runAuditCommand(readEnv(stranger), ['adopt'])).text).toBe(
        'The activity log is sealed with the key of these settings.',
      );
      expect(await runAuditCommand(readEnv(stranger), ['verify'])).toMatchObject({ code: 0 });
      await expect(runAuditCommand(readEnv(settingsOf(own)), ['verify'])).rejects.toThrow('which is not here');
    } finally {
      setSealKey(auditKey.sealKey);
      await own.remove();
    }
  },
  slow,
);

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
  slow,
);

testOnce('a changed entry cannot be accepted', async () => {
  await lookInto((db) => tamper(db, `update activity_logs set description = 'zero' where position = 2`));
  const { code, text } = await operate('accept', 'never mind');
  expect(code).toBe(1);
  expect(text).toContain('Only a missing end can be accepted.');
  expect(text).toContain('entry 2, id');
  await lookInto((db) => tamper(db, `update activity_logs set description = 'one' where position = 2`));
});
