import { afterEach, beforeEach, expect, test } from 'bun:test';
import { readdirSync, statSync } from 'node:fs';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { beginChain } from '../../../src/domain/audit/begin.ts';
import { auditKeyFrom, openAuditKey } from '../../../src/domain/audit/key.ts';
import { adoptAudit, joinAudit, openAudit, requireKeyOfChain } from '../../../src/domain/audit/open.ts';
import { verifyLog } from '../../../src/domain/audit/verify.ts';
import { auditKey, auditKeySetting } from '../../support/audit-key.ts';
import { tamper } from '../../support/database/tampering.ts';
import { makeDirectory } from '../../support/databases.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let directory: ReturnType<typeof makeDirectory>;
beforeEach(async () => {
  directory = makeDirectory();
});
afterEach(() => {
  setSealKey(auditKey.sealKey);
  directory.remove();
});

const record = (name: string) => recordActivity(world.db, undefined, event('email.tried', { name }));
const settings = (key = auditKeySetting) => ({ dataDirectory: directory.path, auditKey: key });
const otherKey = Buffer.alloc(32, 9).toString('base64');

/** An entry that the site did not write. */
const writePastSite = () =>
  tamper(world.db, `insert into activity_logs (action_type, event) values ('update', 'updated')`);

test('the first start begins the chain with an entry, a later one goes on with it', async () => {
  const { audit, state } = await openAudit(world.db, settings());
  expect(state).toBe('begun');
  expect((await openAudit(world.db, settings())).state).toBe('known');
  expect(await verifyLog(world.db, audit.heads.read())).toMatchObject({ ok: true, entries: 1 });
});

test.each(['before', 'after'])(
  'entries that are written past the site %s its first start are not taken into the chain',
  async (when) => {
    if (when === 'before') await writePastSite();
    await openAudit(world.db, settings());
    if (when === 'after') await writePastSite();
    const { audit } = await openAudit(world.db, settings());
    expect((await verifyLog(world.db, audit.heads.read())).broken).toMatchObject({ reason: 'inserted' });
  },
);

test('a removed chain is not recreated over the remaining entries', async () => {
  const { audit } = await openAudit(world.db, settings());
  await record('one');
  await audit.sign();
  await tamper(
    world.db,
    'update activity_logs set position = null, hash = null, seal = null; delete from activity_chain',
  );
  expect(await beginChain(world.db, auditKey, audit.heads)).toBe('lost');
  expect((await verifyLog(world.db, audit.heads.read())).ok).toBe(false);
});

test('a start with another key is refused and leaves nothing behind, until the key is adopted', async () => {
  await openAudit(world.db, settings());
  await record('one');
  const stranger = makeDirectory();
  for (const auditKey of [otherKey, undefined]) {
    const place = { dataDirectory: stranger.path, auditKey };
    await expect(openAudit(world.db, place)).rejects.toThrow('a start would take the log over');
    await expect(requireKeyOfChain(world.database.sql, place)).rejects.toThrow('run "audit adopt"');
  }
  expect(readdirSync(stranger.path)).toEqual([]);
  stranger.remove();
  const { audit } = await openAudit(world.db, settings());
  expect(await verifyLog(world.db, audit.heads.read())).toMatchObject({
    ok: true,
    entries: 2,
    sealedWithEarlierKey: 0,
  });
});

test('of two first starts at once with different keys, one is refused; with the same key both go on', async () => {
  const two = await Promise.allSettled([openAudit(world.db, settings()), openAudit(world.db, settings(otherKey))]);
  const refused = two.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('a start would take the log over')]);
  await world.reset();
  const same = await Promise.all([openAudit(world.db, settings()), openAudit(world.db, settings())]);
  expect(same.map(({ state }) => state).sort()).toEqual(['begun', 'known']);
});

test('an adopted key is announced in the log, and the entries before it are checked by their hashes', async () => {
  await openAudit(world.db, settings());
  await record('one');
  expect(await adoptAudit(world.db, settings(otherKey))).toBe(true);
  expect(await adoptAudit(world.db, settings(otherKey))).toBe(false);
  const { audit, state } = await openAudit(world.db, settings(otherKey));
  expect(state).toBe('known');
  await record('two');
  expect(await verifyLog(world.db, audit.heads.read())).toMatchObject({
    ok: true,
    entries: 4,
    sealedWithEarlierKey: 2,
  });
  await tamper(world.db, `update activity_logs set resource_name = 'zero' where position = 2`);
  expect((await verifyLog(world.db, audit.heads.read())).broken).toMatchObject({ position: 2 });
});

test("a command needs the server's key, and does not create one", async () => {
  await openAudit(world.db, settings());
  const without = joinAudit(world.db, { dataDirectory: directory.path, auditKey: undefined });
  await expect(without).rejects.toThrow('Run the command where the site runs');
  await expect(joinAudit(world.db, settings(otherKey))).rejects.toThrow('Run the command where the site runs');
  await expect(joinAudit(world.db, settings())).resolves.toBeInstanceOf(AuditLog);
});

test('the key is made once, and only its owner may read it', () => {
  const made = openAuditKey(directory.path, undefined);
  expect(openAuditKey(directory.path, undefined).publicKey).toBe(made.publicKey);
  expect(statSync(`${directory.path}/audit/key`).mode & 0o777).toBe(0o600);
});

test('a signature is what RFC 8032 says for this key', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const key = auditKeyFrom(seed);
  expect(Buffer.from(key.publicKey, 'base64').toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  );
});
