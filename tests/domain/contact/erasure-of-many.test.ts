import { beforeAll, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { withTimeLimit } from '../../../src/db/request-scope.ts';
import { activityLogs, contactMessages, mailAttempts, mails } from '../../../src/db/schema/index.ts';
import { countPersonalData, erasePerson } from '../../../src/domain/contact/erasure.ts';
import { slow } from '../../support/slow.ts';
import { lastingWorld } from '../../support/world.ts';

const address = 'rina@example.com';
const entries = 12_000;

const world = await lastingWorld();
beforeAll(async () => {
  await world.reset();
  // More rows than are looked at in one statement. Every thousandth names the person.
  await withTimeLimit(slow, async () => {
    await world.db.execute(sql`
      insert into activity_logs (action_type, event, resource_name)
      select 'update', 'updated', case when i % 1000 = 0 then 'To rina@example.com' else 'To irina@example.com' end
      from generate_series(1, ${entries}::int) i`);
  });
  await world.db.execute(sql`
    insert into mails (message_id, subject, body, recipients)
    select gen_random_uuid(), 'Reply', 'Ask Rina@Example.com', '["budi@example.com"]' from generate_series(1, 3)`);
  await world.db.execute(sql`
    insert into mail_attempts (mail_id, started_at, error)
    select id, now(), 'Refused: rina@example.com' from mails`);
});

test('a person is erased from a long log in statements that look at a part of it each', async () => {
  expect(await countPersonalData(world.db, address)).toEqual({
    messages: 0,
    files: 0,
    emails: 0,
    mentions: 15,
    versions: 0,
  });
  const erased = await erasePerson(world.erasing, { id: 1, username: 'sari' }, address);
  expect(erased).toEqual({ messages: 0, files: 0, emails: 0, mentions: 15, versions: 0 });
  const count = (text: string) => world.db.$count(activityLogs, eq(activityLogs.resourceName, text));
  expect(await count('To [erased]')).toBe(12);
  expect(await count('To irina@example.com')).toBe(11_988);
  expect(await world.db.$count(mails, sql`${mails.body} = 'Ask [erased]'`)).toBe(3);
  expect(await world.db.$count(mailAttempts, sql`${mailAttempts.error} = 'Refused: [erased]'`)).toBe(3);
  expect(await world.db.$count(contactMessages)).toBe(0);
  expect((await countPersonalData(world.db, address)).mentions).toBe(0);
});
