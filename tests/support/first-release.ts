import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import type { Place } from './databases.ts';
import { makeDirectory } from './databases.ts';
import { root } from './sources.ts';

type Fixture = {
  passphrase: string;
  recoveryKey: string;
  receipts: [string, string];
  /** In the order of their references. */
  tables: Record<string, Record<string, unknown>[]>;
  files: Record<string, string>;
};

/** A report channel in use, as the last release before entries were signed stored it; see make-baik-fixture.ts. */
export const firstRelease = JSON.parse(
  readFileSync(join(root, 'tests/fixtures/baik-first-release.json'), 'utf8'),
) as Fixture;

/** Makes the empty database at a place one of that release, with the fixture in it. */
export async function restoreFirstRelease({ databaseUrl, dataDirectory }: Place): Promise<void> {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(dataDirectory);
  const sql = embedded
    ? postgres({ path: embedded.socket, username: 'postgres', database: 'postgres', max: 1, onnotice: () => {} })
    : postgres(databaseUrl ?? '', { max: 1, onnotice: () => {} });
  const folder = migrationsUpTo('0019_document-texts');
  try {
    await migrate(drizzle(sql), { migrationsFolder: folder.path });
    for (const [table, rows] of Object.entries(firstRelease.tables)) {
      await sql.unsafe(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::text::json)`,
        [JSON.stringify(rows)],
      );
      if (!rows.some(({ id }) => typeof id === 'number')) continue;
      await sql.unsafe(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
  } finally {
    await sql.end({ timeout: 5 });
    await embedded?.close();
    folder.remove();
  }
  for (const [name, content] of Object.entries(firstRelease.files)) {
    await Bun.write(join(dataDirectory, name), Uint8Array.fromBase64(content));
  }
}

function migrationsUpTo(tag: string) {
  const folder = makeDirectory();
  cpSync(join(root, 'drizzle'), folder.path, { recursive: true });
  const path = join(folder.path, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
