import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '../../../src/db/client.ts';
import { ErasedRows, erasedContent } from '../../../src/db/erased-rows.ts';
import { contactMessages, contentRewrites } from '../../../src/db/schema/index.ts';
import { saveArticle } from '../../../src/domain/articles/save.ts';
import { AttachmentStore } from '../../../src/domain/contact/attachment-store.ts';
import { erasePerson } from '../../../src/domain/contact/erasure.ts';
import { ContentErasures } from '../../../src/domain/erasing/erasures.ts';
import { FolderStore } from '../../../src/domain/files/folder-store.ts';
import { type Staleness, watchStaleness } from '../../../src/domain/publishing/staleness.ts';
import { articlesOf } from '../../support/articles.ts';
import { databaseKind, type FreshDatabase, makeDatabase } from '../../support/databases.ts';
import { anyActor } from '../../support/people.ts';
import { slow } from '../../support/slow.ts';

setDefaultTimeout(2 * slow);

let place: FreshDatabase;
let database: OpenDatabase;
let staleness: Staleness;
beforeAll(async () => {
  place = await makeDatabase();
  database = await openDatabase(place);
  staleness = await watchStaleness(database);
});
afterAll(async () => {
  await staleness.close();
  await database.close();
  await place.remove();
});

async function filesWith(text: string): Promise<string[]> {
  await database.db.execute(sql`checkpoint`);
  const [row] = await database.db.execute(sql`select current_setting('data_directory') as path`);
  const directory = databaseKind === 'embedded' ? join(place.dataDirectory, 'postgres') : String(row?.path);
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && holds(join(entry.parentPath, entry.name), text))
    .map((entry) => (entry.parentPath.includes('pg_wal') ? 'log' : 'table'));
}

/** A file that the server has removed meanwhile holds nothing. */
function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path).includes(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** A server that has written much keeps more files of its log for reuse. */
async function writeMuch(): Promise<void> {
  if (databaseKind === 'embedded') return;
  const [row] = await database.db.execute(
    sql`select pg_size_bytes(current_setting('min_wal_size')) / 1048576 as least`,
  );
  for (let megabytes = 0; megabytes < 5 * Number(row?.least); megabytes += 1) {
    await database.db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('-', 1024 * 1024))`);
  }
  await database.db.execute(sql`checkpoint`);
}

/** More than one message, so that the statistics of a server, which it takes by itself, hold the address as a frequent value. */
async function receiveMessages(email: string): Promise<void> {
  const message = { name: 'Rina', email, subject: 'Media', message: 'Minta data', language: 'id' };
  const messages = Array.from({ length: 20 }, () => ({ ...message, submissionKey: crypto.randomUUID() }));
  await database.db.insert(contactMessages).values(messages);
  if (databaseKind === 'embedded') return;
  await database.db.execute(sql`analyze contact_messages`);
  const [row] = await database.db.execute(sql`select count(*)::int as count from pg_stats
    where tablename like 'contact_messages%' and most_common_vals::text like '%unmistakable.rina%'`);
  expect(row?.count).toBeGreaterThan(0);
}

test('what was erased from an article and its versions is in no file of the database after the next maintenance', async () => {
  const { db } = database;
  const id = await articlesOf(() => staleness).publish({ title: 'Harbour' });
  const write = async (content: string) => {
    const details = [{ language: 'en' as const, title: 'Harbour', slug: 'harbour', content }];
    expect((await saveArticle(staleness, anyActor, id, { details })).kind).toBe('saved');
  };
  await writeMuch();
  await write('<p>Ask unmistakable.rina@example.com.</p>');
  await write('<p>Ask the desk.</p>');
  await receiveMessages('unmistakable.rina@example.com');
  expect(await filesWith('unmistakable.rina')).toContain('table');
  const erasures = new ContentErasures({ db, files: { erase: async () => {} }, onError: () => {} });
  const attachmentStore = new AttachmentStore(new FolderStore(place.dataDirectory));
  await erasePerson(
    { db, attachmentStore, staleness, erasures },
    { id: 1, username: 'sari' },
    'unmistakable.rina@example.com',
  );
  await erasures.settled();
  // Deleted rows are still there.
  expect(await filesWith('unmistakable.rina')).toContain('table');
  expect(await db.$count(contentRewrites)).toBe(1);
  await new ErasedRows(database, erasedContent, () => {}).rewrite();
  expect(await db.$count(contentRewrites)).toBe(0);
  expect(await filesWith('unmistakable.rina')).toEqual([]);
});
