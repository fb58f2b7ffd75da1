import { expect, test } from 'bun:test';
import { mails } from '../../../src/db/schema/index.ts';
import { AuditLog } from '../../../src/domain/audit/audit-log.ts';
import { noBackups } from '../../../src/domain/backups/state.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { Jobs } from '../../../src/domain/jobs.ts';
import { metricSources } from '../../../src/server/metric-sources.ts';
import { Metrics } from '../../../src/web/requests/metrics.ts';
import { FileWorkers } from '../../../src/workers/files/file-workers.ts';
import { auditKey } from '../../support/audit-key.ts';
import { lastingWorld } from '../../support/world.ts';

const world = await lastingWorld();

test('the figures of mail are those of the moment in which they are read', async () => {
  const { database, cache, db, place } = world;
  const audit = new AuditLog(db, auditKey, place.dataDirectory);
  const fileWorkers = new FileWorkers();
  const files = new FolderStore(place.dataDirectory);
  const figures = new Metrics(
    metricSources({
      fileStore: files,
      database,
      cache,
      audit,
      fileWorkers,
      settings: { backups: noBackups },
      jobs: new Jobs(() => {}),
    }),
  );
  const read = async () => {
    const found = [...(await figures.read()).matchAll(/^site_mail_(\S+) (\S+)$/gm)];
    return Object.fromEntries(found.map(([, name, value]) => [name, Number(value)]));
  };
  const none = { 'outbox{state="waiting"}': 0, 'outbox{state="failing"}': 0 };
  expect(await read()).toEqual(none);
  const createdAt = new Date('2026-11-20T01:02:03Z');
  await db.insert(mails).values({ messageId: 'a@b', subject: 'S', body: 'B', createdAt });
  expect(await read()).toEqual({
    ...none,
    'outbox{state="waiting"}': 1,
    oldest_waiting_timestamp_seconds: 1_795_136_523,
  });
  await db.update(mails).set({ status: 'sent' });
  expect(await read()).toEqual(none);
});
