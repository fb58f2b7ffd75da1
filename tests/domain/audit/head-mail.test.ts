import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mails } from '../../../src/db/schema/index.ts';
import { setSealKey } from '../../../src/domain/activity/chain.ts';
import { event, recordActivity } from '../../../src/domain/activity/commands.ts';
import { auditWork } from '../../../src/domain/audit/audit-clock.ts';
import type { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { hasValidSignature } from '../../../src/domain/audit/key.ts';
import { openAudit } from '../../../src/domain/audit/open.ts';
import { auditKey, auditKeySetting } from '../../support/audit-key.ts';
import { makeDirectory } from '../../support/databases.ts';
import { freshWorld } from '../../support/world.ts';

const world = await freshWorld();
let directory: ReturnType<typeof makeDirectory>;
let audit: AuditLog;
beforeEach(async () => {
  directory = makeDirectory();
  ({ audit } = await openAudit(world.db, { dataDirectory: directory.path, auditKey: auditKeySetting }));
  await recordActivity(world.db, undefined, event('backedUp'));
  await audit.sign();
});
afterEach(() => {
  setSealKey(auditKey.sealKey);
  directory.remove();
});

/** Signs once, as a node does every minute. Returns how often it woke the outbox. */
async function runClock(mailTo: string | undefined): Promise<number> {
  let woken = 0;
  const failures: unknown[] = [];
  const { sign } = auditWork({
    db: world.db,
    audit,
    mailTo,
    keepInDays: 730,
    wakeOutbox: () => {
      woken += 1;
    },
    onBroken: (found) => failures.push(found),
  });
  await sign();
  expect(failures).toEqual([]);
  return woken;
}

/** Moves the signed head to a day that is over. */
function endTheDay() {
  const head = audit.heads.newest();
  if (!head) throw new Error('Nothing is signed.');
  const { position, hash, signed_at } = head;
  const earlier = audit.key.sign({ day: '2026-01-02', position, hash, signed_at });
  audit.heads.keep(earlier);
  return earlier;
}

test('the signed head of a day that is over is mailed once, by one of the nodes, when AUDIT_MAIL_TO is set', async () => {
  expect(await runClock('auditor@example.test')).toBe(0);
  const head = endTheDay();
  expect(await runClock(undefined)).toBe(0);
  expect(await world.db.$count(mails)).toBe(0);
  expect(await runClock('auditor@example.test')).toBe(1);
  expect(await runClock('auditor@example.test')).toBe(0);
  const sent = await world.db.select().from(mails);
  expect(sent.map(({ recipients }) => recipients)).toEqual([['auditor@example.test']]);
  const body = sent[0]?.body ?? '';
  const [mailed] = JSON.parse(body.slice(body.indexOf('[\n')));
  expect(mailed).toEqual(head);
  expect(hasValidSignature(mailed)).toBe(true);
});
