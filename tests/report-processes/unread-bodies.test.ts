import { expect, test } from 'bun:test';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { withDeadlines } from '../../src/db/deadlines.ts';
import { ConnectionSlots } from '../../src/db/slots.ts';
import { isDatabaseLate } from '../../src/db/unavailable.ts';
import { Drafts } from '../../src/domain/baik/uploads/drafts.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { ReportProcesses } from '../../src/report-processes/report-processes.ts';
import { makeDirectory } from '../support/databases.ts';
import { unavailableHealth } from '../support/unavailable-database.ts';

test('a passphrase that is sent while the database does not answer is received, so that it can be overwritten', async () => {
  // Never connects.
  const sql = postgres('postgres://localhost/none');
  const health = await unavailableHealth();
  const db = drizzle(withDeadlines(sql, { health, sockets: undefined, slots: new ConnectionSlots(1) }));
  const directory = makeDirectory();
  const processes = new ReportProcesses({
    settings: {},
    nodeEnvironment: 'test',
    db,
    drafts: new Drafts(new FolderStore(directory.path)),
    spool: { hasRoom: () => true, add: () => {} },
    onOverwriteFailed: () => {},
  } as unknown as ConstructorParameters<typeof ReportProcesses>[0]);
  const request = new Request('http://localhost/backend/baik/unlock', {
    method: 'POST',
    headers: { cookie: `__Host-session=${'x'.repeat(43)}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'passphrase=lima+kata+acak',
  });
  const error = await processes.answer(request, '203.0.113.7').catch((thrown: unknown) => thrown);
  expect(isDatabaseLate(error)).toBe(true);
  expect(request.bodyUsed).toBe(true);
  processes.stop();
  health.stop();
  directory.remove();
});
