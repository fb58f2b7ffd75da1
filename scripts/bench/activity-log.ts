import type { Db } from '../../src/db/client.ts';
import { withTimeLimit } from '../../src/db/request-scope.ts';
import { activityLogs } from '../../src/db/schema/index.ts';
import { event, recordActivity } from '../../src/domain/activity/commands.ts';
import { openAudit } from '../../src/domain/audit/open.ts';
import { verifyLog } from '../../src/domain/audit/verify.ts';
import { AttachmentStore } from '../../src/domain/contact/attachment-store.ts';
import { erasePerson } from '../../src/domain/contact/erasure.ts';
import { ContentErasures } from '../../src/domain/erasing/erasures.ts';
import { FolderStore } from '../../src/domain/files/folder-store.ts';
import { watchStaleness } from '../../src/domain/publishing/staleness.ts';
import { KeptFiles } from '../../src/domain/versions/kept-files.ts';
import { median } from '../percentile.ts';
import { ensurePostgresPrograms } from '../setup/postgres/postgres-programs.mjs';
import { startPostgresServer } from '../setup/postgres/postgres-server.mjs';

// What the chain of the activity log costs: writing an entry against a plain insert, checking many, and erasing a person from a
// thousandth of them: `bun run bench:log [entries]`.
const entries = Number(process.argv[2] ?? 100_000);
const rounds = 400;
const entriesInTransaction = 1000;
const maxTransactionInMilliseconds = 60_000;
const postgres = await startPostgresServer(await ensurePostgresPrograms(process.execPath));
process.env.TEST_DATABASE = 'postgres';
process.env.TEST_DATABASE_URL = postgres.url;
try {
  // Only now: they read at once which database the run is about.
  const { makeDatabase } = await import('../../tests/support/databases.ts');
  const { openDatabase } = await import('../../src/db/client.ts');
  const place = await makeDatabase();
  const database = await openDatabase(place);
  const { db, close } = database;
  const { audit } = await openAudit(db, { ...place, auditKey: undefined });
  const [, filling] = await timed(() => fill(db));
  console.log(`writing ${entries} entries, ${entriesInTransaction} at once: ${(filling / 1000).toFixed(1)} s`);
  const [found, checking] = await timed(() => verifyLog(db, audit.heads.read()));
  console.log(`checking ${found.entries} entries: ${(checking / 1000).toFixed(1)} s, ok: ${found.ok}`);
  const folder = new FolderStore(place.dataDirectory);
  const attachmentStore = new AttachmentStore(folder);
  const erasures = new ContentErasures({ db, files: new KeptFiles(folder), onError: console.error });
  const staleness = await watchStaleness(database);
  const site = { db, attachmentStore, staleness, erasures };
  const erase = () => erasePerson(site, { id: 1, username: 'sari' }, 'rina@example.com');
  const [{ mentions }, erasing] = await timed(erase);
  console.log(`erasing a person from ${mentions} of them: ${(erasing / 1000).toFixed(1)} s`);
  await compare(db);
  await staleness.close();
  await close();
  await place.remove();
} finally {
  await postgres.stop();
}
process.exit(0);

/** Every thousandth entry names a person. */
async function fill(db: Db): Promise<void> {
  for (let written = 0; written < entries; written += entriesInTransaction) {
    await withTimeLimit(maxTransactionInMilliseconds, () =>
      db.transaction(async (tx) => {
        for (let number = written; number < Math.min(entries, written + entriesInTransaction); number += 1) {
          const name = `Refinery ${number}${number % 1000 === 0 ? ' for rina@example.com' : ''}`;
          const actor = { id: 1, username: `editor${number % 12}` };
          await recordActivity(tx, actor, event('updated', { noun: 'article', name }));
        }
      }),
    );
  }
}

async function compare(db: Db): Promise<void> {
  const entry = event('updated', { noun: 'article', name: 'Refinery' });
  const plain = () =>
    db.transaction((tx) => tx.insert(activityLogs).values({ actionType: entry.action_type, event: entry.event }));
  const chained = () => db.transaction((tx) => recordActivity(tx, { id: 1, username: 'sari' }, entry));
  const ratios: number[] = [];
  // In turns, so that both meet the same moments of a busy machine.
  for (let turn = 0; turn < 5; turn += 1) {
    const [, before] = await timed(() => repeat(plain));
    const [, after] = await timed(() => repeat(chained));
    ratios.push(after / before);
    console.log(`entry: plain ${(before / rounds).toFixed(2)} ms, chained ${(after / rounds).toFixed(2)} ms`);
  }
  console.log(`a chained entry takes ${median(ratios).toFixed(2)} times a plain one (median of 5)`);
}

async function repeat(work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await work();
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}
