import { expect, test } from 'bun:test';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { unguardedIn } from '../../../src/domain/audit/verify.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();

test.each(["update activity_logs set username = 'budi'", 'delete from activity_logs', 'truncate activity_logs'])(
  'the database refuses "%s"',
  async (statement) => {
    await recordActivity(world.db, undefined, event('backedUp'));
    const before = await loggedEntries(world.db);
    const attempt = async () => {
      await world.database.sql.unsafe(statement);
    };
    await expect(attempt()).rejects.toThrow('Entries of the activity log stay as they are');
    expect(await loggedEntries(world.db)).toEqual(before);
  },
);

test('check notices when the database would not refuse', async () => {
  const found = () => unguardedIn((statement) => world.db.execute(statement));
  expect(await found()).toEqual([]);
  await world.db.execute('alter table activity_logs disable trigger activity_logs_stay');
  expect(await found()).toEqual(['update', 'delete']);
  await world.db.execute('alter table activity_logs enable trigger activity_logs_stay');
});
