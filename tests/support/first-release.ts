import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './databases.ts';
import { makeOldDatabase } from './old-database.ts';
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
export async function restoreFirstRelease(place: Place): Promise<void> {
  await makeOldDatabase(place, '0019_document-texts', async (sql) => {
    for (const [table, rows] of Object.entries(firstRelease.tables)) {
      await sql.unsafe(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::text::json)`,
        [JSON.stringify(rows)],
      );
      if (!rows.some(({ id }) => typeof id === 'number')) continue;
      await sql.unsafe(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    }
  });
  for (const [name, content] of Object.entries(firstRelease.files)) {
    await Bun.write(join(place.dataDirectory, name), Uint8Array.fromBase64(content));
  }
}
