import { beforeEach, expect, test } from 'bun:test';
import { ChainCheck } from '../../../src/chain/check.ts';
import { chainStartIn } from '../../../src/chain/entry.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import type { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { openAudit } from '../../../src/domain/audit/open.ts';
import { shortenLog } from '../../../src/domain/audit/retention.ts';
import { chainedEntries, verifyLog } from '../../../src/domain/audit/verify.ts';
import { loggedEntries } from '../../support/application/command-site.ts';
import { auditKey, auditKeySetting } from '../../support/audit-key.ts';
import { rehash, tamper } from '../../support/database/tampering.ts';
import { makeDirectory } from '../../support/databases.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let audit: AuditLog;
let settings: { dataDirectory: string; auditKey: string };
beforeEach(async () => {
  const directory = makeDirectory();
  settings = { dataDirectory: directory.path, auditKey: auditKeySetting };
  ({ audit } = await openAudit(world.db, settings));
  for (const id of [2, 3, 4]) await recordActivity(world.db, undefined, event('message.opened', { id }));
});

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);
const verify = () => verifyLog(world.db, audit.heads.read());

test('entries are removed after their time, the chain says where it begins, and is intact from there on', async () => {
  await audit.sign();
  expect(await shortenLog(world.db, auditKey, 730, daysAhead(729))).toBe(0);
  expect(await shortenLog(world.db, auditKey, 730, daysAhead(732))).toBe(4);
  expect((await loggedEntries(world.db)).map(({ position, description }) => [position, description])).toEqual([
    [5, expect.stringMatching(/^Removed the entries up to 4, older than 730 days; the next follows the hash \w{64}$/)],
  ]);
  expect(await verify()).toMatchObject({ ok: true, entries: 1, startsAfter: 4, head: { position: 5 } });
  expect(await audit.sign()).toBe(true);
  await recordActivity(world.db, undefined, event('backedUp'));
  expect(await audit.sign()).toBe(true);
  expect(await verify()).toMatchObject({ ok: true, entries: 2, signedUpTo: 6 });
  // The key that was announced in a removed entry is known.
  const other = { ...settings, auditKey: Buffer.alloc(32, 9).toString('base64') };
  await expect(openAudit(world.db, other)).rejects.toThrow('a start would take the log over');
});

test('an export of a shortened log is intact without the key of the site, and one that lacks more is not', async () => {
  await shortenLog(world.db, auditKey, 730, daysAhead(732));
  await recordActivity(world.db, undefined, event('backedUp'));
  await audit.sign();
  const { digest } = await import('../../../src/domain/secrets/tokens.ts');
  const entries = (await Array.fromAsync(chainedEntries(world.db, 0))).flat();
  const check = async (exported: typeof entries) => {
    const startsAfter = exported.map(chainStartIn).findLast((start) => start !== undefined);
    const found = new ChainCheck({ digest, erasures: new Map(), heads: audit.heads.read().heads, startsAfter });
    for (const entry of exported) await found.take(entry);
    return found.finish();
  };
  expect(await check(entries)).toBeUndefined();
  expect(await check(entries.slice(1))).toMatchObject({ reason: 'removed' });
});

test.each([
  ['more entries than the chain says', 'delete from activity_logs where position <= 5'],
  ['the entry about it', "delete from activity_logs where event = 'activity log.shortened'"],
])('who removes %s is found', async (_name, statement) => {
  await shortenLog(world.db, auditKey, 730, daysAhead(732));
  await recordActivity(world.db, undefined, event('backedUp'));
  await tamper(world.db, statement);
  expect((await verify()).broken).toMatchObject({ reason: 'removed' });
});

test('who removes the beginning and says so without the key is found', async () => {
  await audit.sign();
  const [, third] = await loggedEntries(world.db);
  await tamper(
    world.db,
    `delete from activity_logs where position <= 2;
     insert into activity_logs (position, username, action_type, event, args, resource_type, salt, seal)
       values (5, 'system', 'other', 'activity log.shortened', '{"until": 2, "days": 1, "hash": "${third?.hash}"}',
         'activity log', 'x', repeat('0', 32))`,
  );
  await rehash(world.db, third?.hash ?? '');
  expect((await verify()).broken).toMatchObject({ reason: expect.stringMatching(/forged|rewritten/) });
  expect(await audit.sign()).toBe(false);
});
